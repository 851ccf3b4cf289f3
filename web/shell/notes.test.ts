import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { iceServers, KEY as SERVERS } from '../lib/guests/servers';
import { addNotes, readNotes } from './notes';

const put = (notes: object) => {
  for (const [key, note] of Object.entries(notes)) localStorage.setItem(key, JSON.stringify(note));
};
const here = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what belongs to the player goes along, what belongs to the device or to others does not', () => {
  put({
    'musketiere.settings': {},
    'musketiere.effort': 50,
    'musketiere.asked-to-persist': 'yes',
    'musketiere.allowed': ['x'],
    other: 1,
  });
  expect(readNotes()).toEqual({ 'musketiere.settings': '{}' });
});

test('what is chosen here stays, and the rest is added', () => {
  put({ 'musketiere.settings': { theme: 'dark' }, 'musketiere.solved': ['a/1', 'a/2'] });
  const heard = vi.fn();
  addEventListener('storage', heard);
  const notes = {
    'musketiere.settings': '{"language":"fi","theme":"light"}',
    'musketiere.solved': '["a/2","a/3"]',
    'musketiere.setup': '{"a":{}}',
  };
  expect(addNotes(notes)).toBe(true);
  removeEventListener('storage', heard);
  expect(here('musketiere.settings')).toEqual({ theme: 'dark', language: 'fi' });
  expect(here('musketiere.solved')).toEqual(['a/1', 'a/2', 'a/3']);
  expect(here('musketiere.setup')).toEqual({ a: {} });
  expect(heard.mock.calls.map(([event]) => event.key)).toEqual(Object.keys(notes));
  expect(addNotes(notes)).toBe(false);
});

test('players of a file are to be asked about before they run; those that are here stay as they are', () => {
  put({ 'musketiere.players': { a: { id: 'a', text: 'here' } } });
  const players = { a: { id: 'a', text: 'theirs' }, b: { id: 'b', text: 'theirs', brought: false } };
  expect(addNotes({ 'musketiere.players': JSON.stringify(players) })).toBe(true);
  expect(here('musketiere.players')).toEqual({
    a: { id: 'a', text: 'here' },
    b: { id: 'b', text: 'theirs', brought: true },
  });
});

test('damaged notes, and those of others or of the device, are left alone', () => {
  put({ 'musketiere.setup': { a: 1 } });
  const notes = {
    'musketiere.setup': '{"a"',
    'musketiere.effort': '25',
    'musketiere.allowed': '["x"]',
    'musketiere.solved': '{}',
    other: '1',
  };
  put({ 'musketiere.solved': ['a/1'] });
  expect(addNotes(notes)).toBe(false);
  expect(readNotes()).toEqual({ 'musketiere.setup': '{"a":1}', 'musketiere.solved': '["a/1"]' });
  expect(localStorage.length).toBe(2);
});

test('no backup takes along the servers that were named, to which passwords belong, or brings any', () => {
  const named = [{ address: 'turn:192.0.2.7', user: 'Anna', password: 'secret' }];
  put({ [SERVERS]: named });
  expect(iceServers()).toHaveLength(1);
  expect(readNotes()).toEqual({});
  localStorage.clear();
  addNotes({ [SERVERS]: JSON.stringify(named) });
  expect(iceServers()).toEqual([]);
});
