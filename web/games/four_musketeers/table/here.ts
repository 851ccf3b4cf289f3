/** What the cards on the table come to, for whoever asks why his own read as they do: before the rule, this very fight. */
import type { Frame, Standing } from '../../../generated/four_musketeers';
import { list, t } from '../../../lib/i18n';
import { previewOf } from './choice';
import { numberOf, object, person, shortName } from './people';
import type { Asked } from './sentences';
import { hitIn, isThird } from './stakes';

/** In paragraphs: what lies there, what the reader's cards do to it, and what may still come. Nothing in a problem, which asks just that. */
export function hereWords({ decision, legal, problem }: Frame, asked: Asked): string[] {
  if (decision?.kind !== 'strike' || !legal || problem) return [];
  const { scene, people, likely } = asked;
  const cards = legal.actions.flatMap((one) => (one.type === 'strike' && !one.shadow ? [one.card] : []));
  const own = [...new Set(cards.map(numberOf))];
  const ends = cards.flatMap((card) => previewOf(legal, card) ?? []);
  const coming = scene.order.slice(scene.strikes.length + 1).map(({ seat }) => shortName(people, seat));
  const isSame = likely ? likely.strikes.length > 0 && !likely.outlook : isOne(ends);
  const isAlike = isSame && scene.strikes.length > 0 && own.length > 1;
  const open =
    coming.length === 0
      ? t('four-here-last')
      : t('four-here-coming', { names: list(coming), odds: likely?.outlook ? 'yes' : 'no' });
  return [
    lying(asked),
    own.flatMap((number) => answers(number, asked)),
    [open, isAlike && !legal.certain ? t('four-here-alike') : ''],
  ]
    .map((some) => some.filter(Boolean).join(' '))
    .filter(Boolean);
}

/** What a card of that number does to one that lies there (FM-5.4). */
function answers(number: number, { scene: { strikes } }: Asked): string[] {
  const lie = strikes.filter(({ card }) => card !== null && numberOf(card) === number).length;
  if (lie === 2) return [t('four-here-third', { number })];
  return lie === 1 ? [t('four-here-blocks', { number })] : [];
}

/** Which numbers are out, and which strike is the lowest of the others, and for whom that counts. */
function lying({ scene, people }: Asked): string[] {
  const { strikes, standing, cyclical } = scene;
  if (strikes.length === 0) return [t('four-ask-first')];
  const numbers = new Set(strikes.flatMap(({ card }) => (card === null ? [] : [numberOf(card)])));
  const pairs = [...numbers].filter((number) => isThird(number, strikes));
  const lowest = strikes.find(
    ({ seat, target }) => target === standing.lowest && standing.standing.includes(seat),
  );
  const number = lowest?.card ? numberOf(lowest.card) : 0;
  return [
    ...pairs.map((pair) => t('four-here-blocked', { number: pair })),
    lowest ? t('four-here-lowest', { ...person(people, lowest.seat), number }) : t('four-here-none'),
    lowest && cyclical
      ? t('four-would-for', { ...person(people, lowest.seat), ...object(people, lowest.target) })
      : '',
  ];
}

/** Whether all of them hit the same one. */
const isOne = ([first, ...others]: readonly Standing[]): boolean =>
  first !== undefined && hitIn(first) !== null && others.every((one) => hitIn(one) === hitIn(first));
