/** Where it is asked which way a fight shall go: whom either way strikes first, drawn on the table (FM-7.2, FM-7.3). */
import { html, nothing, type TemplateResult } from 'lit';
import type { Direction, Fighter, Frame } from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import { circleFrom } from './circle';
import { way } from './nametag';
import { type Likely, wayWords } from './odds';
import type { People } from './people';
import { infoOf, type Scene } from './scene';

export interface Way {
  readonly direction: Direction;
  readonly starter: Fighter;
  readonly target: Fighter;
  /** How many hits that one still takes; 0 of who is defeated. */
  readonly left: number;
  /** What it is likely to bring, to whoever asks for chances. */
  readonly chance: string | null;
  /** Clearly the better of both, to him as well. */
  readonly better: boolean;
}

/** How many hits that one still takes; 0 of who is defeated. */
export const leftOf = (scene: Scene, target: Fighter): number =>
  target === 'X' ? 0 : (infoOf(scene, target)?.left ?? 0);

/** Both ways; none where something else is asked. */
export function waysOf(frame: Frame, scene: Scene, people: People, likely: Likely | null): Way[] {
  if (frame.decision?.kind !== 'choose_direction') return [];
  const starter = scene.starter ?? 0;
  return (['left', 'right'] as const).map((direction) => {
    const target = circleFrom(scene, starter, direction)[0]?.target ?? starter;
    return {
      direction,
      starter,
      target,
      left: leftOf(scene, target),
      chance: wayWords(likely, direction, scene, people),
      better: likely?.ways.some((one) => one.better && one.direction === direction) ?? false,
    };
  });
}

/** At the place of whom a way strikes: how much he still takes, and how likely that spares the reader. */
export function struckBy(ways: readonly Way[], seat: Fighter, row: readonly Fighter[]) {
  return ways
    .filter(({ target }) => target === seat)
    .map(
      ({
        direction,
        starter,
        left,
        chance,
        better,
      }) => html`<span class="way-choice ${better ? 'way-choice--good' : ''}" aria-hidden="true"
        data-sign=${[left > 0 ? t('four-left', { count: left }) : '', chance ?? ''].join(' ').trim() || nothing}>
        ${way(direction, starter, row)}
        ${left > 0 ? html`<b>${Array.from({ length: left }, () => icon('heart'))}</b>` : nothing}
        ${chance === null ? nothing : html`<small>${chance}</small>`}
      </span>`,
    );
}

/** From the place of whoever begins, if that is the reader's at the end of the row, an arrow to either of them. */
export function arrows(ways: readonly Way[], seat: Fighter, row: readonly Fighter[]): TemplateResult[] {
  const from = row.indexOf(seat);
  return ways
    .filter(({ starter }) => starter === seat && from === row.length - 1)
    .map(
      ({ target }) =>
        html`<span class="strike-place__aim" aria-hidden="true" ${vars({ '--steps': from - row.indexOf(target) })}></span>`,
    );
}
