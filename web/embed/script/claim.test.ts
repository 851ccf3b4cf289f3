import { expect, test } from 'vitest';
import { asCode, claimOf, gameOf } from './claim';

const said = (head: unknown) => {
  const text = typeof head === 'string' ? head : JSON.stringify(head);
  return Buffer.from(text).toString('base64url');
};
const code = (head: unknown, { format = '1', game = 'musketiere' } = {}) =>
  `${format}.${game}.${said(head)}.AAAA`;
const record = { kind: 'record', names: ['Anna', 'Zoë 🤺'], summary: { totals: [25, 31] } };

test('a record says who has what', () => {
  expect(claimOf(code(record))).toEqual({
    game: 'musketiere',
    kind: 'record',
    standing: [
      { who: 'Anna', total: 25, won: false },
      { who: 'Zoë 🤺', total: 31, won: false },
    ],
    lamp: false,
    practice: false,
  });
});

test('that the lamp was asked, or the match was for practice, is said by codes of the second format', () => {
  const told = (more: object) => {
    const { lamp, practice } = claimOf(code({ ...record, ...more }, { format: '2' })) ?? {};
    return [lamp, practice];
  };
  expect(told({ lamps: [[], [0, 4]] })).toEqual([true, false]);
  expect(told({ practice: true })).toEqual([false, true]);
  expect(told({ lamps: [[], []], practice: 1 })).toEqual([false, false]);
  expect(told({ lamps: 7, practice: '<b>' })).toEqual([false, false]);
});

test('the seats of a side share its total', () => {
  const names = ['Anna', 'Athos', 'Porthos', 'Aramis'];
  const head = {
    kind: 'record',
    names,
    summary: {
      totals: [5, 3],
      sides: [
        [0, 2],
        [1, 3],
      ],
    },
  };
  expect(claimOf(code(head, { game: 'four_musketeers' }))?.standing).toEqual([
    { who: 'Anna · Porthos', total: 5, won: false },
    { who: 'Athos · Aramis', total: 3, won: false },
  ]);
});

test('where nothing is counted, the sides stand without totals', () => {
  const head = {
    kind: 'record',
    names: ['Anna', 'Ben', 'Cleo'],
    summary: { totals: [], sides: [[0, 1], [2]], winners: [2] },
  };
  expect(claimOf(code(head, { game: 'mousquetaires_du_roy' }))?.standing).toEqual([
    { who: 'Anna · Ben', total: null, won: false },
    { who: 'Cleo', total: null, won: true },
  ]);
});

test('winners are marked, by seat; nobody is by what cannot be one', () => {
  const won = (head: unknown) => claimOf(code(head))?.standing.map((line) => line.won);
  const { names, summary } = record;
  expect(won({ ...record, summary: { ...summary, winners: [1] } })).toEqual([false, true]);
  const sides = [[0, 2], [1]];
  expect(won({ ...record, names: [...names, 'C'], summary: { ...summary, sides, winners: [2] } })).toEqual([
    true,
    false,
  ]);
  for (const winners of [1, '1', ['1'], [7, null], { 0: 1 }, Array(9).fill(1)])
    expect(won({ ...record, summary: { ...summary, winners } })).toEqual([false, false]);
});

test('a deal has no standing', () => {
  const head = { kind: 'deal', names: [], summary: { totals: [0, 0] } };
  expect(claimOf(code(head))).toEqual({
    game: 'musketiere',
    kind: 'deal',
    standing: [],
    lamp: false,
    practice: false,
  });
});

test.each<[string, unknown]>([
  ['no names', { ...record, names: [] }],
  ['names of another shape', { ...record, names: 'Anna' }],
  ['names that are no text', { ...record, names: [{}, 7] }],
  ['totals that are no numbers', { ...record, summary: { totals: ['<b>', 1.5] } }],
  ['no summary', { kind: 'record', names: ['Anna'] }],
  [
    'more seats than any table has',
    { ...record, names: Array(9).fill('A'), summary: { totals: Array(9).fill(1) } },
  ],
  ['sides of other seats', { ...record, summary: { totals: [1, 2], sides: [[7], ['0']] } }],
])('%s: no standing is claimed', (_, head) => {
  expect(claimOf(code(head))?.standing).toEqual([]);
});

test('signs that turn the direction of writing are no part of a name', () => {
  const head = { kind: 'record', names: ['\u202e\u2066Z\u200foë\u061c\u2069'], summary: { totals: [1] } };
  expect(claimOf(code(head))?.standing).toEqual([{ who: 'Zoë', total: 1, won: false }]);
});

test('a name is as long as the engine lets it be', () => {
  const head = { kind: 'record', names: ['A'.repeat(500)], summary: { totals: [1] } };
  expect(claimOf(code(head))?.standing).toEqual([{ who: 'A'.repeat(24), total: 1, won: false }]);
});

test.each([
  ['newer', code(record, { format: '3' })],
  ['without a body', code(record).replace(/\.AAAA$/, '')],
  ['with more parts', `${code(record)}.AAAA`],
  ['no JSON', code('{')],
  ['null', code('null')],
  ['not UTF-8', `1.musketiere.${Buffer.from([0xff, 0xfe]).toString('base64url')}.AAAA`],
  ['no base64', '1.musketiere.$$$$.AAAA'],
  ['of another kind', code({ ...record, kind: 'lesson' })],
  ['empty', ''],
])('a code that is %s claims nothing', (_, text) => {
  expect(claimOf(text)).toBeNull();
});

test('a game is known by its name, whatever the rest', () => {
  expect(gameOf('1.four_musketeers')).toBe('four_musketeers');
  expect(gameOf('1.chess.AAAA.AAAA')).toBeNull();
  expect(gameOf('1.constructor.AAAA.AAAA')).toBeNull();
});

test('what cannot stand in an address is no code', () => {
  expect(asCode('  1.musketiere.AAAA.AAAA\n')).toBe('1.musketiere.AAAA.AAAA');
  for (const text of [null, '', '"><img>', '1/2', 'javascript:alert(1)', 'A'.repeat(24_001)])
    expect(asCode(text)).toBeNull();
});
