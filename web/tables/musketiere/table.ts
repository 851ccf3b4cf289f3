import './table.css';
import './middle.css';
import './hand.css';
import './beside.css';
import './sheet.css';
import './hand';
import './end';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon, rosette } from '../../art';
import { MkElement } from '../../shell/element';
import { t } from '../../shell/i18n';
import { notify } from '../../shell/notices';
import { refusal } from '../../shell/sentences';
import type { Settings } from '../../shell/settings';
import type { EngineClient } from '../../worker/client';
import type { Card } from '../../worker/protocol';
import type { Flight } from './beats';
import { known, scores, storyPage } from './beside';
import { actionOf, nothingPicked, type Picks, prepicked, rowAfter, touchCard, wanted } from './choice';
import { type Hint, hintFor } from './coach';
import { TableController } from './controller';
import { curtainOf } from './curtain';
import { deedsAt } from './deeds';
import { dialog } from './dialog';
import { vars } from './directives';
import { endTitle } from './end';
import { middle } from './middle';
import { Motion } from './motion';
import { ownPay } from './own';
import { paceOf, sleep } from './pace';
import { type Around, seatPanel } from './seat';
import { ask, type Company, deed, tell } from './sentences';
import { scoringSheet, sheetOf } from './sheet';
import { chapters } from './story';

type Panel = 'story' | 'known' | 'last-scoring' | 'end';

