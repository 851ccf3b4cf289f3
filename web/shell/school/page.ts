import './school.css';
import '../../lib/outside/wheel-list';
import './reference';
import './trial';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { icon } from '../../lib/art';
import { copyText } from '../../lib/clipboard';
import { MkElement } from '../../lib/element';
import { whenReady } from '../../lib/engine-status';
import type { Games } from '../../lib/game';
import { handOver } from '../../lib/hand-over';
import { list, locale, t } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import { LONGEST_NAME, type OwnPlayer, OwnPlayers } from '../../lib/outside/players';
import { fetchStores, type Stores } from '../../lib/outside/sandbox/sandbox';
import { wheelsIn } from '../../lib/outside/wheels';
import { addressOf, go } from '../../lib/routes';
import type { EngineClient } from '../../worker/client';
import { type Editor, openEditor } from './editor';
import { type Example, examplesOf } from './examples';
import { codeOf, playerIn, type Sent } from './link';
import { LONGEST_CODE } from './packed';
import { markOf, type Task, taskIn } from './task';
import { percent } from './tournament';
import { wordsOf } from './words';

/** Bytes of a file that is read in. */
const LONGEST_FILE = 1 << 20;

/** The fencing school: one's own players, the editor, and what one can let them do. */
@customElement('mk-school')
export class School extends MkElement {
  @property({ attribute: false }) games!: Games;
  @property({ attribute: false }) engine!: EngineClient;

  /** A player that somebody has sent, packed. */
  @property() sent: string | null = null;
  /** A task that somebody has set, packed. */
  @property() given: string | null = null;
  /** The same to be looked at; false where it is damaged. */
  @state() private offered: Sent | false | null = null;
  @state() private task: Task | false | null = null;
  @state() private game = '';
  @state() private current: string | null = null;
  /** What was removed last, to be brought back. */
  @state() private removed: OwnPlayer | null = null;
  @query('.school__code') private place!: HTMLElement;

