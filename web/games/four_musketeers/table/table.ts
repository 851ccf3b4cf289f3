import '../../../lib/table/table';
import './watched.css';
import './table.css';
import './figure.css';
import './strike.css';
import './fight.css';
import './blows.css';
import './ambition.css';
import './sheet.css';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type {
  Action,
  Event,
  Fighter,
  Forecast,
  Frame,
  GameTypes,
  Seat,
  SwordCard,
} from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import type { Hand } from '../../../lib/table/hand';
import { isForTable } from '../../../lib/table/keys';
import type { Moment } from '../../../lib/table/lesson';
import { paceOf } from '../../../lib/table/pace';
import { isReading, Passing } from '../../../lib/table/passing';
import { asked } from '../../../lib/table/prompt';
import { TableElement } from '../../../lib/table/table';
import { newId } from '../../../worker/ids';
import { swordCard } from '../art';
import { room } from '../art/rooms';
import { groupOf } from '../storylines';
import { actionButtons } from './actions';
import { ambitionLine } from './ambition';
import { figureOf, key } from './animation';
import {
  hasChances,
  isForced,
  isLast,
  isTurned,
  LET_IT_HIT,
  lone,
  markedByNumber,
  previewOf,
  ready,
} from './choice';
import { choices } from './chosen';
import { circle, ownSeat } from './circle';
import { hintFor } from './coach';
import { cryOf } from './cry';
import { waysOf } from './directions';
import { fight, type Held } from './fight';
import { type Around, figure } from './figure';
import { endWords } from './goal';
import { hereWords } from './here';
import { isNew } from './intro';
import { namesOf } from './nametag';
import { type Likely, likelyBy } from './odds';
import { allOpen } from './open';
import { cardName, isYou, isYours, numberOf, type People, peopleOf, person, personName } from './people';
import { presenter } from './presenter';
import { CHANCES_KEY, legend, prospects } from './prospects';
import type { Scene } from './scene';
import { type Asked, ask, betweenWords, hitBy, lifeWords, losesByHit, stoneMoves, tell } from './sentences';
import { beside, sheets } from './sheets';
import { beforeWords, isEnded, isOneRound, knownWords, stakeOf, stakeWords, threatWords } from './stakes';
import { chapters, turning } from './story';
import { isScored, storyStrip } from './storyline';
import { decidedSo } from './way-out';
import { why } from './why';
import { sitDownAt, wantsChances, wishChances } from './wished';

const look = {
  face: (card: SwordCard, raised: boolean) => swordCard(card, ...(raised ? ['chosen' as const] : [])),
  name: cardName,
  // What the chosen card would come to is the question itself: no sentence is to lie over that.
  about: (card: SwordCard, raised: boolean) =>
    raised ? null : t('four-sign-card', { number: numberOf(card) }),
  digits: (card: SwordCard) => String(numberOf(card)), // both of a 10
};

/** Milliseconds in which nobody has seen what is asked. */
const UNREAD = 700;

/** The table of Four Musketeers. */
@customElement('mk-four-musketeers')
export class FourMusketeersTable extends TableElement<GameTypes, Scene> {
  protected override readonly presenter = presenter;
  protected override readonly choices = choices;
  protected override readonly answers = '.act .button, mk-hand button[aria-disabled="false"]';
  protected override readonly regarded =
    '.strike:has(.mk-card), .figure__left, .figure[data-place="own"] .stack';
  protected override readonly inSight = '.strikes';
  @state() private picked: SwordCard | null = null;
  /** The chosen card was laid ready, as every card comes to the same: the reader has touched none. */
  #isLaidReady = false;
  /** On its way from the hand. */
  @state() private lifted: SwordCard | null = null;
  /** What has been struck with stays where it was held until that is told. */
  #struck: Held | null = null;

