import './table.css';
import './beside.css';
import './sheet.css';
import './watched.css';
import './coach';
import './end';
import './hand';
import './signs';
import './transport';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { until } from 'lit/directives/until.js';
import type { Frame, GameTypes, NoteOf, OwnPlayer } from '../../generated/bridge';
import { icon } from '../art';
import { mayLeadFocus } from '../embedded';
import { language, list, t, useCatalogues } from '../i18n';
import { type Door, doorsFrom } from '../lessons';
import { missingDataOf } from '../missing-data';
import { moveOn, notify } from '../notices';
import { notesOf } from '../outside/notes';
import { Part } from '../part';
import { href } from '../routes';
import { breath, painted } from '../seen';
import type { Choices } from './choices';
import type { Mark } from './hand';
import { isForTable, takesBack } from './keys';
import { Lamp } from './lamp';
import { lampButton, lampPanel } from './lamp-view';
import type { Free } from './laying';
import type { Whisperer } from './lesson';
import { MatchElement } from './match-element';
import { Motion } from './motion';
import { comesBack, reviewOf } from './origin';
import { HASTE, sleep, UNREAD } from './pace';
import type { BaseScene } from './presenter';
import { meanwhile, primary } from './prompt';
import { Reviewed } from './reviewed';
import { type Roster, whoIs } from './roster';
import type { TableContext } from './sheets';
import type { Signs } from './signs';
import { type Chapter, company, storyPage, wholeStory } from './story';
import type { Turning } from './turning-point';
import { readerOf, viewpointLabel, watchedRoster } from './viewpoint';
import { waiting } from './waiting';
import { WhyPage } from './why-page';

/** What a player brings that came with a match. */
const wheels = new Part(() => Promise.all([import('../outside/wheel-list'), useCatalogues('wheels')]));
const bringsWheels = (text: string): boolean => text.includes('# /// script');

/** A table: draws what the controller shows, and turns touches into actions. Each game draws its own. */
export abstract class TableElement<G extends GameTypes, S extends BaseScene> extends MatchElement<G, S> {
  private readonly motion = new Motion(this);
  /** Of a match that is watched. */
  private readonly review = new Reviewed<G, S>(this, () => this.requestUpdate());

  private readonly lamp = new Lamp<G>(
    () => this.requestUpdate(),
    // To whoever wants no hints the table counsels nothing: then the lamp is told apart from it.
    (frame) => (this.settings.hints === 'on' ? (this.choices.counselled?.(frame) ?? null) : null),
  );

  /** First each of its parts is drawn, unseen; it is seen with the whole, and with what has happened meanwhile. */
  @state() private isLaid = false;
  /** What lies on the table is known, and is drawn next. */
  #isHeard = false;
  /** When all parts have had their turn; null before the first has one. */
  #turns: Promise<void> | null = null;
  /** When the table may be drawn next, while it is laid. */
  #next: Promise<void> | null = null;

