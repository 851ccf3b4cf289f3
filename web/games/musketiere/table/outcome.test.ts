import { beforeAll, expect, test } from 'vitest';
import '../messages';
import type { Event, Frame } from '../../../generated/musketiere';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import {
  afterCry,
  ahead,
  atStake,
  cryOf,
  lastDuel,
  thirdsAtStake,
  wasRobbed,
  whyKept,
  whyTaken,
} from './outcome';
import type { Scene } from './scene';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'musketiere', 'table-musketiere');
});

const roster = { names: ['Anne', 'Lucien', 'Marguerite'], viewer: 0 };
const decided = (won: boolean, sum: number, seat: number): Event => ({
  type: 'duel_decided',
  duel: 3,
  won,
  sum,
  strength: 20,
  seat,
  card: '4/1',
  by_swords: false,
});
const taken = (type: 'gem_taken' | 'prison_taken', seat: number): Event => ({
  type,
  seat,
  place: 0,
  source: 'centre',
  centre: { gems: 1, prisons: 1 },
});

test('until the next duel is decided it can be read how the last one ended, and what that cost', () => {
  const told = [decided(false, 17, 1), taken('prison_taken', 1)];
  const lost = ['The duel before was lost, 17 against 20.', 'Lucien takes a prison.'];
  expect(lastDuel(told, roster, null)).toEqual(lost);
  expect(
    lastDuel([...told, { type: 'guard_turned', duel: 4, strength: 12, counting: [0, 1, 2] }], roster, null),
  ).toEqual(lost);
  const won = [...told, decided(true, 20, 0), taken('gem_taken', 0)];
  const [first = null, , second = null] = won;
  const last = ['The duel before was won, 20 against 20.', 'You take a gem.'];
  expect(lastDuel(won, roster, first)).toEqual(last);
  expect(lastDuel(won, roster, second), 'it is not told twice').toEqual([]);
});

test('what a gem makes of one’s own card is cried out, and of nobody else’s', () => {
  const cried = (seat: number, card: string) => cryOf(taken('gem_taken', seat), roster, [card, '9/1', '8/1']);
  expect(cried(0, '7/2')).toEqual({ words: 'Your 7 is worth 14!', weight: 'gain' });
  expect(cried(0, '0/1'), 'twice nothing').toBeNull();
  expect(cried(1, '7/2')).toBeNull();
});

test('of a dear card it is cried out that it goes to prison, of a cheap one, or another’s, it is not', () => {
  const cried = (seat: number, card: string) =>
    cryOf(taken('prison_taken', seat), roster, [card, '9/1', '8/1']);
  expect(cried(0, '7/2')).toEqual({ words: 'Your 7 goes to prison!', weight: 'hit' });
  expect(cried(0, '5/2')).toBeNull();
  expect(cried(1, '7/2')).toBeNull();
});

test('before the first duel of a game there is nothing to read', () => {
  const anew: Event = { type: 'game_started', game: 2, removed: [], pile: 12, aside: 0 };
  expect(lastDuel([decided(false, 17, 1), anew], roster, null)).toEqual([]);
  expect(lastDuel([], roster, null)).toEqual([]);
});

test('how a duel ended is cried out as it is decided, and by how much it was lost', () => {
  const cried = (event: Event) => cryOf(event, roster, null);
  expect(cried(decided(true, 25, 0))).toEqual({ words: 'Won by 5!', weight: 'gain' });
  expect(cried(decided(true, 20, 0))?.words).toBe('Won, with none to spare!');
  expect(cried(decided(true, 25, 1))).toEqual({ words: 'Won! Lucien was highest.', weight: 'light' });
  expect(cried(decided(false, 17, 0))).toEqual({ words: 'Lost by 3!', weight: 'hit' });
  expect(cried(decided(false, 19, 0))?.words).toBe('Lost by one!');
  expect(cried(decided(false, 17, 1)), 'another bears it').toEqual({
    words: 'Lost! Lucien was lowest.',
    weight: 'light',
  });
  expect(cried(taken('gem_taken', 0)), 'to whom the pay is hidden').toBeNull();
});

