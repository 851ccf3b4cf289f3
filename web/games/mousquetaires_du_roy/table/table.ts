import '../../../lib/table/table';
import './watched.css';
import './table.css';
import './board/tracks.css';
import './choices/drawer.css';
import './hand/fellows.css';
import './choices/acts.css';
import './phone.css';
import './hand/held.css';
import './wide.css';
import './hand/team.css';
import './board/board.css';
import './board/focus.css';
import './choices/choices.css';
import './board/quest.css';
import './room.css';
import './duel/duel.css';
import './sheet.css';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type {
  Action,
  Event,
  Frame,
  GameTypes,
  Legal,
  Musketeer,
  Place,
  View,
} from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import { painted } from '../../../lib/seen';
import { cry } from '../../../lib/table/cry';
import type { Moment } from '../../../lib/table/lesson';
import { asked } from '../../../lib/table/prompt';
import type { Signs } from '../../../lib/table/signs';
import { TableElement } from '../../../lib/table/table';
import type { Turning } from '../../../lib/table/turning-point';
import { chart, place as picture } from '../art';
import { editionLine } from '../words';
import { moreBelow } from './below';
import { board, isAside, purse } from './board/board';
import { focus } from './board/focus';
import { laying } from './board/laying';
import { mayStepIn } from './board/place';
import { goneFrom } from './board/quest';
import { trackStrip } from './board/tracks';
import { trail } from './board/trail';
import { turned } from './board/turned';
import { actionButtons } from './choices/actions';
import { choices } from './choices/chosen';
import { asHinted, asLit, background, isRisky, now, vain } from './choices/counsel';
import { listHead } from './choices/list-head';
import { namedLine } from './choices/named';
import type { Drawer } from './choices/options';
import { optionList, options } from './choices/options';
import { outlook, steps } from './choices/outlook';
import { begun, type GoingOn, next } from './choices/rest';
import { laid, offered, type SettingUp } from './choices/set-up';
import { unasked } from './choices/unasked';
import { isWeighed, sum, weighedButtons, weighing } from './choices/weighed';
import { why } from './choices/why';
import { hintFor, whispererOf } from './coach';
import { best, type Good, grounds } from './counsel/gold';
import { leadOf, rivals, starters } from './counsel/lead';
import { type Pressure, pressureOf } from './counsel/pressure';
import { cast, duelRing, isLaterRound, roundWords } from './duel/duel';
import { priceOf, whyEnded } from './duel/duel-end';
import { turning } from './end/ending';
import { Exchange, type Step } from './hand/exchange';
import { hand } from './hand/hand';
import { miladysHand } from './hand/milady';
import { isPiece, type Piece } from './hand/offer';
import { leader, team } from './hand/team';
import { offer, offerButtons, partners, whole } from './hand/trade';
import { allOpen } from './open';
import { presenter } from './presenter';
import { all, doing, find, hasJustBegun, isFinal, isFollowed, isWay, places, wayTo } from './scene/choice';
import { heroOf, type People } from './scene/people';
import { MANNING, type Scene } from './scene/scene';
import { ask, tell, whoYouAre } from './scene/sentences';
import { beside, sheets } from './sheets';
import { Sight } from './sight';
import { steady } from './steady';
import { appeared } from './told/appeared';
import { cryOf } from './told/cry';
import { deed } from './told/deed';
import { drawn } from './told/drawn';
import { news, newsOf, playedNow } from './told/news';
import { isNight, turnOf } from './told/nightfall';
import { isSchemed, schemed } from './told/schemed';
import { chapters } from './told/story';