  constructor() {
    super();
    this.addController(new WhyPage(this, () => this.#free));
  }

  // ---- what a game says ------------------------------------------------------------------------------------------------

  protected abstract draw(frame: Frame<G>, scene: S): TemplateResult;
  /** The match in words, as far as the story goes. */
  protected abstract chapters(story: readonly G['Event'][], scene: S): readonly Chapter[];
  /** How it is told what turned the match, as far as the story goes. */
  protected turning(_story: readonly G['Event'][], _scene: S): Turning {
    return {};
  }
  /** Whether one player may bear another a grudge there. */
  protected hasGrudges(_scene: S): boolean {
    return true;
  }
  /** How its choices are spoken of where they are not made. */
  protected abstract readonly choices: Choices<G>;
  /** Where an open decision is answered, as a selector. */
  protected abstract readonly answers: string;
  /** What one looks at while one decides, as a selector. */
  protected readonly regarded: string | null = null;
  /** What the lamp leaves in sight where it can, so that nothing moves for it, as a selector. */
  protected readonly inSight: string | null = null;
  /** Where the match stands, for the bar of the page. */
  protected abstract where(frame: Frame<G>, scene: S): string;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#key);
    this.addEventListener('mk-play', this.#play);
    this.addEventListener('click', this.#click, true);
    this.engine.addEventListener('recovered', this.#recovered);
    const { source, game } = this;
    const wanted = source.at === 'viewer' && 'review' in source && source.review === true;
    if (wanted || comesBack(reviewOf(game.id, source))) this.review.show();
  }

  override disconnectedCallback(): void {
    removeEventListener('keydown', this.#key);
    this.removeEventListener('mk-play', this.#play);
    this.removeEventListener('click', this.#click, true);
    this.engine.removeEventListener('recovered', this.#recovered);
    this.review.leave();
    this.lamp.out();
    super.disconnectedCallback();
  }

  protected get roster(): Roster {
    const { frame, scene } = this.controller;
    const reader = this.watching ? readerOf(this.watching) : null;
    const viewer = scene?.viewer ?? null;
    return {
      names: frame?.names ?? [],
      viewer: reader === null || reader === viewer ? viewer : null,
      controllers: frame?.controllers ?? [],
    };
  }

  /** The events of the match so far, with what is being told now. */
  protected get told(): readonly G['Event'][] {
    const { story, step } = this.controller;
    return step ? [...story, step.event] : story;
  }

  // ---- drawing ---------------------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues): void {
    if (this.playing) this.lamp.follow(this.playing);
    if (!changed.has('isLaid')) this.motion.note(this.settings); // else nobody has seen where anything lies
  }

  /** Whether what the player has let go of has not been told yet: until then it stays where it is. */
  protected get isUntold(): boolean {
    const { stage, step } = this.controller;
    return stage.at === 'animating' && step === null;
  }

  /** What is told to fly there has been laid there by hand: it comes from no further than `from`. */
  protected flyFrom(from: string, to: string): void {
    this.flights = this.flights.map((flight) => (flight.to === to ? { to, from } : flight));
  }

  /** A part of the table. While the table is laid in parts each has its turn, and the page answers in between. */
  protected inTurn(draw: () => unknown): unknown {
    if (this.isLaid) return draw();
    this.#turns = (this.#turns ?? Promise.resolve()).then(breath);
    return until(this.#turns.then(draw), nothing);
  }

  /** The page answers between hearing what lies on the table and drawing it, as between any two steps of laying it. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    if (this.controller.frame && !this.#isHeard) {
      this.#isHeard = true;
      this.#next = this.#after(breath());
    }
    if (this.#next) return this.#next.then(() => super.scheduleUpdate());
    super.scheduleUpdate();
    return undefined;
  }

  #after(step: Promise<void>, then = () => {}): Promise<void> {
    return step.then(() => {
      then();
      this.#next = null;
    });
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    let isStill = await super.getUpdateComplete();
    while (this.#next) {
      await this.#next;
      isStill = await super.getUpdateComplete();
    }
    return isStill;
  }

  protected override render(): TemplateResult {
    const { frame, scene, stage } = this.controller;
    if (stage.at === 'strangers') return this.#strangers(stage.players);
    const isThere = frame !== null && scene !== null;
    return html`${isThere && this.isLaid ? nothing : this.#notYet()} ${isThere ? this.#table(frame, scene) : nothing}`;
  }

  #table(frame: Frame<G>, scene: S): TemplateResult {
    const lamp = this.playing ? lampPanel(this.lamp, this.#lampShown(frame)) : nothing;
    return html`${this.draw(frame, scene)} ${lamp} ${this.#reviewed(scene)} <mk-signs></mk-signs>`;
  }

  #lampShown(frame: Frame<G>) {
    const { choices, inSight } = this;
    return {
      frame,
      choices,
      inSight,
      act: this.#follow,
      close: this.#putOutLamp,
      redraw: () => this.requestUpdate(),
    };
  }

  #reviewed(scene: S): unknown {
    const { watching, engine, choices } = this;
    if (!watching) return nothing;
    const { whole } = watching;
    const route = reviewOf(this.game.id, this.source);
    if (!route) return nothing;
    return this.review.draw({
      viewer: watching,
      engine,
      choices,
      route,
      chapters: this.chapters(whole, scene),
      turning: this.turning(whole, scene),
    });
  }

  /** Who whispers what the lesson explains. */
  protected whisperer(_scene: S): Whisperer {
    return { title: t('coach-title') };
  }

  /** Where a lesson that is over leads on; where the match is over too, its end does. */
  #doors(): readonly Door[] {
    const { hint, ends } = this.lesson;
    const { frame, stage } = this.controller;
    return hint && ends && stage.at !== 'over' && frame?.lesson ? doorsFrom(this.game, frame.lesson) : [];
  }

  /** What every note over the table leaves free. */
  get #free(): Free {
    const { answers, regarded } = this;
    return { answers, regarded };
  }

  #coachPanel(scene: S): TemplateResult | typeof nothing {
    const { hint, ends, done, skip } = this.lesson;
    if (!hint) return nothing;
    return html`<mk-coach .hint=${hint} .whisperer=${this.whisperer(scene)} .free=${this.#free}
      .doors=${this.#doors()} .done=${done} .skip=${ends ? null : skip}></mk-coach>`;
  }

  /** What lies beside the table and opens over it is drawn from this. */
  protected context(frame: Frame<G>, scene: S): TableContext<G, S> {
    const { game, source, controller, roster, engine, panel, show } = this;
    const coachPanel = this.posed
      ? this.posed.draw(frame, this.choices, this.#free)
      : this.#coachPanel(scene);
    return {
      game,
      source,
      controller,
      frame,
      scene,
      roster,
      engine,
      panel,
      show,
      coachPanel,
      story: () => this.#story(scene),
      chapters: () => this.chapters(controller.story, scene),
      turning: this.turning(controller.story, scene),
      takeSeat: this.#takeSeat,
      review: this.watching ? this.openReview : null,
    };
  }

  /** What of the story stands beside the table: not what is just being shown on it. */
  protected toldBeside(story: readonly G['Event'][], _scene: S): readonly G['Event'][] {
    return story;
  }

  #story(scene: S): unknown {
    const { watching } = this;
    const { story } = this.controller;
    const open = this.toldBeside(story, scene);
    return guard([story, open.length, watching?.whole, scene.viewer, language()], () => {
      const told = this.chapters(open, scene);
      if (!watching) return html`${company(this.roster, this.hasGrudges(scene))} ${storyPage(told)}`;
      return html`
        <button class="button button--gold story__review" @click=${this.openReview}>${icon('curve')} ${t('watch-review-open')}</button>
        ${wholeStory(told, this.chapters(watching.whole, scene), this.#jump)} ${company(this.roster, this.hasGrudges(scene))}
      `;
    });
  }

  /** The button that is offered while nothing is asked; what is being explained is read before one hurries on. */
  protected primary(): TemplateResult | typeof nothing {
    const hurry = this.playing && this.lesson.hint === null ? this.#hurry : null;
    const { scene } = this.controller;
    const out = scene !== null && (this.presenter.isOut?.(scene) ?? false);
    const closing = this.presenter.closing ?? 'button-hurry-round';
    return primary(this.controller, {
      hurry,
      on: this.#on,
      closing,
      out,
      open: scene === null || (this.presenter.isClosed?.(scene) ?? true),
      undo: this.undo,
      reopen: this.reopen,
      show: this.show,
    });
  }

  /** What was decided just before, by the same player, can be decided anew. */
  protected takeBack(): TemplateResult | typeof nothing {
    if (this.controller.stage.at !== 'choosing' || !this.playing?.canUndo) return nothing;
    return html`<button class="icon-button act__back" aria-label=${t('button-undo')} title=${t('button-undo')} @click=${this.undo}>
      ${icon('undo')}
    </button>`;
  }

  /** The lamp, to be asked about the decision that is open; not while that is the question. */
  protected lampButton(): TemplateResult | typeof nothing {
    const { playing, posed } = this;
    if (!playing || posed?.controller.isPosed) return nothing;
    return lampButton(playing, this.lamp, this.#askLamp);
  }

  /** What the lamp has found out is shown. */
  protected get isLit(): boolean {
    return this.lamp.light?.at === 'found';
  }

  /** What the lamp has found best for the decision that is open, if it was asked. */
  protected get saidByLamp(): G['Action'] | null {
    return this.lamp.said;
  }

  /** The numbers that the lamp puts on the cards of the hand. */
  protected lampMarks(): ReadonlyMap<string, Mark> {
    return this.lamp.marks(this.choices);
  }

  /** Whose hand and whose side of the table it is: nobody's own while a match is watched. */
  protected handLabel(name: string): string {
    return this.watching ? t('watch-hand', { name }) : t('table-hand');
  }
  protected sideLabel(name: string): string {
    return this.watching ? t('watch-side', { name }) : t('table-me');
  }

  /** What is said while nothing is asked; who plays, where a match that is watched stands, and what is offered at its end. */
  protected meanwhile(scene: S): unknown {
    const { watching, controller } = this;
    if (!watching) return meanwhile(controller, this.spoken);
    const { stage, story } = controller;
    if (stage.at === 'animating') return this.spoken;
    const back = this.review.wayBack();
    if (stage.at !== 'still') return html`${this.primary()} ${back}`;
    if (watching.at === 0 && back === nothing) return opening(watchedRoster(watching));
    const heading = guard([story, language()], () => this.chapters(story, scene).at(-1)?.heading);
    return html`${heading}<small>${viewpointLabel(watching)}</small>${back}`;
  }

  /** The bar of a match that is watched. */
  protected transport(scene: S): TemplateResult | typeof nothing {
    const { watching, source } = this;
    if (!watching) return nothing;
    const { whole } = watching;
    return html`<mk-transport
      .viewer=${watching}
      .notes=${'code' in source ? notesOf(source.code) : 'id' in source ? notesOf(source.id) : NONE}
      .chapters=${guard([whole, language()], () => this.chapters(whole, scene))}
    ></mk-transport>`;
  }

  /** What came with the match is shown before it is run. */
  #strangers(players: readonly OwnPlayer[]): TemplateResult {
    const names = list(players.map(({ name }) => `${name}.py`));
    return html`<div class="waiting strangers">
      <h1 tabindex="-1">${t('strangers-title')}</h1>
      <p role="status">${t('strangers-what', { names, count: players.length })}</p>
      ${players.map(
        ({ name, text }) => html`<details class="fold">
          <summary>${name}.py</summary>
          <pre tabindex="0">${text}</pre>
        </details>
        ${
          bringsWheels(text)
            ? wheels.show(
                () => html`<mk-wheels .text=${text}></mk-wheels>`,
                () => this.requestUpdate(),
              )
            : nothing
        }`,
      )}
      <button class="button button--gold" @click=${() => void this.playing?.admit()}>${icon('check')} ${t('strangers-run', { count: players.length })}</button>
      <a class="button" href=${href({ page: 'home' })}>${t('strangers-leave')}</a>
    </div>`;
  }

  #notYet(): TemplateResult {
    const { game, source, engine, missing } = this;
    if (this.controller.stage.at !== 'failed')
      return waiting(this.presenter.game, source.at === 'problem' ? source.id : null, engine);
    return html`<div class="waiting">
      <h1 tabindex="-1">${t('failed-title')}</h1>
      ${
        missing !== null
          ? missingDataOf(game, {
              engine,
              wanted: missing,
              found: this.reopen,
              redraw: () => this.requestUpdate(),
            })
          : nothing
      }
      <button class="button button--gold" @click=${this.reopen}>${icon('retry')} ${t('failed-retry')}</button>
      <a class="button" href=${href({ page: 'home' })}>${t('end-home')}</a>
    </div>`;
  }

  protected override updated(): void {
    const { scene, frame } = this.controller;
    if (!scene || !frame) return;
    if (!this.isLaid) {
      const laid = (this.#turns ?? breath()).then(breath);
      this.#next = this.#after(laid, () => {
        this.isLaid = true;
      });
      return;
    }
    this.#signs?.requestUpdate(); // the one that is explained may have gone
    // The hand draws itself after the table.
    void this.motion.play(this.flights, this.settings, this.querySelector('mk-hand')?.updateComplete);
    this.flights = [];
    const where = this.where(frame, scene);
    const practice = frame.practice || frame.problem !== null ? t('table-practice', { where }) : where;
    const detail = (this.posed?.controller.isPosed && this.posed.where) || practice;
    this.dispatchEvent(new CustomEvent('mk-status', { detail, bubbles: true }));
    // After this update: dialogs have opened by then.
    if (this.watching) void this.updateComplete.then(this.#followStory);
    this.#leadFocus(frame);
  }

  /** The part that is being watched is kept in sight, in the story beside the table or over it. */
  readonly #followStory = () => {
    const now = [...this.querySelectorAll('.story__chapter--now')].findLast((part) => part.checkVisibility());
    if (!now || now === this.#followed) return;
    this.#followed = now;
    const room = now.closest('.beside__story, dialog');
    if (!room) return;
    const [there, here] = [now.getBoundingClientRect(), room.getBoundingClientRect()];
    room.scrollTop += there.top - here.top - here.height / 3;
  };
  #followed: Element | null = null;

  /** When a decision opens, the focus goes where it is made, unless the reader is busy elsewhere. */
  #leadFocus(frame: Frame<G>): void {
    const { stage } = this.controller;
    const now = stage.at === 'choosing' ? `${stage.at} ${this.controller.run}` : stage.at;
    if (now === this.#led) return;
    // Whoever presses twice at the curtain has not yet read what he is asked.
    const unread = this.#led === 'curtain' ? UNREAD : 0;
    this.#led = now;
    this.#ledAt = Number.POSITIVE_INFINITY;
    if (this.#hurries && stage.at === 'choosing') this.#hurried = performance.now();
    if (stage.at !== 'animating' && stage.at !== 'grace') this.#hurries = false;
    // Dialogs have closed by then, and to ask what can be focused costs no layout of its own.
    void Promise.all([painted(), sleep(unread, new AbortController().signal)]).then(() => {
      if (now === this.#led) this.#ledAt = performance.now();
      const here = document.activeElement;
      const free = here === null || here === document.body || here.tagName === 'MAIN' || this.contains(here);
      if (!free || !mayLeadFocus() || now !== this.#led) return;
      if (this.querySelector('dialog[open]')) {
        this.#led = ''; // when it has been closed
        return;
      }
      // Never onto "Take back": a key pressed once too often must not undo the choice.
      if (stage.at === 'grace') this.querySelector('mk-hand')?.focus();
      if (stage.at === 'held') this.querySelector<HTMLElement>('.act__on')?.focus();
      if (stage.at === 'over') this.querySelector<HTMLElement>('.act > .button')?.focus(); // back to how it ended
      if (stage.at !== 'choosing') return;
      const asked = this.querySelector('.asked__words')?.textContent?.trim() ?? '';
      const told = [...this.querySelectorAll<HTMLElement>('[data-told]')].map((one) => one.dataset.told);
      this.spoken = [asked, ...told].join(' ');
      this.choice(frame)?.focus();
    });
  }
  #led = '';
  /** When the focus was led there. */
  #ledAt = Number.POSITIVE_INFINITY;

  // ---- what the player does --------------------------------------------------------------------------------------------

  protected readonly act = (action: G['Action'] | null) => {
    if (action === null) return;
    this.answering();
    this.lesson.done();
    moveOn();
    void this.playing?.act(action);
  };

  protected readonly undo = (event: Event) => {
    event.stopPropagation();
    void this.playing?.undo();
  };

  /** Asked, or put out again. */
  readonly #askLamp = () => {
    const { playing, lamp } = this;
    if (!playing) return;
    if (lamp.light === null) void lamp.ask(playing);
    else this.#putOutLamp();
  };

  readonly #putOutLamp = () => {
    this.lamp.out();
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.lamp-button')?.focus());
  };

  readonly #follow = (action: G['Action']) => {
    this.lamp.out();
    this.actByLamp(action);
  };

  /** What the lamp names is done at once, as what has been decided. */
  protected actByLamp(action: G['Action']): void {
    this.act(action);
  }

  readonly #takeSeat = () => void this.playing?.takeSeat();

  /** A scoring has no place of its own where one could stand: it is told again. */
  readonly #jump = ({ kind, begins }: Chapter) => {
    this.panel = null;
    if (kind === 'scoring') void this.watching?.tellAgain(begins);
    else void this.watching?.jumpTo(begins);
  };

  protected readonly openReview = () => {
    this.panel = null;
    this.review.show();
  };
  readonly #recovered = () => this.review.goOn();

  protected readonly show = (panel: string | null): void => {
    this.panel = panel;
  };

  get #signs(): Signs | null {
    return this.querySelector(':scope > mk-signs');
  }

  /** A touch anywhere, or the space bar, goes on to the next thing; a sign explains itself where there is none. */
  protected readonly touch = (event: Event) => {
    if (
      event.target instanceof Element &&
      event.target.closest('button:not([aria-disabled="true"]), a, input')
    )
      return;
    if (!this.#skip()) this.#signs?.touch(event.target);
  };

  /** Whoever answers has read what was asked; where an answer is put together, whoever begins with it. */
  protected readonly answering = (): void => {
    this.lesson.answered();
    if (!this.posed) return;
    this.posed.fold();
    this.requestUpdate();
  };

  readonly #key = (event: KeyboardEvent) => {
    if (this.#lampKey(event) || this.#escapeKey(event) || this.#hurryKey(event))
      return event.preventDefault();
    if (event.key !== 'Enter' && (event.key !== ' ' || this.watching)) return;
    const target = event.target instanceof Element ? event.target : null;
    const isBusy =
      target?.closest('a, button:not([aria-disabled="true"]), input, summary') && !this.#isIdle(event);
    if (isBusy || !isForTable(event)) return;
    if (this.#skip() || this.#pressGold(event)) event.preventDefault();
  };

  /**
   * Where nothing has the focus that would answer, and nothing waits to be read, Enter gives the one answer that is gold; but
   * not to whoever presses once more, and has not read yet what is asked now.
   */
  #pressGold(event: KeyboardEvent): boolean {
    const { key, repeat, target } = event;
    const isIdle = this.#isIdle(event);
    const isFree =
      isIdle || target === document.body || (target instanceof Element && target.tagName === 'MAIN');
    if (key !== 'Enter' || !isFree || this.querySelector('.lamp-room, .posed')) return false;
    const [gold, ...others] = [
      ...this.querySelectorAll<HTMLElement>('.act .button--gold:not([aria-disabled="true"])'),
    ].filter((one) => !one.matches('.button--gold + [aria-expanded]')); // the list beside it only opens
    if (!gold || others.length > 0) return false;
    if (repeat || performance.now() - this.#ledAt < HASTE) return isIdle;
    gold.click();
    return true;
  }

  #isIdle({ key, target }: KeyboardEvent): boolean {
    return key === 'Enter' && target instanceof HTMLElement && this.idles(target);
  }

  /** Whether Enter would give no answer there, as it only shows what is shown already. */
  protected idles(_: HTMLElement): boolean {
    return false;
  }

  /** What Enter on a chosen card does: the same as the button that plays it. */
  readonly #play = () => this.querySelector<HTMLElement>('.act__do[aria-disabled="false"]')?.click();

  /** L asks the lamp, or puts it out; so does Escape, where no note lies over the table. */
  #lampKey(event: KeyboardEvent): boolean {
    if (!isForTable(event)) return false;
    const isNoted = this.querySelector('.why-page:popover-open') !== null;
    if (event.key === 'Escape' && this.lamp.light !== null && !isNoted) this.#putOutLamp();
    else if (event.key.toLowerCase() === 'l' && this.querySelector('.lamp-button')) this.#askLamp();
    else return false;
    return true;
  }

  /** Escape, or the key that takes back, puts back what has been chosen, or else takes back what was played before. */
  #escapeKey(event: KeyboardEvent): boolean {
    const isHere =
      takesBack(event) || (event.key === 'Escape' && !event.defaultPrevented && isForTable(event));
    // What lies over the table and closes with it comes first.
    if (!isHere || this.querySelector('.why-page:popover-open, mk-coach')) return false;
    const { stage, frame } = this.controller;
    if (this.putBack()) {
      if (stage.at === 'choosing' && frame) void this.updateComplete.then(() => this.backTo(frame)?.focus());
    } else if (this.playing?.canUndo) void this.playing.undo();
    else if (this.playing && takesBack(event)) notify(() => this.whyKept() ?? t('undo-none'));
    else return false;
    return true;
  }

  /** Why what this seat did last cannot be taken back, where that is a rule of the game. */
  protected whyKept(): string | null {
    return null;
  }

  /** What has been chosen and not played is put back, and what is open put away; whether there was any. */
  protected putBack(): boolean {
    return false;
  }

  /** Where the focus goes then. */
  protected backTo(frame: Frame<G>): HTMLElement | null {
    return this.choice(frame);
  }

  /** N goes to the next decision. */
  #hurryKey(event: KeyboardEvent): boolean {
    const hurries = isForTable(event) && event.key.toLowerCase() === 'n' && this.playing !== null;
    const { at } = this.controller.stage;
    if (hurries && at === 'animating') this.#hurry();
    if (hurries && at === 'held') this.#on();
    return hurries;
  }

  readonly #hurry = () => {
    this.#hurries = true;
    this.controller.hurryOn();
  };
  #hurries = false;
  /** When the decision that was hurried to was there. */
  #hurried = Number.NEGATIVE_INFINITY;

  /** Whoever presses once more to hurry on has not read what stands there now: neither deed nor lamp is meant. */
  readonly #click = (event: MouseEvent) => {
    const isSoon = event.detail > 0 && performance.now() - this.#hurried < HASTE;
    const does = event.target instanceof Element && event.target.closest('.act__do, .lamp-button');
    if (!isSoon || !does) return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #on = () => this.controller.goOn();

  #skip(): boolean {
    const { at } = this.controller.stage;
    if (at === 'held') this.#on();
    const moving = at === 'animating' || at === 'grace';
    if (moving) this.controller.skip();
    return moving || at === 'held';
  }
}

/** Nobody has written anything. */
const NONE: readonly NoteOf[] = [];

/** To whoever opens a match to watch it. */
const opening = (roster: Roster): TemplateResult =>
  html`${t('watch-opening', { count: roster.names.length, names: list(roster.names.map((_, seat) => whoIs(roster, seat))) })}<small>${t('watch-opening-how')}</small>`;
