/** What is asked, in one sentence and one button, and the ways to what can be looked up. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../art';
import { t } from '../../shell/i18n';
import { actionOf, type Picks } from './choice';
import type { TableController } from './controller';
import { vars } from './directives';
import { ask, type Company, deed } from './sentences';
import type { Panel } from './sheets';

interface Way {
  readonly controller: TableController;
  readonly picks: Picks;
  readonly show: (panel: Panel) => void;
}

export function asked(way: Way, company: Company, happening: string, whisper: unknown): TemplateResult {
  const { stage } = way.controller;
  const look = (panel: Panel, label: string, symbol: TemplateResult) =>
    html`<button class="icon-button" aria-label=${label} title=${label} @click=${() => way.show(panel)}>${symbol}</button>`;
  const words = sentence(way, company, happening) || '\u00a0'; // its line breaks are shown: none of ours beside them
  return html`
    <div class="asked">
      ${look('story', t('story-open'), icon('story'))}
      <p class="asked__words ${stage.at === 'choosing' ? 'asked__words--you' : ''}">${words}</p>
      ${look('known', t('known-open'), icon('help'))} ${whisper}
    </div>
  `;
}

function sentence({ controller, picks }: Way, company: Company, happening: string): string {
  const { frame, scene, stage, thinking, beat } = controller;
  if (frame && scene && stage.at === 'choosing') return ask(frame, scene, picks);
  if (thinking) return t('tell-thinking', { name: company.names[thinking.seat] ?? '' });
  if (stage.at === 'over') return t('tell-match-over');
  if (stage.at === 'grace') return t('tell-choice', { you: 'yes', name: '' });
  return beat ? happening : '';
}

interface Presses {
  readonly confirm: () => void;
  readonly undo: (event: Event) => void;
  readonly reopen: () => void;
}

/** The primary button: what a press would do now. */
export function primary({ controller, picks, show }: Way, { confirm, undo, reopen }: Presses) {
  const { frame, stage } = controller;
  switch (stage.at) {
    case 'grace':
      return html`<button class="button act__undo" ${vars({ '--grace': `${stage.ms}ms` })} @click=${undo}>
        <svg class="ring" viewBox="0 0 36 36" aria-hidden="true"><circle cx="18" cy="18" r="15.5" pathLength="1"></circle></svg>
        ${icon('undo')} ${t('button-undo')}
      </button>`;
    case 'over':
      return html`<button class="button button--gold" @click=${() => show('end')}>${t('end-open')}</button>`;
    case 'failed':
      return html`<button class="button button--gold" @click=${reopen}>${icon('retry')} ${t('failed-retry')}</button>`;
    case 'choosing': {
      if (!frame) return nothing;
      const ready = actionOf(picks, frame.legal) !== null;
      return html`<button class="button button--gold act__do" aria-disabled=${ready ? 'false' : 'true'} @click=${confirm}>
        ${deed(frame, picks)}
      </button>`;
    }
    default:
      return nothing;
  }
}
