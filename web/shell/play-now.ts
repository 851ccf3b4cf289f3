import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../lib/art';
import { effortOf } from '../lib/effort';
import { MkElement } from '../lib/element';
import { mayLeadFocus } from '../lib/embedded';
import { whenReady } from '../lib/engine-status';
import type { Form } from '../lib/form/form';
import { goalPage, goals, leadOn } from '../lib/form/goal';
import { judge, seatedPlayers, settled, startMatch } from '../lib/form/judge';
import { nameFault } from '../lib/form/players';
import { firstSetUp, recall } from '../lib/form/setup';
import type { SetUp } from '../lib/form/wishes';
import type { Game, Goal } from '../lib/game';
import { t } from '../lib/i18n';
import { lessonsOf } from '../lib/lessons';
import { go } from '../lib/routes';
import { refusal } from '../lib/sentences';
import { type EngineClient, EngineError } from '../worker/client';

/** The way from one touch to a table: as the last match of the game was set up, or else as is good to begin with. */
@customElement('mk-play-now')
export class PlayNow extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) form!: Form;
  @property({ attribute: false }) goal!: Goal;

  /** Why there is no match; null while it is being prepared. */
  @state() private failed: (() => string) | null = null;
  @state() private beginning = false;

  #setUp!: SetUp;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#setUp = recall(this.game, firstSetUp(this.game));
    this.dispatchEvent(new CustomEvent('mk-near', { detail: this.game, bubbles: true }));
    if (goals.has(this.game.id)) void this.#begin();
    void this.#ahead();
  }

  /** What would take its time between the button and the first card, while the goal is read. */
  async #ahead(): Promise<void> {
    await whenReady(this.engine);
    if (!this.isConnected) return;
    void this.game.table().catch(() => {}); // the table says so itself
    await effortOf(this.engine);
  }

  protected override firstUpdated(): void {
    if (mayLeadFocus()) leadOn(this);
  }

  protected override render() {
    const { game, engine, failed } = this;
    if (!goals.has(game.id) || this.beginning) {
      const status = html`${failed?.() ?? nothing}<mk-engine-status .engine=${engine}></mk-engine-status>`;
      const [lesson] = this.beginning ? [] : lessonsOf(game);
      return goalPage(game, {
        goal: this.goal,
        wishes: this.#setUp.wishes,
        status,
        play: this.beginning ? null : this.#begin,
        lesson,
        side: this.form.side?.(this.#setUp) ?? null,
        learns: false,
      });
    }
    return html`<div class="waiting">
      <h1 tabindex="-1">${t(`game-${game.id}`)}</h1>
      ${
        failed
          ? html`<p role="alert">${failed()}</p>
              <button class="button" @click=${this.#begin}>${icon('retry')} ${t('retry')}</button>`
          : html`<p>${t('new-starting')}</p><mk-engine-status .engine=${engine}></mk-engine-status>`
      }
    </div>`;
  }

  readonly #begin = async (): Promise<void> => {
    if (this.beginning) return;
    const { engine, game } = this;
    const setUp = this.#setUp;
    const knew = goals.has(game.id);
    this.beginning = !knew;
    this.failed = null;
    try {
      await whenReady(engine);
      const judged = await judge(engine, game, setUp);
      const seats = seatedPlayers(game, this.form, settled(judged, setUp), setUp);
      const players = seats.flatMap((player) => setUp.players[player] ?? []);
      if (!this.isConnected) return; // whoever has gone elsewhere wants no match any more
      goals.add(game.id);
      if (!judged.options || nameFault(players)) return go({ page: 'new', game: game.id }, { replace: true });
      const id = await startMatch(engine, game, judged.options, players);
      if (this.isConnected) go({ page: 'match', game: game.id, id }, { replace: true });
    } catch (error) {
      // What is no refusal of the engine is a part of the page that could not be fetched.
      this.failed = error instanceof EngineError ? refusal(error) : () => t('part-failed');
      this.beginning = false;
    }
  };
}
