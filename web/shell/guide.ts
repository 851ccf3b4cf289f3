import { html, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../lib/art';
import { MkElement } from '../lib/element';
import { mayLeadFocus } from '../lib/embedded';
import { whenReady } from '../lib/engine-status';
import { goalPage, goals, leadOn } from '../lib/form/goal';
import { usualNames } from '../lib/form/players';
import type { Game, Goal } from '../lib/game';
import { t, useCatalogues } from '../lib/i18n';
import { go } from '../lib/routes';
import { refusal } from '../lib/sentences';
import { type EngineClient, EngineError, ONLOOKER } from '../worker/client';
import { newId } from '../worker/ids';
import { listMatches } from '../worker/saved';

/** The way to the table of a lesson: waits for Python, then opens the lesson begun before or a new one. */
@customElement('mk-guide')
export class Guide extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) lesson!: string;

  /** Why there is no lesson; null while it is being prepared. */
  @state() private failed: (() => string) | null = null;

  /** What the game is about, for whoever has not been told; null where that need not be said. */
  @state() private goal: Goal | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (goals.has(this.game.id)) void this.#begin();
    else void this.#introduce();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('goal') && this.goal && mayLeadFocus()) leadOn(this);
  }

  protected override render() {
    if (this.goal) {
      const status = html`<mk-engine-status .engine=${this.engine}></mk-engine-status>`;
      return goalPage(this.game, {
        goal: this.goal,
        wishes: {},
        status,
        play: this.#learn,
        lesson: undefined,
        side: this.lesson,
        learns: true,
      });
    }
    return html`
      <div class="waiting">
        <h1 tabindex="-1">${t('guide-title')}</h1>
        ${
          this.failed
            ? html`<p role="alert">${this.failed()}</p>
              <button class="button" @click=${() => this.#begin()}>${icon('retry')} ${t('retry')}</button>`
            : html`<p>${t('guide-preparing')}</p>
              <mk-engine-status .engine=${this.engine}></mk-engine-status>`
        }
      </div>
    `;
  }

  async #introduce(): Promise<void> {
    try {
      const [goal] = await Promise.all([this.game.goal(), useCatalogues(this.game.id)]);
      this.goal = goal;
    } catch {
      await this.#begin(); // which says what could not be fetched
    }
  }

  readonly #learn = (): void => {
    goals.add(this.game.id);
    this.goal = null;
    void this.#begin();
  };

  async #begin(): Promise<void> {
    this.failed = null;
    try {
      await whenReady(this.engine);
      const old = await begun(this.game.id, this.lesson);
      if (!this.isConnected) return; // whoever has gone elsewhere wants no lesson any more
      const id = old ?? (await this.#start());
      if (this.isConnected) go({ page: 'match', game: this.game.id, id }, { replace: true });
    } catch (error) {
      // What is no refusal of the engine is a catalogue that could not be fetched.
      this.failed = error instanceof EngineError ? refusal(error) : () => t('part-failed');
    }
  }

  async #start(): Promise<string> {
    const id = newId();
    await useCatalogues(this.game.id);
    const { game, lesson } = this;
    await this.engine.ask('lesson', { ...ONLOOKER, id, game: game.id, lesson, names: usualNames(game) });
    return id;
  }
}

async function begun(game: string, lesson: string): Promise<string | undefined> {
  const matches = await listMatches().catch(() => []);
  return matches.find((match) => match.lesson === lesson && !match.over && match.game === game)?.id;
}
