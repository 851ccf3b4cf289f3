import './review.css';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Finding, GameTypes } from '../../generated/bridge';
import { newId } from '../../worker/ids';
import { icon } from '../art';
import { MkElement } from '../element';
import { choice } from '../form/controls';
import { knows, list, t } from '../i18n';
import { notify } from '../notices';
import { go, type Route } from '../routes';
import { refusal } from '../sentences';
import type { Choices } from './choices';
import { type Band, curve, isShared, levelUntil, sharing } from './curve';
import type { Engine } from './match-client';
import { comeBack, keepOrigin, leaveAt } from './origin';
import type { BaseScene } from './presenter';
import type { ReplayController } from './replay';
import type { Reviewing } from './reviewing';
import { whoIs } from './roster';
import { type Chapter, isPart, whereIs } from './story';
import { isTurn, type Turned, type Turning, turned, turnedWords } from './turning-point';
import { watchedRoster } from './viewpoint';
import { differenceIn, worthIn } from './worth';

/** Marks where the match turned; dear choices bear numbers. */
const TURN = '!';

/** What a choice is beside the other one of a finding. */
type Role = 'played' | 'better' | 'perhaps';

/** The review of a match that is watched: everybody's chances, and the dearest choices of a seat. */
@customElement('mk-review')
export class Review extends MkElement {
  @property({ attribute: false }) viewer!: ReplayController<GameTypes, BaseScene>;
  @property({ attribute: false }) engine!: Engine;
  @property({ attribute: false }) choices!: Choices<GameTypes>;
  /** Where it is. */
  @property({ attribute: false }) route!: Route;
  /** Of the whole match. */
  @property({ attribute: false }) chapters: readonly Chapter[] = [];
  @property({ attribute: false }) turning: Turning = {};
  /** Where the review covers the table: leads to it. */
  @property({ attribute: false }) toTable: (() => void) | null = null;
  /** What has been found, which outlives this element. */
  @property({ attribute: false }) reviewing!: Reviewing<GameTypes>;

  /** Whose choices are told. */
  @state() private seat = 0;
  /** The choice that is looked at, by its moment. */
  @state() private open: number | null = null;
  /** Moments whose better choice the reader has asked for. */
  @state() private shown: ReadonlySet<number> = new Set();
  /** A match for practice is being opened. */
  @state() private busy = false;
  /** To where one has come back, until the finding is there, if it is one, or one goes elsewhere. */
  #comesBackTo: Pick<Finding<GameTypes>, 'at' | 'seat'> | null = null;
  #isBack = false;

  readonly #redraw = () => this.requestUpdate();
  readonly #refused = ({ detail }: Event & { detail?: unknown }) => notify(refusal(detail), { alert: true });

