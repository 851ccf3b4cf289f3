import { html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Trial, Tried } from '../../generated/bridge';
import { MkElement } from '../../lib/element';
import type { Game } from '../../lib/game';
import { t } from '../../lib/i18n';
import { Fencer, type Source } from '../../lib/outside/fencer';
import type { Stores } from '../../lib/outside/sandbox/sandbox';
import { refusal } from '../../lib/sentences';
import type { EngineClient } from '../../worker/client';

/** Seconds that a decision may take which is looked at. */
const PATIENCE = 10;
const MOST_TURNS = 200;
/** What may go wrong without any harm to its Python; `""`: nothing has. */
const HARMLESS: readonly string[] = ['', 'raised', 'illegal'];

interface Seen {
  readonly trial: Trial;
  readonly tried: Tried;
  readonly seconds: number;
}

/** One decision of the player: what it was handed, what it did, what it printed, and where it failed. */
@customElement('mk-school-trial')
export class SchoolTrial extends MkElement {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) stores!: () => Promise<Stores>;
  /** The player as it is now. */
  @property({ attribute: false }) source!: () => Source;

  /** It may not run. */
  @property({ attribute: false }) barred = false;

  @state() private busy = false;
  @state() private seen: Seen | null = null;
  @state() private failed: (() => string) | null = null;
  @query('[name=deal]') private seed!: HTMLInputElement;
  @query('[name=turn]') private turn!: HTMLInputElement;
  @query('[name=seat]') private seat!: HTMLSelectElement;

  /** Stays between two tries, as long as the text is the same: the second one need not wait for Python. */
  #fencer: Fencer | undefined;
  /** Whether it did what leaves its Python in a state that nobody knows. */
  #isSpoilt = false;

  override disconnectedCallback(): void {
    this.#fencer?.remove();
    this.#fencer = undefined;
    super.disconnectedCallback();
  }

  protected override render() {
    const seats = Math.max(2, this.game.facts.seats.min);
    return html`
      <form class="trial__form" @submit=${this.#try}>
        <label class="field"><span>${t('school-deal')}</span>
          <input class="input input--number" name="deal" type="number" min="0" max="999999" value="1" required />
        </label>
        <label class="field"><span>${t('school-turn')}</span>
          <input class="input input--number" name="turn" type="number" min="1" max=${MOST_TURNS} value="1" required />
        </label>
        <label class="field"><span>${t('school-seat')}</span>
          <select class="input input--number" name="seat">
            ${Array.from({ length: seats }, (_, seat) => html`<option value=${seat}>${seat + 1}</option>`)}
          </select>
        </label>
        <button class="button" ?disabled=${this.busy || this.barred}>${t('school-try')}</button>
      </form>
      <div role="status">
        ${this.busy ? html`<p>${t('school-thinking')}</p>` : nothing}
        ${this.seen && !this.busy ? this.#answer(this.seen) : nothing}
      </div>
      <div role="alert">${this.failed ? html`<p class="fault">${this.failed()}</p>` : nothing}</div>
      ${this.seen && !this.busy ? this.#handed(this.seen) : nothing}
    `;
  }

  #answer({ trial, tried, seconds }: Seen) {
    const { move, fault, text, line, printed } = tried;
    return html`
      ${
        move === null
          ? html`<p class="fault">${t(`school-fault-${fault || 'garbled'}`)} ${line ? t('school-line', { line }) : nothing}</p>`
          : html`<p>${t('school-moved', { turn: trial.turn, ms: Math.round(seconds * 1000) })}</p>
              <pre class="code" tabindex="0"><code>${move}</code></pre>`
      }
      ${text ? html`<pre class="code" tabindex="0" aria-label=${t('school-traceback')}>${text}</pre>` : nothing}
      ${printed ? html`<h3>${t('school-printed')}</h3><pre class="code" tabindex="0">${printed}</pre>` : nothing}
    `;
  }

  #handed({ trial, tried }: Seen) {
    return html`
      <details class="fold">
        <summary>${t('school-view')}</summary>
        <dl class="handed" lang="en">
          ${trial.view.map(({ name, value }) => html`<div><dt><code>view.${name}</code></dt><dd><code>${value}</code></dd></div>`)}
        </dl>
      </details>
      <details class="fold">
        <summary>${t('school-legal', { count: trial.legal.length })}</summary>
        <ol class="handed handed--legal" start="0" lang="en">
          ${trial.legal
            .slice(0, 200)
            .map(
              (action, place) =>
                html`<li aria-current=${place === tried.place ? 'true' : nothing}><code>${action}</code></li>`,
            )}
        </ol>
      </details>
    `;
  }

  readonly #try = async (event: Event) => {
    event.preventDefault();
    this.busy = true;
    this.failed = null;
    this.#tell(0);
    try {
      const source = this.source();
      const asked = {
        game: this.game.id,
        options: {},
        seed: this.seed.valueAsNumber,
        turn: this.turn.valueAsNumber,
        seat: Number(this.seat.value),
      };
      const [trial, stores] = await Promise.all([this.engine.ask('trial', asked), this.stores()]);
      if (!this.isConnected) return;
      this.#fencer ??= new Fencer(document.body, stores, source);
      this.#fencer.source = source;
      const question = { anew: this.#isSpoilt, seconds: PATIENCE, packed: trial.packed };
      const said = await this.#fencer.answer(question);
      const tried = await this.engine.ask('tried', said);
      this.#isSpoilt = !HARMLESS.includes(tried.fault);
      this.seen = { trial, tried, seconds: said.seconds };
      this.#tell(tried.line);
    } catch (error) {
      this.seen = null;
      this.failed = refusal(error);
    } finally {
      this.busy = false;
    }
  };

  /** The line of the source that is to be marked. */
  #tell(line: number): void {
    this.dispatchEvent(new CustomEvent('mk-line', { detail: line, bubbles: true }));
  }
}
