import '../../../lib/table/table';
import './watched.css';
import './table.css';
import './seats.css';
import './pay.css';
import './narrow.css';
import './wide.css';
import './middle.css';
import './faces.css';
import './beside.css';
import './sheet.css';
import './ending.css';
import './open.css';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Card, Event, Frame, GameTypes } from '../../../generated/musketiere';
import { rosette } from '../../../lib/art/table';
import { t } from '../../../lib/i18n';
import { cry } from '../../../lib/table/cry';
import { isForTable } from '../../../lib/table/keys';
import type { Moment } from '../../../lib/table/lesson';
import { paceOf } from '../../../lib/table/pace';
import { Passing } from '../../../lib/table/passing';
import type { AnimationStep } from '../../../lib/table/presenter';
import { asked, ring } from '../../../lib/table/prompt';
import { refuse } from '../../../lib/table/refuse';
import { TableElement } from '../../../lib/table/table';
import type { Turning } from '../../../lib/table/turning-point';
import { cardFace } from '../art';
import { deedsAt } from './actions';
import { key } from './animation';
import { cardValue, freeRow } from './cards';
import { Carry } from './carry';
import {
  actionOf,
  isAsChosen,
  nothingPicked,
  type Picks,
  passes,
  prepicked,
  rowAfter,
  sensiblePlace,
  touchCard,
  wanted,
} from './choice';
import { choices } from './chosen';
import { hintFor } from './coach';
import { dragIsTold } from './drag-hint';
import { facesAt } from './faces';
import { middle } from './middle';
import {
  afterCry,
  ahead,
  atStake,
  cryOf,
  lastDuel,
  lightOf,
  thirdsAtStake,
  wasRobbed,
  whyKept,
  whyTaken,
} from './outcome';
import { ownPay } from './own';
import type { Deed } from './place';
import { presenter } from './presenter';
import { question } from './question';
import { type Scene, sumOf } from './scene';
import { type Around, seatPanel } from './seat';
import { advice, cardAbout, cardName, deed, isBeyond, payAbout, tell } from './sentences';
import { closing, standing } from './sheet';
import { beside, sheets } from './sheets';
import { cameOf, chapters } from './story';
import { triumph } from './triumph';
import { heard } from './voices';
import { why } from './why';

const look = {
  face: (card: Card, raised: boolean) => cardFace(card, ...(raised ? ['chosen' as const] : [])),
  name: cardName,
  about: cardAbout,
  digits: (card: Card) => String(cardValue(card)), // both of a 10
};

const payLook = { ...look, about: payAbout };

/** Whose third gem would end the game, as long as the words for it stand in the middle. */
const nearEnd = (scene: Scene): readonly number[] =>
  scene.turned === null ? thirdsAtStake(scene, isBeyond(scene)) : [];

/** The table of Musketiere. */
@customElement('mk-musketiere')
export class MusketiereTable extends TableElement<GameTypes, Scene> {
  protected override readonly presenter = presenter;
  protected override readonly choices = choices;
  protected override readonly regarded =
    '.pay--own, .laid .slot__card:not(.slot__card--empty), .table:not(.table--laying) .guard__card, .gauge:not(.gauge--idle)';
  protected override readonly inSight =
    '.rivals, .table:not(.table--laying) .guard__card, .pay--own, .own__worth';
  protected override readonly answers = '.act .button, .place--deed, mk-hand button[aria-disabled="false"]';
  @state() private picks: Picks = nothingPicked;
  /** What there was no choice about when the decision opened. */
  #given: Picks = nothingPicked;

