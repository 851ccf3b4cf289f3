/** What a game is about, in one picture and a few words: once on a device, before its first match asks anything. */
import { html, nothing, type TemplateResult } from 'lit';
import './goal.css';
import { icon } from '../art';
import type { Game, Goal } from '../game';
import { type Args, knows, t } from '../i18n';
import { KeptNames } from '../kept-names';
import type { Door } from '../lessons';
import { chosen, type Wishes } from './wishes';

export const goals = new KeptNames('musketiere.goals');

interface Shown {
  readonly goal: Goal;
  /** By what it is played. */
  readonly wishes: Wishes;
  /** What is said while the match is being prepared. */
  readonly status: unknown;
  /** Begins it. */
  readonly play: (() => void) | null;
  /** For whoever would rather learn first. */
  readonly lesson: Door | undefined;
  /** Which side is taken, or story played, that may have words of its own; null where there are none. */
  readonly side: string | null;
  /** A lesson is begun. */
  readonly learns: boolean;
}

export function goalPage(
  { id }: Game,
  { goal, wishes, status, play, lesson, side, learns }: Shown,
): TemplateResult {
  const minutes = learns && knows(`minutes-${id}-lesson`) ? `minutes-${id}-lesson` : `minutes-${id}`;
  const hasSide = side !== null && knows(`goal-${id}-${side}`);
  return html`
  <section class="aim" data-game=${id} aria-labelledby="aim-title">
    <h1 id="aim-title">${t(`game-${id}`)}</h1>
    <div class="aim__picture" aria-hidden="true">${goal(wishes)}</div>
    <p class="aim__what" id="aim-what">${t(hasSide ? `goal-${id}-${side}` : `goal-${id}`)}</p>
    <p class="aim__how">${t(hasSide ? `goal-${id}-how-${side}` : `goal-${id}-how`)}</p>
    <p class="aim__time">${icon('hourglass')} ${t(minutes, chosen(wishes) as Args)}</p>
    <button class="button button--gold" data-lead aria-describedby="aim-what" aria-disabled=${play ? 'false' : 'true'} @click=${play}>
      ${icon('play')} ${t(learns ? 'goal-learn' : 'goal-play')}
    </button>
    ${lesson ? html`<a class="aim__learn" href=${lesson.address} @click=${() => goals.add(id)}>${t('new-first-time')}</a>` : nothing}
    <div role="status">${status}</div>
  </section>
`;
}

/** It is seen from its top, as every screen, with the focus on the button that goes on. */
export function leadOn(page: HTMLElement): void {
  scrollTo(0, 0);
  page.querySelector<HTMLElement>('[data-lead]')?.focus({ preventScroll: true });
}
