import './results.css';
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../../lib/art';
import { type Day, dayAt } from '../../lib/days';
import { MkElement } from '../../lib/element';
import type { Game, Games } from '../../lib/game';
import { t, useCatalogues } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import { allResults, type Results, type Told } from '../../lib/results/all';
import { leaveOut, PREFIX, readKept } from '../../lib/results/kept';
import type { ResultTeller } from '../../lib/results/teller';
import { href } from '../../lib/routes';
import { hasLine } from '../../lib/saved-line';
import { listMatches } from '../../worker/saved';
import { barTable } from './bars';
import { hall } from './feats';
import { formCurve } from './form-curve';
import { gameResults } from './game';
import { learnt } from './learnt';
import './list';
import { rowsBy, runs } from './sums';

interface Read extends Results {
  readonly tellers: ReadonlyMap<string, ResultTeller>;
  /** Lessons that are over and still stored, as `<game>/<lesson>`. */
  readonly lessons: ReadonlySet<string>;
  readonly torn: number;
  readonly refused: boolean;
  readonly today: Day;
}

/** What became of the matches that were played on this device. */
@customElement('mk-results')
export class ResultsPage extends MkElement {
  @property({ attribute: false }) games!: Games;
  /** null until they have been read. */
  @state() private all: Read | null = null;
  @state() private failed = false;

  readonly #stored = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) void this.#read(); // another tab has kept one, or a backup came
  };

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('storage', this.#stored);
    void this.#read();
  }

  override disconnectedCallback(): void {
    removeEventListener('storage', this.#stored);
    super.disconnectedCallback();
  }

  protected override render() {
    const { all } = this;
    if (this.failed)
      return html`<div class="waiting" role="alert">
        <p>${t('part-failed')}</p>
        <button class="button" @click=${() => this.#read()}>${icon('retry')} ${t('retry')}</button>
      </div>`;
    if (!all) return html`<p class="waiting">${t('loading-page')}</p>`;
    const { mine, together, torn, refused, lessons } = all;
    return html`
      ${refused ? html`<p class="warning" role="status">${t('results-refused')}</p>` : nothing}
      ${torn > 0 ? html`<p class="warning" role="status">${t('results-torn', { count: torn })}</p>` : nothing}
      ${mine.length === 0 ? this.#none() : html`${this.#overall(all)} ${hall(mine)}`}
      ${this.games.all.map((game) => {
        const teller = all.tellers.get(game.id);
        const own = mine.filter((result) => result.game === game.id);
        return teller && own.length > 0
          ? gameResults({ game, teller, mine: own, today: all.today })
          : nothing;
      })}
      ${learnt(this.games, lessons)}
      ${
        mine.length + together.length > 0
          ? html`<mk-result-list .games=${this.games} .tellers=${all.tellers} .mine=${mine} .together=${together}
              @mk-forget=${this.#forget}></mk-result-list>`
          : nothing
      }
    `;
  }

  #none() {
    const [first] = this.games.all;
    return html`<section class="panel results__none">
      <p>${t('results-none')}</p>
      ${first ? html`<a class="button button--gold" href=${href({ page: 'play', game: first.id })}>${icon('play')} ${t('home-play')}</a>` : nothing}
    </section>`;
  }

  #overall({ mine }: Read) {
    const won = mine.filter((result) => result.won).length;
    const { longest, now } = runs(mine);
    const rows = rowsBy(
      mine,
      this.games.all.map(({ id }) => id),
      (id) => t(`game-${id}`),
      ({ game }, id) => game === id,
    );
    const number = (count: number, label: string) => html`<div><dt>${t(label)}</dt><dd>${count}</dd></div>`;
    return html`<section class="panel" aria-labelledby="results-all">
      <h2 id="results-all">${t('results-all')}</h2>
      <dl class="results__numbers">
        ${number(mine.length, 'results-played')} ${number(won, 'results-won')}
        ${longest > 1 ? html`${number(now, 'results-run-now')} ${number(longest, 'results-run-longest')}` : nothing}
      </dl>
      ${formCurve(mine)} ${rows.length > 1 ? barTable(t('results-games'), rows) : nothing}
    </section>`;
  }

  async #read(): Promise<void> {
    this.failed = false;
    try {
      const listed = await listMatches();
      const kept = readKept();
      const saved = listed.filter((match) => hasLine(this.games.find(match.game), match));
      const played = this.games.all.filter(
        ({ id }) =>
          saved.some(({ game }) => game === id) || [...kept.results.values()].some(({ game }) => game === id),
      );
      const [tellers] = await Promise.all([
        Promise.all(played.map(async (game) => [game.id, await game.results()] as const)),
        useCatalogues(...played.flatMap(wordsOf)),
      ]);
      const known = new Map(tellers);
      this.all = {
        ...allResults(kept, saved, known),
        tellers: known,
        lessons: new Set(
          saved.flatMap(({ game, lesson, over }) => (over && lesson ? [`${game}/${lesson}`] : [])),
        ),
        torn: kept.torn,
        refused: kept.refused,
        today: dayAt(new Date()),
      };
    } catch {
      this.failed = true; // a catalogue, or what a game tells, could not be fetched
    }
  }

  readonly #forget = async ({ detail }: CustomEvent<readonly Told[]>) => {
    if (!detail.map(({ id }) => leaveOut(id)).every(Boolean))
      notify(() => t('results-delete-failed'), { alert: true });
    await this.#read();
    await this.updateComplete;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
  };
}

const wordsOf = ({ id }: Game): string[] => [id, `results-${id}`, `table-${id}`];
