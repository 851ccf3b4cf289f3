/** A pay place: the card on it as far as the reader may see it, the stone, and what may be done there. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Card } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { cardBack, cardFace, gem, prison } from '../art';
import { key } from './animation';
import type { Stone } from './cards';
import { cardValue, pointsOf } from './cards';

export interface Place {
  readonly seat: number;
  readonly place: number;
  /** Known only to its owner before the scoring. */
  readonly card: Card | null;
  /** Whether a card lies here at all. */
  readonly laid: boolean;
  readonly stone: Stone;
  /** A third gem would end the game. */
  readonly near: boolean;
}
export interface Deed {
  readonly label: string;
  readonly picked: boolean;
  readonly press: () => void;
  /** What would lie here then. */
  readonly stone?: Stone;
  /** The digits that press it: those of the card that lies there, as in the hand. */
  readonly digits?: string;
  /** The digit beside what lies face down. */
  readonly key?: string;
}

export const stone = (kind: Stone) => (kind === 'G' ? gem() : kind === 'P' ? prison() : nothing);

/** `closed`: others of his are answers to what is asked now, and this one is none (MU-5.6). */
export function payPlace(at: Place, deed: Deed | null, closed = false): TemplateResult {
  const { seat, place } = at;
  const would = deed?.picked ? deed.stone : undefined;
  const lies = html`
    ${
      at.card !== null
        ? html`<span class="place__card" data-key=${key.card(at.card)} data-flip>${cardFace(at.card, 'small')}</span>`
        : at.laid
          ? cardBack()
          : nothing
    }
    ${
      at.stone === '-'
        ? nothing
        : html`<span class="place__stone place__stone--${at.stone}" data-key=${key.stone(seat, place)}>${stone(at.stone)}</span>`
    }
    ${would === undefined || would === '-' ? nothing : html`<span class="place__stone place__stone--would">${stone(would)}</span>`}
  `;
  const classes = `place ${at.laid ? '' : 'place--empty'} ${at.stone === 'P' ? 'place--prison' : ''} ${would === '-' ? 'place--freed' : ''}`;
  return html`<li class="place-cell" data-sign=${closed && at.stone !== '-' ? `${about(at)} ${t('sign-bears')}` : about(at)} data-key=${key.place(seat, place)}>
    ${
      deed
        ? html`<button
            class="${classes} place--deed ${deed.picked ? 'place--picked' : ''}"
            aria-label=${deed.label}
            aria-pressed=${deed.picked ? 'true' : 'false'}
            aria-keyshortcuts=${deed.key ?? (deed.digits === undefined ? nothing : [...deed.digits].join(' '))}
            @click=${deed.press}
            @keydown=${(event: KeyboardEvent) => {
              step(event);
              if (deed.picked) play(event);
            }}
          >
            ${lies}${deed.key === undefined ? nothing : html`<kbd class="card-key" aria-hidden="true">${deed.key}</kbd>`}
          </button>`
        : html`<span class=${classes}>${lies}<span class="unseen">${describe(at)}</span></span>`
    }
  </li>`;
}

/** As in the hand: the arrow keys lead on. */
function step(event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const from = event.currentTarget as HTMLElement;
  const row = [...(from.closest('.pay')?.querySelectorAll<HTMLElement>('.place--deed') ?? [])];
  const to = by === undefined ? undefined : row[row.indexOf(from) + by];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** As in the hand: Enter plays what is chosen, the space bar puts it back. */
function play(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.target?.dispatchEvent(new CustomEvent('mk-play', { bubbles: true }));
}

/** What brings what, at the end: the card, and the stone on it. */
function about({ card, laid, stone: kind, near }: Place): string {
  const brings =
    card === null
      ? t('sign-place', { stone: laid ? kind : 'none' })
      : t('sign-pay', { stone: kind, value: cardValue(card), points: pointsOf(card, kind) });
  return near && kind === '-' ? `${brings} ${t('sign-two-gems')}` : brings;
}

function describe({ place, card, laid, stone: kind }: Place): string {
  const args = { place: place + 1, ...(card === null ? {} : { value: cardValue(card) }) };
  const what = t(card !== null ? 'table-place-open' : laid ? 'table-place-down' : 'table-place-empty', args);
  return kind === '-' ? what : t('table-place-stone', { what, stone: t(`stone-${kind}`) });
}
