/** Tables of who there is and what they can do; the numbers are those of the house edition. */

import { list, t } from '../../../lib/i18n';
import { type Cell, lines, pictured, type Row, table } from '../../../lib/rules/table';
import * as art from '../art';
import { heroName, sideName } from '../names';
import * as words from '../words';
import { heads, rewardLine } from './heads';
import { house, skills } from './house';

export const setupTable = () => {
  const sizes = ['3', '4', '5'] as const;
  const values = ['actions', 'time', 'honour', 'pistoles', 'epic', 'cards', 'perfidy'];
  return table(
    [t('option-musketeers'), ...sizes],
    values.map((value) => [
      t(`values-setup-${value}`),
      ...sizes.map((size) => house.setup[size][value] ?? 0),
    ]),
  );
};

export const heroTable = () =>
  table(
    heads('hero', 'skills', 'power'),
    Object.entries(house.heroes).map(([hero, { skills: own, life, power }]) => [
      pictured(art.hero(hero), heroName(hero)),
      lines([...skills.map((skill) => words.challengeName(skill, own[skill])), words.lives(life)]),
      words.powerAbout(power),
    ]),
  );

/** Who fights with a botte. */
function holders(botte: string): Cell {
  const { heroes, adversary, rochefort, gaoler, quest } = house;
  const having = (key: 'botte' | 'botte_improved') =>
    Object.entries(heroes).flatMap(([hero, own]) => (own[key] === botte ? [heroName(hero)] : []));
  const improved = having('botte_improved');
  const others = [
    ...adversary,
    { id: 'rochefort', ...rochefort },
    { id: 'de_wardes', ...quest.calais.de_wardes },
  ]
    .filter((opponent) => opponent.botte === botte)
    .map(({ id }) => words.adversaryName(id));
  return lines([
    list(having('botte')),
    ...(improved.length > 0 ? [t('values-improved', { names: list(improved) })] : []),
    list([...others, ...(gaoler.botte === botte ? [t('values-all-others')] : [])]),
  ]);
}

/** What a botte demands, and how often each symbol stands on a die. */
export const botteTable = () => {
  const die = (colour: 'blue' | 'red') =>
    words.symbols(
      Object.fromEntries(
        ['sword', 'shield', 'fleur'].map((face) => [
          face,
          house.dice[colour].filter((shown) => shown === face).length,
        ]),
      ),
    );
  return table(heads('botte', 'demand', 'who'), [
    ...Object.entries(house.bottes).map(
      ([botte, demand]): Row => [words.botteName(botte), words.symbols(demand), holders(botte)],
    ),
    [t('values-die-blue'), die('blue'), sideName('team')],
    [t('values-die-red'), die('red'), sideName('milady')],
  ]);
};

export const adversaryTable = () => {
  const { adversary, rochefort, gaoler, quest } = house;
  return table(heads('adversary', 'force', 'reward'), [
    ...adversary.map(
      ({ id, force, life, reward, special }): Row => [
        pictured(art.foe(id, force), words.adversaryName(id)),
        force,
        lines([
          rewardLine(reward),
          ...(life > 1 ? [words.lives(life)] : []),
          ...(special ? [words.specialAbout(special)] : []),
        ]),
      ],
    ),
    [
      pictured(art.foe('rochefort'), words.adversaryName('rochefort')),
      rochefort.dice,
      words.lives(rochefort.life),
    ],
    [
      pictured(art.foe('de_wardes'), words.adversaryName('de_wardes')),
      quest.calais.de_wardes.dice,
      words.boardName('calais'),
    ],
    [pictured(art.foe('gaoler'), words.adversaryName('gaoler')), gaoler.dice, words.placeName('bastille')],
  ]);
};

export const outcomeTable = () =>
  table(
    heads('wounded', 'follows'),
    ['rochefort', 'both', 'musketeer', 'nobody'].map((who) => [
      t(`values-wounded-${who}`),
      t(`values-follows-${who}`),
    ]),
  );

export const ownActionTable = () =>
  table(heads('where', 'deed'), [
    ...['la_rochelle', 'richelieu', 'miladys_house'].map(
      (place): Row => [words.placeName(place), t(`values-own-${place}`)],
    ),
    [t('values-elsewhere'), t('values-own-other')],
  ]);
