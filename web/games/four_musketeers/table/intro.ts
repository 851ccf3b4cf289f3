/** A short introduction the first time a storyline is opened; the lesson introduces the simplest one. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Options, Storyline } from '../../../generated/four_musketeers';
import { knows, t } from '../../../lib/i18n';
import { roleCard } from '../art';

const KEPT = 'musketiere.storylines';

const paragraphs = ({ storyline, mode }: Options, alone: boolean): string[] =>
  [1, 2, 3, 4]
    .map((at) => `intro-${storyline}-${at}`)
    .flatMap((id) => (knows(id) ? [t(id, { mode, alone: alone ? 'yes' : 'no' })] : []));

/** Whether the storyline has something to say to somebody who opens it for the first time. */
export const isNew = (options: Pick<Options, 'storyline' | 'mode'>): boolean =>
  knows(`intro-${options.storyline}-1`) && !opened().includes(options.storyline);

export function remember(storyline: Storyline): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...new Set([...opened(), storyline])]));
  } catch {
    // Where nothing may be kept it is introduced again.
  }
}

function opened(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

interface Introduced {
  readonly options: Options;
  /** No other human sits at the table. */
  readonly alone: boolean;
  /** Dazed Musketeers sit at the table from the beginning. */
  readonly dazed: boolean;
}

export const introSheet = ({ options, alone, dazed }: Introduced, close: () => void): TemplateResult => html`
  <div class="intro">
    <div class="intro__villain">${roleCard(options.storyline)}</div>
    <div class="intro__words">
      ${paragraphs(options, alone).map((words) => html`<p>${words}</p>`)}
      ${dazed ? html`<p class="intro__dazed">${t('four-sign-became', { became: 'dazed' })}</p>` : nothing}
    </div>
    <button class="button button--gold sheet__next" @click=${close}>${t('four-intro-begin')}</button>
  </div>
`;
