/** What “?” tells of the cards on this table, before the rule. */
import { beforeAll, expect, it } from 'vitest';
import '../messages';
import type { Frame, Seat, Standing, SwordCard } from '../../../generated/four_musketeers';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import { appliedIn } from '../../../lib/table/testing';
import { hereWords } from './here';
import { peopleOf } from './people';
import { type Scene, sceneOf } from './scene';
import rochefort from './testdata/rochefort.json';
import { why } from './why';

const recorded = appliedIn(rochefort).find(({ applied }) => applied.frame.legal)?.applied.frame;
if (!recorded?.legal) throw new Error('nothing recorded');
const { legal, ...asking } = recorded;

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

/** Before the reader, in seat 3, others have struck; his cards hit one each, as it stands. */
function here(
  struck: readonly SwordCard[],
  hand: readonly SwordCard[],
  hits: readonly Seat[],
  more: Partial<Frame> = {},
) {
  const strikes = struck.map((card, at) => ({ seat: at as Seat, target: at as Seat, card, source: 'hand' }));
  const numbers = struck.map((card) => card.slice(0, -1));
  const standing = strikes.filter((_, at) => numbers.filter((one) => one === numbers[at]).length === 1);
  const low = standing.toSorted(
    (one, other) => Number.parseInt(one.card, 10) - Number.parseInt(other.card, 10),
  )[0];
  const now = {
    standing: standing.map(({ seat }) => seat),
    lowest: low?.seat ?? null,
    line: low ? 'a' : 'g',
  } as Standing;
  const order = [0, 1, 2, 3].map((seat) => ({ seat: seat as Seat, target: seat as Seat }));
  const scene = {
    ...sceneOf(asking.view),
    viewer: 3,
    strikes,
    standing: now,
    order,
    cyclical: false,
  } as unknown as Scene;
  const people = peopleOf(scene, { names: ['Anne', 'Lucien', 'Marguerite', 'You'], viewer: 3 });
  const frame = {
    ...asking,
    decision: { ...asking.decision, kind: 'strike' },
    legal: {
      ...legal,
      certain: struck.length === 3,
      actions: hand.map((card) => ({ type: 'strike', card, shadow: false })),
      previews: hits.map((lowest) => ({ standing: [lowest], lowest, line: 'a' })),
    },
    ...more,
  } as unknown as Frame;
  return hereWords(frame, { scene, people, likely: null })
    .join('\n')
    .replace(/[\u2066-\u2069]/g, '');
}

it('which number blocks which, which strike is the lowest, and what a card of the reader’s own does to it', () => {
  expect(here(['4S', '4H', '5D'], ['4C', '5C', '9C'], [0, 3, 2])).toBe(
    'The two 4s block each other. The 5 of Marguerite is the lowest that stands now.\nA 4 of yours would be the third: it is out, and the first one stands again. A 5 of yours would block the one that lies there: both would be out.\nNothing can change after your strike: what stands on your cards is certain.',
  );
});

it('who still strikes, and that all cards of the reader’s come to the same, where they do', () => {
  expect(here(['5S'], ['8C', '9C'], [0, 0])).toBe(
    'The 5 of Anne is the lowest that stands now.\nStill to strike: Marguerite and You. So what stands on your cards may still change. All your cards come to about the same here: what the others hold decides.',
  );
  expect(here(['5S'], ['8C', '3C'], [0, 3])).not.toContain('All your cards');
});

it('nothing where a problem asks just that, and then the rule alone is told', () => {
  expect(here(['5S'], ['8C'], [0], { problem: {} } as never)).toBe('');
  const rule = why('strike', 'AC', true);
  expect(rule.rule, 'it is not folded').toEqual([]);
  const told = why('strike', 'AC', true, ['The 5 is the lowest.', 'Nothing can change.']);
  expect([told.words, told.more]).toEqual(['The 5 is the lowest.', ['Nothing can change.']]);
  expect(told.rule, 'it opens at a touch').toEqual([rule.words, ...(rule.more ?? [])]);
});

it.each(languages)('in whole sentences in %s', async (language) => {
  await setLanguage(language);
  const words = here(['4S', '4H', '5D'], ['4C', '5C', '9C'], [0, 3, 2]);
  expect(words).not.toMatch(/four-|[{}]/);
  expect(words).toMatch(/\.$/);
});
