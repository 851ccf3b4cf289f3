import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../art';
import type { EngineClient } from '../worker/client';
import type { Message } from '../worker/protocol';
import { guardDeck } from './deck';
import { MkElement } from './element';
import { whenReady } from './engine-status';
import { choice, numberField } from './fields';
import { t } from './i18n';
import { newId } from './ids';
import { notify } from './notices';
import { go } from './router';
import { seatList } from './seats';
import { refusal } from './sentences';
import {
  firstViewer,
  matchEnds,
  nameFault,
  optionsOf,
  playerCounts,
  recall,
  remember,
  type SetUp,
  taking,
  tieRules,
  usualSetUp,
} from './setup';

const GAME = 'musketiere';
const CHECK_AFTER_MS = 250;

/** The form for a new match. The engine decides what is valid; until it is here the form simply waits to be judged. */
@customElement('mk-new-match')
export class NewMatch extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;

  @state() private setUp: SetUp = recall(this.#usual());
  @state() private errors: readonly Message[] = [];
  @state() private warnings: readonly Message[] = [];
  @state() private beginning = false;

  #timer = 0;
  #left = false;

  readonly #redraw = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.engine.addEventListener('change', this.#redraw);
    void this.#preview();
  }

  override disconnectedCallback(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.engine.removeEventListener('change', this.#redraw);
    super.disconnectedCallback();
  }

  protected override render() {
    const { setUp } = this;
    const seats = taking(setUp);
    const humans = seats.filter((seat) => seat.sitter === 'human').length;
    return html`
      <form class="setup" novalidate @submit=${this.#begin}>
        <section class="panel">
          <h2>${t('new-who')}</h2>
          ${choice({
            name: 'players',
            legend: t('new-players'),
            values: playerCounts,
            chosen: setUp.players,
            label: String,
            onChoose: (players) => this.#change({ players }),
          })}
          ${seatList(setUp, nameFault(seats), (seat, change) =>
            this.#change({ seats: setUp.seats.map((old, i) => (i === seat ? { ...old, ...change } : old)) }),
          )}
          <p class="hint">${t('new-levels')}</p>
          ${humans === 1 ? nothing : html`<p class="hint">${humans ? t('new-pass') : t('new-watch')}</p>`}
        </section>
        <section class="panel">
          <h2>${t('new-match')}</h2>
          ${this.#end()}
          ${choice({
            name: 'tie_rule',
            legend: t('option-tie_rule'),
            values: tieRules,
            chosen: setUp.tie_rule,
            label: (rule) => t(`option-tie_rule-${rule}`),
            onChoose: (tie_rule) => this.#change({ tie_rule }),
          })}
          ${guardDeck(setUp, this.#messages('guard_deck'), this.warnings, (guards) => this.#change({ guards }))}
        </section>
        ${this.#foot()}
      </form>
    `;
  }

  #end() {
    const { match_end, target_score, match_games } = this.setUp;
    return html`
      ${choice({
        name: 'match_end',
        legend: t('option-match_end'),
        values: matchEnds,
        chosen: match_end,
        label: (end) => t(`option-match_end-${end}`),
        onChoose: (end) => this.#change({ match_end: end }),
      })}
      <p class="hint">${t(`option-match_end-${match_end}-hint`)}</p>
      ${
        match_end === 'target'
          ? numberField({
              name: 'target_score',
              value: target_score,
              unit: t('option-target_score-unit'),
              errors: this.#messages('target_score'),
              onInput: (value) => this.#change({ target_score: value }),
            })
          : nothing
      }
      ${
        match_end === 'games'
          ? numberField({
              name: 'match_games',
              value: match_games,
              errors: this.#messages('match_games'),
              onInput: (value) => this.#change({ match_games: value }),
            })
          : nothing
      }
    `;
  }

  #foot() {
    const faults = this.#faults();
    const waiting = this.beginning && this.engine.state !== 'ready';
    const label = waiting ? 'new-waiting' : this.beginning ? 'new-starting' : 'new-begin';
    return html`
      <div class="setup__foot">
        <p class="setup__say" role="status">
          ${waiting ? t('engine-waiting') : faults ? t('new-faults', { count: faults }) : nothing}
        </p>
        ${waiting ? html`<mk-engine-status .engine=${this.engine}></mk-engine-status>` : nothing}
        <button type="button" class="button button--quiet" @click=${() => this.#change(this.#usual())}>
          ${t('new-defaults')}
        </button>
        <button class="button button--gold" aria-disabled=${this.beginning ? 'true' : 'false'}>
          ${icon(this.beginning ? 'hourglass' : 'play')} ${t(label)}
        </button>
      </div>
    `;
  }

  /** After a refused attempt the reader is led to the first field that is wrong. */
  protected override updated(changed: PropertyValues): void {
    if (changed.has('beginning') && !this.beginning && this.#faults() > 0) {
      const wrong = this.querySelector<HTMLElement>('[aria-invalid="true"]');
      wrong?.closest('details')?.setAttribute('open', '');
      wrong?.focus();
    }
  }

  #usual(): SetUp {
    return usualSetUp([1, 2, 3, 4].map((seat) => t(`musketiere-name-${seat}`)));
  }

  #faults(): number {
    return this.errors.length + (nameFault(taking(this.setUp)) ? 1 : 0);
  }

  #messages(option: string): readonly Message[] {
    return this.errors.filter((error) => error.option === option);
  }

  #change(change: Partial<SetUp>): void {
    if (this.beginning) return;
    this.setUp = { ...this.setUp, ...change };
    clearTimeout(this.#timer);
    if (this.engine.state === 'ready')
      this.#timer = window.setTimeout(() => void this.#preview(), CHECK_AFTER_MS);
  }

  /** The judgement while the form is being filled in; if the engine fails now, the attempt to begin will tell. */
  async #preview(): Promise<void> {
    await whenReady(this.engine);
    await this.#judge().catch(() => false);
  }

  async #judge(): Promise<boolean> {
    const judged = this.setUp;
    const { errors, warnings } = await this.engine.ask('check', { game: GAME, options: optionsOf(judged) });
    if (judged === this.setUp) {
      this.errors = errors;
      this.warnings = warnings;
    }
    return errors.length === 0 && nameFault(taking(judged)) === null;
  }

  readonly #begin = async (event: Event) => {
    event.preventDefault();
    if (this.beginning) return;
    this.beginning = true;
    try {
      await whenReady(this.engine);
      // Who has left the form meanwhile does not want the match any more.
      if (this.#left || !(await this.#judge()) || this.#left) return;
      remember(this.setUp);
      const seats = taking(this.setUp);
      const id = newId();
      await this.engine.ask('start', {
        id,
        game: GAME,
        options: optionsOf(this.setUp),
        sitters: seats.map((seat) => seat.sitter),
        names: seats.map((seat) => seat.name),
        viewer: firstViewer(seats),
      });
      go({ page: 'match', game: GAME, id }, { replace: true });
    } catch (error) {
      notify(refusal(error), { alert: true });
    } finally {
      this.beginning = false;
    }
  };
}
