import { render } from 'lit';
import { beforeAll, expect, test } from 'vitest';
import '../messages';
import type { Event, Frame, Source, View } from '../../../generated/musketiere';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { scores } from './beside';
import { nothingPicked } from './choice';
import { choices } from './chosen';
import type { Scene } from './scene';
import { advice, aimOf, ask, best, deed, tell } from './sentences';
import { why } from './why';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'musketiere', 'table-musketiere');
});

const roster = { names: ['Anne', 'Lucien'], viewer: 0 };

test('where the numbers are equal it is said that swords have decided (MU-1.2)', () => {
  const decided = (by_swords: boolean): Event => ({
    type: 'duel_decided',
    duel: 3,
    won: false,
    sum: 10,
    strength: 20,
    seat: 0,
    card: '5/0',
    by_swords,
  });
  expect(tell(decided(true), roster)).toContain('Of equal numbers, more swords are higher.');
  expect(tell(decided(false), roster)).not.toContain('swords');
});

test('what helps to choose is said where nothing has been seen yet that could', () => {
  const asked = (kind: string, match_end = 'single', target_score = 100) =>
    ({ decision: { kind }, view: { options: { match_end, target_score } } }) as Frame;
  const told = (frame: Frame, hand: readonly string[], totals = [0, 0, 0], viewer = 0) =>
    advice(frame, { hand, totals }, { ...roster, viewer });
  const hand = ['9/0', '6/1', '3/2'];
  expect(told(asked('choose_pay'), hand)).toEqual([t('advice-pay'), t('advice-swords')]);
  const weak = t('advice-weak', { high: 6, double: 12, low: 2 });
  const weakHand = ['6/0', '3/1', '2/2'];
  expect(told(asked('choose_pay'), weakHand)).toEqual([weak]);
  expect(told(asked('play_card'), hand)).toEqual([]);

  const near = (totals: number[], end = 'target') => told(asked('choose_pay', end), hand, totals)[1];
  expect(near([20, 69, 0])).toBe(t('advice-swords'));
  const leader = { you: 'no', name: roster.names[1] ?? '', total: 92, target: 100 };
  expect(near([20, 92, 0]), 'the match may end (MU-9.1)').toBe(t('advice-last', leader));
  expect(near([20, 92, 0], 'games')).toBe(t('advice-swords'));
  const both = told(asked('choose_pay', 'target'), weakHand, [20, 92, 0]);
  expect(both, 'with weak cards, too').toEqual([weak, t('advice-last', leader)]);

  const [, start] = told(asked('choose_pay', 'target', 30), hand);
  expect(start, 'nobody leads who has nothing').toBe(t('advice-swords'));
  const tied = (viewer: number) => told(asked('choose_pay', 'target'), hand, [80, 80, 0], viewer)[1];
  const reader = { you: 'yes', total: 80, target: 100 };
  expect(tied(0)).toBe(t('advice-last', reader));
  expect(tied(1), 'of those who have most the reader').toBe(t('advice-last', reader));
  expect(tied(2)).toBe(t('advice-last', { ...reader, you: 'no', name: 'Anne' }));
});

test('with weak cards it is said what can be had from the duel all the same (MU-8.4, MU-17.5)', () => {
  const asked = { decision: { kind: 'play_card' } } as Frame;
  const told = (some: Partial<Scene>) => {
    const scene = {
      guard: 12,
      counting: [0, 1, 2],
      hand: ['5/0', '3/1', '1/2'],
      ownChoice: null,
      pay: [],
      played: [],
      viewer: 0,
    };
    return aimOf(asked, { ...scene, rows: ['---'], pay: ['9/0', '7/1', '2/3'], ...some } as unknown as Scene);
  };
  expect(told({})).toBe(t('aim-cheap', { value: 2 }));
  expect(told({ pay: ['9/0', '7/1', '0/3'] })).toBe(t('aim-cheap', { value: 0 }));
  expect(t('aim-cheap', { value: 0 })).toContain('costs nothing');
  expect(told({ rows: ['--P'] }), 'no card that costs little is free').toBe(t('aim-lowest'));
  expect(told({ rows: ['GGP'] })).toBe(t('aim-lowest'));
  expect(told({ rows: ['PP-'] }), 'the third prison, which costs all (MU-4.2)').toBe(t('aim-lowest'));
  expect(told({ rows: ['PG-'] })).toBe(t('aim-cheap', { value: 2 }));
  expect(told({ rows: ['--P'], guard: 26 }), 'the question says it').toBeNull();
  expect(told({ hand: ['9/0', '3/1', '1/2'] })).toBeNull();
  expect(told({ hand: ['1/2'] }), 'there is nothing to choose').toBeNull();
  expect(told({ counting: [1, 2] })).toBeNull();
  expect(told({ counting: [0] })).toBeNull();
});

