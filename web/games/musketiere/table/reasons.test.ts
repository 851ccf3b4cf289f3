import { beforeAll, expect, it } from 'vitest';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Frame, Reason } from '../../../generated/musketiere';
import { languages } from '../../../lib/languages';
import { appliedIn } from '../../../lib/table/testing';
import { choices } from './chosen';
import { reasonText } from './reasons';
import alone from './testdata/alone.json';

beforeAll(() => useCatalogues('table', 'table-musketiere'));

const opened = appliedIn(alone)[1]?.applied.frame as Frame;
const frame: Frame = { ...opened, names: ['Anne', 'Aramis'] };
/** The same with a third who counts. */
const three: Frame = {
  ...frame,
  names: [...frame.names, 'Porthos'],
  view: { ...frame.view, counting: [0, 1, 2] },
};
const guard = (value: number, chance: number, strength = 9): Reason => ({
  type: 'guard',
  strength,
  value,
  rest: 5.4,
  chance,
});

it('says how far a card reaches', async () => {
  await setLanguage('en');
  expect(reasonText(guard(4, 0.617), three)).toBe(
    'The 4 reaches 9 if the others bring 5. They bring about 5; it is enough 6 times in ten.',
  );
  expect(reasonText(guard(4, 0.617), frame), 'one alone is no "others"').toBe(
    'The 4 reaches 9 if Aramis brings 5. Aramis brings about 5; it is enough 6 times in ten.',
  );
  expect(reasonText(guard(9, 1), frame)).toBe('The 9 beats the guard of 9 alone.');
  expect(reasonText(guard(8, 1), frame)).toContain('as good as beaten');
  expect(reasonText(guard(0, 0.004), frame)).toContain('can hardly be beaten');
  expect(reasonText(guard(8, 0, 18), frame)).toContain('can hardly be beaten');
  expect(reasonText(guard(7, 0, 18), frame)).toBe(
    'The 7 cannot reach 18: Aramis would have to bring 11, and 10 is the most possible.',
  );
  expect(reasonText(guard(0, 0, 21), three)).toContain('the others would have to bring 21, and 20');
  const alone: Frame = { ...frame, view: { ...frame.view, counting: [0] } };
  expect(reasonText(guard(7, 0), alone)).toBe('Alone, the 7 does not reach 9.');
});

it.each(languages)('says never and always in words, and of nothing else, in %s', async (language) => {
  await setLanguage(language);
  const gains = (chance: number) => reasonText({ type: 'gains', chance, frees: false }, frame);
  for (const sure of [0, 1]) expect(gains(sure)).not.toMatch(/\d/);
  expect(gains(0)).not.toBe(gains(1));
  const said = [0, 0.001, 0.12, 0.93, 0.999, 1].map(gains);
  expect(new Set(said).size).toBe(said.length);
  expect(gains(0.93)).toMatch(/\b9\b/);
});

it('says what a stone does to a card, and to whom', async () => {
  await setLanguage('en');
  const now = (ducats: number): Reason => ({ type: 'now', card: '9/1', ducats });
  expect(reasonText(now(9), frame)).toBe('The 9 with one sword scores 9 more.');
  expect(reasonText(now(-9), frame)).toBe('The 9 with one sword scores 9 less.');
  expect(reasonText(now(0), frame)).toBe('The 9 with one sword scores as much as before.');
  expect(reasonText({ type: 'robs', seat: 1, leads: true }, frame)).toContain('Aramis, who is ahead');
});

it('says of two players whom the other ducats go to, and of more the best of them', async () => {
  await setLanguage('en');
  const ducats: Reason = { type: 'ducats', own: 24.4, most: 21.5 };
  expect(reasonText(ducats, frame)).toBe('This game is likely to bring 24 ducats, and 22 to Aramis.');
  expect(reasonText(ducats, three)).toContain('22 to the best of the others.');
});

const every: readonly Reason[] = [
  ...[guard(4, 0.5), guard(9, 1), guard(8, 1), guard(0, 0), guard(0, 0, 18)],
  ...[true, false].flatMap((yes): Reason[] => [
    { type: 'gains', chance: 0.4, frees: yes },
    { type: 'loses', chance: 0.4, returns: yes },
    { type: 'robs', seat: 1, leads: yes },
    { type: 'helps', seat: 1, last: yes },
  ]),
  { type: 'safe' },
  { type: 'spent' },
  { type: 'ends_game' },
  { type: 'kept', card: '10/4', chance: 0.7 },
  { type: 'spared', card: '8/0' },
  { type: 'pay_gem', card: '10/4', chance: 0.7 },
  { type: 'pay_prison', card: '0/4', chance: 0.7 },
  { type: 'now', card: '7/0', ducats: 7 },
  { type: 'ducats', own: 24.4, most: 21.5 },
];

it.each(languages)('has a sentence for every reason in %s', async (language) => {
  await setLanguage(language);
  const said = every.map((reason) => reasonText(reason, frame));
  for (const sentence of said) expect(sentence).toMatch(/^\S.*\.$/s);
  expect(said.join(' ')).not.toMatch(/lamp-|\{|\$/);
  expect(new Set(said).size).toBe(every.length);
});

it('says what the highest card of a won duel would bring, where little is to be won (MU-5.1)', async () => {
  await setLanguage('en');
  const hand = ['3/0', '9/2', '9/1', '7/1'];
  const best = { type: 'choose_pay', cards: hand.slice(0, 3) } as const;
  const turn = (row: string, pay: readonly string[] | null = ['4/0', '10/2', '8/1'], totals = [0, 0]) => {
    const rows = [row, ...frame.view.rows.slice(1)];
    return choices.turn?.(
      { ...frame, view: { ...frame.view, seat: 0, hand, pay, rows, totals } } as Frame,
      best,
    );
  };
  expect(turn('---')).toContain('a gem on the 10 brings 10 more.');
  expect(turn('-GP')).toContain('a gem on the 4 brings 4 more, the 8 freed 8.');
  expect(turn('GGP')).toContain('the 8 freed brings 8 more.');
  expect(turn('GGP', ['4/0', '10/2', '0/1']), 'a 0 brings nothing').toBeNull();
  expect(turn('---', null), 'what is counselled as pay fights no more').toContain(
    'keep the 7 for a weak one',
  );
  expect(turn('---', null, [12, 30]), 'nor is it the hand alone').toBeNull();
  expect(turn('PPP'), 'who is fully imprisoned wins no duel (MU-4.2)').toBeNull();
});
