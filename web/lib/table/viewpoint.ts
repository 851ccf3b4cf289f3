/** From which seat a match is watched, and whether all cards lie open. */
import { html, type TemplateResult } from 'lit';
import type { GameTypes } from '../../generated/bridge';
import { choice } from '../form/controls';
import { t } from '../i18n';
import { dialog } from './dialog';
import type { BaseScene } from './presenter';
import type { ReplayController } from './replay';

/** What the seats are called where one chooses among them: of an own match it is said which one the reader had. */
export function seatNames<G extends GameTypes, S extends BaseScene>({
  frame,
  humans,
  isOwn,
}: Pick<ReplayController<G, S>, 'frame' | 'humans' | 'isOwn'>): string[] {
  const isReader = (seat: number) => isOwn && humans.length === 1 && seat === humans[0];
  return (frame?.names ?? []).map((name, seat) => (isReader(seat) ? t('watch-own', { name }) : name));
}

/** In a few words. */
export function viewpointLabel<G extends GameTypes, S extends BaseScene>(
  watching: ReplayController<G, S>,
): string {
  const { viewer, allOpen, humans, isOwn } = watching;
  if (allOpen) return t('watch-seen-open');
  if (viewer === null) return t('watch-seen-outside');
  if (isOwn && humans.length === 1 && viewer === humans[0]) return t('watch-seen-own');
  return t('watch-seen-by', { name: seatNames(watching)[viewer] ?? '' });
}

export function viewpointSheet(
  watching: ReplayController<GameTypes, BaseScene>,
  open: boolean,
  close: () => void,
): TemplateResult {
  const { viewer, allOpen } = watching;
  const names = seatNames(watching);
  return dialog({
    id: 'eyes',
    title: t('watch-eyes'),
    open,
    close,
    body: () => html`
      ${choice({
        id: 'watch-seat',
        legend: t('watch-seat'),
        values: [...names.keys(), null],
        chosen: viewer,
        label: (seat) => (seat === null ? t('watch-onlooker') : names[seat]),
        onChoose: (seat) => void watching.lookAs(seat, allOpen),
      })}
      ${choice({
        id: 'watch-cards',
        legend: t('watch-cards'),
        values: [false, true],
        chosen: allOpen,
        label: (all) =>
          t(all ? 'watch-cards-all' : viewer === null ? 'watch-cards-outside' : 'watch-cards-seen'),
        onChoose: (all) => void watching.lookAs(viewer, all),
      })}
      <button class="button button--gold sheet__next" @click=${close}>${t('watch-eyes-done')}</button>
    `,
  });
}
