/** What a game is about, in one picture and a few words: once on a device, before its first match asks anything. */
import { html, type TemplateResult } from 'lit';
import './goal.css';
import { icon } from '../art';
import type { Game } from '../game';
import { t } from '../i18n';
import { KeptNames } from '../kept-names';

export const goals = new KeptNames('musketiere.goals');

/** `status`: what is said while the match is being prepared; `play` begins it. */
export const goalPage = (
  { id }: Game,
  picture: TemplateResult,
  status: unknown,
  play: (() => void) | null,
): TemplateResult => html`
  <section class="aim" data-game=${id} aria-labelledby="aim-title">
    <h1 id="aim-title">${t(`game-${id}`)}</h1>
    <div class="aim__picture" aria-hidden="true">${picture}</div>
    <p class="aim__what" id="aim-what">${t(`goal-${id}`)}</p>
    <p class="aim__how">${t(`goal-${id}-how`)}</p>
    <p class="aim__time">${icon('hourglass')} ${t(`minutes-${id}`)}</p>
    <button class="button button--gold" data-lead aria-describedby="aim-what" aria-disabled=${play ? 'false' : 'true'} @click=${play}>
      ${icon('play')} ${t('goal-play')}
    </button>
    <div role="status">${status}</div>
  </section>
`;
