/** The tables of the rules page; their numbers are those of the house edition. */
import { html, nothing, type TemplateResult } from 'lit';
import * as words from '../../../tables/mousquetaires_du_roy/words';
import { list, t } from '../../i18n';
import { type Challenge, house, type Mission, skills } from './house';

type Cell = string | number | TemplateResult;

/** The first cell of a row names it. */
const table = (
  heads: readonly string[],
  rows: readonly (readonly [Cell, ...Cell[]])[],
): TemplateResult => html`
  <table class="rules__table">
    ${
      heads.length === 0
        ? nothing
        : html`
            <thead>
              <tr>
                ${heads.map((head) => html`<th scope="col">${head}</th>`)}
              </tr>
            </thead>
          `
    }
    <tbody>
      ${rows.map(
        ([name, ...cells]) => html`
          <tr>
            <th scope="row">${name}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

const heads = (...ids: string[]) => ids.map((id) => t(`values-${id}`));
/** Lines under one another, but for empty ones. */
const lines = (cells: readonly Cell[]) =>
  html`${cells.filter((cell) => cell !== '').map((cell) => html`<span class="rules__line">${cell}</span>`)}`;

const challengeLine = ({ skill, value, reward }: Challenge): string => {
  const pays = reward ? words.rewardWords(reward) : '';
  return words.challengeName(skill, value) + (pays && ` (${pays})`);
};

export const setupTable = () => {
  const sizes = ['3', '4', '5'] as const;
  const values = ['actions', 'time', 'honour', 'pistoles', 'epic', 'cards', 'perfidy'];
  return table(
    ['', ...sizes],
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
      words.heroName(hero),
      lines([...skills.map((skill) => words.challengeName(skill, own[skill])), words.lives(life)]),
      words.powerAbout(power),
    ]),
  );

/** Who fights with a botte. */
function holders(botte: string): Cell {
  const { heroes, adversary, rochefort, gaoler, quest } = house;
  const having = (key: 'botte' | 'botte_improved') =>
    Object.entries(heroes).flatMap(([hero, own]) => (own[key] === botte ? [words.heroName(hero)] : []));
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
    ...Object.entries(house.bottes).map(([botte, demand]): [Cell, Cell, Cell] => [
      words.botteName(botte),
      words.symbols(demand),
      holders(botte),
    ]),
    [t('values-die-blue'), die('blue'), words.sideName('team')],
    [t('values-die-red'), die('red'), words.sideName('milady')],
  ]);
};

export const adversaryTable = () => {
  const { adversary, rochefort, gaoler, quest } = house;
  return table(heads('adversary', 'force', 'reward'), [
    ...adversary.map(({ id, force, life, reward, special }): [Cell, Cell, Cell] => [
      words.adversaryName(id),
      force,
      lines([
        words.rewardWords(reward),
        ...(life > 1 ? [words.lives(life)] : []),
        ...(special ? [words.specialAbout(special)] : []),
      ]),
    ]),
    [words.adversaryName('rochefort'), rochefort.dice, words.lives(rochefort.life)],
    [words.adversaryName('de_wardes'), quest.calais.de_wardes.dice, words.boardName('calais')],
    [words.adversaryName('gaoler'), gaoler.dice, words.placeName('bastille')],
  ]);
};

export const tokenTable = () =>
  table(heads('token', 'price', 'effect'), [
    ...Object.entries(house.equipment).map(([token, price]): [Cell, Cell, Cell] => [
      words.tokenName(token),
      words.pistoles(price),
      words.tokenAbout(token),
    ]),
    ...['improved_skill', 'improved_botte'].map((token): [Cell, Cell, Cell] => [
      words.tokenName(token),
      t(`values-price-${token}`),
      words.tokenAbout(token),
    ]),
  ]);

export const outcomeTable = () =>
  table(
    heads('wounded', 'follows'),
    ['rochefort', 'both', 'musketeer', 'nobody'].map((who) => [
      t(`values-wounded-${who}`),
      t(`values-follows-${who}`),
    ]),
  );