/** Decisions that are made on the board, on the dice or among the roster, not from a list. */
const ON_THE_BOARD: ReadonlySet<string> = new Set(['next', 'blade', 'destination', 'close']);
/** Where the place that is looked at may be the answer. */
const AT_A_PLACE: ReadonlySet<string> = new Set(['action', 'destination', 'close']);
/** Things that are put together one by one. */
const GATHERED: ReadonlySet<string> = new Set(['man', 'commit', 'cards', 'offer']);
/** Where dice or points lie by what is asked, taking back stands with the button: there it would cost them a line. */
const ASKED_ABOVE: ReadonlySet<string> = new Set(['commit', 'cards']);
/** What can be chosen from a list. */
const OPTION = '.option:not([aria-disabled="true"])';
/** Two answers of the engine name the same. */
const same = (one: Action, other: Action | null) => JSON.stringify(one) === JSON.stringify(other);
/** By mouse, finger or key */
const PRESSES = ['click', 'keydown'] as const;
/** While nothing is told the board can be looked at. */
const QUIET: ReadonlySet<string> = new Set(['waiting', 'still']);

/** The table of Mousquetaires du Roy. */
@customElement('mk-mousquetaires-du-roy')
export class MousquetairesDuRoyTable extends TableElement<GameTypes, Scene> {
  protected override readonly presenter = presenter;
  protected override readonly choices = choices;
  protected override readonly answers =
    `.act .button, ${OPTION}, .trade__card, .die-button, .tile--open, .fellow--open, .element--open, .inn__go, mk-hand button[aria-disabled="false"]`;
  protected override readonly regarded = '.mission__ambush, .elements';
  readonly #sight = new Sight(this);
  @state() private drawer: Drawer | null = null;
  /** What he has touched, and looks at before it is done. */
  @state() private touched: Action | null = null;
  /** He has said once that the Musketeer is done, who has actions left. */
  @state() private ending = false;
  readonly #exchange = new Exchange();

  // ---- drawing ---------------------------------------------------------------------------------------------------------