/** The table: draws what the controller shows, and turns touches into actions. */
@customElement('mk-table')
export class TableElement extends MkElement {
  @property({ attribute: false }) matchId!: string;
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) settings!: Settings;

  @state() private picks: Picks = nothingPicked;
  @state() private panel: Panel | null = null;
  /** Topics of the lesson that have been read. */
  @state() private heard: ReadonlySet<string> = new Set();
  @state() private spoken = '';
  private lessonSkipped = false;
  /** The seat at the lower edge: the reader's, or with several humans the last one's. */
  private front: number | null = null;

  private controller!: TableController;
  private readonly motion = new Motion(this);
  private flights: readonly Flight[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.controller = new TableController(
      this.engine,
      this.matchId,
      paceOf(() => this.settings),
      sleep,
    );
    this.controller.addEventListener('change', this.#change);
    this.controller.addEventListener('refused', this.#refused);
    this.engine.addEventListener('recovered', this.#reopen);
    addEventListener('keydown', this.#key);
    void this.controller.open();
  }

  override disconnectedCallback(): void {
    this.controller.close();
    this.engine.removeEventListener('recovered', this.#reopen);
    removeEventListener('keydown', this.#key);
    super.disconnectedCallback();
  }

  readonly #reopen = () => void this.controller.open();

  readonly #change = (event: Event) => {
    const { stage, scene, frame, beat } = this.controller;
    this.flights = [...this.flights, ...(event as CustomEvent<readonly Flight[]>).detail];
    if (typeof scene?.viewer === 'number') this.front = scene.viewer;
    else if (stage.at === 'curtain') this.front = stage.seat;
    if (stage.at === 'choosing' && frame && this.#decided !== frame.actions) {
      this.#decided = frame.actions;
      this.picks = prepicked(frame.legal);
    }
    if (stage.at !== 'choosing') this.#decided = null;
    if (stage.at === 'over' && this.#before !== 'over') this.panel = 'end';
    if (beat && beat.event !== this.#told) {
      this.#told = beat.event;
      this.spoken = tell(beat.event, this.#company) ?? this.spoken;
    }
    this.#before = stage.at;
    this.requestUpdate();
  };
  /** The decision the picks belong to, by the number of actions before it. */
  #decided: number | null = null;
  #before = '';
  #told: unknown = null;

  readonly #refused = (event: Event) =>
    notify(refusal((event as CustomEvent<unknown>).detail), { alert: true });

  get #company(): Company {
    return { names: this.controller.frame?.names ?? [], viewer: this.controller.scene?.viewer ?? null };
  }

  // ---- drawing ---------------------------------------------------------------------------------------------------------

  protected override willUpdate(): void {
    this.motion.note();
  }

  protected override render(): TemplateResult {
    const { frame, scene, stage } = this.controller;
    if (!frame || !scene) return this.#notYet();
    const company = this.#company;
    const around: Around = {
      frame,
      scene,
      stage,
      thinking: this.controller.thinking?.seat ?? null,
      names: company.names,
    };
    const deeds =
      stage.at === 'choosing' ? deedsAt(frame, scene, this.picks, company, this.#pick) : new Map();
    const rivals = scene.rows.map((_, seat) => seat).filter((seat) => seat !== this.front);
    const won = scene.verdict === null ? '' : scene.verdict.won ? 'table--won' : 'table--lost';
    const asks = stage.at === 'choosing' && wanted(frame.legal) === 0;
    return html`
      <div class="table mk-felt ${won} ${asks ? 'table--stones' : ''} ${scene.duel === 0 ? 'table--laying' : ''}"
        ${vars({ '--rivals': rivals.length })} data-rivals=${rivals.length} @click=${this.#click}>
        ${rosette()}
        <div class="table__light" aria-hidden="true"></div>
        <h1 class="unseen" tabindex="-1">${t('table-title', { game: scene.game })}</h1>
        <section class="rivals" aria-label=${t('table-rivals')}>
          ${rivals.map((seat) => seatPanel(seat, around, deeds.get(seat) ?? new Map()))}
        </section>
        ${middle(scene, company)} ${this.#asked(company)}
        <section class="me" aria-label=${t('table-me')}>
          ${this.front === null ? nothing : this.#mine(this.front, deeds.get(this.front) ?? new Map(), company)}
        </section>
        ${this.#beside(company)}
        <p class="unseen" role="status">${this.spoken}</p>
      </div>
      ${this.#dialogs(company)}
    `;
  }

  #notYet(): TemplateResult {
    const failed = this.controller.stage.at === 'failed';
    return html`<div class="waiting">
      <h1 tabindex="-1">${failed ? t('failed-title') : t('game-musketiere')}</h1>
      ${
        failed
          ? html`<button class="button button--gold" @click=${this.#reopen}>${icon('retry')} ${t('failed-retry')}</button>`
          : html`<mk-engine-status .engine=${this.engine}></mk-engine-status>`
      }
    </div>`;
  }

  /** The one sentence: what is asked, or what is happening. */
  #asked(company: Company): TemplateResult {
    const { frame, scene, stage, thinking, beat } = this.controller;
    let words = beat ? this.spoken : '';
    if (frame && scene && stage.at === 'choosing') words = ask(frame, scene, this.picks);
    else if (thinking) words = t('tell-thinking', { name: company.names[thinking.seat] ?? '' });
    else if (stage.at === 'over') words = t('tell-match-over');
    else if (stage.at === 'grace' && scene) words = t('tell-choice', { you: 'yes', name: '' });
    return html`
      <div class="asked">
        <button class="icon-button asked__story" aria-label=${t('story-open')} title=${t('story-open')}
          @click=${() => this.#show('story')}>${icon('story')}</button>
        <p class="asked__words ${stage.at === 'choosing' ? 'asked__words--you' : ''}">${words || '\u00a0'}</p>
        <button class="icon-button asked__known" aria-label=${t('known-open')} title=${t('known-open')}
          @click=${() => this.#show('known')}>${icon('help')}</button>
        ${scene?.sheet || stage.at === 'over' ? nothing : this.#hint(company)}
      </div>
    `;
  }

  #mine(seat: number, deeds: Parameters<typeof ownPay>[3], company: Company): TemplateResult {
    const { frame, scene, stage } = this.controller;
    if (!frame || !scene) return html``;
    const open = stage.at === 'choosing' && wanted(frame.legal) > 0;
    const shared = this.controller.humans.length > 1;
    const paying = open && frame.decision?.kind === 'choose_pay';
    const picked = paying ? this.picks.cards : [];
    const hand = (scene.hand ?? []).filter((card) => !picked.includes(card));
    return html`
      ${ownPay(scene, seat, picked, paying ? this.#putBack() : deeds, shared ? (company.names[seat] ?? null) : null, stage.at === 'choosing' ? rowAfter(this.picks, frame.legal, scene.rows[seat] ?? '---') : null)}
      <div class="act">${this.#button()}</div>
      <mk-hand .cards=${hand} .picked=${this.picks.cards} .open=${open} @mk-touch=${this.#touched}></mk-hand>
    `;
  }

  #button() {
    const { frame, stage } = this.controller;
    if (stage.at === 'grace')
      return html`<button class="button act__undo" ${vars({ '--grace': `${stage.ms}ms` })} @click=${this.#undo}>
        <svg class="ring" viewBox="0 0 36 36" aria-hidden="true"><circle cx="18" cy="18" r="15.5" pathLength="1"></circle></svg>
        ${icon('undo')} ${t('button-undo')}
      </button>`;
    if (!frame) return nothing;
    if (stage.at !== 'choosing') {
      return stage.at === 'over'
        ? html`<button class="button button--gold" @click=${() => this.#show('end')}>${t('end-open')}</button>`
        : nothing;
    }
    const ready = actionOf(this.picks, frame.legal) !== null;
    return html`
      ${frame.can_undo ? html`<button class="icon-button" aria-label=${t('button-undo')} title=${t('button-undo')} @click=${this.#undo}>${icon('undo')}</button>` : nothing}
      <button class="button button--gold act__do" aria-disabled=${ready ? 'false' : 'true'} @click=${this.#confirm}>
        ${deed(frame, this.picks)}
      </button>
    `;
  }

  #beside(company: Company) {
    const { frame, scene, story } = this.controller;
    if (!frame || !scene) return nothing;
    return html`
      <aside class="beside" aria-label=${t('story-title')}>
        <h2>${t('scores-title')}</h2>
        ${scores(scene.totals, frame.view, company)} ${this.#lastScoring()}
        <h2>${t('story-title')}</h2>
        <div class="beside__story" tabindex="0" role="region" aria-label=${t('story-title')}>${storyPage(chapters(story, company))}</div>
        <button class="button" @click=${() => this.#show('known')}>${t('known-open')}</button>
      </aside>
    `;
  }

  #lastScoring() {
    return this.controller.frame?.view.last_game
      ? html`<button class="button button--quiet" @click=${() => this.#show('last-scoring')}>${t('scores-last')}</button>`
      : nothing;
  }

  #hint(company: Company) {
    const hint = this.#hintNow(company);
    if (!hint) return nothing;
    return html`<aside class="coach" aria-label=${t('coach-title')}>
      <p class="coach__name">${t('coach-title')}</p>
      <p role="status">${hint.text}</p>
      <p class="coach__ways">
        <button class="button" @click=${() => this.#heard(hint.topic)}>${t('coach-ok')}</button>
        <button class="button button--quiet" @click=${() => this.#heard('')}>${t('coach-skip')}</button>
      </p>
    </aside>`;
  }

  #hintNow(company: Company): Hint | null {
    const { frame, scene, stage, beat } = this.controller;
    if (!frame?.lesson || !scene || this.lessonSkipped) return null;
    return hintFor({ frame, scene, stage, event: beat?.event ?? null }, company, this.heard);
  }

  #dialogs(company: Company): TemplateResult {
    const { frame, scene, stage, story } = this.controller;
    if (!frame || !scene) return html``;
    const close = () => this.#show(null);
    const last = frame.view.last_game;
    const goOn = () => this.controller.goOn();
    return html`
      ${dialog({
        id: 'story',
        title: t('story-title'),
        open: this.panel === 'story',
        page: true,
        close,
        body: () =>
          html`${scores(scene.totals, frame.view, company)} ${this.#lastScoring()} ${storyPage(chapters(story, company))}`,
      })}
      ${dialog({ id: 'known', title: t('known-title'), open: this.panel === 'known', close, body: () => known(frame.view) })}
      ${dialog({
        id: 'last-scoring',
        title: t('sheet-title', { game: frame.view.scores.length }),
        open: this.panel === 'last-scoring' && last !== null,
        page: true,
        close,
        body: () => (last ? scoringSheet(sheetOf(last), frame.view, company) : html``),
      })}
      ${dialog({
        id: 'scoring',
        title: t('sheet-title', { game: scene.game }),
        open: scene.sheet !== null,
        page: true,
        close: stage.at === 'scored' ? goOn : () => this.controller.skip(),
        body: () => html`
          ${scene.sheet ? scoringSheet(scene.sheet, frame.view, company) : nothing} ${this.#hint(company)}
          <button class="button button--gold sheet__next" @click=${stage.at === 'scored' ? goOn : () => this.controller.skip()}>
            ${stage.at === 'scored' ? t(stage.last ? 'sheet-end' : 'sheet-next') : t('button-skip')}
          </button>
        `,
      })}
      ${dialog({
        id: 'end',
        title: stage.at === 'over' ? endTitle({ frame, company }) : '',
        open: stage.at === 'over' && this.panel === 'end',
        close,
        body: () => html`
          ${this.#hint(company)}
          <mk-match-end .frame=${frame} .company=${company} .engine=${this.engine}></mk-match-end>
          ${last ? html`<details><summary>${t('scores-last')}</summary>${scoringSheet(sheetOf(last), frame.view, company)}</details>` : nothing}
        `,
      })}
      ${curtainOf(stage, company, () => void this.controller.takeSeat())}
    `;
  }

  // ---- after drawing ---------------------------------------------------------------------------------------------------

  protected override updated(): void {
    this.motion.play(this.flights, this.settings);
    this.flights = [];
    this.#sayWhere();
    this.#leadFocus();
  }

  #sayWhere(): void {
    const { scene, frame } = this.controller;
    if (!scene || !frame) return;
    const many = frame.view.options.match_end !== 'single';
    const detail =
      scene.duel === 0
        ? t('table-where-pay')
        : t(many ? 'table-where-game' : 'table-where', { game: scene.game, duel: scene.duel });
    this.dispatchEvent(new CustomEvent('mk-status', { detail, bubbles: true }));
  }

  /** When a decision opens, the focus goes where it is made, unless the reader is busy elsewhere. */
  #leadFocus(): void {
    const { stage, frame } = this.controller;
    const now = stage.at === 'choosing' && frame ? `${stage.at} ${frame.actions}` : stage.at;
    if (now === this.#led) return;
    this.#led = now;
    const here = document.activeElement;
    const free = here === null || here === document.body || here.tagName === 'MAIN' || this.contains(here);
    if (!free || this.querySelector('dialog[open]')) return;
    if (stage.at === 'grace') this.querySelector<HTMLElement>('.act__undo')?.focus({ preventScroll: true });
    if (stage.at !== 'choosing' || !frame) return;
    void this.updateComplete.then(() => {
      if (wanted(frame.legal) > 0) this.querySelector('mk-hand')?.focus();
      else this.querySelector<HTMLElement>('.place--deed:not(.place--picked), .act__do')?.focus();
      this.spoken = this.querySelector('.asked__words')?.textContent ?? '';
    });
  }
  #led = '';

  // ---- what the player does --------------------------------------------------------------------------------------------

  readonly #touched = (event: Event) => {
    const card = (event as CustomEvent<Card>).detail;
    const { frame } = this.controller;
    if (!frame) return;
    const again = this.picks.cards.includes(card) && frame.decision?.kind === 'play_card';
    if (again) this.#confirm();
    else this.picks = touchCard(this.picks, card, frame.legal);
  };

  /** A picked pay card goes back to the hand when its place is touched. */
  #putBack(): Map<number, { label: string; picked: boolean; press: () => void }> {
    const { frame } = this.controller;
    return new Map(
      this.picks.cards.map((card, place) => [
        place,
        {
          label: t('table-place-own', { place: place + 1, value: Number(card.split('/')[0]) }),
          picked: true,
          press: () => {
            this.picks = touchCard(this.picks, card, frame?.legal ?? null);
          },
        },
      ]),
    );
  }

  readonly #pick = (change: Partial<Picks>) => {
    this.picks = { ...this.picks, ...change };
  };

  readonly #confirm = () => {
    const action = actionOf(this.picks, this.controller.frame?.legal ?? null);
    if (action === null) return;
    this.picks = nothingPicked;
    void this.controller.act(action);
  };

  readonly #undo = (event: Event) => {
    event.stopPropagation();
    void this.controller.undo();
  };

  #heard(topic: string): void {
    if (topic === '') this.lessonSkipped = true;
    this.heard = new Set([...this.heard, topic]);
  }

  #show(panel: Panel | null): void {
    this.panel = panel;
  }

  /** A touch anywhere, or the space bar, goes on to the next thing. */
  readonly #click = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('button:not([aria-disabled="true"]), a'))
      return;
    if (this.controller.stage.at === 'telling' || this.controller.stage.at === 'grace')
      this.controller.skip();
  };

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (this.controller.stage.at !== 'telling' || this.querySelector('dialog[open]')) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('a, button:not([aria-disabled="true"]), input, textarea, summary, dialog')) return;
    event.preventDefault();
    this.controller.skip();
  };
}