test('below the cry stands what it leaves open', () => {
  const after = (seat: number, by_swords = false) =>
    afterCry({ ...decided(true, 25, seat), by_swords } as Event, roster);
  expect(after(0).trim(), 'what is asked then says it').toBe('');
  expect(after(1).trim(), 'the cry has named him').toBe('');
  expect(after(1, true)).toBe('Of equal numbers, more swords are higher.');
  const own = taken('prison_taken', 0);
  expect(afterCry(own, roster).trim(), 'that a stone is taken').toBe('');
  expect(afterCry({ ...own, source: [1, 2] } as Event, roster)).toBe('No prison is left in the centre.');
});

test('what a card may be saved for is said where the duel can be won: the stronger guards that are left', () => {
  const said = (guards_left: readonly number[], change: Partial<Scene> = {}, lesson: string | null = null) =>
    ahead(
      { decision: { kind: 'play_card' }, viewer: 0, lesson, view: { guards_left, guard: 12 } } as Frame,
      {
        viewer: 0,
        duel: 4,
        guard: 12,
        counting: [0, 1],
        hand: ['9/1', '3/2'],
        ownChoice: null,
        pay: [],
        played: [],
        ...change,
      } as unknown as Scene,
    );
  expect(said([8, 15, 25, 25])).toBe('Stronger guards may follow: 15, 25.');
  expect(said([8, 12])).toContain('No stronger guard will come');
  expect(said([15], { duel: 9 }), 'nothing follows the last').toBeNull();
  expect(said([15], { counting: [1] }), 'the card does not count').toBeNull();
  expect(said([15], { guard: 40 }), 'beyond reach').toBeNull();
  expect(said([25], { guard: 19 }), 'the other one would need a 10').toBeNull();
  expect(said([25], { guard: 18 }), 'a 9 would do').not.toBeNull();
  expect(said([15], {}, 'first'), 'a lesson says what matters').toBeNull();
});

test('who is robbed has not won until the next duel; every robbery is cried out but one’s own (MU-5.5)', () => {
  const from = (seat: number): Event => ({ ...taken('gem_taken', 1), source: [seat, 2] }) as Event;
  const robbed = (event: Event) => wasRobbed([decided(true, 20, 1), event], roster);
  expect(cryOf(from(0), roster, null)).toEqual({ words: 'Lucien robs you!', weight: 'hit' });
  const own = (third: string) => cryOf(from(0), roster, ['9/1', '8/1', third])?.words;
  expect(own('7/2'), 'what the gem had added').toBe('Lucien robs you of 7 ducats!');
  expect(own('0/2')).toBe('Lucien robs you!');
  expect(robbed(from(0))).toBe(true);
  expect(wasRobbed([decided(true, 20, 1), from(0), decided(true, 20, 2)], roster)).toBe(false);
  expect(cryOf(from(2), roster, null)).toEqual({ words: 'Lucien robs Marguerite!', weight: 'light' });
  expect(robbed(from(2))).toBe(false);
  for (const other of [taken('gem_taken', 1), taken('prison_taken', 1)]) {
    expect(cryOf(other, roster, null)).toBeNull();
    expect(robbed(other)).toBe(false);
  }
  expect(cryOf({ ...from(2), seat: 0 } as Event, roster, null), 'his own deed').toBeNull();
});

test('why something is taken from another player is said when it is (MU-5.5, MU-6.3)', () => {
  const from = (type: 'gem_taken' | 'prison_taken') => ({ ...taken(type, 1), source: [2, 0] }) as Event;
  expect(whyTaken(from('gem_taken'))).toBe('No gem is left in the centre.');
  expect(whyTaken(from('prison_taken'))).toBe('No prison is left in the centre.');
  expect(whyTaken(taken('gem_taken', 1))).toBeNull();
  expect(whyTaken(null)).toBeNull();
});