test('it is said when no hand can reach the guard together with the highest of cards (MU-1.1)', () => {
  const asked = { decision: { kind: 'play_card' }, legal: {}, viewer: 0 } as Frame;
  const scene = (guard: number, counting: number[], hand = ['3/1', '9/0', '7/4'], played: string[] = []) =>
    ({ guard, counting, hand, ownChoice: null, pay: ['10/0'], played, viewer: 0 }) as unknown as Scene;
  const told = (one: Scene) =>
    ask(asked, one, { cards: [], place: null, source: null }).replace(/[\u2066-\u2069]/g, '');
  expect(told(scene(27, [0, 1, 2]))).toBe('Together you need 27 or more.');
  expect(told(scene(28, [0, 1, 2])), 'two tens, or one and a 9').toContain('can hardly be reached');
  expect(told(scene(30, [0, 1, 2]))).toContain('cannot reach 30');
  expect(told(scene(20, [0, 1]))).toContain('cannot reach 20');
  // Of the tens one lies in the own pay and three have been played: one other may hold the last, the next no more than a 9.
  const gone = scene(29, [0, 1, 2], undefined, ['10/1', '10/2', '10/3']);
  expect(told(gone), 'nor with the highest that the others can still hold').toContain('cannot reach 29');
  expect(told({ ...gone, guard: 28 })).toContain('28 can hardly be reached');
  expect(best(gone)).toEqual({ best: 9, most: 28, others: 'seen' });
  expect(why('play_card', gone).words).toContain('can still have would make');
  expect(told(scene(18, [0, 1]))).toBe('Together you need 18 or more.');
  expect(told(scene(14, [0, 2], ['3/1']))).toContain('cannot reach 14');
});

test('once the answer is complete, the question says what the pay would be worth (MU-8.4)', () => {
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
  const actions = [0, 2].map((place) => ({ type: 'take_gem', place, source: 'centre' }));
  const frame = (some: readonly object[]) =>
    ({ decision: { kind: 'winner_acts' }, legal: { actions: some }, viewer: 0 }) as unknown as Frame;
  const scene = { rows: ['-P-', '---'], pay: ['9/0', '7/1', '2/3'] } as unknown as Scene;
  const told = (some: readonly object[], place: number | null) =>
    plain(ask(frame(some), scene, { cards: [], place, source: null }));
  expect(told(actions, null)).toContain('Where shall the gem go?');
  expect(told(actions, 0)).toBe('Your pay would then be worth 20 ducats.');
  expect(told(actions.slice(0, 1), 0), 'of one answer it is asked all the same').toContain('the gem go?');
});

test('where no gem is left it is said who has some, and that one may free a prisoner instead (MU-5.5)', () => {
  const actions = [
    { type: 'take_gem', place: 0, source: [1, 2] },
    { type: 'free_prison', place: 1 },
  ];
  const frame = (some: readonly object[]) =>
    ({
      decision: { kind: 'winner_acts' },
      legal: { actions: some },
      viewer: 0,
      names: ['Anne', 'Lucien', 'Milly'],
    }) as unknown as Frame;
  const scene = { rows: ['GP-', '--G', 'P--'], pay: ['9/0', '7/1', '2/3'] } as unknown as Scene;
  const none = { cards: [], place: null, source: null };
  expect(ask(frame(actions), scene, none)).toBe(t('ask-take_gem-or-free-source', { names: 'Lucien' }));
  const fromCentre = actions.map((one) => ('source' in one ? { ...one, source: 'centre' } : one));
  expect(ask(frame(fromCentre), scene, none)).toBe(t('ask-take_gem-or-free', { swords: 'no' }));
});

test('where all is as good as lost it is said what is still worth playing for (MU-8.4)', () => {
  const told = (view: object) =>
    choices
      .left?.({
        view: { seat: 0, players: 3, pay: null, hand: [], rows: ['---'], ...view },
      } as unknown as Frame)
      .replace(/[\u2066-\u2069]/g, '');
  const start = 'As good as lost. Still worth playing for:';
  const both = `${start} second place, a gem on the 10, and the prison on the 0.`;
  expect(told({ hand: ['4/1', '0/2', '10/0'] })).toBe(both);
  const pay = ['10/0', '0/2', '4/1'];
  expect(told({ pay })).toBe(both);
  expect(told({ pay, rows: ['-PG'] })).toBe(`${start} second place and a gem on the 10.`);
  expect(told({ pay, rows: ['GPG'] })).toBe(`${start} second place.`);
  expect(told({ pay, rows: ['GPG'], players: 2 })).toBe(`${start} each ducat.`);
  expect(told({ pay: ['0/0', '0/2', '0/1'] }), 'a stone on a 0 changes nothing').toBe(
    `${start} second place.`,
  );
});

