import { html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { OptionSpec, SeatController } from '../../generated/bridge';
import { icon } from '../../lib/art';
import { crest } from '../../lib/art/crest';
import { copyFrom, selectAll } from '../../lib/copy-from';
import { type Day, dailyId, dayAt, dayInWords, daysOf, streak } from '../../lib/days';
import { MkElement } from '../../lib/element';
import { whenReady } from '../../lib/engine-status';
import { lastNames } from '../../lib/form/setup';
import type { Game } from '../../lib/game';
import { t, useCatalogues } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import { isWon, resultText } from '../../lib/result';
import { go, href } from '../../lib/routes';
import { hasLine, lineOf } from '../../lib/saved-line';
import { refusal } from '../../lib/sentences';
import { type EngineClient, EngineError, ONLOOKER } from '../../worker/client';
import type { Options } from '../../worker/protocol';
import { listMatches, restoreMatch, type SavedMatch } from '../../worker/saved';
import { described, seated } from './described';
import './share.css';

interface Deal {
  readonly options: Options;
  readonly controllers: SeatController[];
  readonly specs: readonly OptionSpec[];
  /** What the engine says of the table. */
  readonly seating: unknown;
}

/** The deal of the day of a game: the same for everybody who has the same date, and what one made of it. */
@customElement('mk-daily')
export class Daily extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) game!: Game;

  @state() private day: Day = dayAt(new Date());
  /** What is dealt; null until the engine has said it. */
  @state() private deal: Deal | null = null;
  /** The matches of all days; null until they have been read. */
  @state() private days: ReturnType<typeof daysOf> | null = null;
  @state() private beginning = false;
  /** Why the deal cannot be shown. */
  @state() private failed: (() => string) | null = null;
  @query('#daily-text') private text!: HTMLTextAreaElement;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#look);
    void this.#read();
  }

  override disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.#look);
    super.disconnectedCallback();
  }

  protected override render() {
    if (this.failed) {
      return html`<div class="waiting">
        <p role="alert">${this.failed()}</p>
        <button class="button" @click=${() => this.#read()}>${icon('retry')} ${t('retry')}</button>
      </div>`;
    }
    if (!this.days) return nothing;
    const match = this.days.find(({ day }) => day === this.day)?.match;
    return html`
      <article class="playbill">
        <header>
          ${crest(this.game.id)}
          <div>
            <h2>${t(`game-${this.game.id}`)}</h2>
            <p><time datetime=${this.day}>${dayInWords(this.day, 'full')}</time></p>
          </div>
        </header>
        ${this.#dealt(match)}
        <p>${t('daily-what')}</p>
        ${match?.over ? this.#result(match) : this.#table(match)}
      </article>
      ${this.#history(this.days)}
    `;
  }

  #dealt(match: SavedMatch | undefined) {
    if (!this.deal) return html`<mk-engine-status .engine=${this.engine}></mk-engine-status>`;
    const { options, controllers, specs, seating } = this.deal;
    const names = match?.names ?? lastNames(this.game, controllers.length, options);
    return html`${described(this.game, options, specs)} ${seated(this.game, names, controllers, seating)}`;
  }

  #table(match: SavedMatch | undefined) {
    return html`
      ${match ? html`<p class="playbill__where">${lineOf(this.game, match).where}</p>` : nothing}
      <div class="playbill__ways">
        <button class="button button--gold" aria-disabled=${this.beginning ? 'true' : 'false'} @click=${this.#begin}>
          ${icon(this.beginning ? 'hourglass' : 'play')} ${t(match ? 'home-carry-on' : 'daily-begin')}
        </button>
      </div>
    `;
  }

  #result(match: SavedMatch) {
    return html`
      <p class="playbill__where">${t('daily-over', { won: isWon(match) ? 'yes' : 'no' })}</p>
      ${totalsOf(this.game, match)}
      <div class="field">
        <label for="daily-text">${t('daily-text-label')}</label>
        <textarea id="daily-text" class="input" rows="4" readonly .value=${resultText(this.game, match, this.day)} @focus=${selectAll}></textarea>
      </div>
      <div class="playbill__ways">
        <button class="button button--gold" @click=${() => copyFrom(this.text, 'daily-copied')}>
          ${icon('copy')} ${t('daily-copy')}
        </button>
        <a class="button" href=${href(wayTo(match))}>${icon('eye')} ${t('home-watch')}</a>
      </div>
      <p class="hint">${t('daily-next')}</p>
    `;
  }

  #history(days: ReturnType<typeof daysOf>) {
    const told = days.filter(({ day, match }) => match.over || day !== this.day);
    const played = new Set(days.filter(({ match }) => match.over).map(({ day }) => day));
    const count = streak(played, this.day);
    return html`
      <section class="days" aria-labelledby="days-title">
        <h2 id="days-title">${t('daily-days')}</h2>
        ${count > 0 ? html`<p>${t('daily-streak', { count })}</p>` : nothing}
        ${told.length === 0 ? html`<p class="empty">${t('daily-days-none')}</p>` : nothing}
        <ul class="match-list">
          ${told.map(({ day, match }) => html`<li>${lineOfDay(this.game, day, match)}</li>`)}
        </ul>
        <p class="hint">${t('daily-date')}</p>
      </section>
    `;
  }

  readonly #look = () => {
    if (document.visibilityState === 'visible') void this.#read(); // it may be another day by now
  };

  async #read(): Promise<void> {
    const { game } = this;
    const day = dayAt(new Date());
    if (day !== this.day) this.deal = null;
    this.day = day;
    this.failed = null;
    try {
      const [saved] = await Promise.all([listMatches(), useCatalogues(game.id)]);
      this.days = daysOf(
        game.id,
        saved.filter((match) => hasLine(game, match)),
      );
      await whenReady(this.engine);
      const { options, controllers } = await this.engine.ask('day', { game: game.id, date: day });
      const { specs, seating } = await this.engine.ask('check', { game: game.id, options });
      if (day === this.day) this.deal = { options, controllers, specs, seating };
    } catch (error) {
      // What is no refusal of the engine is a catalogue that could not be fetched.
      this.failed = error instanceof EngineError ? refusal(error) : () => t('part-failed');
    }
  }

  /** What has been begun, in this browser or in another tab of it, is gone on with. */
  readonly #begin = async () => {
    if (this.beginning) return;
    this.beginning = true;
    const { game, day } = this;
    const id = dailyId(game.id, day);
    try {
      await whenReady(this.engine);
      await restoreMatch(id).catch(() => null); // deleted a while ago: no second try at the same cards
      const begun = this.isConnected && (await this.#isBegun(id));
      if (!this.isConnected) return; // whoever has gone elsewhere may be at the table of another match by now
      if (!begun) {
        const { options, controllers } = await this.engine.ask('day', { game: game.id, date: day });
        const names = lastNames(game, controllers.length, options);
        await this.engine.ask('daily', { ...ONLOOKER, id, game: game.id, date: day, names });
      }
      if (this.isConnected) go({ page: 'match', game: game.id, id });
    } catch (error) {
      notify(refusal(error), { alert: true });
    } finally {
      this.beginning = false;
    }
  };

  async #isBegun(id: string): Promise<boolean> {
    try {
      await this.engine.ask('open', { ...ONLOOKER, id });
      return true;
    } catch (error) {
      if (error instanceof EngineError && error.refusal.code === 'match-missing') return false;
      throw error;
    }
  }
}

function lineOfDay(game: Game, day: Day, match: SavedMatch) {
  const { over } = match;
  const when = dayInWords(day, 'long');
  const way = t(over ? 'home-watch' : 'home-resume');
  return html`
    <article class="match ${over ? 'match--over' : ''}">
      <h3><time datetime=${day}>${when}</time></h3>
      ${totalsOf(game, match)}
      <p class="match__state">
        ${
          over
            ? html`<span class="tag">${isWon(match) ? icon('check') : nothing} ${t('daily-day-over', { won: isWon(match) ? 'yes' : 'no' })}</span>`
            : lineOf(game, match).where
        }
      </p>
      <div class="match__doors">
        <a class="button" href=${href(wayTo(match))} aria-label="${way}: ${when}">${way}</a>
      </div>
    </article>
  `;
}

/** What was played to its end is watched. */
const wayTo = ({ over, game, id }: SavedMatch) => ({ page: over ? 'watch' : 'match', game, id }) as const;

const totalsOf = (game: Game, match: SavedMatch) => html`
  <ul class="match__totals" aria-label=${t('home-match-totals')}>
    ${lineOf(game, match).totals.map(({ who, total }) => html`<li>${who}&nbsp;<b>${total}</b></li>`)}
  </ul>
`;