  protected override draw(told: Frame, seen: Scene): TemplateResult {
    const frame = this.#asShown(told);
    const open = allOpen(seen, this.watching?.views ?? null);
    const scene = { ...open, view: this.#exchange.shown(open.view) };
    const { controller, show } = this;
    const { view } = scene;
    const people: People = { roster: this.roster, view };
    const route = trail(controller.story);
    const you = this.#decides(frame, scene);
    const legal = you ? frame.legal : null;
    const good: Good = you && this.#exchange.pieces.length === 0 ? best(frame) : new Map(); // an exchange is not asked anew before it is sent
    const weighed = this.#weighedIn(legal);
    const weighs = weighed && isWeighed(weighed, frame) ? weighing(weighed, frame) : null;
    const { story, step } = controller;
    const toldNow = { story, event: step?.event ?? null, hasRead: this.#hasRead(view) };
    const chosen = you ? this.#sight.asked(frame, scene, toldNow) : this.#sight.happening(scene, toldNow);
    const inSight = (you ? this.#sight.glance : null) ?? chosen;
    const shown = this.#sight.fellowIn(view, you ? (starters(frame)[0] ?? null) : null, this.roster.viewer);
    if (isNight(controller, scene)) this.#nightRead = turnOf(controller, scene);
    const context = { ...this.context(frame, scene), people, who: shown };
    const held = html`<div class="held">${this.inTurn(() => html`${hand({ view, people, who: shown, legal, good, weighed, act: this.#weigh })} ${miladysHand(view, legal)}`)}</div>`;
    const deeds = this.watching
      ? nothing
      : this.#act(frame, asHinted(told, this.settings.hints), scene, you, chosen, people, shown);
    return html`
      <div class="table table--roy ${this.watching ? 'table--watched' : ''} ${view.side === 'milady' ? 'table--milady' : ''} ${scene.duel ? 'table--duel' : ''} mk-felt"
        data-asking=${controller.stage.at === 'choosing' ? view.asking : ''}
        @click=${this.touch} @pointerdown=${this.#press}>
        ${chart()}
        <h1 class="unseen" tabindex="-1">${t('mr-title', { turn: turnOf(controller, scene) })}</h1>
        <div class="overview">
          ${this.inTurn(() => trackStrip(view, this.#pressing(frame), () => show('tracks')))}
          ${this.inTurn(() => board({ view, people, chosen, open: places(legal), spot: scene.spot, good: new Set([...good.keys()].flatMap((one) => (isWay(one) || one.type === 'close' ? [one.what] : []))), trail: route, choose: this.#choose, glance: this.#sight.rest }))}
        </div>
        <div class="company">
          ${this.inTurn(() =>
            team({
              view,
              people,
              shown,
              starters: new Set(all(legal, 'start').map(({ what }) => what)),
              choose: (who, event) => this.#meet(who, shown, event),
            }),
          )}
          ${this.inTurn(() => html`${purse(view, playedNow(controller.story))} ${leader({ view, people })}`)}
        </div>
        <div class="midst" ${moreBelow()}>${this.inTurn(() => this.#stage(frame, scene, people, inSight, good, route))}</div>
        ${cry(cryOf(controller.step?.event ?? null, view))}
        ${this.inTurn(() =>
          asked({
            words:
              weighs?.question ?? (you ? this.#asks(frame, scene, people) : this.#happening(scene, people)),
            you: you || controller.stage.at === 'held',
            steady: steady(
              scene.duel || view.active === null ? null : `${view.turn} ${view.active}`,
              weighs !== null,
            ),
            back:
              this.drawer === null && !weighs && !ASKED_ABOVE.has(view.asking) ? this.takeBack() : nothing,
            why:
              you && frame.decision
                ? why(frame.decision.kind, grounds(frame), weighs?.more ?? background(frame, people))
                : null,
            looks: [
              { label: t('story-open'), word: t('story-word'), symbol: 'story', press: () => show('story') },
              {
                label: t('mr-help-open'),
                word: t('mr-help-word'),
                symbol: 'book',
                press: () => show('help'),
              },
            ],
            coachPanel: html`${weighs ? weighs.strip : you ? html`${steps(view)} ${sum(view)} ${now(frame, people, this.drawer)}` : this.#aside(scene, people)}${controller.stage.at === 'over' || isNight(controller, scene) ? nothing : context.coachPanel}`,
          }),
        )}
        <section class="me" aria-label=${this.sideLabel(t(view.side === 'milady' ? 'side-milady' : 'side-team'))}>
          ${view.side === 'milady' ? [deeds, held] : [held, deeds]}
        </section>
        ${this.transport(scene)} ${this.inTurn(() => beside(context))}
        <p class="edition">${editionLine(view.edition)}</p>
        <p class="unseen" role="status">${this.spoken}</p>
      </div>
      ${this.inTurn(() => sheets(context))}
    `;
  }

  /** With the counsel that is seen, which is what the lamp has said once it has been asked. */
  #asShown(frame: Frame): Frame {
    const { hints } = this.settings;
    return asLit(asHinted(frame, hints), hints === 'on' ? this.saidByLamp : null);
  }

  /** In the middle: a duel, dice, a list to choose from, or the place that is looked at. */
  #stage(frame: Frame, scene: Scene, people: People, chosen: Place, good: Good, route: string): unknown {
    const you = this.#decides(frame, scene);
    const legal = you ? frame.legal : null;
    if (this.#isSchemed(scene)) {
      const { view, legal: next } = this.controller.coming ?? frame;
      this.#read = view.turn;
      return schemed(this.controller.story, people, view, next?.counsel ?? null, this.#explain);
    }
    if (scene.appeared && !QUIET.has(this.controller.stage.at)) return appeared(scene.appeared, people);
    if (scene.duel) return duelRing({ scene, people, legal, act: this.#decide });
    if (scene.turned) return turned(scene.turned, people);
    if (scene.drawn) return drawn(scene.drawn, people);
    const gone = goneFrom(scene.view.quest, this.told);
    const trade = {
      view: scene.view,
      people,
      legal,
      good,
      whole: whole(good, leadOf(frame)),
      act: this.#decide,
    };
    if (scene.view.offer)
      return html`${legal ? this.#ground(scene.view) : nothing} ${offer({ ...trade, pieces: this.#exchange.pieces })}`;
    if (you && this.drawer === 'exchange')
      return html`${this.#drawerHead('exchange', scene.view)} ${partners(trade)}`;
    const listed = you && !ON_THE_BOARD.has(scene.view.asking) ? options(frame, people, this.drawer) : [];
    if (you && scene.view.asking === 'lay' && listed.length === 0) return laying(scene.view); // shall it stay so?
    if (listed.length > 0)
      return html`
        ${you && this.drawer !== null ? this.#drawerHead(this.drawer, scene.view) : listHead(scene.view)}
        ${namedLine(scene.view)} ${laying(scene.view, true)} ${optionList(listed, this.#pick, good, vain(frame), rivals(frame))}
        ${MANNING.has(scene.view.asking) ? focus({ view: scene.view, people, place: chosen, legal, good, weighed: null, thrown: null, rolling: false, trail: '', gone, act: this.#decide }) : nothing}
      `;
    // Until a place is touched.
    const told =
      legal &&
      (scene.view.asking === 'next' || scene.view.asking === 'destination') &&
      !this.#sight.place &&
      !this.#sight.glance &&
      !this.#hasRead(scene.view)
        ? this.#news(people)
        : nothing;
    const done =
      legal && !this.#sight.place && !this.#sight.glance
        ? deed(this.controller.story, people, chosen)
        : nothing;
    // At La Rochelle the dice lie in the picture.
    const there = scene.thrown?.at === 'la_rochelle' && chosen === 'la_rochelle' ? scene.thrown : null;
    return html`
      ${done} ${told} ${scene.thrown && !there ? cast(scene.thrown, scene.rolling) : nothing}
      ${focus({ view: scene.view, people, place: chosen, legal, weighed: this.#weighedIn(legal), good, thrown: there, rolling: scene.rolling, trail: route, gone, act: this.#weigh })}
    `;
  }

  /** What presses, or did when something was asked last: until the turn is over nothing goes out in between. */
  #pressing({ legal, view }: Frame): Pressure | null {
    if (legal) return pressureOf(legal.counsel, view);
    return this.#pressed?.turn === view.turn ? this.#pressed.pressure : null;
  }
  #pressed: { readonly turn: number; readonly pressure: Pressure } | null = null;

  #news(people: People): TemplateResult | typeof nothing {
    const { story } = this.controller;
    const nightRead = people.view.players === 1 && this.#nightRead === people.view.turn - 1;
    return news(newsOf(story, people, nightRead), story, people, nightRead);
  }
  /** The turn whose end has been told in this visit. */
  #nightRead: number | null = null;

  /** Who decides alone has just read what Milady has done: it is not told again. */
  #hasRead({ turn, players }: View): boolean {
    return players === 1 && this.#read === turn;
  }
  #read: number | null = null;

  /** What Milady has done lies there until the Musketeers go on. */
  #isSchemed(scene: Scene): boolean {
    const { stage, story } = this.controller;
    return stage.at === 'held' && isSchemed(scene, story);
  }

