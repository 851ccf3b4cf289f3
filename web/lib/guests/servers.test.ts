/** Servers that somebody names for meetings across networks: none by themselves, and nothing but what a connection takes. */
import { afterEach, expect, test, vi } from 'vitest';
import { Guest } from './guest';
import { reply } from './peer';
import { asServer, faultOf, iceServers, KEY, mostServers, namedServers, nameServers } from './servers';

vi.mock('./peer', () => ({ reply: vi.fn(async () => ({ link: new Promise(() => {}), close() {} })) }));

afterEach(() => {
  vi.restoreAllMocks();
  nameServers([]);
  localStorage.clear();
});

const stun = asServer('stun:stun.example.org:3478', '', '');
const turn = asServer(' TURN:192.0.2.7?transport=tcp ', ' Anna ', ' secret ');

test('nobody is asked for anything unless he is named', () => {
  expect(iceServers()).toEqual([]);
});

test('a guest asks his own', async () => {
  const guest = new Guest('Anna');
  await guest.answer('an invitation');
  expect(reply).toHaveBeenLastCalledWith('an invitation', []);
  nameServers([stun]);
  await guest.answer('an invitation');
  expect(reply).toHaveBeenLastCalledWith('an invitation', [{ urls: stun.address }]);
});

test('what was named is found again, as a connection wants it', () => {
  nameServers([stun, turn]);
  expect(iceServers()).toEqual([
    { urls: 'stun:stun.example.org:3478' },
    { urls: 'turn:192.0.2.7?transport=tcp', username: 'Anna', credential: ' secret ' },
  ]);
});

test('where storage is refused they hold until the page is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  nameServers([stun]);
  expect(namedServers()).toEqual([stun]);
});

test.each([
  'stun:a',
  'stuns:stun.example.org',
  'stun:192.0.2.1:65535',
  'stun:[2001:db8::1]:3478',
  'turns:turn.example.org:443?transport=tcp',
])('%s is an address', (address) => {
  expect(faultOf(asServer(address, 'Anna', 'secret'), [])).toBeNull();
});

test.each([
  '',
  'https://example.org',
  'stun:',
  'stun://example.org',
  'stun:a b',
  'stun:-a',
  'stun:example.org:0',
  'stun:example.org:65536',
  'stun:example.org?transport=udp',
  'turn:example.org?transport=sctp',
  'turn:anna@example.org',
  'javascript:stun:a',
  `stun:${'a'.repeat(200)}`,
])('%s is none', (address) => {
  expect(faultOf(asServer(address, 'Anna', 'secret'), [])).toBe('address');
});

test('one that passes things on wants a name and a password; each is named once, and only a few are', () => {
  expect(faultOf(asServer('turn:a', 'Anna', ''), [])).toBe('password');
  expect(faultOf(asServer('turn:a', '', 'secret'), [])).toBe('password');
  expect(faultOf(stun, [turn, stun])).toBe('known');
  const many = Array.from({ length: mostServers }, (_, at) => asServer(`stun:a${at}`, '', ''));
  expect(faultOf(stun, many)).toBe('full');
});

test.each([
  'no JSON',
  '{}',
  '[null, 1, {"address": "stun:a"}]',
  '[{"address": "http://a", "user": "", "password": ""}]',
])('damaged ones (%s) are none', (kept) => {
  localStorage.setItem(KEY, kept);
  expect(iceServers()).toEqual([]);
});
