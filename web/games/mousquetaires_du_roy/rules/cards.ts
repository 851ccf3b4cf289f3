/** Tables of cards and tokens; the numbers are those of the house edition. */
import { html } from 'lit';
import { t } from '../../../lib/i18n';
import { lines, pictured, type Row, table } from '../../../lib/rules/table';
import * as art from '../art';
import * as words from '../words';
import { challengeLine, heads } from './heads';
import { house, type Mission, skills } from './house';

export const tokenTable = () =>
  table(heads('token', 'price', 'effect'), [
    ...Object.entries(house.equipment).map(
      ([token, price]): Row => [
        pictured(art.token(token as art.TokenId), words.tokenName(token)),
        words.pistoles(price),
        words.tokenAbout(token),
      ],
    ),
    [
      pictured(
        html`<span class="rules__set">${skills.map((skill) => art.token(`improved_${skill}`))}</span>`,
        words.tokenName('improved_skill'),
      ),
      t('values-price-improved_skill'),
      words.tokenAbout('improved_skill'),
    ],
    [
      pictured(art.token('improved_botte'), words.tokenName('improved_botte')),
      t('values-price-improved_botte'),
      words.tokenAbout('improved_botte'),
    ],
  ]);

const missionTable = (place: 'paris' | 'louvre', missions: readonly Mission[]) =>
  table(
    heads('mission', 'challenges', 'up-to'),
    missions.map(({ id, challenges, force, effect, successes }) => [
      pictured(art.mission(place, id, 'small'), words.missionName(place, id)),
      lines([
        ...(challenges.length > 0 ? challenges.map(challengeLine) : [t('values-no-challenges')]),
        ...(effect ? [html`<i>${words.effectAbout(effect, successes ?? 0, null)}</i>`] : []),
      ]),
      force,
    ]),
  );

export const parisTable = () => missionTable('paris', house.paris);

export const louvreTable = () => missionTable('louvre', house.louvre);

export const adventureTable = () => {
  const { combat, double_combat, skill_plus1, skill_plus2, characters } = house.adventure;
  const row = (card: string, number: number): Row => [
    pictured(art.adventure(card as art.AdventureId, 'small'), words.adventureName(card)),
    number,
    words.adventureAbout(card),
  ];
  const skillRow = (value: number, number: number): Row => [
    pictured(
      html`<span class="rules__set">${skills.map((skill) => art.skill(skill))}</span>`,
      t('values-skill-cards', { value }),
    ),
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
      pictured(art.perfidy(card as art.PerfidyId, 'small'), words.perfidyName(card)),
      number,
      words.perfidyAbout(card, null),
    ]),
  );

export const ambushTable = () =>
  table(
    heads('card', 'number', 'effect'),
    Object.entries(house.ambush).map(([card, number]) => [
      pictured(art.ambush(card as art.AmbushId, 'small'), words.ambushName(card)),
      number,
      words.ambushAbout(card, house.mendiants.price),
    ]),
  );
