/** What is asked, in one sentence and one button, why it is asked, and the ways to what can be looked up. */
import './why.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameTypes } from '../../generated/bridge';
import { type IconName, icon } from '../art';
import { list, t } from '../i18n';
import { openOverlay } from '../overlay';
import { vars } from './directives';
import type { Playback } from './playback';
import type { BaseScene } from './presenter';

export interface Look {
  readonly label: string;
  /** The same below its sign, in a word that is no wider. */
  readonly word: string;
  readonly symbol: IconName;
  readonly press: () => void;
}
/** What a question is about, and by which clauses of which game it is asked. */
export interface Why {
  readonly words: string;
  /** What else is worth knowing at it. */
  readonly more?: readonly string[];
  /** The rule, where something else is told first: it opens at a touch. */
  readonly rule?: readonly string[];
  /** Why some of the answers are gold. */
  readonly gold?: readonly string[];
  readonly clauses: string;
  readonly game: string;
  /** What on the table it speaks of, as a selector. */
  readonly about?: string;
}
interface Line {
  readonly words: unknown;
  /** The words are a question to the reader. */
  readonly you: boolean;
  /** What the question is about; null where none is asked. */
  readonly why: Why | null;
  readonly looks: readonly [Look, Look];
  /** Takes back what was decided just before, where that stands beside the words. */
  readonly back?: unknown;
  /** What the lesson says about it. */
  readonly coachPanel: unknown;
  /** What keeps its height, as a directive. */
  readonly steady?: unknown;
}

export function asked({
  words,
  you,
  why,
  looks: [left, right],
  back = nothing,
  coachPanel,
  steady = nothing,
}: Line): TemplateResult {
  const look = ({ label, word, symbol, press }: Look) =>
    html`<button class="icon-button" aria-label=${label} title=${label} @click=${press}>${icon(symbol)}<small aria-hidden="true">${word}</small></button>`;
  // The line breaks of the sentence are shown: none of ours beside them.
  return html`
    <div class="asked" ${steady}>
      ${look(left)}
      <div class="asked__line">
        <p class="asked__words ${you ? 'asked__words--you' : ''}">${words || '\u00a0'}${you && why ? whySign() : nothing}</p>${back}
      </div>
      ${look(right)} ${you && why ? whyPage(why) : nothing} ${coachPanel}
    </div>
  `;
}

/** Behind the last word. */
const whySign = (): TemplateResult =>
  html`<button class="why" popovertarget="why" aria-label=${t('why-open')} title=${t('why-open')}></button>`;

/** Light: it covers nothing for long, and goes with the next touch. */
const whyPage = ({
  words,
  more = [],
  rule = [],
  gold = [],
  clauses,
  game,
  about,
}: Why): TemplateResult => html`
  <div class="why-page" id="why" popover role="note" data-about=${about ?? nothing}>
    <button class="icon-button why-page__away" popovertarget="why" popovertargetaction="hide" aria-label=${t('close')} title=${t('close')}>${icon('close')}</button>
    <p>${words}</p>
    ${more.map((one) => html`<p>${one}</p>`)}
    ${
      rule.length === 0
        ? nothing
        : html`<details class="fold">
            <summary>${t('why-rule')}</summary>
            ${rule.map((one) => html`<p>${one}</p>`)}
          </details>`
    }
    ${
      gold.length === 0
        ? nothing
        : html`<p class="why-page__gold">${t('why-gold')}</p>
            <ul>
              ${gold.map((one) => html`<li>${one}</li>`)}
            </ul>`
    }
    <button class="button button--quiet" title=${t('rules-clauses', { clauses })} @click=${(event: Event) => rules(event, game)}>${t('why-rules')}</button>
  </div>
`;

function rules({ currentTarget }: Event, game: string): void {
  const page = (currentTarget as Element).closest<HTMLElement>('.why-page');
  page?.hidePopover();
  if (page) openOverlay(page, { name: 'rules', game });
}

/** What is said while nothing is asked; `happening` is the sentence of the event being told. */
export function meanwhile<G extends GameTypes, S extends BaseScene>(
  { stage, thinking, step, frame }: Playback<G, S>,
  happening: string,
): string {
  if (thinking) return t('tell-thinking', { name: frame?.names[thinking.seat] ?? '' });
  if (stage.at === 'over') return t('tell-match-over');
  if (stage.at === 'grace') return t('tell-chosen');
  if (stage.at === 'waiting')
    return t('tell-waiting', { names: list(stage.seats.map((seat) => frame?.names[seat] ?? '')) });
  return step ? happening : '';
}

interface Presses {
  /** Not where a match is watched: whoever watches has other ways. */
  readonly hurry: (() => void) | null;
  /** Goes on from what is held. */
  readonly on: () => void;
  /** The message that leads to the next sheet. */
  readonly closing: string;
  /** Nothing is left to be decided before it. */
  readonly out: boolean;
  /** It is no secret any more what it comes to. */
  readonly open: boolean;
  readonly undo: (event: Event) => void;
  readonly reopen: () => void;
  readonly show: (panel: string) => void;
}

/** How a time runs out. */
export const ring = (ms: number): TemplateResult =>
  html`<svg class="ring" viewBox="0 0 36 36" aria-hidden="true" ${vars({ '--grace': `${ms}ms` })}>
    <circle cx="18" cy="18" r="15.5" pathLength="1"></circle>
  </svg>`;

/** The button that is offered while nothing is asked. */
export function primary<G extends GameTypes, S extends BaseScene>(
  { stage, humans, closes, ends }: Playback<G, S>,
  { hurry, on, closing, out, open, undo, reopen, show }: Presses,
): TemplateResult | typeof nothing {
  switch (stage.at) {
    case 'animating': {
      if (hurry === null) return nothing;
      const toSheet = humans.length > 0 && (out || (open && closes));
      const toEnd = humans.length === 0 || (open && ends);
      const where = toSheet ? closing : `button-hurry${toEnd ? '-end' : ''}`;
      return html`<button class="button button--quiet act__hurry" @click=${hurry}>${t(where)} ${icon('last')}</button>`;
    }
    case 'held':
      return html`<button class="button button--gold act__on" @click=${on}>${t('button-on')}</button>`;
    case 'grace':
      return html`<button class="button act__undo" @click=${undo}>
        <span class="act__time">${ring(stage.ms)} ${icon('undo')}</span> ${t('button-undo')}
      </button>`;
    case 'over':
      return html`<button class="button button--gold" @click=${() => show('end')}>${t('end-open')}</button>`;
    case 'failed':
      return html`<button class="button button--gold" @click=${reopen}>${icon('retry')} ${t('failed-retry')}</button>`;
    default:
      return nothing;
  }
}
