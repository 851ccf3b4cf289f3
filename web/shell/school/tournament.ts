import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { StandingLine, Watched } from '../../generated/bridge';
import { icon } from '../../lib/art';
import { copyText } from '../../lib/clipboard';
import { MkElement } from '../../lib/element';
import { type Judged, judge } from '../../lib/form/judge';
import { recall, usualSetUp } from '../../lib/form/setup';
import type { Game } from '../../lib/game';
import { list, locale, t, useCatalogues } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import { keepNotes } from '../../lib/outside/notes';
import type { OwnPlayer } from '../../lib/outside/players';
import type { Stores } from '../../lib/outside/sandbox/sandbox';
import { addressOf, go } from '../../lib/routes';
import { errorSentence, refusal } from '../../lib/sentences';
import { type EngineClient, EngineError } from '../../worker/client';
import { described } from '../share/described';
import { embedTask } from '../share/embed-code';
import { LONGEST_CODE } from './packed';
import { Run } from './run';
import {
  type Contest,
  isSame,
  MOST_ENTRANTS,
  MOST_MATCHES,
  OURS,
  SECONDS,
  shareOf,
  type Task,
  taskCode,
} from './task';
import { forget, type Unfinished, unfinished } from './unfinished';

/** For how many moves of the longest kind a match has time. */
const MOVES = 30;
/** Of a task, in per cent of the matches. */
const USUAL_AIM = 55;