test('before a duel it is told that a stone will be taken from another, or end the game (MU-5.5, MU-5.9, MU-6.3, MU-8.1)', () => {
  const stake = (gems: number, rows: string[], left = 3, prisons = 1, isLost = false) =>
    atStake({ centre: { gems, prisons }, rows, handCounts: [left, left, left] }, roster, isLost) ?? '';
  const rob = 'No gem is left: whoever wins may take another’s.';
  expect(stake(1, ['G--', '-P-', '---'])).toBe('');
  expect(stake(0, ['G--', '-G-', '--G'])).toBe(rob);
  expect(stake(1, ['GG-', '---', '---'])).toBe('You have two gems: a third ends the game.');
  expect(stake(0, ['G--', '---', '-GG'])).toBe('Marguerite has two gems: a third ends the game.');
  expect(stake(0, ['G--', '---', 'PGG'])).toBe(rob); // he frees his prisoner
  expect(stake(0, ['GGG', '---', '---'])).toBe('');
  expect(stake(0, ['GG-', '---', '---'], 0)).toBe('');
  expect(stake(1, ['G--', '-P-', '---'], 3, 0)).toMatch(/^No prison is left/);
  expect(stake(0, ['G--', '-P-', '---'], 3, 0)).toMatch(/^Nothing is left in the centre/);
  expect(stake(0, ['GG-', '---', '---'], 3, 1, true), 'nobody can win').toBe('');
  expect(stake(0, ['G--', '-P-', '---'], 3, 0, true)).toMatch(/^No prison is left/);
  expect(stake(1, ['GG-', '---', '---'], 1), 'after the last duel it is over anyway').toBe('');
});

test('whose third gem may end the game is marked where it is said: not in the last duel, nor where nobody can win (MU-8.1, MU-8.2)', () => {
  const rows = ['---', 'GG-', '---'];
  const left = [2, 2, 2];
  expect(thirdsAtStake({ rows, handCounts: left }, false)).toEqual([1]);
  expect(thirdsAtStake({ rows, handCounts: left }, true)).toEqual([]);
  expect(thirdsAtStake({ rows, handCounts: [1, 1, 1] }, false)).toEqual([]);
  expect(thirdsAtStake({ rows: ['G--', 'PGG', '---'], handCounts: left }, false)).toEqual([]);
});

test('whoever has no free card is told what he would do instead (MU-5.9, MU-6.4)', () => {
  const stake = (gems: number, prisons: number, own: string) =>
    atStake({ centre: { gems, prisons }, rows: [own, '---', '---'], handCounts: [3, 3, 3] }, roster, false);
  expect(stake(1, 0, 'GPP')).toBe(
    'No prison is left: if you lose, you give back a gem, as none of your cards is free.',
  );
  expect(stake(0, 1, 'GPP')).toBe(
    'No gem is left: if you win, you free a prisoner, as none of your cards is free.',
  );
  expect(stake(0, 0, 'GPP')).toMatch(/winning frees a prisoner, losing costs a gem\.$/);
  expect(stake(1, 0, 'GP-')).toMatch(/whoever loses/);
  expect(stake(1, 0, 'PPP'), 'he can neither win nor lose').toMatch(/whoever loses/);
});

test('whoever would take a stone back is told why it stays, and nobody who has done something else since (MU-11.10)', () => {
  const chose: Event = { type: 'choice_made', seat: 0, decision: 'play_card' };
  const told = [chose, decided(true, 20, 0), taken('gem_taken', 0)];
  const turned: Event = { type: 'guard_turned', duel: 4, strength: 12, counting: [0, 1, 2] };
  expect(whyKept([...told, turned], 0)).toBe(t('undo-none-stone'));
  expect(whyKept([...told, turned, chose], 0)).toBeNull();
  expect(whyKept(told, 1)).toBeNull();
});