test('a choice is named with whose stone it is, where it is not the centre’s (MU-5.5, MU-6.3)', () => {
  const frame = { view: { pay: ['9/0', '7/1', '2/3'] }, names: ['Anne', 'Lucien'] } as unknown as Frame;
  const named = (source: Source) =>
    choices.name({ type: 'take_prison', place: 1, source }, frame).replace(/[\u2066-\u2069]/g, '');
  expect(named('centre')).toBe('Prison on the 7');
  expect(named([1, 2])).toBe('Prison on the 7, from Lucien, third card');
});

test('in a pay the swords are told of every card, or of none', () => {
  const frame = { view: { hand: ['0/1', '0/3', '6/4', '9/2', '7/1'] }, names: [] } as unknown as Frame;
  const named = (...cards: string[]) =>
    choices.name({ type: 'choose_pay', cards }, frame).replace(/[\u2066-\u2069]/g, '');
  expect(named('9/2', '7/1', '6/4')).toBe('Pay: 6, 7 and 9');
  expect(named('9/2', '0/1', '6/4')).toBe('Pay: 0 (one sword), 6 (four swords) and 9 (two swords)');
});

test('of a single game the parchment says what one’s own pay is worth, and nothing of others before it is scored', () => {
  const view = { options: { match_end: 'single' }, game: 1, last_game: null } as unknown as View;
  const roster = { names: ['Anne', 'Lucien'], viewer: 0, controllers: [] };
  const scene = { totals: [0, 0], viewer: 0, pay: ['9/0', '7/1', '2/3'], rows: ['G--', '---'], sheet: null };
  const told = (change: object) => {
    const place = document.createElement('div');
    render(scores({ ...scene, ...change } as unknown as Scene, view, roster), place);
    return [...place.querySelectorAll('.scores__line b')].map(
      (one) => one.textContent?.trim().split(/\s/)[0],
    );
  };
  expect(told({})).toEqual(['27', `?${t('scores-unknown').split(' ')[0]}`]);
  expect(
    told({ viewer: null, pay: null }).every((one) => one?.startsWith('?')),
    'while all look',
  ).toBe(true);
  expect(told({ totals: [27, 12], sheet: { totals: [27, 12] } })).toEqual(['27', '12']);
});

test('as long as it is open from whom a stone comes, the button asks for it and takes nothing; then it says whose (MU-5.5, MU-6.3)', () => {
  const frame = (type: 'take_gem' | 'take_prison') =>
    ({
      decision: { kind: type === 'take_gem' ? 'winner_acts' : 'loser_acts' },
      legal: { actions: [1, 2].map((seat) => ({ type, place: 0, source: [seat, 0] })) },
    }) as unknown as Frame;
  const roster = { names: ['Anne', 'Aramis', 'Lucien'], viewer: 0 };
  const picks = { cards: [], place: 0, source: null };
  expect(deed(frame('take_gem'), picks, roster)).toBe('Choose a gem');
  expect(deed(frame('take_prison'), picks, roster)).toBe('Choose a prison');
  const open = { ...picks, place: null };
  expect(deed(frame('take_gem'), open, roster), 'as the question does').toBe('Choose a gem');
  expect(deed(frame('take_gem'), { ...open, source: [1, 0] }, roster)).toBe('Choose a place');
  const gem = frame('take_gem');
  const actions = [
    ...(gem.legal && 'actions' in gem.legal ? (gem.legal.actions ?? []) : []),
    { type: 'free_prison' as const, place: 1 },
  ];
  expect(deed({ ...gem, legal: { actions } }, open, roster)).toBe('Gem or prisoner?');
  const named = (type: 'take_gem' | 'take_prison') =>
    deed(frame(type), { ...picks, source: [2, 0] }, roster).replace(/[\u2066-\u2069]/g, '');
  expect(named('take_prison')).toBe('Take Lucien’s prison');
  expect(named('take_gem')).toBe('Take Lucien’s gem');
});

test('a card that gives way in the pay is named', () => {
  const paying = {
    decision: { kind: 'choose_pay' },
    legal: { type: 'choose_pay', pick: 3, cards: [] },
    viewer: 0,
  } as unknown as Frame;
  const picks = { ...nothingPicked, cards: ['9/3', '5/2', '7/0'] as const };
  expect(ask(paying, {} as Scene, picks)).toBe(t('ask-choose_pay-ready'));
  expect(ask(paying, {} as Scene, { ...picks, ousted: '0/1' })).toBe(
    t('ask-choose_pay-instead', { value: 0 }),
  );
});
