/** What is asked, large where the last duel can be won; over it how the one before ended, below it what else to go by. */
import { html, nothing, type TemplateResult } from 'lit';
import { duels } from '../../../generated/components-musketiere';
import type { Frame } from '../../../generated/musketiere';
import type { Picks } from './choice';
import { dragHint } from './drag-hint';
import type { Scene } from './scene';
import { aimOf, ask, mayWin } from './sentences';

export function question(
  frame: Frame,
  scene: Scene,
  picks: Picks,
  before: readonly string[],
): TemplateResult {
  const isTaught = frame.lesson !== null || frame.problem !== null;
  const fights = mayWin(frame, scene);
  const isLast = scene.duel === duels; // its card lies there already
  const aim = isTaught ? null : (aimOf(frame, scene) ?? (fights && !isLast ? dragHint(picks) : null));
  const words = ask(frame, scene, picks);
  return html`${before.length > 0 ? html`<small class="asked__before">${before.join(' ')}</small> ` : nothing}${fights && isLast ? html`<strong class="asked__last">${words}</strong>` : words} ${aim === null ? nothing : html`<small class="asked__aim">${aim}</small>`}`;
}
