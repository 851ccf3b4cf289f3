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
import { guard } from 'lit/directives/guard.js';
import type { Frame, GameTypes, NoteOf, OwnPlayer } from '../../generated/bridge';
import { icon } from '../art';
import { language, list, t, useCatalogues } from '../i18n';
import { type Door, doorsFrom } from '../lessons';
import { missingDataOf } from '../missing-data';
import { notesOf } from '../outside/notes';
import { Part } from '../part';
import { href } from '../routes';
import type { Mark } from './hand';
import { HandledElement } from './handled-element';
import { lampButton, lampPanel } from './lamp-view';
import type { Free } from './laying';
import type { Whisperer } from './lesson';
import { Motion } from './motion';
import { comesBack, reviewOf } from './origin';
import type { BaseScene } from './presenter';
import { meanwhile, primary } from './prompt';
import { Reviewed } from './reviewed';
import { type Roster, whoIs } from './roster';
import type { TableContext } from './sheets';
import { type Chapter, company, storyPage, wholeStory } from './story';
import type { Turning } from './turning-point';
import { readerOf, viewpointLabel, watchedRoster } from './viewpoint';
import { waiting } from './waiting';
import { WhyPage } from './why-page';

/** What a player brings that came with a match. */
const wheels = new Part(() => Promise.all([import('../outside/wheel-list'), useCatalogues('wheels')]));
const bringsWheels = (text: string): boolean => text.includes('# /// script');

/** A table: draws what the controller shows. Each game draws its own. */
export abstract class TableElement<G extends GameTypes, S extends BaseScene> extends HandledElement<G, S> {
  private readonly motion = new Motion(this);
  /** Of a match that is watched. */
  private readonly review = new Reviewed<G, S>(this, () => this.requestUpdate());

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
    this.engine.addEventListener('recovered', this.#recovered);
    const { source, game } = this;
    const wanted = source.at === 'viewer' && 'review' in source && source.review === true;
    if (wanted || comesBack(reviewOf(game.id, source))) this.review.show();
  }

  override disconnectedCallback(): void {
    this.engine.removeEventListener('recovered', this.#recovered);
    this.review.leave();
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
    super.willUpdate(changed);
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
      act: this.followLamp,
      close: this.putOutLamp,
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
    const hurry = this.playing && this.lesson.hint === null ? this.hurry : null;
    const { scene } = this.controller;
    const out = scene !== null && (this.presenter.isOut?.(scene) ?? false);
    const closing = this.presenter.closing ?? 'button-hurry-round';
    return primary(this.controller, {
      hurry,
      on: this.goOn,
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
    return lampButton(playing, this.lamp, this.askLamp);
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
    if (this.laysOn()) return;
    this.signs?.requestUpdate(); // the one that is explained may have gone
    // The hand draws itself after the table.
    void this.motion.play(this.flights, this.settings, this.querySelector('mk-hand')?.updateComplete);
    this.flights = [];
    const where = this.where(frame, scene);
    const practice = frame.practice || frame.problem !== null ? t('table-practice', { where }) : where;
    const detail = (this.posed?.controller.isPosed && this.posed.where) || practice;
    this.dispatchEvent(new CustomEvent('mk-status', { detail, bubbles: true }));
    // After this update: dialogs have opened by then.
    if (this.watching) void this.updateComplete.then(this.#followStory);
    this.leadFocus(frame);
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

  // ---- where one goes from it ------------------------------------------------------------------------------------------

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
}

/** Nobody has written anything. */
const NONE: readonly NoteOf[] = [];

/** To whoever opens a match to watch it. */
const opening = (roster: Roster): TemplateResult =>
  html`${t('watch-opening', { count: roster.names.length, names: list(roster.names.map((_, seat) => whoIs(roster, seat))) })}<small>${t('watch-opening-how')}</small>`;