  // ---- drawing ---------------------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('picked')) this.listen();
    if (!this.#struck || this.isUntold) return;
    const there = key.strike(this.#struck.seat);
    this.flyFrom(there, there);
    this.#struck = null;
  }

  protected override draw(frame: Frame, seen: Scene): TemplateResult {
    const views = this.watching?.views ?? null;
    const open = views !== null;
    const scene = allOpen(seen, views);
    const { controller, roster, show, act } = this;
    const { stage } = controller;
    const people = peopleOf(scene, roster);
    const you = stage.at === 'choosing';
    // As long as a card flies to the table nobody has begun to choose the next.
    const after = controller.step?.silent ? null : (scene.order[scene.strikes.length]?.seat ?? null);
    const deciding = you ? frame.view.turn : after;
    const turn =
      scene.verdict !== null || stage.at === 'over' || deciding === null ? null : figureOf(deciding);
    const held = this.#held(frame);
    const standing = held?.standing ?? scene.standing;
    const thinking = controller.thinking?.seat ?? null;
    const live = stage.at !== 'still' && stage.at !== 'over';
    const around: Around = { scene, people, standing, told: this.told, live, turn, thinking, open };
    const front = ownSeat(scene.seats, this.front ?? 0) ?? 0;
    const others = circle({ ...scene, shadow: false }, front).slice(1) as Seat[];
    const chances =
      this.watching || frame.problem ? null : { wanted: wantsChances(), wish: this.#wishChances };
    const context = { ...this.context(frame, scene), people, act, chances, told: this.told };
    const likely = this.#likely(frame, scene, people);
    const known: Asked = { scene, people, likely };
    const marks = this.#prospects(frame, known);
    const hurt = scene.verdict !== null && !scene.over && isYou(people, hitBy(scene.verdict));
    const told = controller.step?.event ?? null;
    const news = controller.step?.silent ? null : cryOf(told, people, scene.strikes, this.told);
    const defeated = told?.type === 'defeated' && isYou(people, told.character);
    return html`
      <div class="table table--four ${this.watching ? 'table--watched' : ''} ${hurt ? 'table--hurt' : ''} ${told?.type === 'defeated' ? 'table--falls' : ''} ${defeated ? 'table--defeated' : ''} mk-felt" @click=${this.#touchTable} @pointerdown=${this.#press}>
        ${room(scene.options.storyline, 'table')}
        <div class="table__light" aria-hidden="true"></div>
        <h1 class="unseen" tabindex="-1">
          ${t('four-title', { storyline: t(`storyline-${scene.options.storyline}`), round: scene.round })}
        </h1>
        <section class="cast" data-signs-below aria-label=${t('four-cast')} ${namesOf(people, [...others, 'V'])}>
          ${others.map((seat) => this.inTurn(() => figure(seat, 'other', around)))}
          ${this.inTurn(() => figure('V', 'other', around))}
        </section>
        ${isScored(scene.options.storyline) ? storyStrip(scene) : nothing}
        ${this.inTurn(() =>
          fight({
            scene,
            people,
            front,
            held,
            stake: stakeOf(scene, people),
            ways: you ? waysOf(frame, scene, people, likely) : [],
            before: beforeWords(controller.story, scene, people),
            moment: you ? this.#moment(frame, people) : '',
            known: threatWords(scene, you ? frame.legal : null, people) || knownWords(scene, people),
            news,
          }),
        )}
        ${this.inTurn(() =>
          asked({
            // A hit and a defeat stand in large words over the fight: not here as well.
            words: you
              ? this.#question(frame, known)
              : news && news.weight !== 'light'
                ? ''
                : (this.#striking(people) ?? this.meanwhile(scene)),
            you,
            why:
              frame.decision &&
              why(
                frame.decision.kind,
                scene.options.storyline,
                scene.direction !== null,
                you ? hereWords(frame, known) : [],
              ),
            looks: [
              { label: t('story-open'), word: t('story-word'), symbol: 'story', press: () => show('story') },
              {
                label: t('four-goal-open'),
                word: t('four-goal-word'),
                symbol: 'goal',
                press: () => show('goal'),
              },
            ],
            coachPanel: html`${this.#wayOut(frame, known) ?? legend(marks, likely, scene, people, this.#wishChances, you && isTurned(frame))}${stage.at === 'scored' || stage.at === 'over' ? nothing : context.coachPanel}`,
          }),
        )}
        <section class="me" aria-label=${this.sideLabel(personName(people, front))}>
          ${this.inTurn(() => html`${figure(front, 'own', around)} ${ambitionLine(scene, people, () => show('goal'))}`)}
          ${this.inTurn(() => this.#mine(front, frame, known, marks))}
        </section>
        ${this.transport(scene)} ${this.inTurn(() => beside(context))}
        <p class="unseen" role="status">${this.spoken}</p>
      </div>
      ${this.inTurn(() => sheets(context))}
    `;
  }

  #prospects(frame: Frame, { scene, people, likely }: Asked) {
    const striking = this.controller.stage.at === 'choosing' && frame.decision?.kind === 'strike';
    return prospects(striking ? frame : null, scene, people, likely);
  }

  /** Null to whoever asks for no chances. */
  #likely({ legal }: Frame, scene: Scene, people: People): Likely | null {
    return wantsChances() ? likelyBy(this.#forecast, legal, scene, people) : null;
  }

  readonly #wishChances = async (wanted: boolean) => {
    wishChances(wanted);
    await this.playing?.foretell(); // the button that was pressed stays until its other side can be shown
    this.requestUpdate();
  };

  override connectedCallback(): void {
    // At another device it has no name here.
    sitDownAt('id' in this.source ? this.source.id : newId());
    super.connectedCallback();
    addEventListener('keydown', this.#chancesKey);
  }

  override disconnectedCallback(): void {
    removeEventListener('keydown', this.#chancesKey);
    this.#passing.stay();
    super.disconnectedCallback();
  }

  readonly #chancesKey = (event: KeyboardEvent) => {
    const { stage, frame } = this.controller;
    const isAsked = stage.at === 'choosing' && frame !== null && hasChances(frame);
    if (event.key.toLowerCase() !== CHANCES_KEY || event.repeat || !isAsked || !isForTable(event)) return;
    event.preventDefault();
    void this.#wishChances(!wantsChances());
  };

  /** As long as a strike flies, who makes it: with what is said when it lies there. */
  #striking(people: People): string | null {
    const { step } = this.controller;
    if (!step?.silent || step.event.type !== 'struck') return null;
    return t('four-striking', person(people, step.event.seat));
  }

  /** An offer, and no stop; null where there is none. */
  #wayOut({ lesson }: Frame, { scene, people }: Asked): TemplateResult | null {
    const { playing } = this;
    const so = decidedSo(this.#forecast?.chance ?? null, scene, people);
    if (!playing || so === null || lesson !== null || playing.stage.at !== 'choosing') return null;
    return html`<p class="legend legend--offer"><span>${t('four-decided-so', { so })}</span>
      <button class="legend__switch" data-sign=${t('four-sign-play-out')} @click=${() => playing.playOut()}>${t('four-play-out')}</button></p>`;
  }

  /** What the engine foretells of the fight. */
  get #forecast(): Forecast | null {
    return this.playing?.forecast ?? null;
  }

  /** Where nothing is left to choose, that comes first; a card that was laid ready does not hide why. */
  #question(frame: Frame, asked: Asked): string {
    const tried = this.#isLaidReady ? this.lifted : this.#tried;
    const question = ask(frame, tried, asked);
    const { turn } = frame.view;
    if (!isForced(frame) || isLast(frame) || turn === null) return question;
    return `${t('four-last-card', { you: isYou(asked.people, turn) ? 'yes' : 'no' })} ${question}`;
  }

  /** Said in large words, where one touch is left and decides the fight. */
  #moment(frame: Frame, people: People): string {
    const { turn } = frame.view;
    return isLast(frame) && turn !== null
      ? t('four-last-decides', { you: isYou(people, turn) ? 'yes' : 'no' })
      : '';
  }

  /** The buttons, and the hand: the reader's own, or that of the servant he decides for. */
  #mine(front: Seat, frame: Frame, asked: Asked, marks: ReturnType<typeof prospects>): TemplateResult {
    const { controller } = this;
    const { scene, people } = asked;
    const choosing = controller.stage.at === 'choosing';
    const striking = choosing && frame.decision?.kind === 'strike';
    const { turn } = frame.view;
    const seat = choosing && typeof turn === 'number' && isYours(people, turn) ? turn : front;
    const dazed = scene.seats[seat]?.now === 'dazed';
    const hidden = dazed || (scene.viewer === null && !this.watching?.views);
    const cards = hidden ? [] : (scene.hands[seat] ?? []);
    const label = this.handLabel(personName(people, seat));
    return html`
      ${dazed && isYou(people, seat) && !this.watching && this.controller.stage.at !== 'over' ? html`<p class="whose whose--dazed">${icon('dazed')} ${t('four-dazed')} ${endWords(scene, people)}</p>` : nothing}
      ${
        seat === front
          ? nothing
          : html`<p class="whose">${icon('servant')} ${t('four-whose', { name: personName(people, seat) })}</p>`
      }
      <mk-hand .look=${look} .label=${label} .cards=${cards}
        .picked=${[this.picked ?? this.#struck?.card ?? []].flat()} .open=${striking} .drags=${true}
        .prospects=${marks} .marks=${markedByNumber(this.lampMarks(), cards)} @mk-touch=${this.#touched} @mk-lift=${this.#lift}></mk-hand>
      ${this.watching ? nothing : this.#act(front, frame, asked)}
    `;
  }

  #act(front: Seat, frame: Frame, asked: Asked): TemplateResult {
    const choosing = this.controller.stage.at === 'choosing';
    const picked = this.#tried;
    return html`<div class="act">
      ${
        choosing
          ? actionButtons(frame, {
              ...asked,
              front,
              picked,
              act: this.#decide,
              openSettings: () => this.show(null),
              passes: this.#passing.ms,
            })
          : this.primary()
      }
      ${this.takeBack()} ${this.lampButton()}
    </div>`;
  }

  #held({ legal, view }: Frame): Held | null {
    const picked = this.#tried;
    const standing = previewOf(legal, picked);
    if (this.controller.stage.at !== 'choosing') return this.#struck;
    if (picked === null || standing === null) return null;
    return { seat: view.turn as Fighter, card: picked, standing };
  }

  protected override where(_: Frame, { options, round, fight }: Scene): string {
    const storyline = t(`storyline-${options.storyline}`);
    return t('four-where', { storyline, round: isOneRound(options) ? 0 : round, fight });
  }

  protected override chapters(story: readonly Event[], scene: Scene) {
    return chapters(story, peopleOf(scene, this.roster));
  }

  protected override turning(story: readonly Event[], scene: Scene) {
    return turning(story, peopleOf(scene, this.roster));
  }

  /** Where all stand together there is no room for them. */
  protected override hasGrudges({ options }: Scene): boolean {
    return groupOf(options.storyline) !== 'solitaire';
  }

  protected override tell(event: Event): string | null {
    const { scene, frame } = this.controller;
    if (!scene) return null;
    const people = peopleOf(scene, this.roster);
    const stake = event.type === 'fight_started' ? stakeOf(scene, people) : null;
    const isTaught = frame?.lesson != null; // what a life means is then said by Planchet
    const isLife = event.type === 'life_popped' && !isScored(scene.options.storyline) && !isTaught;
    const isStone = event.type === 'stone_moved' && (!isTaught || isEnded(scene));
    const words = [
      isLife
        ? lifeWords(event, scene, people)
        : isStone
          ? stoneMoves(event, scene, people)
          : tell(event, people, scene.strikes),
      stake && stakeWords(stake, scene, people),
      event.type === 'direction_chosen' && betweenWords(scene, people),
    ];
    return words.filter(Boolean).join(' ') || null;
  }

  protected override hint(moment: Moment<GameTypes, Scene>, heard: ReadonlySet<string>) {
    const topic = this.lesson.hint?.topic ?? null;
    const people = peopleOf(moment.scene, this.roster);
    const outlook = this.#likely(moment.frame, moment.scene, people)?.outlook ?? null;
    return hintFor({ ...moment, picked: this.picked, topic, outlook }, people, heard);
  }

  // ---- what the player does --------------------------------------------------------------------------------------------

  /** Where nothing is left to choose it is still shown, and at most the confirming press is left. */
  protected override opens(frame: Frame): void {
    const { view, lesson } = frame;
    const { scene } = this.controller;
    this.lifted = null;
    this.picked = scene && ready(frame, scene, peopleOf(scene, this.roster));
    const isOnly = typeof view.turn === 'number' && view.hands[view.turn]?.length === 1;
    this.#isLaidReady = this.picked !== null && !isOnly;
    if (this.panel === 'later') this.panel = null;
    this.#asked = performance.now();
    this.#passing.opens(frame, lone(frame));
    // Where the first fight has not waited for it (`introduces`).
    if (!lesson && isNew(view.options)) this.panel = 'intro';
  }

  // ---- what passes by itself ---------------------------------------------------------------------------------------------

  /** The lone strike is made by itself. */
  readonly #passing = new Passing<GameTypes>(
    () => this.controller,
    () => paceOf(() => this.settings).grace(),
    (action) => this.#decide(action),
    () => this.requestUpdate(),
  );

  /** When it was asked what is open now: whoever was pressing for what came before has not read it. */
  #asked = 0;

  get #isUnread(): boolean {
    return performance.now() - this.#asked < UNREAD;
  }

  /** Whether something was read when the press began: a page that is open closes before the click comes. */
  #wasReading = false;
  readonly #press = () => {
    this.#wasReading = isReading();
  };

  /** A touch beside the buttons lets the hit happen, unless the round is lost by it, and strikes with the only card. */
  readonly #touchTable = (event: MouseEvent) => {
    const on =
      event.target instanceof Element
        ? event.target.closest('button, a, summary, mk-coach, [data-sign]')
        : null;
    const answer = on || this.#wasReading ? null : this.#touchAnswer;
    if (answer === null) this.touch(event);
    else if (!this.#isUnread) this.#decide(answer);
  };

  get #touchAnswer(): Action | null {
    const { stage, frame, scene } = this.controller;
    if (stage.at !== 'choosing' || !frame || !scene) return null;
    if (isLast(frame)) return frame.legal?.actions[0] ?? null;
    const isOffer = frame.decision?.kind === 'use_replay' && !losesByHit(scene, peopleOf(scene, this.roster));
    return isOffer ? LET_IT_HIT : null;
  }

  protected override choice({ decision }: Frame): HTMLElement | null {
    return this.querySelector(decision?.kind === 'strike' ? 'mk-hand' : '.act__do');
  }

  /** The card that is looked at: dragged, or chosen. */
  get #tried(): SwordCard | null {
    return this.lifted ?? this.picked;
  }

  readonly #lift = ({ detail: card }: CustomEvent<SwordCard | null>) => {
    if (card !== null) this.#passing.stay();
    this.lifted = card;
  };

  /** The only card of a hand stays chosen: there is nothing to put back. One that was laid ready is so only by a touch. */
  readonly #touched = ({ detail: card, target }: CustomEvent<SwordCard>) => {
    const isOnly = (target as Hand).cards.length === 1;
    const stays = this.#isLaidReady || isOnly;
    this.#passing.stay();
    this.picked = this.picked === card && !stays ? null : card;
    this.#isLaidReady = false;
    this.requestUpdate();
    this.answering();
  };

  protected override putBack(): boolean {
    const isOnly = this.querySelector('mk-hand')?.cards.length === 1;
    if (this.picked === null || isOnly) return false;
    this.picked = null;
    this.#isLaidReady = false;
    return true;
  }

  /** What the lamp names is struck with, whatever had been chosen. */
  protected override actByLamp(action: Action): void {
    this.lifted = null;
    this.picked = action.type === 'strike' ? action.card : null;
    this.#decide(action);
  }

  readonly #decide = (action: Action | null) => {
    // What was pressed before the offer can have been seen was meant for what came before: it costs no life.
    const isLetHit = action?.type === 'use_replay' && !action.use;
    if (isLetHit && this.#isUnread) return;
    const { frame } = this.controller;
    const isOpen = action?.type === 'strike' && !action.shadow;
    this.#struck = frame && isOpen ? this.#held(frame) : null;
    if (action !== null) this.picked = null;
    this.act(action);
  };
}