  readonly #explain = (sign: EventTarget | null) => {
    this.querySelector<Signs>(':scope > mk-signs')?.touch(sign);
  };

  /** What is chosen from lies before the place where one stands. */
  #ground({ active, musketeers }: View): TemplateResult | typeof nothing {
    const here = active === null ? undefined : musketeers[active]?.place;
    return here ? html`<span class="drawer__picture">${picture(here)}</span>` : nothing;
  }

  /** Here it is put away, too. */
  #drawerHead(what: Drawer, view: View): TemplateResult {
    return html`${this.#ground(view)}<header class="drawer">
      <h2 class="focus__name">${t('mr-open-short', { what })}</h2>
      <button class="button button--quiet drawer__back" @click=${this.#close}>${t('mr-weigh-back')}</button>
    </header>`;
  }

  /** Something is asked. While the engine takes one thing, so that the next one can be chosen, nothing moves or goes. */
  #decides({ view, legal }: Frame, scene: Scene): boolean {
    const { stage, step } = this.controller;
    const gathers = view === scene.view && GATHERED.has(view.asking) && legal !== null;
    return stage.at === 'choosing' || (stage.at === 'animating' && step === null && gathers);
  }

  /** What was said of the round before is over once the dice roll again: then it is what each still needs. A duel that is looked at says why it ended so. */
  #happening(scene: Scene, people: People): unknown {
    const { duel, rolling } = scene;
    if (duel && this.controller.stage.at === 'held') return whyEnded(duel);
    if (this.#isSchemed(scene)) return html`${this.#who(people)}${t('mr-schemed-then')}`;
    if (duel && isLaterRound(this.controller, scene)) return roundWords(duel, people);
    return duel && rolling ? '' : this.meanwhile(scene);
  }

  /** While nothing is asked: what a duel has cost, or how it stands with what Milady has set. */
  #aside(scene: Scene, people: People): unknown {
    const { stage, story } = this.controller;
    if (scene.duel)
      return scene.duel.result ? priceOf(stage.at === 'held' ? story : this.told, people) : nothing;
    return this.watching ? nothing : outlook(people);
  }

  /** Who one is, above the first words that he is told; nothing later. */
  #who(people: People): TemplateResult | typeof nothing {
    const you = whoYouAre(people);
    return you ? html`<small class="asked__who">${you}</small> ` : nothing;
  }

  #asks(frame: Frame, scene: Scene, people: People): unknown {
    if (this.drawer === null) {
      const you = this.#hasRead(people.view) ? nothing : this.#who(people);
      const said = frame.view.asking === 'action' ? mayStepIn(frame) : '';
      return html`${you}${said ? html`<small class="asked__may">${said}</small> ` : nothing}${ask(frame, scene, people)}`;
    }
    const [only, ...more] = this.drawer === 'exchange' ? all(frame.legal, 'exchange') : [];
    return only && more.length === 0
      ? t('mr-ask-drawer', { drawer: 'partner', name: heroOf(people, only.what) })
      : t('mr-ask-drawer', { drawer: this.drawer });
  }

  #act(
    frame: Frame,
    own: Frame,
    { duel, view }: Scene,
    choosing: boolean,
    chosen: Place,
    people: People,
    shown: Musketeer | null,
  ): TemplateResult {
    const open = (drawer: Drawer) => {
      this.drawer = drawer;
      this.touched = null;
      void this.updateComplete.then(() =>
        this.querySelector<HTMLElement>('.midst :is(.trade__card, .option)')?.focus(),
      );
    };
    const touched = choosing ? this.#weighedIn(frame.legal) : null;
    const act = () => this.#weigh(touched);
    return html`<div class="act" ${steady(duel && `${duel.musketeer} ${duel.opponent}`)}>
      ${choosing && view.asking === 'offer' && view.offer ? offerButtons({ offer: view.offer, send: this.#send, leave: frame.can_undo ? this.#leave : null }) : touched && isWeighed(touched, frame) ? weighedButtons(touched, frame, { back: this.#close, act }) : choosing ? actionButtons(frame, { own, people, shown, chosen, picked: this.#sight.place !== null, drawer: this.drawer, open, close: this.#close, act: this.#weigh, goOn: this.#goOn, hints: this.settings.hints, ending: this.ending, end: this.#end, posed: this.posed?.controller.isPosed ?? false }) : this.primary()}
      ${
        !choosing && this.goingOn?.type === 'draw'
          ? html`<button class="button act__stop" @click=${this.#stopDrawing}>${t('mr-draw-stop')}</button>`
          : nothing
      }
      ${choosing ? offered(frame, this.settings.hints).map((how) => html`<button class="button" @click=${() => this.#setUp(how)}>${t(`mr-set-up-${how}`)}</button>`) : nothing}
      ${ASKED_ABOVE.has(frame.view.asking) ? this.takeBack() : nothing}
      ${view.asking === 'offer' ? nothing : this.lampButton()}
    </div>`;
  }

  /** Who has actions left is asked once more where they would be lost and nobody could take that back. */
  readonly #end = (end: Action) => {
    const view = this.controller.frame?.view;
    if (this.ending || !view || view.actions === 0 || (isFollowed(view) && !hasJustBegun(view)))
      this.#decide(end);
    else this.ending = true;
  };

  protected override where(_: Frame, scene: Scene): string {
    return t('mr-where', { turn: turnOf(this.controller, scene), phase: scene.view.phase });
  }

  protected override chapters(story: readonly Event[], { view }: Scene) {
    return chapters(story, { roster: this.roster, view });
  }

  protected override turning(story: readonly Event[], { view }: Scene): Turning {
    return turning(story, { roster: this.roster, view }, this.controller.frame?.outcome?.reason ?? '');
  }

  /** Not that a turn has begun before the night of the last has been read. */
  protected override toldBeside(story: readonly Event[], scene: Scene): readonly Event[] {
    return isNight(this.controller, scene) && story.at(-1)?.type === 'turn_started'
      ? story.slice(0, -1)
      : story;
  }

  protected override tell(event: Event): string | null {
    const { scene } = this.controller;
    return scene && tell(event, { roster: this.roster, view: scene.view });
  }

  protected override hint(moment: Moment<GameTypes, Scene>, heard: ReadonlySet<string>) {
    return hintFor(moment, { roster: this.roster, view: moment.scene.view }, this.controller.story, heard);
  }

  protected override whisperer({ view }: Scene) {
    return whispererOf({ roster: this.roster, view });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const type of PRESSES) addEventListener(type, this.#count, true);
  }

  override disconnectedCallback(): void {
    for (const type of PRESSES) removeEventListener(type, this.#count, true);
    super.disconnectedCallback();
  }

  // ---- what the player does --------------------------------------------------------------------------------------------

  protected override opens(frame: Frame): void {
    const { view, legal } = frame;
    if (legal) this.#pressed = { turn: view.turn, pressure: pressureOf(legal.counsel, view) };
    const isRefused = frame.actions === this.#goesOnAt;
    const further = isRefused ? null : next(this.goingOn, asHinted(frame, this.settings.hints));
    this.#goesOnAt = further && frame.actions;
    if (!further || (further.type === 'draw' && view.actions === 1)) this.goingOn = null; // the last one cannot be stopped any more
    const answer = this.#answerUnasked(frame) ?? this.#exchange.opens(frame) ?? further;
    // After this change: the decision is open by then.
    if (answer) queueMicrotask(() => this.#take(answer));
    this.drawer = null;
    this.touched = null;
    this.ending = false;
    this.#sight.opens();
    const goesOn = view.asking === 'man' && (view.milady.own?.manning.length ?? 0) > 0; // the list that she chooses from stays
    if (!goesOn) void this.#showGood(frame);
  }

  /** From its top, but as far down as what is counselled lies, or what can be attempted there of two ways that are told. */
  async #showGood(told: Frame): Promise<void> {
    await Promise.resolve(); // this change is about to be drawn
    await this.updateComplete; // to scroll before would lay out once more what is drawn anew at once
    const midst = this.querySelector('.midst');
    midst?.scrollTo({ top: 0, behavior: 'instant' });
    await painted();
    const shown = asHinted(told, this.settings.hints);
    const ways = rivals(shown).map((way) => `[data-does="${doing(way)}"]`);
    const gold =
      '.element--good, .option--good, :is(.inn__go, .mission__ambush > *, .stage--now > *).button--gold';
    midst?.querySelector([gold, ...ways].join())?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  /** What need not be asked; cards that have been taken back are asked about after all. */
  #answerUnasked(frame: Frame): Action | null {
    const { view, actions } = frame;
    const further = laid(this.settingUp, asHinted(frame, this.settings.hints), Math.random);
    if (!further) this.settingUp = null;
    if (further) return further;
    if (view.asking === 'cards' && actions <= this.#playedAt) return null;
    const answer = unasked(frame, this.controller.humans);
    if (answer && view.asking === 'cards') this.#playedAt = actions;
    return answer;
  }
  /** How many actions there were when cards were played last without being asked about. */
  #playedAt = -1;
  /** What Milady has left to it of her set-up. */
  private settingUp: SettingUp | null = null;

  @state() private goingOn: GoingOn | null = null;

  /** How many actions there were when it went on last: where there are as many again, it was refused. */
  #goesOnAt: number | null = null;

  readonly #goOn = (first: Action) => {
    const { frame } = this.controller;
    this.#decide(first);
    this.#goesOnAt = frame?.actions ?? null;
    this.goingOn = frame && begun(first, asHinted(frame, this.settings.hints));
  };

  /** What has been drawn is drawn; no further card. */
  readonly #stopDrawing = () => {
    this.goingOn = null;
  };

  readonly #setUp = (how: SettingUp) => {
    const { frame } = this.controller;
    this.settingUp = how;
    this.act(frame && this.#answerUnasked(frame));
  };

  protected override choice({ view }: Frame): HTMLElement | null {
    if (view.asking === 'next')
      return this.querySelector('.fellow--shown.fellow--open') ?? this.querySelector('.fellow--open');
    if (view.asking === 'offer')
      return (
        this.querySelector('.act__do') ?? this.querySelector('.trade__card') ?? this.querySelector('mk-hand')
      );
    const chosen = this.querySelector<HTMLElement>('.option[aria-pressed="true"]:focus');
    if (chosen) return chosen; // the next one is chosen from there
    return (
      (AT_A_PLACE.has(view.asking) ? this.querySelector<HTMLElement>('.tile--chosen') : null) ??
      this.querySelector('.option--good') ??
      this.querySelector(`${OPTION}, .die-button, .act__do, .tile--open`)
    );
  }

  /** At the place that is looked at, unless he has touched it himself, and it is an answer. */
  protected override idles(here: HTMLElement): boolean {
    const place = this.#sight.place;
    const legal = this.controller.frame?.legal ?? null;
    return here.matches('.tile--chosen') && (place === null || !places(legal).has(place));
  }

  /** What is looked at, or the list, is put away. */
  readonly #close = () => {
    this.#putAway();
    const { frame } = this.controller;
    if (frame) void this.updateComplete.then(() => this.backTo(frame)?.focus());
  };

  #putAway(): void {
    const { drawer, touched } = this;
    const here = document.activeElement;
    const isInHand = here instanceof HTMLElement && this.querySelector('mk-hand')?.contains(here);
    const asks = isInHand ? here : this.querySelector<HTMLElement>('.element--asks, .inn__go--asks');
    this.#opener = () =>
      drawer === null ? touched && asks : this.querySelector(`.act [data-drawer="${drawer}"]`);
    this.touched = null;
    this.drawer = null;
  }
  /** What opened it. */
  #opener: () => HTMLElement | null = () => null;

  protected override backTo(frame: Frame): HTMLElement | null {
    return this.#opener() ?? this.choice(frame);
  }

  /**
   * A place is looked at; where it is an answer, touching it again gives it. A mouse has looked before it presses: what can be
   * taken back is done by one press then. A sign beside it tells what it is, and nothing is done.
   */
  readonly #choose = (place: Place, { detail, target }: MouseEvent) => {
    const byMouse = detail > 0 && this.#byMouse;
    if (!byMouse) this.#sight.away();
    const { stage, frame } = this.controller;
    const legal = stage.at === 'choosing' ? (frame?.legal ?? null) : null;
    const answer = wayTo(legal, place) ?? find(legal, 'destination', place) ?? find(legal, 'close', place);
    this.drawer = null;
    this.touched = null;
    const asks = detail > 0 && isAside(target);
    if (answer && !asks && (this.#sight.place === place || (byMouse && this.#isSafe(answer))))
      this.#decide(answer);
    else this.#sight.look(place);
    if (asks) this.#explain(target);
  };

  /** Nothing is risked or done for good. */
  #isSafe(answer: Action): boolean {
    const { frame } = this.controller;
    return frame !== null && !isRisky(frame.legal, answer) && !isFinal(answer, frame.view);
  }

  /** Whether what was pressed last was pressed with a mouse: a device may have a finger too. */
  #byMouse = false;
  readonly #press = ({ pointerType }: PointerEvent) => {
    this.#byMouse = pointerType === 'mouse';
  };

  /**
   * Shows his cards; touched where they are shown, tells all about him, but not by the second press of two. Nobody begins
   * his turn like that who did not mean to: there is a button for it. By key he does.
   */
  #meet(who: Musketeer, shown: Musketeer | null, { detail }: MouseEvent): void {
    const { stage, frame } = this.controller;
    const start = stage.at === 'choosing' ? find(frame?.legal ?? null, 'start', who) : null;
    const owner = frame?.view.musketeers[who]?.owner;
    if (start && shown === who && detail === 0) this.#decide(start);
    else if (
      !start &&
      owner !== undefined &&
      frame?.view.asking === 'next' &&
      frame.decision?.seats.includes(owner)
    )
      void this.playing?.changeSeat(owner);
    else if (shown === who && detail < 2) this.panel = 'fellow';
    this.#sight.meet(who);
    this.touched = null;
  }

  /** Whether this is the second press of two in one place, or a later one. */
  #isSecond = false;
  readonly #count = ({ detail }: UIEvent) => {
    this.#isSecond = detail > 1;
  };

  /** The second press of two was meant for what lay there before, unless that is still there. */
  readonly #pick = (action: Action) => {
    const again = JSON.stringify(action);
    if (this.#isSecond && again !== this.#picked) return;
    this.#picked = again;
    this.#weigh(action);
  };
  #picked = '';

  /** What is attempted is looked at first; touched again, it is done, but not by the second press of two. */
  readonly #weigh = (action: Action | null, ...then: Action[]) => {
    const { frame } = this.controller;
    if (this.#isSecond && action && frame && isWeighed(action, frame)) return;
    if (!action || !frame || !isWeighed(action, frame) || same(action, this.touched))
      return this.#decide(action, ...then);
    this.touched = action;
    this.drawer = null;
    const byHand = this.querySelector('mk-hand')?.contains(document.activeElement); // there Enter plays it
    void this.updateComplete.then(() => {
      this.querySelector('.element--asks, .inn__go--asks')?.scrollIntoView({
        block: 'nearest',
        behavior: 'instant',
      });
      if (!byHand) this.querySelector<HTMLElement>('.act__weighed')?.focus();
    });
  };

  /** What he looks at, among what may be done now. */
  #weighedIn(legal: Legal | null): Action | null {
    return legal?.actions.find((action) => same(action, this.touched)) ?? null;
  }

  readonly #decide = (action: Action | null, ...then: Action[]) => {
    if (action && isPiece(action)) return this.#put(action);
    if (action !== null) this.#sight.look(null); // back to what happens
    if (action?.type === 'exchange') this.#exchange.begin(action.what, then);
    this.act(action);
  };

  protected override actByLamp(action: Action): void {
    this.#decide(action);
  }

  /** Chosen for the exchange, or not after all. */
  #put(piece: Piece): void {
    const { frame } = this.controller;
    if (!frame) return;
    this.#exchange.put(piece, frame.view);
    this.requestUpdate();
    void this.updateComplete.then(() => this.choice(frame)?.focus());
  }

  readonly #send = () => {
    const { frame } = this.controller;
    this.#take(frame && this.#exchange.send(frame));
  };

  readonly #leave = () => {
    const { frame } = this.controller;
    this.#take(frame && this.#exchange.leave(frame));
  };

  #take(step: Step | null): void {
    if (step === 'undo') void this.playing?.undo();
    else this.act(step);
  }

  /** Also no further card is drawn. */
  protected override putBack(): boolean {
    const isOpen = this.goingOn !== null || this.touched !== null || this.drawer !== null;
    this.#stopDrawing();
    this.#putAway();
    this.requestUpdate();
    return this.#exchange.clear() || isOpen;
  }
}
