/** What is asked, in one sentence and one button, and the ways to what can be looked up. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameTypes } from '../../generated/bridge';
import { type IconName, icon } from '../art';
import { t } from '../i18n';
import { vars } from './directives';
import type { Playback } from './playback';
import type { BaseScene } from './presenter';

export interface Look {
  readonly label: string;
  readonly symbol: IconName;
  readonly press: () => void;
}
interface Line {
  readonly words: unknown;
  /** The words are a question to the reader. */
  readonly you: boolean;
  readonly looks: readonly [Look, Look];
  /** What the lesson says about it. */
  readonly coachPanel: unknown;
}

export function asked({ words, you, looks: [left, right], coachPanel }: Line): TemplateResult {
  const look = ({ label, symbol, press }: Look) =>
    html`<button class="icon-button" aria-label=${label} title=${label} @click=${press}>${icon(symbol)}</button>`;
  // The line breaks of the sentence are shown: none of ours beside them.
  return html`
    <div class="asked">
      ${look(left)}
      <p class="asked__words ${you ? 'asked__words--you' : ''}">${words || '\u00a0'}</p>
      ${look(right)} ${coachPanel}
    </div>
  `;
}

/** What is said while nothing is asked; `happening` is the sentence of the event being told. */
export function meanwhile<G extends GameTypes, S extends BaseScene>(
  { stage, thinking, step, frame }: Playback<G, S>,
  happening: string,
): string {
  if (thinking) return t('tell-thinking', { name: frame?.names[thinking.seat] ?? '' });
  if (stage.at === 'over') return t('tell-match-over');
  if (stage.at === 'grace') return t('tell-chosen');
  return step ? happening : '';
}

interface Presses {
  /** Not where a match is watched: whoever watches has other ways. */
  readonly hurry: (() => void) | null;
  readonly undo: (event: Event) => void;
  readonly reopen: () => void;
  readonly show: (panel: string) => void;
}

/** The button that is offered while nothing is asked. */
export function primary<G extends GameTypes, S extends BaseScene>(
  { stage, humans }: Playback<G, S>,
  { hurry, undo, reopen, show }: Presses,
): TemplateResult | typeof nothing {
  switch (stage.at) {
    case 'animating':
      return hurry === null
        ? nothing
        : html`<button class="button button--quiet act__hurry" @click=${hurry}>
            ${t(humans.length > 0 ? 'button-hurry' : 'button-hurry-end')} ${icon('last')}
          </button>`;
    case 'grace':
      return html`<button class="button act__undo" ${vars({ '--grace': `${stage.ms}ms` })} @click=${undo}>
        <svg class="ring" viewBox="0 0 36 36" aria-hidden="true"><circle cx="18" cy="18" r="15.5" pathLength="1"></circle></svg>
        ${icon('undo')} ${t('button-undo')}
      </button>`;
    case 'over':
      return html`<button class="button button--gold" @click=${() => show('end')}>${t('end-open')}</button>`;
    case 'failed':
      return html`<button class="button button--gold" @click=${reopen}>${icon('retry')} ${t('failed-retry')}</button>`;
    default:
      return nothing;
  }
}