  // ---- drawing ---------------------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('picks')) this.listen();
    const { place } = this.#carry;
    if (place === null || this.front === null || this.isUntold) return;
    this.flyFrom(key.place(this.front, place), key.stone(this.front, place));
    this.#carry.release();
  }

  protected override draw(frame: Frame, scene: Scene): TemplateResult {
    const { controller, roster, show, told } = this;
    const { stage } = controller;
    const { options, players: seats } = frame.view;
    const views = this.watching?.views ?? null;
    const face = facesAt(roster.names, scene, controller.step?.event ?? null);
    const around: Around = {
      frame,
      scene,
      stage,
      thinking: controller.thinking?.seat ?? null,
      said: this.#said(told, {
        seats,
        target: options.match_end === 'target' ? options.target_score : null,
      }),
      names: roster.names,
      face,
      views,
      near: nearEnd(scene),
    };
    const actionButtons =
      stage.at === 'choosing' ? deedsAt(frame, scene, this.picks, roster, this.#pick) : new Map();
    const rivals = scene.rows.map((_, seat) => seat).filter((seat) => seat !== this.front);
    const robbed = wasRobbed(told, roster);
    const { verdict } = scene;
    const light = verdict === null ? '' : lightOf(verdict, robbed, roster);
    const context = this.context(frame, scene);
    const you = stage.at === 'choosing';
    const tried = this.#tried(frame);
    const counts = this.front === null || scene.counting.includes(this.front);
    const stake = stage.at === 'over' ? null : atStake(scene, roster, isBeyond(scene));
    const last = this.watching || stage.at === 'over' ? [] : lastDuel(told, roster, this.#seen); // else the course says it
    // What is at stake has its place: then it stands over the question, as long as that is about the next duel.
    const before = stake !== null && scene.turned === null && counts ? last : [];
    return html`
      <div class="table table--musketiere ${this.watching ? 'table--watched' : ''} mk-felt ${light} ${scene.duel === 0 ? 'table--laying' : ''}"
        data-rivals=${rivals.length} @click=${this.touch} @pointerdown=${this.#press}>
        ${rosette()}
        <div class="table__light" aria-hidden="true"></div>
        <h1 class="unseen" tabindex="-1">${t('table-title', { game: scene.game })}</h1>
        <section class="rivals" aria-label=${t('table-rivals')}>
          ${rivals.map((seat) => this.inTurn(() => seatPanel(seat, around, actionButtons.get(seat) ?? new Map())))}
        </section>
        ${this.inTurn(() =>
          middle({
            scene,
            roster,
            face,
            views,
            tried,
            mark: tried === null ? undefined : this.lampMarks().get(tried),
            putBack: () => this.putBack(),
            over: stage.at === 'over',
            robbed,
            stake,
            last: stake === null ? last : [],
            triumph: triumph(controller.step?.event ?? null, roster, face),
            advice: you && frame.lesson === null ? advice(frame, scene, roster) : [], // else Planchet gives it
            ahead: you && stake === null && last.length === 0 ? ahead(frame, scene) : null,
          }),
        )}
        ${this.inTurn(() =>
          asked({
            words: you ? question(frame, scene, this.picks, before) : this.meanwhile(scene),
            you,
            why: frame.decision && why(frame.decision.kind, scene),
            looks: [
              { label: t('story-open'), word: t('story-word'), symbol: 'story', press: () => show('story') },
              { label: t('known-open'), word: t('known-word'), symbol: 'eye', press: () => show('known') },
            ],
            coachPanel: scene.sheet || stage.at === 'over' ? nothing : context.coachPanel,
          }),
        )}
        <section class="me" aria-label=${this.sideLabel(roster.names[this.front ?? 0] ?? '')}>
          ${this.front === null ? nothing : this.#mine(this.front, actionButtons.get(this.front) ?? new Map(), frame, scene)}
        </section>
        ${this.transport(scene)} ${this.inTurn(() => beside(context))}
        <p class="unseen" role="status">${this.spoken}</p>
      </div>
      ${this.inTurn(() => sheets(context))}
    `;
  }

  #mine(seat: number, actionButtons: ReadonlyMap<number, Deed>, frame: Frame, scene: Scene): TemplateResult {
    const { controller, roster } = this;
    const choosing = controller.stage.at === 'choosing';
    const open = choosing && wanted(frame.legal) > 0;
    const name = roster.names[seat] ?? '';
    const named = roster.viewer !== seat || controller.humans.length > 1;
    const isIdle = frame.decision?.kind === 'play_card' && !scene.counting.includes(seat); // any card is as good
    const paying = open && frame.decision?.kind === 'choose_pay';
    const picked = paying ? this.picks.cards : [];
    return html`
      ${this.inTurn(() =>
        ownPay(
          scene,
          seat,
          picked,
          paying ? this.#laidPay(frame) : actionButtons,
          named ? name : null,
          frame.view.options.match_end === 'single',
          choosing ? rowAfter(this.picks, frame.legal, scene.rows[seat] ?? freeRow) : null,
          nearEnd(scene).includes(seat),
        ),
      )}
      ${this.inTurn(() => html`<mk-hand .look=${paying ? payLook : look} .label=${this.handLabel(name)} .cards=${scene.hand ?? []} .picked=${this.picks.cards} .open=${open} .drags=${true} .several=${paying} .full=${paying && picked.length === wanted(frame.legal)} .away=${this.#away(frame, picked)} .marks=${this.lampMarks()} @mk-touch=${this.#touched} @mk-lift=${this.#lift} @mk-laid=${this.#laid}></mk-hand>`)}
      ${this.watching ? nothing : html`<div class="act">${choosing ? this.#confirming(frame) : this.primary()} ${isIdle ? nothing : this.lampButton()}</div>`}
    `;
  }

  /** The primary button: what a press would do now. */
  #confirming(frame: Frame): TemplateResult {
    const ready = actionOf(this.picks, frame.legal) !== null;
    const { ms } = this.#passing;
    return html`<button class="button button--gold act__do ${this.picks.source === null ? '' : 'act__do--whose'}" tabindex=${ready ? 0 : -1} aria-disabled=${ready ? 'false' : 'true'} @click=${this.#confirm}>
      ${ms === null ? nothing : ring(ms)} ${deed(frame, this.picks, this.roster)}
    </button>`;
  }

  /** While cards are turned up, what they come to so far: that is what all look at; then, large, how that ended. */
  protected override meanwhile(scene: Scene): unknown {
    const { stage, step } = this.controller;
    const event = stage.at === 'animating' ? (step?.event ?? null) : null;
    if (event?.type === 'cards_turned' && scene.hangs !== undefined)
      return html`<strong class="needed">${t('table-needed', { needed: scene.hangs.needed })}</strong>`;
    if (event?.type === 'pay_turned' && scene.sheet) {
      const where = standing(scene.sheet, this.roster); // what it brings stands over it
      return where === null
        ? closing(scene.sheet, this.roster)
        : html`<strong class="needed">${where}</strong>`;
    }
    if (event?.type === 'cards_turned')
      return t('table-sum-label', { sum: sumOf(scene), strength: scene.guard ?? 0 });
    const news = cry(cryOf(event, this.roster, scene.pay));
    const why = whyTaken(event);
    if (event === null || news === nothing)
      return why === null ? super.meanwhile(scene) : `${this.spoken} ${why}`;
    return html`${news}<span class="after-cry">${afterCry(event, this.roster)}</span>`;
  }

  protected override where(frame: Frame, scene: Scene): string {
    if (scene.duel === 0) return t('table-where-pay');
    const many = frame.view.options.match_end !== 'single';
    return t(many ? 'table-where-game' : 'table-where', { game: scene.game, duel: scene.duel });
  }

  protected override chapters(story: readonly Event[]) {
    return chapters(story, this.roster);
  }

  protected override turning(): Turning {
    return { happened: (chapter, at) => ({ at, words: cameOf(chapter) }) };
  }

  protected override tell(event: Event): string | null {
    return tell(event, this.roster);
  }

  protected override hint(moment: Moment<GameTypes, Scene>, heard: ReadonlySet<string>) {
    return hintFor({ ...moment, picks: this.picks }, this.roster, heard);
  }

  // ---- what the player does --------------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#digit);
    this.controller.addEventListener('step', this.#see);
  }

  override disconnectedCallback(): void {
    removeEventListener('keydown', this.#digit);
    this.#carry.release();
    this.#passing.stay();
    super.disconnectedCallback();
  }

  readonly #said = heard();

  /** The duel whose end has been told last, and not passed over. */
  #seen: Event | null = null;
  readonly #see = (told: globalThis.Event) => {
    const { event } = (told as CustomEvent<AnimationStep<GameTypes, Scene>>).detail;
    if (event.type === 'duel_decided') this.#seen = event;
  };

  readonly #carry = new Carry(
    () => (this.controller.stage.at === 'choosing' ? (this.controller.frame?.legal ?? null) : null),
    (picks) => {
      this.picks = picks;
      this.#confirm();
    },
  );

  readonly #press = (event: PointerEvent) => this.#carry.press(event);

  /** Where a place is asked for, a digit touches the card that lies there, as in the hand: equal ones take turns. */
  readonly #digit = (event: KeyboardEvent) => {
    const places = [...this.querySelectorAll<HTMLElement>('.place--deed[aria-keyshortcuts]')];
    if (!/^\d$/.test(event.key) || places.length === 0 || !isForTable(event)) return;
    event.preventDefault();
    const alike = places.filter((one) => one.ariaKeyShortcuts?.split(' ').includes(event.key));
    const picked = alike.findIndex((one) => one.ariaPressed === 'true');
    const place = alike[(picked + 1) % alike.length];
    if (!place) return refuse(this.querySelector('.pay--own'));
    place.focus();
    if (place.ariaPressed !== 'true') place.click();
  };

  protected override opens(frame: Frame): void {
    this.#given = prepicked(frame.legal);
    this.picks = { ...this.#given, cards: this.#takenBack(frame) ?? this.#given.cards };
    this.#passing.opens(frame, passes(frame));
  }

  /** The last card plays itself. */
  readonly #passing = new Passing<GameTypes>(
    () => this.controller,
    () => paceOf(() => this.settings).grace(),
    () => this.#confirm(),
    () => this.requestUpdate(),
  );

  protected override choice(frame: Frame): HTMLElement | null {
    const isReady = actionOf(this.picks, frame.legal) !== null;
    if (wanted(frame.legal) > 0) return this.querySelector(isReady ? '.act__do' : 'mk-hand');
    const place = sensiblePlace(frame);
    const sensible = this.querySelector<HTMLElement>(
      `.pay--own .place-cell:nth-child(${(place ?? -2) + 1}) .place--deed:not(.place--picked)`,
    );
    return sensible ?? this.querySelector<HTMLElement>('.place--deed:not(.place--picked), .act__do');
  }

  readonly #lift = ({ detail: card }: CustomEvent<Card | null>) => {
    if (card !== null) this.#passing.stay();
  };

  readonly #touched = ({ detail: card }: CustomEvent<Card>) => {
    const { frame } = this.controller;
    this.#passing.stay();
    this.answering();
    if (frame) this.#choose(frame, touchCard(this.picks, card, frame.legal));
  };

  /** A card that lies in the duel for a try flies there, or back to the hand. */
  #choose(frame: Frame, picks: Picks): void {
    const before = this.#tried(frame);
    this.picks = picks;
    const now = this.#tried(frame);
    const { front } = this;
    if (front === null || before === now) return;
    this.flights = [
      ...(now === null ? [] : [{ to: key.laid(front), from: key.card(now) }]),
      ...(before === null ? [] : [{ to: key.card(before), from: key.laid(front) }]),
    ];
  }

  protected override putBack(): boolean {
    const { frame, stage } = this.controller;
    if (!frame || stage.at !== 'choosing' || isAsChosen(this.picks, this.#given)) return false;
    const { cards } = this.picks;
    // Of several cards the last one.
    this.#choose(frame, cards.length > 1 ? { ...this.picks, cards: cards.slice(0, -1) } : this.#given);
    return true;
  }

  protected override whyKept(): string | null {
    return whyKept(this.told, this.front);
  }

  readonly #laid = () => this.querySelector<HTMLElement>('.act__do')?.focus();

  /** The card that lies in the duel for a try: chosen, and not played yet. */
  #tried({ decision }: Frame): Card | null {
    const isTrying = this.controller.stage.at === 'choosing' && decision?.kind === 'play_card';
    return isTrying ? (this.picks.cards[0] ?? null) : null;
  }

  /** The cards of the hand that lie on the table for a try: in the duel, or on the places of the pay. */
  #away(frame: Frame, paid: readonly Card[]): ReadonlySet<Card> {
    const tried = this.#tried(frame);
    return new Set(tried === null ? paid : [tried]);
  }

  /** A picked pay card goes back to the hand when its place is touched. */
  #laidPay({ legal }: Frame): Map<number, Deed> {
    return new Map(
      this.picks.cards.map((card, place) => [
        place,
        {
          label: t('table-place-own', { place: place + 1, value: Number(card.split('/')[0]) }),
          picked: true,
          press: () => {
            this.picks = touchCard(this.picks, card, legal);
          },
        },
      ]),
    );
  }

  readonly #pick = (change: Partial<Picks>) => {
    this.answering();
    this.picks = { ...this.picks, ...change };
    // Whose stone it is has been said with the keys: what is asked next is where it goes.
    const next =
      change.source && this.picks.place === null && this.querySelector('.place--deed:focus-visible');
    if (next)
      void this.updateComplete.then(() => this.querySelector<HTMLElement>('.pay--own .place--deed')?.focus());
  };

  /** What was handed in as pay and has been taken back lies on its places still: one changes a card of it. */
  #takenBack({ decision, view }: Frame): readonly Card[] | null {
    const paid = this.#paid;
    if (decision?.kind !== 'choose_pay') this.#paid = null; // the duels have begun
    return paid?.seat === view.seat && paid.game === view.game && this.#paid ? paid.cards : null;
  }
  #paid: { readonly seat: number | null; readonly game: number; readonly cards: readonly Card[] } | null =
    null;

  readonly #confirm = () => {
    const { frame } = this.controller;
    const action = actionOf(this.picks, frame?.legal ?? null);
    if (frame && action?.type === 'choose_pay')
      this.#paid = { seat: frame.view.seat, game: frame.view.game, cards: action.cards };
    if (action?.type === 'play_card') dragIsTold();
    if (action !== null) this.picks = nothingPicked;
    this.act(action);
  };
}