/** Where the rules come from: as the game is usually played, as in the form of a new match, or from the task. */
type Rules = 'usual' | 'form' | 'task';

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
  /** That one has been set, for this game. */
  @property({ attribute: false }) task: Task | null = null;
  /** Keeps what each of them is now as a version. */
  @property({ attribute: false }) begun!: (ids: readonly string[]) => void;

  @state() private run: Run | null = kept;
  /** What the engine makes of rules that are not the usual ones; null: it is asked. */
  @state() private from: Rules = 'usual';
  @state() private rules: Judged | null = null;
  /** Who takes part beside the current one: own players by their ids, computer players by theirs. */
  @state() private chosen: ReadonlySet<string> = new Set(['rule_based']);
  /** What a visit before has left in this game. */
  @state() private left: Unfinished | null = null;
  /** The one that was begun to watch a match of it. */
  private watched: Run | null = null;
  @query('form') private form!: HTMLFormElement;
  @query('[name=aim]') private aim!: HTMLInputElement;

  readonly #redraw = () => {
    const { run } = this;
    if (run && run === this.watched && run.played > 0) {
      this.watched = null;
      run.stop();
      void this.#watch(this.engine.ask('last', {}));
    }
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
            ${OURS.map((id) => this.#entrant(id, t(`player-${id}`)))}
            ${this.players
              .filter(({ id, brought }) => id !== this.current && !brought)
              .map(({ id, name }) => this.#entrant(id, `${name}.py`))}
          </div>
        </fieldset>
        <div class="field__line">
          <label class="field"><span>${t('school-rules')}</span>
            <select class="input" name="rules" ?disabled=${busy} @change=${this.#choose}>
              <option value="usual" .selected=${this.from === 'usual'}>${t('school-rules-usual')}</option>
              <option value="form" .selected=${this.from === 'form'}>${t('school-rules-form')}</option>
              ${this.task && !isUsual(this.task) ? html`<option value="task" .selected=${this.from === 'task'}>${t('school-rules-task')}</option>` : nothing}
            </select>
          </label>
          <label class="field"><span>${t('school-matches')}</span>
            <input class="input input--number" name="count" type="number" min="1" max=${MOST_MATCHES} value="100" required ?disabled=${busy} />
          </label>
          <label class="field"><span>${t('school-seconds')}</span>
            <input class="input input--number" name="seconds" type="number" min=${SECONDS.least} max=${SECONDS.most} step="0.1" value=${SECONDS.usual} required ?disabled=${busy} />
          </label>
          <label class="field"><span>${t('school-seed')}</span>
            <input class="input" name="seed" inputmode="numeric" pattern="[0-9]{1,16}" placeholder=${t('school-seed-drawn')} autocomplete="off" ?disabled=${busy} />
          </label>
        </div>
        <div role="status">${this.rules?.options ? described(this.game, this.rules.options, this.rules.specs) : nothing}</div>
        <button class="button button--gold" ?disabled=${busy || !this.#isReady || this.#mine?.brought}>${icon('play')} ${t('school-begin')}</button>
        <button class="button" type="button" ?disabled=${busy || !this.#isReady || this.#mine?.brought} @click=${this.#one}>${icon('eye')} ${t('school-one')}</button>
      </form>
      ${run ? this.#course(run) : this.#unfinished()}
      <details class="fold">
        <summary>${t('school-task-make')}</summary>
        <p>${t('school-task-make-what', { name: `${this.#mine?.name ?? ''}.py` })}</p>
        <div class="field__line">
          <label class="field"><span>${t('school-task-aim')}</span>
            <input class="input input--number" name="aim" type="number" min="1" max="100" value=${USUAL_AIM} required />
          </label>
          <button class="button" ?disabled=${!this.#isReady} @click=${() => this.#set((task) => addressOf({ page: 'school', task }))}>${icon('copy')} ${t('school-task-link')}</button>
          <button class="button" ?disabled=${!this.#isReady} @click=${() => this.#set(embedTask)}>${icon('copy')} ${t('school-task-embed')}</button>
        </div>
      </details>
    `;
  }

  #unfinished() {
    const { left } = this;
    if (!left) return nothing;
    const { planned, played, matches, kept } = left;
    return html`
      <section class="standing" aria-labelledby="school-unfinished">
        <h3 id="school-unfinished">${t('school-unfinished')}</h3>
        <p>${t('school-unfinished-what', { players: list(planned.entrants.map(({ name }) => name)), played, of: matches })}</p>
        <div class="field__line">
          <button class="button" @click=${() => this.#run(new Run(planned, this.engine, this.stores, kept))}>${icon('play')} ${t('school-go-on')}</button>
          <button class="button button--quiet" @click=${this.#forget}>${t('school-unfinished-forget')}</button>
        </div>
      </section>
    `;
  }

  readonly #forget = () => {
    forget();
    this.left = null;
  };

  /** Whether it is known who meets and by which rules. */
  get #isReady(): boolean {
    return this.chosen.size > 0 && (this.from === 'usual' || this.rules !== null);
  }

  get #mine(): OwnPlayer | undefined {
    return this.players.find(({ id }) => id === this.current);
  }

  readonly #choose = (event: Event) => this.#take((event.target as HTMLSelectElement).value as Rules);

  #take(from: Rules): void {
    this.from = from;
    this.rules = null;
    if (from !== 'usual') void this.#judge(this.game, from);
  }

  /** What was last chosen in the form, or set, as the engine understands it today. How many sit down follows from who takes part. */
  async #judge(game: Game, from: Rules): Promise<void> {
    const { task } = this;
    const isWanted = () => this.from === from && game === this.game && task === this.task;
    try {
      await useCatalogues(game.id); // its rules are said in its words
      const rules =
        from === 'task' && task
          ? await this.#asSet(task)
          : await judge(this.engine, game, recall(game, usualSetUp(game)));
      if (!isWanted()) return;
      const [fault] = rules.errors;
      if (fault) throw new EngineError(fault);
      this.rules = rules;
    } catch (error) {
      if (!isWanted()) return;
      this.from = 'usual';
      notify(refusal(error), { alert: true });
    }
  }

  async #asSet({ game, contest: { options } }: Task): Promise<Judged> {
    return { ...(await this.engine.ask('check', { game, options })), options };
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('game')) this.left = unfinished(this.game.id);
    if (!changed.has('game') && !changed.has('task')) return;
    this.from = 'usual';
    this.rules = null;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('task') && this.task) this.#prepare(this.task);
  }

  /** Fills in what the task wants. */
  #prepare(task: Task): void {
    const { opponents, matches, seconds, seed } = task.contest;
    this.chosen = new Set(opponents);
    for (const [name, value] of Object.entries({ count: matches, seconds, seed: seed ?? '' }))
      (this.form.elements.namedItem(name) as HTMLInputElement).value = String(value);
    this.aim.value = String(task.aim);
    this.#take(isUsual(task) ? 'usual' : 'task');
  }

  /** What the form says. Own players that take part are not in it. */
  #contest(): Contest {
    const form = new FormData(this.form);
    const seed = String(form.get('seed') ?? '');
    const { players: _, ...options } = this.rules?.options ?? {};
    return {
      options,
      opponents: OURS.filter((id) => this.chosen.has(id)),
      matches: Number(form.get('count')),
      seconds: Number(form.get('seconds')),
      seed: seed === '' ? null : Number(seed),
    };
  }

  /** Copies the task that the form and the current player are, as an address or as what stands in a page of others. */
  async #set(as: (code: string) => string): Promise<void> {
    if (!this.form.reportValidity() || !this.aim.reportValidity()) return;
    const mine = this.#mine;
    if (!mine || this.#others.length > 0) {
      notify(() => t('school-task-ours'), { alert: true });
      return;
    }
    const { name, text } = mine;
    const code = taskCode({
      game: this.game.id,
      name,
      text,
      contest: this.#contest(),
      aim: this.aim.valueAsNumber,
    });
    if ((await code).length > LONGEST_CODE) {
      notify(() => t('school-task-long'), { alert: true });
      return;
    }
    try {
      await copyText(code.then(as));
      notify(() => t('school-task-copied'));
    } catch {
      notify(() => t('school-task-failed'), { alert: true });
    }
  }

  /** Own players that take part beside the current one. */
  get #others(): readonly OwnPlayer[] {
    return this.players.filter(({ id, brought }) => this.chosen.has(id) && id !== this.current && !brought);
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
                ${run.isKept ? nothing : html`<p class="hint">${t('school-unkept')}</p>`}
                ${this.#verdict(run, standing.players)}
                ${this.#table(standing.players)}
                ${standing.players.map((line, entrant) => this.#more(run, line, entrant))}
                ${standing.last === null || state === 'running' ? nothing : this.#last(standing.last)}
              `
            : nothing
        }
      </section>
    `;
  }

  /** What it has come to by the task; where the form said something else, how to come back to it. */
  #verdict({ state, planned }: Run, [mine]: readonly StandingLine[]) {
    if (!this.task) return nothing;
    if (!planned.task)
      return html`<p class="field__line"><span>${t('school-task-other')}</span>
        <button class="button" @click=${() => this.task && this.#prepare(this.task)}>${t('school-task-as')}</button></p>`;
    if (!mine?.matches) return nothing;
    const { wins, matches } = mine;
    const { aim } = planned.task;
    const isReached = 100 * wins >= aim * matches;
    const how = state !== 'over' ? 'so-far' : isReached ? 'solved' : 'not-yet';
    const share = shareOf(wins, matches).toLocaleString(locale(), {
      style: 'percent',
      maximumFractionDigits: 1,
    });
    return html`<p class="verdict verdict--${how}" role=${state === 'over' ? 'status' : nothing}>
      ${how === 'solved' ? icon('check') : nothing} ${t(`school-task-${how}`, { share, matches, aim: percent(aim) })}
    </p>`;
  }

  #unfit({ name, text, isLate }: NonNullable<Run['unfit']>) {
    return html`<div role="alert">
      <p class="fault">${t('school-unfit', { name })} ${isLate ? t('school-fault-start-time') : nothing}</p>
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

  #last(match: number) {
    return html`<button class="button" @click=${() => this.#watch(this.engine.ask('last', {}))}>
      ${icon('eye')} ${t('school-watch-last', { match: match + 1 })}
    </button>`;
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
                    <button class="button" @click=${() => this.#watch(this.engine.ask('lost', { entrant, place }))}>
                      ${icon('play')} ${t('school-watch', { match: match + 1, behind })}
                    </button>
                  </li>`,
                )}
              </ul>`
          : nothing
      }
    `;
  }

  /** What its players wrote goes along, but not in the link. */
  async #watch(asked: Promise<Watched>): Promise<void> {
    try {
      const { code, notes } = await asked;
      if (!this.isConnected) return;
      keepNotes(code, notes);
      go({ page: 'link', code });
    } catch (error) {
      notify(refusal(error), { alert: true });
    }
  }

  readonly #begin = (event: Event) => {
    event.preventDefault();
    this.#start(this.#contest());
  };

  /** As the form says, but for one match, which is watched as soon as it is over. */
  readonly #one = () => {
    if (!this.form.reportValidity()) return;
    this.#start({ ...this.#contest(), matches: 1 });
    this.watched = this.run;
  };

  #start(contest: Contest): void {
    const others = this.#others;
    const own = [...this.players.filter(({ id }) => id === this.current), ...others];
    const { options, matches, seconds, seed } = contest;
    const isTask = this.task !== null && others.length === 0 && isSame(contest, this.task.contest);
    this.begun(own.map(({ id }) => id));
    forget(); // of two, the one is meant that was begun last
    const run = new Run(
      {
        game: this.game.id,
        options,
        matches,
        seed,
        limits: { move: seconds, match: MOVES * seconds },
        task: isTask ? this.task : null,
        entrants: [
          ...own.map(({ name, text }) => ({
            name: `${name}.py`,
            text,
            player: 'external',
          })),
          ...contest.opponents.map((id) => ({ name: t(`player-${id}`), text: '', player: id })),
        ],
      },
      this.engine,
      this.stores,
    );
    this.#run(run);
  }

  #run(run: Run): void {
    this.run?.removeEventListener('change', this.#redraw);
    this.run?.drop();
    kept = run;
    this.run = run;
    this.dispatchEvent(new CustomEvent('mk-line', { detail: 0, bubbles: true }));
    run.addEventListener('change', this.#redraw);
    void run.start();
  }
}

/** By the rules as the game is usually played. */
const isUsual = ({ contest }: Task): boolean => Object.keys(contest.options).length === 0;

export const percent = (value: number): string =>
  (value / 100).toLocaleString(locale(), { style: 'percent' });
