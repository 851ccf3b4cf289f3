/** From which seat a match is watched, and whether all cards lie open. */
import { html, type TemplateResult } from 'lit';
import type { GameTypes } from '../../generated/bridge';
import { choice } from '../form/controls';
import { t } from '../i18n';
import { dialog } from './dialog';
import type { BaseScene } from './presenter';
import type { ReplayController } from './replay';

/** Whether the reader had that seat: it was the only one that a person had in a match of his own. */
export const isReader = <G extends GameTypes, S extends BaseScene>(
  { humans, isOwn }: Pick<ReplayController<G, S>, 'humans' | 'isOwn'>,
  seat: number | null,
): boolean => isOwn && humans.length === 1 && seat === humans[0];

/** What the seats are called where one chooses among them: of an own match it is said which one the reader had. */
export const seatNames = <G extends GameTypes, S extends BaseScene>(
  watching: Pick<ReplayController<G, S>, 'frame' | 'humans' | 'isOwn'>,
): string[] =>
  (watching.frame?.names ?? []).map((name, seat) =>
    isReader(watching, seat) ? t('watch-own', { name }) : name,
  );

/** In a few words. */
export function viewpointLabel<G extends GameTypes, S extends BaseScene>(
  watching: ReplayController<G, S>,
): string {
  const { viewer, allOpen } = watching;
  if (allOpen) return t('watch-seen-open');
  if (viewer === null) return t('watch-seen-outside');
  if (isReader(watching, viewer)) return t('watch-seen-own');
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
