/**
 * The course of a match at the table, without a page: whose turn it is to sit in front of the screen, when the computers
 * go on. The table element sends back what the player chose.
 *
 * Events beside those of every playback: `fault` (with a `Replied`), where chance has decided for a player of the visitor.
 */

import type { Analysis, Forecast, Frame, GameTypes, OwnPlayer } from '../../generated/bridge';
import { EngineError } from '../../worker/client';
import { keepNotes } from '../outside/notes';
import type { Seated } from '../outside/seated';
import { untilSeen } from '../seen';
import { missingData } from '../sentences';
import type { Applied, Engine } from './match-client';
import type { Pace, Sleep } from './pace';
import { Playback } from './playback';
import type { BaseScene, Presenter } from './presenter';
import type { Remote } from './remote';

/** How many milliseconds a computer player may think before the page gets a word in. */
const SLICE = 30;

export class PlayController<G extends GameTypes, S extends BaseScene> extends Playback<G, S> {
  readonly #id: string;
  readonly #remote: Remote | null;
  /** Somebody at another device may have acted since this table asked. */
  #unheard = false;

  constructor(
    engine: Engine,
    presenter: Presenter<G, S>,
    id: string,
    pace: Pace,
    sleep: Sleep,
    explained?: () => Promise<void>,
    remote: Remote | null = null,
  ) {
    super(engine, presenter, pace, sleep, explained);
    this.#id = id;
    this.#remote = remote;
  }

  /** Those who play at this device. */
  override get humans(): number[] {
    return super.humans.filter((seat) => !this.#isAway(seat));
  }

  #isAway(seat: number): boolean {
    return this.#remote?.isAway(seat) ?? false;
  }

  /** Whether the viewer may take back what he did last: for a moment, or while it is his turn again. */
  get canUndo(): boolean {
    return this.stage.at === 'grace' || (this.stage.at === 'choosing' && this.frame?.can_undo === true);
  }

