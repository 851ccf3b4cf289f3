import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { AskStart, Frame, SeatController } from '../../generated/bridge';
import { ONLOOKER } from '../../worker/client';
import { newId } from '../../worker/ids';
import type { AnyGame } from '../../worker/protocol';
import { icon } from '../art';
import { copyText } from '../clipboard';
import { characterOf, hasLevel, type Level, USUAL, withCharacter } from '../computers';
import { type Day, dayOf } from '../days';
import { effortOf } from '../effort';
import { MkElement } from '../element';
import { firstSetUp, recall, remember } from '../form/setup';
import type { Game } from '../game';
import { list, t, useCatalogues } from '../i18n';
import { lessonAfter } from '../lessons';
import { notify } from '../notices';
import { onlyHuman } from '../only-human';
import { openOverlay } from '../overlay';
import { go, href } from '../routes';
import { refusal } from '../sentences';
import type { Engine } from './match-client';
import { nextLevel } from './next-level';
import { playAt } from './origin';
import { nameOf, type Roster, whoIs } from './roster';
import type { Source } from './source';

/** The same deal once more, with two seats exchanged: where those are nothing but what was dealt there. */
export interface Exchange {
  /** Where the viewer sits then; who sat there has the viewer's seat. */
  readonly seat: number;
  readonly label: string;
  /** Why one would. */
  readonly about: string;
  /** It has been begun under that id. */
  readonly begun: (id: string) => void;
}

