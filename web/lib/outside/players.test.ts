import { beforeEach, expect, test, vi } from 'vitest';
import { controllerOf, OwnPlayers } from './players';

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a player is kept with its versions, and found again', () => {
  const players = new OwnPlayers();
  const { id } = players.add('a-game', 'mine', 'one');
  players.keepVersion(id);
  players.keepVersion(id); // nothing has changed
  players.write(id, 'two');
  players.keepVersion(id);
  expect(new OwnPlayers().find(id)).toMatchObject({ name: 'mine', text: 'two' });
  expect(new OwnPlayers().find(id)?.older.map(({ text }) => text)).toEqual(['two', 'one']);
  for (let number = 0; number < 20; number += 1) {
    players.write(id, String(number));
    players.keepVersion(id);
  }
  expect(players.find(id)?.older).toHaveLength(10);
});

test('names are those of files, and each is there once in a game', () => {
  const players = new OwnPlayers();
  const names = ['mine.py', 'mine', '../mine', '  ', 'Käsi ♠'].map(
    (name) => players.add('a-game', name, '').name,
  );
  expect(names).toEqual(['mine', 'mine 2', 'mine 3', 'player', 'Käsi']);
  expect(players.add('another', 'mine', '').name).toBe('mine');
});

test('one that was removed comes back as it was', () => {
  const players = new OwnPlayers();
  const player = players.add('a-game', 'mine', 'one');
  players.remove(player.id);
  expect(players.of('a-game')).toEqual([]);
  players.restore(player);
  expect(new OwnPlayers().of('a-game')).toEqual([player]);
});

test('where nothing can be stored they stay for this visit, and it is known', () => {
  const players = new OwnPlayers();
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const { id } = players.add('a-game', 'mine', 'one');
  expect(players.isKept).toBe(false);
  expect(players.find(id)?.text).toBe('one');
});

test('what is damaged is passed over', () => {
  localStorage.setItem('musketiere.players', '{"a": {"id": "a", "game": "a-game"}, "b": 3, "c": null}');
  expect(new OwnPlayers().of('a-game')).toEqual([]);
  localStorage.setItem('musketiere.players', 'nonsense');
  expect(new OwnPlayers().of('a-game')).toEqual([]);
});

test('who sits down is handed to the engine with its text; others are as they are called', () => {
  const players = new OwnPlayers();
  const mine = players.add('a-game', 'mine', 'one');
  const seats = ['human', controllerOf(mine), 'skilled-bold'];
  expect(players.sitting(seats)).toEqual({
    controllers: ['human', 'external', 'skilled-bold'],
    players: [null, { name: 'mine', text: 'one' }, null],
  });
  expect(players.sitting(['human', 'skilled'])).toEqual({ controllers: ['human', 'skilled'] });
  expect(players.meant('skilled')).toBeUndefined();
  expect(players.meant('own:nobody')).toBeUndefined();
});

test('one that came with a backup sits down nowhere before it is allowed to', () => {
  const players = new OwnPlayers();
  const { id } = players.add('a-game', 'mine', 'one');
  const stored = JSON.parse(localStorage.getItem('musketiere.players') ?? '');
  localStorage.setItem('musketiere.players', JSON.stringify({ [id]: { ...stored[id], brought: true } }));
  const restored = new OwnPlayers();
  const [one] = restored.of('a-game');
  expect(one?.brought).toBe(true);
  expect(restored.ready('a-game')).toEqual([]);
  const seat = controllerOf(one as never);
  expect(restored.meant(seat)).toBeUndefined();
  restored.accept(id);
  expect(new OwnPlayers().ready('a-game')).toEqual([stored[id]]);
  expect(restored.meant(seat)).toEqual(stored[id]);
});

test('one of somebody else sits down, and is kept nowhere', () => {
  const players = new OwnPlayers();
  const guest = players.admit('a-game', 'theirs', 'one');
  players.add('a-game', 'mine', 'two');
  expect(players.meant(controllerOf(guest))).toBe(guest);
  expect(new OwnPlayers().of('a-game').map(({ name }) => name)).toEqual(['mine']);
});

test('what was begun for a task is found by its mark', () => {
  const players = new OwnPlayers();
  players.add('a-game', 'mine', 'one', 'abc');
  players.add('a-game', 'mine', 'two');
  expect(new OwnPlayers().forTask('a-game', 'abc')?.text).toBe('one');
  expect(players.forTask('another', 'abc')).toBeUndefined();
});
