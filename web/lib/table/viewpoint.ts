/** From which seat a match is watched, and whether all cards lie open. */
import { html, type TemplateResult } from 'lit';
import type { GameTypes } from '../../generated/bridge';
import { choice } from '../form/controls';
import { t } from '../i18n';
import { dialog } from './dialog';
import type { BaseScene } from './presenter';
import type { ReplayController } from './replay';
import { type Roster, whoIs } from './roster';

type Watched = Pick<ReplayController<GameTypes, BaseScene>, 'frame' | 'humans' | 'isOwn'>;

/** Which seat the reader had: the only one that a person had in a match of his own. Nobody else is “you” then. */
export const readerOf = ({ humans, isOwn }: Pick<Watched, 'humans' | 'isOwn'>): number | null =>
  (isOwn && humans.length === 1 ? humans[0] : null) ?? null;

/** Who sat there, as one speaks of them to the reader through whoever’s eyes he looks. */
export const watchedRoster = (watching: Watched): Roster => ({
  names: watching.frame?.names ?? [],
  viewer: readerOf(watching),
});

/** In a few words. */
export function viewpointLabel<G extends GameTypes, S extends BaseScene>(
  watching: ReplayController<G, S>,
): string {
  const { viewer, allOpen } = watching;
  if (allOpen) return t('watch-seen-open');
  if (viewer === null) return t('watch-seen-outside');
  if (viewer === readerOf(watching)) return t('watch-seen-own');
  return t('watch-seen-by', { name: watching.frame?.names[viewer] ?? '' });
}

export function viewpointSheet(
  watching: ReplayController<GameTypes, BaseScene>,
  open: boolean,
  close: () => void,
): TemplateResult {
  const { viewer, allOpen } = watching;
  const roster = watchedRoster(watching);
  return dialog({
    id: 'eyes',
    title: t('watch-eyes'),
    open,
    close,
    body: () => html`
      ${choice({
        id: 'watch-seat',
        legend: t('watch-seat'),
        values: [...roster.names.keys(), null],
        chosen: viewer,
        label: (seat) => (seat === null ? t('watch-onlooker') : whoIs(roster, seat)),
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