  override connectedCallback(): void {
    super.connectedCallback();
    const { viewer, reviewing } = this;
    this.#comesBackTo = comeBack(this.route);
    this.seat =
      this.#comesBackTo?.seat ?? viewer.viewer ?? viewer.humans[0] ?? viewer.frame?.outcome?.winners[0] ?? 0;
    // It need not be among the dearest any more.
    this.open = reviewing.of(this.seat).find(({ at }) => at === viewer.at)?.at ?? null;
    viewer.addEventListener('change', this.#redraw);
    reviewing.addEventListener('change', this.#redraw);
    reviewing.addEventListener('refused', this.#refused);
  }

  override disconnectedCallback(): void {
    this.viewer.removeEventListener('change', this.#redraw);
    this.reviewing.removeEventListener('change', this.#redraw);
    this.reviewing.removeEventListener('refused', this.#refused);
    super.disconnectedCallback();
  }

  /** Whoever comes back from the table stands where he left, before the finding as soon as it has been found again. */
  protected override updated(): void {
    const { viewer } = this;
    const back = this.#comesBackTo;
    if (!back || viewer.stage.at === 'opening') return;
    if (!this.#isBack) void viewer.standAt(back.at, back.seat);
    this.#isBack = true;
    if (viewer.at !== back.at) this.#comesBackTo = null;
    const finding = this.reviewing.of(back.seat).find((one) => one.at === back.at);
    if (viewer.at !== back.at || !finding || !this.reviewing.frame(finding)) return;
    this.#comesBackTo = null;
    this.seat = finding.seat;
    this.open = null;
    void this.#open(finding).then(() =>
      this.querySelector<HTMLElement>('.finding--open .finding__head')?.focus({ preventScroll: true }),
    );
  }

  // ---- drawing ---------------------------------------------------------------------------------------------------------

  protected override render() {
    const { seat, viewer, reviewing } = this;
    const { names } = this.#roster;
    const dearest = reviewing.dearest(seat, this.open);
    const together = dearest.some(({ sure }) => !sure);
    const isSole = together && !reviewing.together[seat]; // told of who has not won, where nothing else is
    const turn = this.#turned();
    const level = this.#uncounted ? levelUntil(reviewing.chances) : 0;
    const marks = dearest.map((finding, n) => ({
      at: finding.at,
      sign: `${n + 1}`,
      label: t('review-mark', { number: n + 1, where: this.#where(finding.at) }),
    }));
    if (turn && marks.every(({ at }) => at !== turn.at)) {
      marks.push({ at: turn.at, sign: TURN, label: turnedWords(turn, this.#roster, seat) });
      marks.sort((a, b) => a.at - b.at);
    }
    return html`
      ${choice({
        id: 'review-seat',
        legend: t('review-seat'),
        values: [...names.keys()],
        chosen: seat,
        label: (one) => whoIs(this.#roster, one),
        onChoose: (one) => this.#lookFrom(one),
      })}
      ${curve({
        chances: reviewing.chances,
        last: viewer.last,
        names: [...names.keys()].map((one) => whoIs(this.#roster, one)),
        seat,
        bands: this.#bands,
        isAnew: this.#isAnew,
        level,
        marks,
        at: viewer.at,
        seek: (at) => this.#seek(at),
      })}
      ${turn ? this.#turn(turn) : nothing}
      ${this.#here()}
      <p class="review__knows">${this.#knows()} ${this.#uncounted?.(level > 0)} ${this.#isAnew ? t('review-curve-anew') : ''} ${this.#shared()}</p>
      ${this.#progress()}
      ${
        dearest[0]
          ? html`<h3 class="review__title">${isSole ? t('review-one') : t('review-dearest', { you: this.#isYou ? 'yes' : 'no', name: names[seat] ?? '' })}</h3>
              <p class="review__knows">${isSole ? t('review-one-about') : together ? this.#together(dearest[0]) : t('review-cost')} ${this.#unit(dearest[0])}</p>`
          : nothing
      }
      ${this.choices.unjudged ? html`<p class="review__knows">${this.choices.unjudged()}</p>` : nothing}
      ${
        dearest.length === 0
          ? html`<p class="review__none">${this.#none(turn)}</p>`
          : html`<ol class="review__list">${repeat(
              dearest,
              ({ at }) => at,
              (finding, at) => this.#line(finding, at + 1),
            )}</ol>`
      }
    `;
  }

  /** By whose view the chances are: that of the only person at the table, or a spectator's. */
  #knows(): string {
    const { names, viewer } = this.#roster;
    const seat = this.#eyes;
    const whose = seat === null ? 'all' : seat === viewer ? 'you' : 'other';
    return t('review-curve-knows', { whose, name: names[seat ?? 0] ?? '' });
  }

  /** Whose hand the chances know. */
  get #eyes(): number | null {
    const [only, ...others] = this.viewer.humans;
    return only === undefined || others.length > 0 ? null : only;
  }

  /** Where they know a hand, they leave nothing out that the lamp counts. */
  get #uncounted(): Choices<GameTypes>['uncounted'] {
    return this.#eyes === null ? this.choices.uncounted : undefined;
  }

  /** The moment that turned the match for the seat, once all of it has been looked through. */
  #turned(): Turned | null {
    const { seat, viewer, reviewing, chapters, turning } = this;
    const { chances } = reviewing;
    if (chances.length <= viewer.last) return null;
    return turned({ chances, moments: viewer.moments, chapters, turning }, seat);
  }

  #turn(turn: Turned): TemplateResult {
    return html`<p class="review__turn"><b aria-hidden="true">${TURN}</b> <span>${turnedWords(turn, this.#roster, this.seat)}
      ${turn.what ? html`<small>${turn.what}</small>` : nothing}</span></p>`;
  }

  /** Of no choice of the seat it was found that it was costly, nor where the match turned against it. */
  #none(turn: Turned | null): string {
    if (this.reviewing.progress < 1) return t('review-none-yet');
    const [you, name] = [this.#isYou ? 'yes' : 'no', this.#roster.names[this.seat] ?? ''];
    return turn && isTurn(turn) && turn.after < turn.before
      ? t('review-none-turn', { you, name })
      : t('review-none');
  }

  /** No choice is sure to have cost anything, and yet all of them have. */
  #together({ unit, seat }: Finding<GameTypes>): string {
    return t('review-together', { cost: differenceIn(unit, this.reviewing.together[seat] ?? 0, 0) });
  }

  /** What a victory that is shared counts for: for each who shares it, all of it. */
  #shared(): string {
    const { viewer, reviewing } = this;
    const seats = sharing(reviewing.chances, viewer.last);
    if (seats.length > 0)
      return t('review-curve-ends', { names: list(seats.map((seat) => whoIs(this.#roster, seat))) });
    return isShared(reviewing.chances) ? t('review-curve-shared') : '';
  }

  /** What the choices are counted in, where that speaks for itself to nobody. */
  #unit({ unit }: Finding<GameTypes>): string {
    const about = `unit-${unit}-about`;
    return knows(about) ? t(about) : '';
  }

  /** Where the line stands on the curve. Any moment can be played anew, not only that of a dear choice, which says so itself. */
  #here(): TemplateResult {
    const { seat } = this;
    const { at, last } = this.viewer;
    const begin = html`<button class="button" ?disabled=${this.busy} @click=${() => this.#branch({ at, seat })}>
      ${icon('play')} ${this.#isYou ? t('review-play-on') : t('review-play-on-here', { name: this.#roster.names[seat] ?? '' })}
    </button>`;
    return html`<p class="review__here"><b>${this.#where(at)}</b> ${at < last && this.open === null ? begin : nothing}</p>`;
  }

  #progress(): TemplateResult | typeof nothing {
    const { progress } = this.reviewing;
    if (progress >= 1) return nothing;
    return html`<p class="review__progress">
      <label for="review-progress">${t('review-progress', { percent: Math.floor(100 * progress) })}</label>
      <progress id="review-progress" max="1" .value=${progress}></progress>
    </p>`;
  }

  #line(finding: Finding<GameTypes>, number: number): TemplateResult {
    const { at, unit, played, better } = finding;
    const open = this.open === at;
    const frame = this.reviewing.frame(finding);
    return html`<li class="finding ${open ? 'finding--open' : ''}">
      <button class="finding__head" aria-expanded=${open ? 'true' : 'false'} @click=${() => this.#open(finding)}>
        <em class="finding__number" aria-hidden="true">${number}</em>
        <span class="finding__words">
          <b>${this.#where(at)}</b>
          <small>${frame ? this.choices.name(played.action, frame) : '\u00a0'}</small>
        </span>
        <strong class="finding__cost">${differenceIn(unit, played.worth, better.worth)}</strong>
      </button>
      ${open && frame ? this.#detail(finding) : nothing}
    </li>`;
  }

  /** What was played and, once the reader has asked, what was better and why. */
  #detail(finding: Finding<GameTypes>): TemplateResult {
    const { at, played, better, wasted, sure } = finding;
    const shown = this.shown.has(at) || wasted || !sure; // else it is a riddle
    return html`<div class="finding__detail">
      <div class="finding__pair">
        ${this.#pictured(finding, played.action, 'played')}
        <svg class="finding__arrow" viewBox="0 0 40 24" aria-hidden="true"><path d="M2 12h32M25 4l9 8-9 8"></path></svg>
        ${shown ? this.#pictured(finding, better.action, sure ? 'better' : 'perhaps') : this.#covered()}
      </div>
      <div aria-live="polite">${shown ? this.#why(finding) : html`<p>${t('review-find')}</p>`}</div>
      <div class="finding__ways">
        <button class="button button--gold" ?disabled=${this.busy} @click=${() => this.#branch(finding, shown ? null : finding)}>
          ${icon('play')} ${t(shown ? 'review-play-on' : 'review-try')}
        </button>
        ${shown ? nothing : html`<button class="button" @click=${() => this.#show(at)}>${t('review-show')}</button>`}
        ${this.toTable ? html`<button class="button" @click=${this.toTable}>${icon('eye')} ${t('review-to-table')}</button>` : nothing}
      </div>
    </div>`;
  }

  #pictured(finding: Finding<GameTypes>, action: object, role: Role): TemplateResult {
    const frame = this.reviewing.frame(finding);
    if (!frame) return html``;
    return html`<figure class="finding__choice finding__choice--${role}">
      <div class="finding__picture">${this.choices.draw(action, frame)}</div>
      <figcaption>
        <small>${t(`review-${role}`)}</small>
        <b>${this.choices.name(action, frame)}</b>
      </figcaption>
    </figure>`;
  }

  #covered(): TemplateResult {
    return html`<figure class="finding__choice finding__choice--covered">
      <div class="finding__picture"><span class="finding__cover" aria-hidden="true">?</span></div>
      <figcaption><small>${t('review-better')}</small><b>${t('review-covered')}</b></figcaption>
    </figure>`;
  }

  #why(finding: Finding<GameTypes>): TemplateResult {
    const { unit, played, better, sure } = finding;
    const frame = this.reviewing.frame(finding);
    if (!frame) return html``;
    const said = (choice: typeof played) =>
      choice.reasons.map((reason) => this.choices.reason(reason, frame));
    const forBetter = said(better);
    const reasons = played.reasons.filter(
      (reason) => !better.reasons.some((one) => this.choices.mirrors?.(one, reason)),
    );
    const forPlayed = said({ ...played, reasons }).filter((sentence) => !forBetter.includes(sentence));
    // What they are is named above.
    const told = (role: Role, sentences: readonly string[]) =>
      sentences.length > 0 ? html`<dt>${t(`review-${role}`)}</dt><dd>${sentences.join(' ')}</dd>` : nothing;
    return html`
      <dl class="finding__said">${told(sure ? 'better' : 'perhaps', forBetter)} ${told('played', forPlayed)}</dl>
      <p>${t('review-worth', { better: worthIn(unit, better.worth), played: worthIn(unit, played.worth) })}</p>
    `;
  }

  // ---- where things are ------------------------------------------------------------------------------------------------

  get #roster() {
    return watchedRoster(this.viewer);
  }

  get #isYou(): boolean {
    return this.#roster.viewer === this.seat;
  }

  get #bands(): Band[] {
    const parts = this.chapters.filter(isPart);
    const divided = parts.length > 1 ? parts : this.chapters.filter((chapter) => !isPart(chapter));
    return divided
      .map(({ begins, heading }) => ({ from: this.viewer.stepOf(begins), label: heading }))
      .filter(({ from }) => from < this.viewer.last); // what is told at the very end divides nothing
  }

  /** Whether the match was more than one attempt. */
  get #isAnew(): boolean {
    return this.turning.since !== undefined && this.chapters.filter(isPart).length > 1;
  }

  /** In which part of the match a moment lies. */
  #where(at: number): string {
    return whereIs(this.chapters, ({ begins }) => this.viewer.stepOf(begins) <= at);
  }

  // ---- what the reader does --------------------------------------------------------------------------------------------

  #lookFrom(seat: number): void {
    this.#comesBackTo = null;
    this.seat = seat;
    this.open = null;
    void this.viewer.lookAs(seat, false);
  }

  /** Leads to the moment of a choice, or closes it again. */
  async #open({ at, seat }: Finding<GameTypes>): Promise<void> {
    this.#comesBackTo = null;
    this.open = this.open === at ? null : at;
    if (this.open === null) return;
    void this.viewer.standAt(at, seat);
    await this.updateComplete;
    this.querySelector('.finding--open')?.scrollIntoView({ block: 'nearest' }); // what can be done is at its foot
  }

  #seek(at: number): void {
    this.#comesBackTo = null;
    const marked = this.reviewing.dearest(this.seat, this.open);
    this.open = marked.find((finding) => finding.at === at)?.at ?? null;
    void (this.open === null ? this.viewer.jump(at) : this.viewer.standAt(at, this.seat));
  }

  /** The button that was pressed is gone then: the focus goes on to what can be done next. */
  async #show(at: number): Promise<void> {
    this.shown = new Set([...this.shown, at]);
    await this.updateComplete;
    this.querySelector<HTMLElement>('.finding--open .finding__ways .button')?.focus({ preventScroll: true });
  }

  /** A match for practice goes on from there; where what is better shall be found, it knows what for. */
  async #branch(
    { at, seat }: Pick<Finding<GameTypes>, 'at' | 'seat'>,
    finding: Finding<GameTypes> | null = null,
  ): Promise<void> {
    if (this.busy) return; // a second click comes before the button is drawn anew
    this.busy = true;
    this.reviewing.stop(); // another match is opened
    const id = newId();
    const { game, names } = this.viewer.frame ?? { game: '', names: [] };
    try {
      await this.engine.ask('branch', { client: 'table', seats: [], id, seat, at, names: [...names] });
      if (finding) keepOrigin(id, { route: this.route, finding });
      leaveAt(this.route, { at, seat });
      go({ page: 'match', game, id });
    } catch (error) {
      this.busy = false;
      void this.reviewing.start();
      notify(refusal(error), { alert: true });
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mk-review': Review;
  }
}