  override async open(): Promise<void> {
    const run = this.begin();
    this.#unseat();
    this.#remote?.addEventListener('news', this.#hearNews);
    this.#remote?.addEventListener('behind', this.#fallBehind);
    this.stage = { at: 'opening' };
    await this.#guard(run, async () => {
      this.client = this.join('table');
      const opened = await this.enter();
      if (run !== this.run) return;
      if (opened.frame.game !== this.presenter.game) {
        this.dispatchEvent(
          new CustomEvent('elsewhere', { detail: { page: 'match', game: opened.frame.game } }),
        );
        return;
      }
      this.frame = opened.frame;
      this.#remote?.laid(true);
      const { controllers, decision } = opened.frame;
      if (decision && controllers.includes('external') && this.#remote?.thinks !== false) {
        const players = await this.#strangers();
        if (run !== this.run) return;
        if (players.length > 0) return this.show({ stage: { at: 'strangers', players } });
        this.#seated().catch(() => null); // who needs them asks again
      }
      const [human] = this.humans;
      const isSeen = human !== undefined && this.#amongFriends(human);
      const applied = isSeen ? await this.client.ask('follow', { seats: [human] }) : opened;
      if (run !== this.run) return;
      if (applied.frame.actions === 0) await this.#deal(run, applied);
      else this.lay(applied);
      await this.#next(run);
    });
  }

  /** The players that it came with may run here. */
  async admit(): Promise<void> {
    const { stage } = this;
    if (stage.at !== 'strangers') return;
    const { allow } = await import('../outside/allowed');
    await allow(stage.players.map(({ text }) => text));
    await this.open();
  }

  override close(): void {
    super.close();
    this.#unseat();
    this.#remote?.removeEventListener('news', this.#hearNews);
    this.#remote?.removeEventListener('behind', this.#fallBehind);
    this.#remote?.laid(false);
  }

  protected override get isWaitedFor(): boolean {
    return this.#remote !== null;
  }

  protected override get awaited(): boolean {
    return this.humans.length > 0;
  }

  /** Opens the match to nobody's eyes. */
  protected enter(): Promise<Applied<G>> {
    return this.client.ask('open', { id: this.#id, seats: [] });
  }

  /** What lay there before the viewer acted last. */
  #before: S | null = null;

  /** The viewer acts. What he lets go of leaves his hand at once; if the engine refuses, he has it back. */
  async act(action: G['Action']): Promise<void> {
    const { frame, scene, stage } = this;
    if (stage.at !== 'choosing' || !frame || !scene || scene.viewer === null) return;
    const seat = scene.viewer;
    const run = this.begin();
    this.#before = scene;
    const { scene: after, flights } = this.presenter.optimistic?.(scene, action) ?? { scene, flights: [] };
    this.show({ scene: after, stage: { at: 'animating' } }, flights);
    await this.#guard(run, async () => {
      const applied = await this.#carryOut(run, after, this.client.ask('act', { seat, action }));
      if (!this.presenter.lone?.(frame)) await this.#grace(run, applied);
      await this.#afterActing(run, seat, applied);
    });
  }

  async #carryOut(run: number, after: S, asked: Promise<Applied<G>>): Promise<Applied<G>> {
    const applied = await asked;
    this.#remote?.moved();
    void this.#thinkAhead(run, applied.frame);
    const all = this.humans.length > 1 && this.#revealing(applied) ? this.presenter.reveal : undefined;
    if (all) this.scene = all.withoutSecrets(after);
    await this.tell(run, applied, { veiled: all !== undefined });
    return applied;
  }

  /** The viewer takes back what he handed in last; as long as nobody has acted after it, he has it back at once. */
  async undo(): Promise<void> {
    const seat = this.scene?.viewer;
    if (!this.canUndo || typeof seat !== 'number') return;
    const back = this.stage.at === 'grace' ? this.#before : null; // nothing has happened since
    const run = this.begin();
    this.show({ stage: { at: 'animating' }, ...(back && { scene: back }) });
    await this.#guard(run, async () => {
      const applied = await this.client.ask('undo', { seat });
      this.#remote?.moved();
      this.#returned = applied.frame.actions;
      if (run === this.run) this.lay(applied);
    });
    await this.#guard(run, () => this.#next(run));
  }

  /** The rest of the round is played at once, and a computer player decides for the viewer. */
  async playOut(): Promise<void> {
    if (this.stage.at !== 'choosing') return;
    const run = this.begin();
    this.#isPlayedOut = true;
    this.show({ stage: { at: 'animating' } });
    this.hurryOn();
    await this.#guard(run, () => this.#next(run));
  }
  #isPlayedOut = false;

  async #standIn(run: number, scene: S, seat: number): Promise<void> {
    const applied = await this.#carryOut(run, scene, this.client.ask('stand_in', { seat }));
    return this.#afterActing(run, seat, applied);
  }

  /** Where several who share everything may act, another of them does. */
  async changeSeat(seat: number): Promise<void> {
    const { frame, stage } = this;
    if (stage.at !== 'choosing' || !frame || frame.viewer === null || frame.viewer === seat) return;
    if (this.#isAway(seat) || !frame.decision?.seats.includes(seat)) return;
    if (!this.#share(frame, frame.viewer, seat)) return;
    const run = this.begin();
    await this.#guard(run, async () => {
      await this.#look(run, seat);
      await this.#next(run);
    });
  }

  /** "I am Aramis": from here on the page may hold his cards. */
  async takeSeat(): Promise<void> {
    const { stage } = this;
    if (stage.at !== 'curtain') return;
    const run = this.begin();
    await this.#guard(run, async () => {
      await this.#look(run, stage.seat);
      await this.#next(run);
    });
  }

  // ---- the lamp --------------------------------------------------------------------------------------------------------

  /** A slice of what the best player finds out about the viewer's open decision; null where none is open any more. */
  async analyse(budget: number): Promise<Analysis<G> | null> {
    const { frame, stage, run } = this;
    if (stage.at !== 'choosing' || frame === null || frame.viewer === null) return null;
    const { viewer: seat, actions: at } = frame;
    const asked = { client: this.client.name, seat, at, budget };
    const analysis = (await this.engine.ask('analyse', asked)) as Analysis<G>;
    if (run !== this.run) return null;
    if (analysis.choices === null) return analysis;
    const { frame: counted } = await this.client.ask('poll', {}); // that it was asked is known from here on
    if (run !== this.run) return null;
    this.frame = counted;
    this.show({});
    return analysis;
  }

  cancel(): Promise<unknown> {
    return this.engine.ask('cancel', { client: this.client.name });
  }

  /** What the open decision is likely to bring, once the engine has said so; null where nothing is foretold. */
  forecast: G['Forecast'] | null = null;

  /** Asks for it, if it is wanted: when a decision opens, and when the viewer has changed his mind. */
  async foretell(): Promise<void> {
    const { run, frame } = this;
    this.forecast = null;
    if (!frame || frame.viewer === null || !this.presenter.foretells?.(frame)) return;
    const asked = { client: this.client.name, seat: frame.viewer };
    const answer = await this.engine.ask('forecast', asked).catch(() => null); // one chooses without it
    const forecast = (answer as Forecast<G> | null)?.forecast ?? null;
    if (run !== this.run || forecast === null) return;
    this.forecast = forecast;
    this.show({});
  }

  // ---- the course of the match ---------------------------------------------------------------------------------------

  /** With several humans a card that is turned up is seen by all: then nobody's own cards lie open. */
  async #afterActing(run: number, seat: number, applied: Applied<G>): Promise<void> {
    if (run !== this.run) return;
    const { frame } = applied;
    const mine = frame.decision?.seats.includes(seat) && !this.#revealing(applied);
    if (!mine && !this.#amongFriends(seat)) await this.#look(run, null);
    await this.#next(run);
  }

  async #next(run: number): Promise<void> {
    const { frame } = this;
    if (run !== this.run || !frame) return;
    if (!frame.decision) {
      await this.#keepWritten(frame);
      return run === this.run ? this.show({ stage: { at: 'over' } }) : undefined;
    }
    const only = this.only(frame);
    if (only !== null && this.scene && frame.viewer !== null) {
      const { viewer: seat } = frame;
      this.show({ stage: { at: 'animating' } });
      const acted = this.client.ask('act', { seat, action: only });
      return this.#afterActing(run, seat, await this.#carryOut(run, this.scene, acted));
    }
    if (frame.legal) {
      // What stops the hurry, as the end of a round does, is where the viewer plays on himself.
      this.#isPlayedOut &&= this.hurries;
      if (this.#isPlayedOut && this.scene && frame.viewer !== null)
        return this.#standIn(run, this.scene, frame.viewer);
      void this.foretell();
      this.show({ stage: { at: 'choosing' } });
      void this.#catchUp();
      return;
    }
    const [human] = frame.decision.seats.filter(
      (seat) => frame.controllers[seat] === 'human' && !this.#isAway(seat),
    );
    if (human === undefined) return this.#remote?.thinks === false ? this.#wait() : this.#compute(run);
    if (frame.viewer !== null && this.#share(frame, frame.viewer, human)) {
      await this.#look(run, human);
      return this.#next(run);
    }
    if (frame.viewer !== null) await this.#look(run, null);
    if (run === this.run) this.show({ stage: { at: 'curtain', seat: human } });
  }

  /** How many actions stood when something was taken back last: what is asked there has been asked for. */
  #returned: number | null = null;

  /** Whoever learns is shown what he would be asked, and so is whoever takes it back. */
  protected only(frame: Frame<G>): G['Action'] | null {
    if (!frame.legal || frame.lesson !== null || frame.problem !== null) return null;
    return frame.actions === this.#returned ? null : (this.presenter.only?.(frame) ?? null);
  }

  /** What was chosen may be taken back; whoever thinks at another device waits for nobody here. */
  async #grace(run: number, { frame }: Applied<G>): Promise<void> {
    if (run !== this.run || !frame.can_undo || frame.legal || this.#remote?.thinks === false) return;
    const ms = this.pace.grace();
    this.show({ stage: { at: 'grace', ms } });
    await this.pause(ms);
    this.waited += ms;
    if (run === this.run) this.show({ stage: { at: 'animating' } });
  }

  /** The computers think in slices until one of them has decided. */
  async #compute(run: number): Promise<void> {
    this.#ahead = null;
    this.show({ stage: { at: 'animating' } });
    while (run === this.run) {
      if (!this.#remote) await untilSeen(); // else there are others who look
      if (run !== this.run) return;
      const { thinking, own, applied: played } = await this.client.advance(SLICE);
      if (run !== this.run) return;
      this.show({ thinking: own === null ? thinking : { seat: own, progress: 0 } });
      if (thinking) continue;
      const applied = own === null ? played : await this.#hear(run);
      if (run !== this.run) return;
      if (!applied) return this.#wait();
      this.#remote?.moved();
      void this.#thinkAhead(run, applied.frame);
      await this.tell(run, applied);
      return this.#next(run);
    }
  }

  /** Somebody at another device must decide, or whoever thinks for all. */
  #wait(): void {
    const { frame } = this;
    const deciding = frame?.decision?.seats ?? [];
    const people = deciding.filter((seat) => frame?.controllers[seat] === 'human');
    this.show({ stage: { at: 'waiting', seats: people.length > 0 ? people : deciding }, thinking: null });
    void this.#catchUp();
  }

  readonly #hearNews = () => {
    this.#unheard = true;
    void this.#catchUp();
  };

  /** As where the viewer's own action could not be kept. */
  readonly #fallBehind = () => {
    const detail = new EngineError({ code: 'storage-conflict', params: {} });
    this.dispatchEvent(new CustomEvent('refused', { detail }));
  };

  /** What others have done is told; as long as the viewer's own decision stays open, it is only laid on the table. */
  async #catchUp(): Promise<void> {
    const { at } = this.stage;
    if (!this.#unheard || this.#asking || (at !== 'waiting' && at !== 'choosing')) return;
    const choosing = at === 'choosing' ? this.frame : null;
    const { run } = this;
    this.#unheard = false;
    this.#asking = true;
    await this.#guard(run, async () => {
      const applied = await this.client.ask('poll', {}).finally(() => {
        this.#asking = false;
      });
      if (run !== this.run) {
        this.#unheard = true; // the viewer has acted meanwhile: it is told with what comes of that
        return;
      }
      if (choosing && isSameDecision(choosing, applied.frame)) this.lay(applied);
      else await this.#hearOut(this.begin(), applied);
    });
    void this.#catchUp();
  }
  /** One question at a time: what comes of it is told before the next. */
  #asking = false;

  #hearOut(run: number, applied: Applied<G>): Promise<void> {
    this.show({ stage: { at: 'animating' } });
    return this.#guard(run, async () => {
      await this.tell(run, applied);
      await this.#next(run);
    });
  }

  /** A player of the visitor decides in its sandbox; what it says goes to the engine, which believes nothing of it. */
  async #hear(run: number): Promise<Applied<G> | null> {
    const [seated, question] = await Promise.all([this.#seated(), this.engine.ask('question', {})]);
    const said = await seated.answer(question);
    if (run !== this.run) return null;
    const { applied, replied } = await this.client.reply(said);
    if (run !== this.run) return null;
    this.show({ thinking: null });
    if (replied.fault) this.dispatchEvent(new CustomEvent('fault', { detail: replied }));
    return applied;
  }

  /** What the visitor's players wrote is kept for whoever watches the match: as it is over, no hand is told by it. */
  async #keepWritten({ controllers }: Frame<G>): Promise<void> {
    if (!controllers.includes('external') || this.#remote?.thinks === false) return;
    const { notes } = await this.engine.ask('written', {}).catch(() => ({ notes: [] })); // the end is told without it
    if (notes.length > 0) keepNotes(this.#id, notes);
  }

  /** Of the players of visitors that sit here, those that nobody has let run on this device. */
  async #strangers(): Promise<readonly OwnPlayer[]> {
    const [{ players }, { strangersAmong }] = await Promise.all([
      this.engine.ask('visitors', {}),
      import('../outside/allowed'),
    ]);
    return strangersAmong(players);
  }

  /** The players of the visitor, who are given their sandboxes when the match is opened. */
  #seated(): Promise<Seated> {
    this.#sitting ??= import('../outside/seated').then(({ seat }) => seat(this.engine));
    const sitting = this.#sitting;
    sitting.catch(() => {
      if (sitting === this.#sitting) this.#sitting = null; // they may be had later
    });
    return sitting;
  }

  #unseat(): void {
    this.#sitting?.then((seated) => seated.leave()).catch(() => null);
    this.#sitting = null;
  }
  #sitting: Promise<Seated> | null = null;

  /**
   * While the table still tells what happened, the next computer player thinks already. What it comes to is carried out
   * when the table asks for it, so that nothing is taken for granted that can still be taken back.
   */
  async #thinkAhead(run: number, { decision, controllers }: Frame<G>): Promise<void> {
    if (!decision || decision.seats.some((seat) => controllers[seat] === 'human')) return;
    if (this.#remote?.thinks === false) return;
    const mine = Symbol();
    this.#ahead = mine;
    try {
      for (;;) {
        await untilSeen();
        if (run !== this.run || this.#ahead !== mine) return;
        const { thinking } = await this.engine.ask('ponder', { client: this.client.name, budget: SLICE });
        if (!thinking) return;
      }
    } catch {
      // Whoever asks for the decision hears what is wrong.
    }
  }
  /** The one course of thinking ahead that may go on. */
  #ahead: symbol | null = null;

  /** A match that has just begun is dealt before the eyes of its players; who is to choose may do so as the cards fly. */
  async #deal(run: number, { frame, story }: Applied<G>): Promise<void> {
    const dealt = this.presenter.sceneOf(frame.view);
    const lays = (event: G['Event']) => this.presenter.animate(dealt, event)[0]?.scene !== dealt;
    const first = this.presenter.deals ? story.findIndex(lays) : -1; // what comes before lays nothing on the table
    const end = first < 0 ? story.length : first;
    const news = story.slice(end).map((event, i) => ({ at: end + i, event }));
    Object.assign(this, { frame, scene: dealt, stage: { at: 'animating' } });
    void this.#thinkAhead(run, frame);
    const dealing = { frame, story, before: story.slice(0, end), news };
    await this.tell(run, dealing, { open: frame.legal !== null });
  }

  async #look(run: number, viewer: number | null): Promise<void> {
    if (run !== this.run) return; // the engine may have another match open by now
    const applied = await this.client.ask('follow', { seats: [viewer] });
    if (run === this.run) this.lay(applied);
  }

  // ---- below -----------------------------------------------------------------------------------------------------------

  /** Whether all humans know what that one knows: he himself, or all of his side. */
  #amongFriends(seat: number): boolean {
    const { frame } = this;
    return frame !== null && this.humans.every((one) => one === seat || this.#share(frame, seat, one));
  }

  /** Whether two seats know the same. */
  #share({ view }: Frame<G>, seat: number, other: number): boolean {
    return this.presenter.sharesView?.(view, seat, other) ?? false;
  }

  #revealing({ news }: Applied<G>): boolean {
    return news.some(({ event }) => this.presenter.reveal?.revealing(event));
  }

  /**
   * A refusal changes nothing: it is reported, and the table stands as before. Two do not: a match that cannot be opened,
   * and one of several humans lost while all look at it, whose last frame holds the cards of one of them.
   */
  async #guard(run: number, course: () => Promise<unknown>): Promise<void> {
    const { stage } = this;
    try {
      await course();
    } catch (error) {
      if (run !== this.run) return;
      const lacksData = missingData(error) !== null;
      if (lacksData) this.frame = null; // without its data file the match cannot go on
      const veiled = this.scene?.viewer === null && this.frame?.viewer !== null;
      if (this.frame && !veiled) this.settle(this.frame);
      if (stage.at === 'curtain' && !lacksData && this.frame?.viewer === null) this.show({ stage });
      else
        this.show({
          stage: { at: this.frame?.legal && stage.at !== 'opening' && !veiled ? 'choosing' : 'failed' },
        });
      this.dispatchEvent(new CustomEvent('refused', { detail: error }));
      void this.#catchUp(); // another may have been quicker, which is why
    }
  }
}

/** Whether the viewer has the same to decide as before, whatever others have chosen meanwhile. */
function isSameDecision<G extends GameTypes>(one: Frame<G>, other: Frame<G>): boolean {
  const told = ({ decision, legal }: Frame<G>) => JSON.stringify([decision?.kind, legal]);
  const isUntouched = other.decision?.secret === true || other.actions === one.actions; // or the news came late
  return isUntouched && other.legal !== null && told(one) === told(other);
}
