import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { emblem, icon } from '../../art';
import { MkElement } from '../../shell/element';
import { list, t, useCatalogues } from '../../shell/i18n';
import { newId } from '../../shell/ids';
import type { GameId } from '../../shell/known';
import { notify } from '../../shell/notices';
import type { Overlay } from '../../shell/overlays';
import { go, href, parse } from '../../shell/router';
import { refusal } from '../../shell/sentences';
import { dayOf } from '../../shell/share/days';
import type { Frame } from '../../worker/protocol';
import { type Company, nameOf, whoIs } from './company';
import type { Engine } from './teller';

/** The end of a match: standings, and ways on. */
@customElement('mk-match-end')
export class MatchEnd extends MkElement {
  @property({ attribute: false }) frame!: Frame;
  @property({ attribute: false }) company!: Company;
  @property({ attribute: false }) engine!: Engine;
  /** How the game shows a total. */
  @property({ attribute: false }) total?: (total: number) => TemplateResult | string;
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
    const { frame, company, text } = this;
    const ranking = frame.outcome?.ranking ?? [];
    return html`
      <div class="end__emblem" aria-hidden="true">${emblem()}</div>
      <ol class="end__ranking">
        ${ranking.map(
          ({
            seat,
            rank,
            total,
          }) => html`<li class=${frame.outcome?.winners.includes(seat) ? 'end__winner' : ''}>
            <span class="end__rank">${t('end-rank', { rank })}</span>
            <span class="end__name" title=${nameOf(company, seat)}>${whoIs(company, seat)}</span>
            ${this.total ? html`<span class="end__total">${this.total(total)}</span>` : nothing}
          </li>`,
        )}
      </ol>
      ${this.#ways()} ${this.last()}
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

  #ways() {
    const { result, busy } = this;
    const route = parse(location.hash);
    const day = route.page === 'match' && dayOf(route) !== null;
    return html`
      <div class="end__ways">
        ${
          day
            ? html`<a class="button button--gold" href=${href({ page: 'daily', game: route.game })}>
                ${icon('calendar')} ${t('end-daily')}
              </a>`
            : html`<button class="button button--gold" ?disabled=${busy} @click=${this.#again}>
                ${icon('retry')} ${t('end-again')}
              </button>`
        }
        ${
          route.page === 'match'
            ? html`<a class="button" href=${href({ ...route, page: 'watch' })}>${icon('eye')} ${t('home-watch')}</a>`
            : nothing
        }
        <button class="button" aria-haspopup="dialog" @click=${this.#share}>${icon('share')} ${t('share-open')}</button>
        ${
          result
            ? html`<button class="button" @click=${() => this.#copy(result(), 'daily-copied')}>
                ${icon('copy')} ${t('daily-copy')}
              </button>`
            : nothing
        }
        <a class="button" href=${href({ page: 'home' })}>${t('end-home')}</a>
      </div>
    `;
  }

  readonly #again = async () => {
    if (this.busy) return; // a second click comes before the button is drawn anew
    this.busy = true;
    const { game, sitters, lesson, view } = this.frame;
    const { names } = this.company;
    const id = newId();
    try {
      if (lesson) await this.engine.ask('lesson', { id, game, lesson, names: [...names] });
      else
        await this.engine.ask('start', {
          id,
          game,
          options: view.options,
          sitters,
          names: [...names],
          viewer: null,
        });
      go({ page: 'match', game: game as GameId, id });
    } catch (error) {
      this.busy = false;
      notify(refusal(error), { alert: true });
    }
  };

  async #sumUp(): Promise<void> {
    const route = parse(location.hash);
    const { frame, engine } = this;
    const day = route.page === 'match' ? dayOf(route) : null;
    if (day === null || !frame.outcome) return;
    const { winners } = frame.outcome;
    const [{ resultText }, { code }] = await Promise.all([
      import('../../shell/share/result'),
      engine.ask('share', { what: 'match', names: true }),
      useCatalogues('share'),
    ]);
    const { summary } = await engine.ask('expand', { code });
    this.result = () => resultText({ ...frame, ...summary, winners }, day);
  }

  readonly #share = () => {
    const detail: Overlay = { name: 'share' };
    this.dispatchEvent(new CustomEvent('mk-open', { detail, bubbles: true }));
  };

  readonly #copyRecord = async () => {
    try {
      const { text } = await this.engine.ask('record', {});
      await this.#copy(text, 'end-record-copied');
    } catch (error) {
      notify(refusal(error), { alert: true });
    }
  };

  async #copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify(() => t(done));
    } catch {
      this.text = text;
    }
  }
}

export function endTitle(
  { frame, company }: { frame: Frame; company: Company },
  side: string | null = null,
): string {
  const winners = frame.outcome?.winners ?? [];
  if (winners.length === 0) return side ?? t('end-title-nobody');
  const { viewer } = company;
  const mine = viewer !== null && frame.sitters[viewer] === 'human' && winners.includes(viewer);
  if (mine) return t(winners.length > 1 ? 'end-title-shared' : 'end-title-won');
  return (
    side ??
    t('end-title', { count: winners.length, names: list(winners.map((seat) => nameOf(company, seat))) })
  );
}