/** The end of a match: standings, and ways on. */
@customElement('mk-match-end')
export class MatchEnd extends MkElement {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) source!: Source;
  @property({ attribute: false }) frame!: Frame<AnyGame>;
  @property({ attribute: false }) roster!: Roster;
  @property({ attribute: false }) engine!: Engine;
  /** How the game shows the total of a seat. */
  @property({ attribute: false }) total?: (total: number, seat: number) => TemplateResult | string;
  /** On which side a seat was, where sides win or lose. */
  @property({ attribute: false }) side?: (seat: number) => string;
  /** Against whom the viewer played, where that is not everybody else. */
  @property({ attribute: false }) opponents?: readonly number[];
  @property({ attribute: false }) exchange: Exchange | null = null;
  /** Where the match turned, and what it was in numbers. */
  @property({ attribute: false }) figures!: () => unknown;
  /** Opens the review where the match is watched. */
  @property({ attribute: false }) review: (() => void) | null = null;
  /** The last scoring, to be looked at again. */
  @property({ attribute: false }) last!: () => unknown;
  /** The text of the match, shown when it could not be copied. */
  @state() private text: string | null = null;
  /** What can be said of the deal of a day; null where this is none. */
  @state() private result: (() => string) | null = null;
  /** The next match is being started. */
  @state() private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sumUp().catch(() => null); // the page of the day offers it too
  }

  protected override render() {
    const { frame, roster, text } = this;
    const ranking = frame.outcome?.ranking ?? [];
    return html`
      <ol class="end__ranking">
        ${ranking.map(
          ({
            seat,
            rank,
            total,
          }) => html`<li class=${frame.outcome?.winners.includes(seat) ? 'end__winner' : ''}>
            <span class="end__rank">${this.total ? t('end-rank', { rank }) : frame.outcome?.winners.includes(seat) ? icon('check') : nothing}</span>
            <span class="end__name" title=${nameOf(roster, seat)}>${whoIs(roster, seat)}</span>
            ${this.total ? html`<span class="end__total">${this.total(total, seat)}</span>` : nothing}
            ${this.side ? html`<span class="end__side">${this.side(seat)}</span>` : nothing}
            ${
              (frame.lamps[seat] ?? 0) > 0
                ? html`<span class="end__lamp">${icon('lamp')} ${t('lamp-used', { count: frame.lamps[seat] ?? 0 })}</span>`
                : nothing
            }
          </li>`,
        )}
      </ol>
      ${this.figures()}
      <div class="end__foot">${this.#onward()} ${this.#ways()}</div>
      ${this.last()}
      <button class="button button--quiet end__record" @click=${this.#copyRecord}>${t('end-record')}</button>
      ${
        text === null
          ? nothing
          : html`<label class="end__text">${t('end-record-failed')}
              <textarea readonly rows="6" .value=${text} aria-label=${t('end-record-text')}></textarea>
            </label>`
      }
    `;
  }

  /** What goes on from here; it stays in sight. */
  #onward() {
    if (this.source.at === 'guest') return nothing;
    const { busy } = this;
    const { lesson } = this.frame;
    const next = lesson === null ? null : lessonAfter(this.game, lesson);
    if (this.#day !== null) {
      return html`<div class="end__onward">
        <a class="button button--gold" href=${href({ page: 'daily', game: this.game.id })}>${icon('calendar')} ${t('end-daily')}</a>
      </div>`;
    }
    return html`<div class="end__onward">
      ${next === null ? nothing : html`<a class="button button--gold" href=${next.address}>${next.name}</a>`}
      <button class="button ${next === null ? 'button--gold' : ''}" ?disabled=${busy} @click=${this.#again}>
        ${icon('retry')} ${t('end-again')}
      </button>
      ${this.#others(busy)}
      ${this.#otherSeats(busy)}
    </div>`;
  }

  #ways() {
    const { result, review } = this;
    if (this.source.at === 'guest') return html`<div class="end__ways">${this.#home()}</div>`;
    const { id } = this.game;
    const played = this.#played;
    const { lesson } = this.frame;
    return html`
      <div class="end__ways">
        ${
          played !== null
            ? html`<a class="button" href=${href({ page: 'review', game: id, id: played })}>
                ${icon('curve')} ${t('end-review')}
              </a>`
            : review
              ? html`<button class="button" @click=${review}>${icon('curve')} ${t('end-review')}</button>`
              : nothing
        }
        ${
          played === null
            ? nothing
            : html`<a class="button" href=${href({ page: 'watch', game: id, id: played })}
                @click=${(click: MouseEvent) => (isPlain(click) ? playAt(played) : undefined)}>
                ${icon('eye')} ${t('home-watch')}
              </a>`
        }
        ${
          lesson && this.game.facts.problems.length > 0
            ? html`<a class="button" href=${href({ page: 'problems', game: id })}>${icon('help')} ${t('home-problems')}</a>`
            : nothing
        }
        <button class="button" aria-haspopup="dialog" @click=${this.#share}>${icon('share')} ${t('share-open')}</button>
        ${
          result
            ? html`<button class="button" @click=${() => this.#copy(Promise.resolve(result()), 'daily-copied')}>
                ${icon('copy')} ${t('daily-copy')}
              </button>`
            : nothing
        }
        ${played === null ? nothing : html`<a class="button" href=${href({ page: 'results' })}>${t('results-title')}</a>`}
        ${this.#home()}
      </div>
    `;
  }

  #home() {
    return html`<a class="button" href=${href({ page: 'home' })}>${t('end-home')}</a>`;
  }

  /** The same against better players for who has won, against weaker ones for who has lost. */
  #others(busy: boolean) {
    const won = this.#won;
    const { controllers } = this.frame;
    const level =
      won === null
        ? null
        : nextLevel(
            this.#opponents.map((seat) => controllers[seat] ?? ''),
            won,
          );
    if (level === null) return nothing;
    return html`<button class="button" ?disabled=${busy} @click=${() => this.#against(level)}>
      ${icon('computer')} ${t(won ? 'end-stronger' : 'end-weaker', { level, count: this.#opponents.length })}
    </button>`;
  }

  /** In other seats: with the same deal, where only that tells them apart. */
  #otherSeats(busy: boolean) {
    const { exchange, source } = this;
    if (exchange && source.at === 'table' && !source.remote)
      return html`<button class="button" ?disabled=${busy} aria-describedby="end-about" @click=${() => this.#begin(() => this.#exchanged(exchange))}>
          ${icon('blocked')} ${exchange.label}
        </button>
        <p class="end__about" id="end-about">${exchange.about}</p>`;
    return this.#turns
      ? html`<button class="button" ?disabled=${busy} @click=${this.#swap}>${icon('blocked')} ${t('end-swap')}</button>`
      : nothing;
  }

  /** Under which name the match is stored that was played at this table; null where it is only watched. */
  get #played(): string | null {
    const { source } = this;
    return source.at === 'table' ? source.id : null;
  }

  /** Whether the only human has won his match at this table; null where it is none. */
  get #won(): boolean | null {
    const { frame, roster, source } = this;
    if (source.at !== 'table' || source.remote || frame.lesson) return null;
    const mood = moodOf({ frame, roster });
    return mood === 'seen' || onlyHuman(frame.controllers) === null ? null : mood === 'won';
  }

  get #opponents(): readonly number[] {
    const { frame, opponents = frame.controllers.map((_, seat) => seat) } = this;
    return opponents.filter((seat) => hasLevel(frame.controllers[seat] ?? ''));
  }

  /** Whether it makes another match when everybody moves on by a seat. */
  get #turns(): boolean {
    const { controllers, lesson } = this.frame;
    return !lesson && controllers.length > 1 && controllers.includes('human');
  }

  /** The day whose deal was played at this table; null where it was none. */
  get #day(): Day | null {
    const id = this.#played;
    return id === null ? null : dayOf({ id, game: this.game.id });
  }

  readonly #again = () => this.#begin(() => this.#same(0));
  readonly #swap = () => this.#begin(() => this.#same(1));
  readonly #against = (level: Level) =>
    this.#begin(async () => {
      const { controllers } = this.frame;
      const opponents = this.#opponents;
      const levelled = (one: SeatController) => withCharacter(level, characterOf(one));
      const id = await this.#start(
        0,
        controllers.map((one, seat) => (opponents.includes(seat) ? levelled(one) : one)),
      );
      this.#expect(opponents, levelled);
      return id;
    });

  /** In the set-up of the next match, too, so plays whoever is called there as an opponent was here. */
  #expect(opponents: readonly number[], levelled: (one: SeatController) => SeatController): void {
    const { game, roster } = this;
    const names = opponents.map((seat) => nameOf(roster, seat));
    const setUp = recall(game, firstSetUp(game));
    const players = setUp.players.map((player) =>
      names.includes(player.name) && hasLevel(player.controller)
        ? { ...player, controller: levelled(player.controller) }
        : player,
    );
    remember(game, { ...setUp, players });
  }

  async #begin(start: () => Promise<string>): Promise<void> {
    if (this.busy) return; // a second click comes before the button is drawn anew
    this.busy = true;
    try {
      go({ page: 'match', game: this.game.id, id: await start() });
    } catch (error) {
      this.busy = false;
      notify(refusal(error), { alert: true });
    }
  }

  /** The same once more, where it was played; `turned`: by how many seats everybody moves on. */
  #same(turned: number): Promise<string> {
    const { source } = this;
    const remote = source.at === 'table' ? source.remote : null;
    return remote?.again ? remote.again(turned) : this.#start(turned, this.frame.controllers);
  }

  /** Starts it at this device, and gives its id. */
  async #start(turned: number, sits: readonly SeatController[]): Promise<string> {
    const { game, lesson, view } = this.frame;
    const seated = <T>(by: readonly T[]): T[] => by.map((_, seat) => by[(seat + turned) % by.length] as T);
    const names = seated(this.roster.names);
    const id = newId();
    if (lesson) await this.engine.ask('lesson', { ...ONLOOKER, id, game, lesson, names: [...names] });
    else {
      const { controllers, players } = await this.#sitters(sits);
      await this.engine.ask('start', {
        ...ONLOOKER,
        id,
        effort: await effortOf(this.engine),
        game,
        options: view.options,
        controllers: seated(controllers),
        ...(players.some(Boolean) ? { players: seated(players) } : {}),
        names: [...names],
      });
    }
    return id;
  }

  async #exchanged({ seat, begun }: Exchange): Promise<string> {
    const { roster } = this;
    const names = [...roster.names];
    const own = roster.viewer ?? seat;
    [names[own], names[seat]] = [nameOf(roster, seat), nameOf(roster, own)];
    const id = newId();
    await this.engine.ask('branch', { ...ONLOOKER, id, seat, at: 0, names });
    begun(id);
    return id;
  }

  /** Who sits down once more: of the visitor's own players those that have come with the match, else one of ours. */
  async #sitters(
    controllers: readonly SeatController[],
  ): Promise<Required<Pick<AskStart, 'controllers' | 'players'>>> {
    if (!controllers.includes('external')) return { controllers: [...controllers], players: [] };
    const { players } = await this.engine.ask('visitors', {});
    const sitting = (one: string, seat: number) => (one === 'external' && !players[seat] ? USUAL : one);
    return { controllers: controllers.map(sitting), players };
  }

  async #sumUp(): Promise<void> {
    const { game, frame, engine } = this;
    const day = this.#day;
    if (day === null || !frame.outcome) return;
    const { winners } = frame.outcome;
    const [{ resultText }, { code }] = await Promise.all([
      import('../result'),
      engine.ask('share', { what: 'match', names: true }),
      useCatalogues('share'),
    ]);
    const { summary } = await engine.ask('expand', { code });
    this.result = () => resultText(game, { ...frame, ...summary, winners }, day);
  }

  readonly #share = () => {
    openOverlay(this, { name: 'share' });
  };

  readonly #copyRecord = () =>
    this.#copy(
      this.engine.ask('record', {}).then(({ text }) => text),
      'end-record-copied',
    );

  async #copy(coming: Promise<string>, done: string): Promise<void> {
    const copied = copyText(coming).then(
      () => true,
      () => false,
    );
    try {
      const text = await coming;
      if (await copied) notify(() => t(done));
      else this.text = text;
    } catch (error) {
      notify(refusal(error), { alert: true });
    }
  }
}

/** Not one that opens a new tab or window, and leaves this one where it is. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** How it ended for whoever looks; `seen` by who plays none of the seats himself. */
export type Mood = 'won' | 'lost' | 'seen';

export function moodOf({ frame, roster }: { frame: Frame; roster: Roster }): Mood {
  const { viewer } = roster;
  if (viewer === null || frame.controllers[viewer] !== 'human') return 'seen';
  return frame.outcome?.winners.includes(viewer) ? 'won' : 'lost';
}

/** Who has won, where the game has no better words for it. */
export function endTitle({ frame, roster }: { frame: Frame; roster: Roster }): string {
  const winners = frame.outcome?.winners ?? [];
  if (winners.length === 0) return t('end-title-nobody');
  const mood = moodOf({ frame, roster });
  if (mood === 'won') return t(winners.length > 1 ? 'end-title-shared' : 'end-title-won');
  return t(mood === 'lost' ? 'end-title-lost' : 'end-title', {
    count: winners.length,
    names: list(winners.map((seat) => nameOf(roster, seat))),
  });
}