const missionTable = (place: 'paris' | 'louvre', missions: readonly Mission[]) =>
  table(
    heads('mission', 'challenges', 'up-to'),
    missions.map(({ id, challenges, force, effect, successes }) => [
      words.missionName(place, id),
      lines([
        ...(challenges.length > 0 ? challenges.map(challengeLine) : [t('values-no-challenges')]),
        ...(effect ? [html`<i>${words.effectAbout(effect, successes ?? 0)}</i>`] : []),
      ]),
      force,
    ]),
  );
export const parisTable = () => missionTable('paris', house.paris);
export const louvreTable = () => missionTable('louvre', house.louvre);

/** Milady's dice by Time, and what the spaces pay. */
export const siegeTable = () => {
  const { time_dice, siege_rewards } = house.tracks;
  return table(
    [],
    [
      ...time_dice.map(([from, dice]): [Cell, Cell] => [
        t('values-from-time', { from }),
        t('values-dice', { count: dice }),
      ]),
      ...Object.entries(siege_rewards)
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([space, reward]): [Cell, Cell] => [
          t('values-space', { space: Number(space) }),
          t(`values-pays-${reward}`),
        ]),
    ],
  );
};

export const ownActionTable = () =>
  table(heads('where', 'effect'), [
    ...['la_rochelle', 'richelieu', 'miladys_house'].map((place): [Cell, Cell] => [
      words.placeName(place),
      t(`values-own-${place}`),
    ]),
    [t('values-elsewhere'), t('values-own-other')],
  ]);

export const questTable = () => {
  const { calais, england, galleries } = house.quest;
  return table(heads('board', 'steps'), [
    [
      words.boardName('calais'),
      lines([
        ...calais.challenges.map(challengeLine),
        t('values-then', { who: words.adversaryName('de_wardes') }),
      ]),
    ],
    [
      words.boardName('england'),
      lines(
        england.stages.map(
          (stage, i) =>
            html`${words.stageName(i + 1)}: ${stage === 'token' ? words.adversaryName('token') : challengeLine(stage)}`,
        ),
      ),
    ],
    [
      words.boardName('galleries'),
      lines(galleries.skills.map((skill) => challengeLine({ skill, value: galleries.value }))),
    ],
  ]);
};

export const adventureTable = () => {
  const { combat, double_combat, skill_plus1, skill_plus2, characters } = house.adventure;
  const row = (card: string, number: number): [Cell, Cell, Cell] => [
    words.adventureName(card),
    number,
    words.adventureAbout(card),
  ];
  const skillRow = (value: number, number: number): [Cell, Cell, Cell] => [
    t('values-skill-cards', { value }),
    `${skills.length} × ${number}`,
    t('adventure-skill-about', { value }),
  ];
  return table(heads('card', 'number', 'effect'), [
    row('combat', combat),
    row('double_combat', double_combat),
    skillRow(1, skill_plus1),
    skillRow(2, skill_plus2),
    ...Object.entries(characters).map(([card, number]) => row(card, number)),
  ]);
};

export const perfidyTable = () =>
  table(
    heads('card', 'number', 'effect'),
    Object.entries(house.perfidy).map(([card, number]) => [
      words.perfidyName(card),
      number,
      words.perfidyAbout(card),
    ]),
  );

export const ambushTable = () =>
  table(
    heads('card', 'number', 'effect'),
    Object.entries(house.ambush).map(([card, number]) => [
      words.ambushName(card),
      number,
      words.ambushAbout(card, house.mendiants.price),
    ]),
  );

export const placeTable = () =>
  table(
    [],
    [
      'paris',
      'louvre',
      'quest',
      'la_rochelle',
      'richelieu',
      'miladys_house',
      'vieux_colombier',
      'bastille',
    ].map((place) => [words.placeName(place), words.placeAbout(place)]),
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
