import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { StandingLine } from '../../generated/bridge';
import { levels } from '../../generated/catalogue';
import { icon } from '../../lib/art';
import { MkElement } from '../../lib/element';
import { type Judged, judge } from '../../lib/form/judge';
import { recall, usualSetUp } from '../../lib/form/setup';
import type { Game } from '../../lib/game';
import { locale, t } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import type { OwnPlayer } from '../../lib/outside/players';
import type { Stores } from '../../lib/outside/sandbox/sandbox';
import { go } from '../../lib/routes';
import { errorSentence, refusal } from '../../lib/sentences';
import { type EngineClient, EngineError } from '../../worker/client';
import { described } from '../share/described';
import { Run } from './run';

/** Seconds for a move as on the command line, and for how many such moves a match has time. */
const MOVE = 1;
const MOVES = 30;
/** Seconds that a move may be allowed at most. */
const LONGEST_MOVE = 20;
const MOST_MATCHES = 100_000;
/** Who is known from before there were levels, and beats the clock. */
const QUICK = ['random', 'rule_based'];
/** Entrants of a tournament at most. */
const MOST_ENTRANTS = 8;

/** The tournament of this visit: it stays when one goes to watch a match of it. */
let kept: Run | null = null;

/** Lets own players and ours meet in as many matches as one likes. */
@customElement('mk-school-tournament')
export class SchoolTournament extends MkElement {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) stores!: () => Promise<Stores>;
  /** All own players of this game. */
  @property({ attribute: false }) players!: readonly OwnPlayer[];
  /** The one that is written just now: it takes part in any case. */
  @property() current!: string;
  /** Keeps what each of them is now as a version. */
  @property({ attribute: false }) begun!: (ids: readonly string[]) => void;

  @state() private run: Run | null = kept;
  /** Whether the rules are those of the form for a new match, and what the engine makes of them; null: it is asked. */
  @state() private asInForm = false;
  @state() private rules: Judged | null = null;
  /** Who takes part beside the current one: own players by their ids, computer players by theirs. */
  @state() private chosen: ReadonlySet<string> = new Set(['rule_based']);

  readonly #redraw = () => {
    const { run } = this;
    if (run?.unfit) this.dispatchEvent(new CustomEvent('mk-line', { detail: run.unfit.line, bubbles: true }));
    this.requestUpdate();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.run?.addEventListener('change', this.#redraw);
  }

  override disconnectedCallback(): void {
    this.run?.removeEventListener('change', this.#redraw);
    this.run?.stop();
    super.disconnectedCallback();
  }

  protected override render() {
    const run = this.run?.planned.game === this.game.id ? this.run : null;
    const busy = run?.state === 'starting' || run?.state === 'running';
    return html`
      <form class="tournament__form" @submit=${this.#begin}>
        <fieldset class="opponents" ?disabled=${busy}>
          <legend>${t('school-opponents')}</legend>
          <div class="entrants">
            ${[...QUICK, ...levels].map((id) => this.#entrant(id, t(`player-${id}`)))}
            ${this.players
              .filter(({ id }) => id !== this.current)
              .map(({ id, name }) => this.#entrant(id, `${name}.py`))}
          </div>
        </fieldset>
        <div class="field__line">
          <label class="field"><span>${t('school-rules')}</span>
            <select class="input" name="rules" ?disabled=${busy} @change=${this.#choose}>
              <option value="usual" .selected=${!this.asInForm}>${t('school-rules-usual')}</option>
              <option value="form" .selected=${this.asInForm}>${t('school-rules-form')}</option>
            </select>
          </label>
          <label class="field"><span>${t('school-matches')}</span>
            <input class="input input--number" name="count" type="number" min="1" max=${MOST_MATCHES} value="100" required ?disabled=${busy} />
          </label>
          <label class="field"><span>${t('school-seconds')}</span>
            <input class="input input--number" name="seconds" type="number" min="0.1" max=${LONGEST_MOVE} step="0.1" value=${MOVE} required ?disabled=${busy} />
          </label>
          <label class="field"><span>${t('school-seed')}</span>
            <input class="input" name="seed" inputmode="numeric" pattern="[0-9]{1,16}" placeholder=${t('school-seed-drawn')} autocomplete="off" ?disabled=${busy} />
          </label>
        </div>
        <div role="status">${this.rules?.options ? described(this.game, this.rules.options, this.rules.specs) : nothing}</div>
        <button class="button button--gold" ?disabled=${busy || this.chosen.size === 0 || (this.asInForm && !this.rules)}>${icon('play')} ${t('school-begin')}</button>
      </form>
      ${run ? this.#course(run) : nothing}
    `;
  }

  readonly #choose = (event: Event) => {
    this.asInForm = (event.target as HTMLSelectElement).value === 'form';
    this.rules = null;
    if (this.asInForm) void this.#judge(this.game);
  };

  /** What was last chosen in the form, as the engine understands it today. How many sit down follows from who takes part. */
  async #judge(game: Game): Promise<void> {
    const isWanted = () => this.asInForm && game === this.game;
    try {
      const rules = await judge(this.engine, game, recall(game, usualSetUp(game)));
      if (!isWanted()) return;
      const [fault] = rules.errors;
      if (fault) throw new EngineError(fault);
      this.rules = rules;
    } catch (error) {
      if (!isWanted()) return;
      this.asInForm = false;
      notify(refusal(error), { alert: true });
    }
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('game')) return;
    this.asInForm = false;
    this.rules = null;
  }

  #entrant(id: string, name: string) {
    const choose = (event: Event) => {
      const chosen = new Set(this.chosen);
      if ((event.target as HTMLInputElement).checked) chosen.add(id);
      else chosen.delete(id);
      this.chosen = chosen;
    };
    const full = this.chosen.size >= MOST_ENTRANTS - 1 && !this.chosen.has(id);
    return html`<label class="entrant">
      <input type="checkbox" .checked=${this.chosen.has(id)} ?disabled=${full} @change=${choose} />
      <span>${name}</span>
    </label>`;
  }

  #course(run: Run) {
    const { state, standing, played, unfit, refused } = run;
    return html`
      <section class="standing" aria-label=${t('school-standing')}>
        ${state === 'starting' ? html`<p role="status">${t('school-starting')}</p>` : nothing}
        ${unfit ? this.#unfit(unfit) : nothing}
        ${refused ? html`<p class="fault" role="alert">${errorSentence(refused)}</p>` : nothing}
        ${
          standing && state !== 'failed'
            ? html`
                <p class="standing__sum">
                  <label for="school-played">${t('school-played', { played, of: standing.matches })}</label>
                  <progress id="school-played" max=${standing.matches} .value=${played}></progress>
                </p>
                <p class="unseen" role="status">${state === 'over' ? t('school-over') : state === 'stopped' ? t('school-stopped') : nothing}</p>
                <div class="field__line">
                  ${state === 'running' ? html`<button class="button" @click=${() => run.stop()}>${t('school-stop')}</button>` : nothing}
                  ${state === 'stopped' ? html`<button class="button" @click=${() => run.goOn()}>${icon('play')} ${t('school-go-on')}</button>` : nothing}
                  <span class="hint">${t('school-seed-was', { seed: String(standing.seed) })}</span>
                </div>
                ${this.#table(standing.players)}
                ${standing.players.map((line, entrant) => this.#more(run, line, entrant))}
              `
            : nothing
        }
      </section>
    `;
  }

  #unfit({ name, text }: NonNullable<Run['unfit']>) {
    return html`<div role="alert">
      <p class="fault">${t('school-unfit', { name })}</p>
      ${text ? html`<pre class="code" tabindex="0">${text}</pre>` : nothing}
    </div>`;
  }

  #table(lines: readonly StandingLine[]) {
    const tenth = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    const number = (value: number) => value.toLocaleString(locale(), tenth);
    const share = (value: number) => value.toLocaleString(locale(), { style: 'percent', ...tenth });
    return html`
      <div class="standing__scroll" tabindex="0" role="group" aria-label=${t('school-standing')}>
        <table class="standing__table">
          <thead>
            <tr>
              <th scope="col">${t('school-col-player')}</th>
              <th scope="col">${t('school-col-won')}</th>
              <th scope="col">${t('school-col-total')}</th>
              <th scope="col">${t('school-col-ms')}</th>
              <th scope="col">${t('school-col-faults')}</th>
              <th scope="col">${t('school-col-matches')}</th>
            </tr>
          </thead>
          <tbody>
            ${lines.map(
              (line) => html`
                <tr class=${line.player === 'external' ? 'standing__own' : ''}>
                  <th scope="row">${line.name}</th>
                  <td>
                    ${line.matches ? share(line.share) : '–'}
                    ${line.error === null ? nothing : html`<small>± ${number(100 * line.error)}</small>`}
                    <meter min="0" max="1" .value=${line.share} aria-hidden="true"></meter>
                  </td>
                  <td>${line.matches ? number(line.total) : '–'}</td>
                  <td>${line.moves ? number(1000 * line.seconds) : '–'}</td>
                  <td>${Object.values(line.faults).reduce((sum, one) => sum + one, 0)}</td>
                  <td>${line.matches}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      <p class="hint">${t('school-total-hint')}</p>
    `;
  }

  #more(run: Run, { name, player, faults, slips, lost }: StandingLine, entrant: number) {
    if (player !== 'external') return nothing;
    const kinds = Object.entries(faults);
    return html`
      ${
        kinds.length
          ? html`<details class="fold">
              <summary>${t('school-faults-of', { name, count: kinds.reduce((sum, [, one]) => sum + one, 0) })}</summary>
              <ul>${kinds.map(([kind, count]) => html`<li>${t(`school-fault-${kind}`)} (${count})</li>`)}</ul>
              ${slips.map(
                ({ match, text, fault }) => html`
                  <p class="hint">${t('school-slip', { match: match + 1 })} ${t(`school-fault-${fault}`)}</p>
                  ${text ? html`<pre class="code" tabindex="0">${text}</pre>` : nothing}
                `,
              )}
            </details>`
          : nothing
      }
      ${
        lost.length && run.state !== 'running'
          ? html`<h3>${t('school-lost', { name })}</h3>
              <ul class="lost">
                ${lost.map(
                  ({ match, behind }, place) => html`<li>
                    <button class="button" @click=${() => this.#watch(entrant, place)}>
                      ${icon('play')} ${t('school-watch', { match: match + 1, behind })}
                    </button>
                  </li>`,
                )}
              </ul>`
          : nothing
      }
    `;
  }

  async #watch(entrant: number, place: number): Promise<void> {
    try {
      const { code } = await this.engine.ask('lost', { entrant, place });
      go({ page: 'link', code });
    } catch (error) {
      notify(refusal(error), { alert: true });
    }
  }

  readonly #begin = (event: Event) => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const isCurrent = ({ id }: OwnPlayer) => id === this.current;
    const others = this.players.filter((player) => this.chosen.has(player.id) && !isCurrent(player));
    const own = [...this.players.filter(isCurrent), ...others];
    const ours = [...QUICK, ...levels].filter((id) => this.chosen.has(id));
    this.begun(own.map(({ id }) => id));
    this.run?.removeEventListener('change', this.#redraw);
    this.run?.drop();
    const seed = String(form.get('seed') ?? '');
    const move = Number(form.get('seconds'));
    const { players: _, ...options } = this.rules?.options ?? {};
    const run = new Run(
      {
        game: this.game.id,
        options,
        matches: Number(form.get('count')),
        seed: seed === '' ? null : Number(seed),
        limits: { move, match: MOVES * move },
        entrants: [
          ...own.map(({ name, text }) => ({
            name: `${name}.py`,
            text,
            player: 'external',
          })),
          ...ours.map((id) => ({ name: t(`player-${id}`), text: '', player: id })),
        ],
      },
      this.engine,
      this.stores,
    );
    kept = run;
    this.run = run;
    this.dispatchEvent(new CustomEvent('mk-line', { detail: 0, bubbles: true }));
    run.addEventListener('change', this.#redraw);
    void run.start();
  };
}
