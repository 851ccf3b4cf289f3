/** What a game is about, in one picture and a few words: once on a device, before its first match asks anything. */
import { html, nothing, type TemplateResult } from 'lit';
import './goal.css';
import { icon } from '../art';
import type { Game } from '../game';
import { knows, t } from '../i18n';
import { KeptNames } from '../kept-names';
import type { Door } from '../lessons';

export const goals = new KeptNames('musketiere.goals');

/**
 * `status`: what is said while the match is being prepared; `play` begins it, `lesson` is for whoever would rather learn
 * first; `learns`: which lesson is begun, whose side may have words of its own.
 */
export function goalPage(
  { id }: Game,
  picture: TemplateResult,
  status: unknown,
  play: (() => void) | null,
  lesson?: Door,
  learns = '',
): TemplateResult {
  const hasSide = knows(`goal-${id}-${learns}`);
  return html`
  <section class="aim" data-game=${id} aria-labelledby="aim-title">
    <h1 id="aim-title">${t(`game-${id}`)}</h1>
    <div class="aim__picture" aria-hidden="true">${picture}</div>
    <p class="aim__what" id="aim-what">${t(hasSide ? `goal-${id}-${learns}` : `goal-${id}`)}</p>
    <p class="aim__how">${t(hasSide ? `goal-${id}-how-${learns}` : `goal-${id}-how`)}</p>
    <p class="aim__time">${icon('hourglass')} ${t(`minutes-${id}`)}</p>
    <button class="button button--gold" data-lead aria-describedby="aim-what" aria-disabled=${play ? 'false' : 'true'} @click=${play}>
      ${icon('play')} ${t('goal-play')}
    </button>
    ${lesson ? html`<a class="aim__learn" href=${lesson.address} @click=${() => goals.add(id)}>${t('new-first-time')}</a>` : nothing}
    <div role="status">${status}</div>
  </section>
`;
}
