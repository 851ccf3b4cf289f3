/** Tables of places, tracks and the quest; the numbers are those of the house edition. */

import { list, t } from '../../../lib/i18n';
import { lines, pictured, type Row, table } from '../../../lib/rules/table';
import * as art from '../art';
import * as words from '../words';
import { challengeLine, heads } from './heads';
import { house } from './house';

const places = [
  ...(['paris', 'louvre', 'quest', 'la_rochelle', 'richelieu', 'miladys_house'] as const),
  ...(['vieux_colombier', 'bastille'] as const),
];

export const placeTable = () =>
  table(
    [],
    places.map((place) => [pictured(art.place(place), words.placeName(place)), words.placeAbout(place)]),
  );

/** What the last phase does, square by square. */
export const ladderTable = () => {
  const { louvre_honour, louvre_fail } = house.tracks;
  return table(
    [],
    Array.from({ length: louvre_fail }, (_, i) => i + 1).map((square) => [
      t('values-square', { square }),
      list([
        ...(louvre_honour.includes(square) ? [t('values-honour-falls')] : []),
        ...(square === louvre_fail ? [t('values-failed')] : []),
      ]) || '–',
    ]),
  );
};

const signed = (space: number) => (space < 0 ? `−${-space}` : `+${space}`);

/** Milady's dice by Time, and what the spaces pay. */
export const siegeTable = () => {
  const { time_dice, siege_rewards } = house.tracks;
  return table(
    [],
    [
      ...time_dice.map(
        ([from, dice]): Row => [t('values-from-time', { from }), t('values-dice', { count: dice })],
      ),
      ...Object.entries(siege_rewards)
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(
          ([space, reward]): Row => [
            t('values-space', { space: signed(Number(space)) }),
            t(`values-pays-${reward}`),
          ],
        ),
    ],
  );
};

export const questTable = () => {
  const { calais, england, galleries } = house.quest;
  return table(heads('board', 'steps'), [
    [words.boardName('calais'), lines([...calais.challenges.map(challengeLine), t('values-then')])],
    [
      words.boardName('england'),
      lines(
        england.stages.map((stage, i) =>
          t('values-stage', {
            stage: words.stageName(i + 1),
            task: stage === 'token' ? words.adversaryName('token') : challengeLine(stage),
          }),
        ),
      ),
    ],
    [
      words.boardName('galleries'),
      lines(galleries.skills.map((skill) => challengeLine({ skill, value: galleries.value }))),
    ],
  ]);
};
