import { html, nothing, type TemplateResult } from 'lit';
import type { EngineClient } from '../../worker/client';
import '../engine-status';
import { knows, t } from '../i18n';

/**
 * Until a table can be drawn: of which game it is, what a problem asks, which can be read meanwhile, and how far Python is.
 * The focus is not led to its heading, with which it would be lost when the table comes.
 */
export function waiting(game: string, problem: string | null, engine: EngineClient): TemplateResult {
  const question = `problem-${problem}`;
  return html`<div class="waiting">
    <h1>${t(`game-${game}`)}</h1>
    ${knows(question) ? html`<p>${t(question)}</p>` : nothing}
    <mk-engine-status .engine=${engine}></mk-engine-status>
  </div>`;
}
