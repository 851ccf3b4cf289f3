import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../lib/art';
import { effortOf } from '../lib/effort';
import { MkElement } from '../lib/element';
import { embedded } from '../lib/embedded';
import { whenReady } from '../lib/engine-status';
import { Fields, type Judgement } from '../lib/form/fields';
import type { Form, FormContext } from '../lib/form/form';
import { goalPage, goals, leadOn } from '../lib/form/goal';
import { judge, seatedPlayers, startMatch } from '../lib/form/judge';
import { nameLength, type Player } from '../lib/form/player';
import { playerList } from '../lib/form/player-list';
import { nameFault } from '../lib/form/players';
import { firstSetUp, recall, remember, usualSetUp } from '../lib/form/setup';
import type { SetUp } from '../lib/form/wishes';
import type { Game, Goal } from '../lib/game';
import { t } from '../lib/i18n';
import { lessonsOf } from '../lib/lessons';
import { notify } from '../lib/notices';
import { controllerOf, OwnPlayers } from '../lib/outside/players';
import { go } from '../lib/routes';
import { refusal } from '../lib/sentences';
import type { EngineClient } from '../worker/client';
import '../lib/form/form.css';

/** The form for a new match. The engine decides what is offered and what is valid. */
@customElement('mk-new-match')
export class NewMatch extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) form!: Form;
  /** A player of somebody else that is to sit down. */
  @property({ attribute: false }) against: { readonly name: string; readonly text: string } | null = null;

  @state() private setUp!: SetUp;
  @state() private judgement: Judgement | null = null;
  @state() private beginning = false;
  /** The picture of what the game is about, while it is shown. */
  @state() private goal: Goal | null = null;

  #left = false;
  readonly #own = new OwnPlayers();

  readonly #redraw = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.setUp = this.against ? this.#facing(this.against) : this.#last();
    this.engine.addEventListener('change', this.#redraw);
    void this.#preview();
  }

  override disconnectedCallback(): void {
    this.#left = true;
    this.engine.removeEventListener('change', this.#redraw);
    super.disconnectedCallback();
  }

  /** A first match is against those of a first match, however begun; of the rules one sees here what is usual. */
  #last(): SetUp {
    return recall(this.game, { ...firstSetUp(this.game), wishes: {} });
  }

  /** Beside the reader, where one of ours would sit as usual. */
  #facing({ name, text }: NonNullable<NewMatch['against']>): SetUp {
    const { players, wishes } = usualSetUp(this.game);
    const admitted = this.#own.admit(this.game.id, name, text);
    const sitting = { name: admitted.name.slice(0, nameLength), controller: controllerOf(admitted) };
    return { players: players.map((player, seat) => (seat === 1 ? sitting : player)), wishes };
  }

  protected override render() {
    if (this.goal)
      return goalPage(this.game, {
        goal: this.goal,
        wishes: this.setUp.wishes,
        status: nothing,
        play: this.beginning ? null : this.#play,
        lesson: undefined,
        side: this.form.side?.(this.setUp) ?? null,
        learns: false,
      });
    const fields = this.#fields();
    const players = this.#players(fields);
    const seated = this.#seated(fields);
    const change = (changes: readonly Partial<Player>[]) =>
      this.#change({
        players: this.setUp.players.map((old, player) => ({ ...old, ...changes[seated.indexOf(player)] })),
      });
    const list = playerList(
      players,
      (changed, how) => change(players.map((_, seat) => (seat === changed ? how : {}))),
      (seat) => this.form.role?.(fields, seat) ?? null,
      this.#own.ready(this.game.id),
    );
    const context: FormContext = {
      engine: this.engine,
      sit: (controllers) => change(controllers.map((controller) => ({ controller }))),
    };
    return html`
      <form class="setup" data-game=${this.game.id} novalidate @submit=${this.#begin}>
        ${this.#about()}
        ${this.form.draw(fields, players, list, context)}
        ${players.length === 0 ? this.#rest() : nothing} ${this.#foot(players)}
      </form>
    `;
  }

  /** How long it takes, and what to begin with. */
  #about() {
    const { id } = this.game;
    const [lesson] = lessonsOf(this.game);
    return html`<p class="setup__about">
      ${t(`minutes-${id}`)}
      ${lesson && !goals.has(id) ? html`<a href=${lesson.address}>${t('new-first-time')}</a>` : nothing}
    </p>`;
  }

  /** Who plays, and all that depends on it, only the engine can say. */
  #rest() {
    return html`
      <section class="panel">
        <p>${t('new-rest')}</p>
        <mk-engine-status .engine=${this.engine}></mk-engine-status>
      </section>
    `;
  }

  #foot(players: readonly Player[]) {
    const faults = this.#faults();
    const waiting = this.beginning && this.engine.state !== 'ready';
    const label = waiting ? 'new-waiting' : this.beginning ? 'new-starting' : 'new-begin';
    return html`
      <div class="setup__foot">
        <p class="setup__say" role="status">
          ${waiting ? t('engine-waiting') : faults ? t('new-faults', { count: faults }) : nothing}
        </p>
        ${waiting && players.length > 0 ? html`<mk-engine-status .engine=${this.engine}></mk-engine-status>` : nothing}
        <button type="button" class="button button--quiet" @click=${() => this.#change(usualSetUp(this.game))}>
          ${t('new-defaults')}
        </button>
        ${
          players.length > 1 && !embedded
            ? html`<button type="button" class="button" @click=${this.#gather}>${icon('human')} ${t('together-title')}</button>`
            : nothing
        }
        <button class="button button--gold" aria-disabled=${this.beginning ? 'true' : 'false'}>
          ${icon(this.beginning ? 'hourglass' : 'play')} ${t(label)}
        </button>
      </div>
    `;
  }

  /** The reader is led to the button that goes on; after a refused attempt, to the first field that is wrong. */
  protected override updated(changed: PropertyValues): void {
    if (changed.has('goal') && this.goal) leadOn(this);
    if (changed.has('beginning') && !this.beginning && this.#faults() > 0) {
      const wrong = this.querySelector<HTMLElement>('[aria-invalid="true"]');
      wrong?.closest('details')?.setAttribute('open', '');
      wrong?.focus();
    }
  }

  #fields(): Fields {
    const early = () => ({
      specs: this.form.early(this.setUp.wishes),
      errors: [],
      warnings: [],
      seating: null,
    });
    return new Fields(this.judgement ?? early(), this.setUp, (wishes) =>
      this.#change({ wishes: { ...this.setUp.wishes, ...wishes } }),
    );
  }

  #players(fields: Fields): readonly Player[] {
    return this.#seated(fields).flatMap((player) => this.setUp.players[player] ?? []);
  }

  #seated(fields: Fields): readonly number[] {
    return seatedPlayers(this.game, this.form, fields, this.setUp);
  }

  #faults(): number {
    const names = nameFault(this.#players(this.#fields())) ? 1 : 0;
    return (this.judgement?.errors.length ?? 0) + names;
  }

  #change(change: Partial<SetUp>): void {
    if (this.beginning) return;
    this.setUp = { ...this.setUp, ...change };
    if (this.engine.state === 'ready') void this.#preview();
  }

  /** The judgement while the form is being filled in; if the engine fails now, the attempt to begin will tell. */
  async #preview(): Promise<void> {
    await whenReady(this.engine);
    await this.#judge().catch(() => null);
    if (!this.#left) void effortOf(this.engine); // while the form is being filled in there is time for it
  }

  /** The options as the engine understands them; null if it refuses them. */
  async #judge() {
    const judged = this.setUp;
    const { options, ...judgement } = await judge(this.engine, this.game, judged);
    if (judged === this.setUp) this.judgement = judgement;
    return options;
  }

  /** As it is set up now, but everybody at a device of their own. */
  readonly #gather = () => {
    remember(this.game, this.setUp);
    go({ page: 'stage', game: this.game.id });
  };

  readonly #begin = (event: Event) => {
    event.preventDefault();
    void this.#play();
  };

  /** Who has never played the game sees first what it is about. */
  readonly #play = async (): Promise<void> => {
    if (this.beginning) return;
    this.beginning = true;
    try {
      await whenReady(this.engine);
      if (this.#left) return; // who has left the form meanwhile does not want the match any more
      const options = await this.#judge();
      const players = this.#players(this.#fields());
      if (this.#left || !options || nameFault(players)) return;
      const { game } = this;
      if (!this.against) remember(game, this.setUp);
      void game.table().catch(() => {}); // comes while the goal is read or the cards are dealt; else the table says so
      if (this.goal === null && !goals.has(game.id)) {
        this.goal = await game.goal();
        this.dispatchEvent(new CustomEvent('mk-near', { detail: game, bubbles: true }));
        return;
      }
      goals.add(game.id);
      const id = await startMatch(this.engine, game, options, players, { own: this.#own });
      go({ page: 'match', game: game.id, id }, { replace: true });
    } catch (error) {
      notify(refusal(error), { alert: true });
    } finally {
      this.beginning = false;
    }
  };
}