  readonly #players = new OwnPlayers();
  #editor: Editor | undefined;
  #stores: Promise<Stores> | undefined;
  readonly #redraw = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#players.addEventListener('change', this.#redraw);
    addEventListener('storage', this.#players.follow);
    this.game = this.games.all[0]?.id ?? '';
    // What a sandbox needs is here by the time somebody wants one; the engine comes first.
    void whenReady(this.engine)
      .then(this.#supply)
      .catch(() => {}); // whoever wants one then asks again
    if (this.given === null) void this.#choose(this.game);
  }

  override disconnectedCallback(): void {
    this.#players.removeEventListener('change', this.#redraw);
    removeEventListener('storage', this.#players.follow);
    this.#editor?.destroy();
    this.#editor = undefined;
    super.disconnectedCallback();
  }

  protected override render() {
    const game = this.games.get(this.game);
    const players = this.#players.of(this.game);
    const player = this.#player;
    return html`
      <p class="school__what">${t('school-what')}</p>
      ${this.#players.isKept ? nothing : html`<p class="warning" role="alert">${t('school-not-kept')}</p>`}
      ${this.#sentPlayer()} ${this.#givenTask()}
      <mk-engine-status .engine=${this.engine}></mk-engine-status>
      <div class="school" @mk-line=${this.#mark}>
        <section class="panel school__write" aria-label=${t('school-write')}>
          <div class="school__choice">
            <label class="field"><span>${t('school-game')}</span>
              <select class="input" name="game" @change=${(event: Event) => this.#choose(chosenIn(event))}>
                ${this.games.all.map(({ id }) => html`<option value=${id} ?selected=${id === this.game}>${t(`game-${id}`)}</option>`)}
              </select>
            </label>
            <label class="field"><span>${t('school-player')}</span>
              <select class="input" name="player" @change=${(event: Event) => this.#open(chosenIn(event))}>
                ${players.map(({ id, name }) => html`<option value=${id} ?selected=${id === this.current}>${name}.py</option>`)}
              </select>
            </label>
            <label class="field"><span>${t('school-new')}</span>
              <select class="input" name="example" @change=${this.#fromExample}>
                <option value="" selected>${t('school-new-from')}</option>
                ${examplesOf(this.game).map(({ name }) => html`<option value=${name}>${name}.py</option>`)}
              </select>
            </label>
          </div>
          ${
            player?.brought
              ? html`<div class="warning" role="status"><p>${t('school-brought', { name: `${player.name}.py` })}</p>
                  <button class="button" @click=${() => this.#players.accept(player.id)}>${icon('check')} ${t('school-brought-run')}</button></div>`
              : nothing
          }
          <div class="school__code"></div>
          <p class="hint">${t('school-keys')}</p>
          ${player ? this.#file(player) : nothing}
          <div role="status">
            ${
              this.removed
                ? html`<p class="field__line">${t('school-removed', { name: `${this.removed.name}.py` })}
                    <button class="button button--quiet" @click=${this.#bringBack}>${icon('undo')} ${t('school-bring-back')}</button></p>`
                : nothing
            }
          </div>
        </section>
        <div class="school__use">
          <details class="panel fold" open>
            <summary><h2>${t('school-trial')}</h2></summary>
            <mk-school-trial .game=${game} .engine=${this.engine} .stores=${this.#supply} .source=${this.#source}
              .barred=${player?.brought ?? false}></mk-school-trial>
          </details>
          <details class="panel fold" open>
            <summary><h2>${t('school-tournament')}</h2></summary>
            <mk-school-tournament .game=${game} .engine=${this.engine} .stores=${this.#supply}
              .task=${this.task && this.task.game === this.game ? this.task : null} .players=${players} .current=${this.current ?? ''} .begun=${this.#keepVersions}></mk-school-tournament>
          </details>
          <details class="panel fold">
            <summary><h2>${t('school-reference')}</h2></summary>
            <mk-school-reference .game=${this.game}></mk-school-reference>
          </details>
          <details class="panel fold prose">
            <summary><h2>${t('school-safe')}</h2></summary>
            <p>${t('school-safe-what')}</p>
            <p>${t('school-elsewhere')}</p>
            <pre class="code" tabindex="0">python -m musketiere duel ${player?.name.replaceAll(' ', '_') ?? 'mine'}.py rule_based --game ${this.game} --matches 200</pre>
          </details>
        </div>
      </div>
    `;
  }

  #sentPlayer() {
    const { offered } = this;
    if (offered === null) return nothing;
    if (offered === false) return html`<p class="warning" role="alert">${t('school-link-damaged')}</p>`;
    const { game, name, text } = offered;
    return html`
      <section class="panel school__sent" aria-labelledby="school-sent">
        <h2 id="school-sent">${t('school-sent', { name: `${name}.py`, game: t(`game-${game}`) })}</h2>
        <p>${t('school-sent-what')}</p>
        <pre class="code" tabindex="0">${text}</pre>
        <mk-wheels .text=${text}></mk-wheels>
        <div class="field__line">
          <button class="button" @click=${() => this.#takeIn(offered)}>${icon('check')} ${t('school-take')}</button>
          <button class="button button--quiet" @click=${() => go({ page: 'school' }, { replace: true })}>${t('school-leave')}</button>
        </div>
      </section>
    `;
  }

  #givenTask() {
    const { task } = this;
    if (task === null) return nothing;
    if (task === false) return html`<p class="warning" role="alert">${t('school-task-damaged')}</p>`;
    const { game, contest, aim } = task;
    const opponents = list(contest.opponents.map((id) => t(`player-${id}`)));
    return html`
      <section class="panel school__sent" aria-labelledby="school-task">
        <h2 id="school-task">${t('school-task')}</h2>
        <p>${t('school-task-what', { game: t(`game-${game}`), opponents, matches: contest.matches, aim: percent(aim) })}</p>
        <p class="hint">${t('school-task-how')}</p>
        <div class="field__line">
          <button class="button" @click=${() => this.#beginTask(task)}>${icon('retry')} ${t('school-task-anew')}</button>
          <button class="button button--quiet" @click=${() => go({ page: 'school' })}>${t('school-task-leave')}</button>
        </div>
      </section>
    `;
  }

  #file(player: OwnPlayer) {
    const times = new Intl.DateTimeFormat(locale(), { dateStyle: 'short', timeStyle: 'short' });
    return html`
      <div class="school__file">
        <label class="field"><span>${t('school-name')}</span>
          <input class="input" name="name" maxlength=${LONGEST_NAME} .value=${player.name} autocomplete="off" spellcheck="false"
            @change=${(event: Event) => this.#players.rename(player.id, chosenIn(event))} />
        </label>
        ${
          player.older.length
            ? html`<label class="field"><span>${t('school-older')}</span>
                <select class="input" name="older" @change=${(event: Event) => this.#takeUp(player, event)}>
                  <option value="" selected>${t('school-older-none')}</option>
                  ${player.older.map(({ at }, place) => html`<option value=${place}>${times.format(at)}</option>`)}
                </select>
              </label>`
            : nothing
        }
        <details class="fold school__wheels" ?open=${wheelsIn(player.text).length > 0}>
          <summary>${t('wheels')}</summary>
          <mk-wheels .text=${player.text} own @mk-text=${({ detail }: CustomEvent<string>) => this.#players.write(player.id, detail)}></mk-wheels>
        </details>
        <div class="school__ways">
          <button class="button" @click=${() => save(player)}>${icon('away')} ${t('school-save')}</button>
          <label class="button school__open">${icon('open')} ${t('school-open')}
            <input type="file" accept=".py,text/x-python" @change=${this.#fromFile} />
          </label>
          <button class="button" @click=${() => this.#share(player)}>${icon('copy')} ${t('school-link')}</button>
          <button class="button" @click=${() => this.#remove(player)}>${icon('trash')} ${t('school-remove')}</button>
        </div>
      </div>
    `;
  }

  protected override firstUpdated(): void {
    this.#editor = openEditor(this.place, (text) => {
      if (this.current) this.#players.write(this.current, text);
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('sent')) void this.#look(this.sent);
    if (changed.has('given')) void this.#lookAtTask(this.given);
  }

  protected override updated(changed: PropertyValues): void {
    const editor = this.#editor;
    if (!editor) return;
    const player = this.#player;
    if (player) editor.show(player.text);
    if (changed.has('game') || changed.size === 0) editor.offer(wordsOf(this.game));
    editor.name(t('school-code', { name: `${player?.name ?? ''}.py` }), t('school-keys'));
  }

  get #player(): OwnPlayer | undefined {
    return this.current === null ? undefined : this.#players.find(this.current);
  }

  /** Opens the player that was changed last, or the first example as a new one. */
  async #choose(game: string): Promise<void> {
    this.game = game;
    this.removed = null;
    const [last] = this.#players.of(game);
    if (last) this.#open(last.id);
    else await this.#begin(examplesOf(game)[0]);
  }

  #open(id: string): void {
    this.#editor?.mark(0);
    this.current = id;
  }

  async #begin(example: Example | undefined): Promise<void> {
    if (!example) return;
    const { game } = this;
    const text = await example.read();
    if (game === this.game) this.#open(this.#players.add(game, example.name, text).id);
  }

  readonly #fromExample = (event: Event) => {
    const name = chosenIn(event);
    (event.target as HTMLSelectElement).value = '';
    void this.#begin(examplesOf(this.game).find((example) => example.name === name));
  };

  readonly #fromFile = async (event: Event) => {
    const field = event.target as HTMLInputElement;
    const file = field.files?.[0];
    field.value = ''; // the same file can be chosen again
    if (!file) return;
    if (file.size > LONGEST_FILE) {
      notify(() => t('school-file-long'), { alert: true });
      return;
    }
    this.#open(this.#players.add(this.game, file.name, await file.text()).id);
  };

  #remove(player: OwnPlayer): void {
    this.#players.remove(player.id);
    const [next] = this.#players.of(this.game);
    this.removed = player;
    if (next) this.#open(next.id);
    else void this.#begin(examplesOf(this.game)[0]);
  }

  readonly #bringBack = () => {
    if (!this.removed) return;
    this.#players.restore(this.removed);
    this.#open(this.removed.id);
    this.removed = null;
  };

  /** An earlier version in place of what is there, which is kept as one. */
  #takeUp(player: OwnPlayer, event: Event): void {
    const version = player.older[Number(chosenIn(event) || -1)];
    (event.target as HTMLSelectElement).value = '';
    if (!version) return;
    this.#players.keepVersion(player.id);
    this.#players.write(player.id, version.text);
  }

  /** Unpacks what was sent, and runs nothing. */
  async #look(sent: string | null): Promise<void> {
    this.offered = null;
    if (sent === null) return;
    const player = await playerIn(sent);
    if (sent === this.sent) this.offered = player && this.games.find(player.game) ? player : false;
  }

  /** Opens what was written for it, or begins with its code; runs nothing. */
  async #lookAtTask(given: string | null): Promise<void> {
    this.task = null;
    if (given === null) return;
    const task = await taskIn(given);
    if (given !== this.given || !this.isConnected) return;
    if (!task || !this.games.find(task.game)) {
      this.task = false;
      await this.#choose(this.game);
      return;
    }
    this.task = task;
    this.removed = null;
    const begun = this.#players.forTask(task.game, markOf(given));
    if (!begun) return this.#beginTask(task);
    this.game = task.game;
    this.#open(begun.id);
  }

  #beginTask({ game, name, text }: Task): void {
    this.game = game;
    this.#open(this.#players.add(game, name, text, markOf(this.given ?? '')).id);
  }

  /** Puts it among one's own. */
  #takeIn({ game, name, text }: Sent): void {
    this.game = game;
    this.removed = null;
    this.#open(this.#players.add(game, name, text).id);
    go({ page: 'school' }, { replace: true });
  }

  async #share({ game, name, text }: OwnPlayer): Promise<void> {
    const code = codeOf({ game, name, text });
    if ((await code).length > LONGEST_CODE) {
      notify(() => t('school-link-long'), { alert: true });
      return;
    }
    try {
      await copyText(code.then((player) => addressOf({ page: 'school', player })));
      notify(() => t('school-link-copied'));
    } catch {
      notify(() => t('school-link-failed'), { alert: true });
    }
  }

  readonly #supply = (): Promise<Stores> => {
    this.#stores ??= fetchStores().catch((error: unknown) => {
      this.#stores = undefined; // it may be had later
      throw error;
    });
    return this.#stores;
  };

  readonly #source = () => {
    const player = this.#player;
    if (player) this.#players.keepVersion(player.id);
    return { name: `${player?.name ?? ''}.py`, text: player?.text ?? '' };
  };

  readonly #keepVersions = (ids: readonly string[]) => {
    for (const id of ids) this.#players.keepVersion(id);
  };

  readonly #mark = (event: Event) => this.#editor?.mark((event as CustomEvent<number>).detail);
}

const chosenIn = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;

const save = ({ name, text }: OwnPlayer): void =>
  handOver(new Blob([text], { type: 'text/x-python' }), `${name}.py`);
