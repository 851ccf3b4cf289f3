import { describe, expect, test } from 'vitest';
import { crc32 } from '../../worker/crc32';
import { browsers } from './sdp.testing';
import { packSignal, type Signal, SignalError, unpackSignal } from './signal';

const SITE = 'https://someone.github.io/musketiere/#/join/';
/** Where servers have been named, and all six addresses are taken: a QR code of version 11 holds as much. */
const LONGEST_LINK = 321;
/** Every line that we may write. */
const OURS = [
  /^v=0$/,
  /^o=- \d{1,5} 2 IN IP4 127\.0\.0\.1$/,
  /^s=-$/,
  /^t=0 0$/,
  /^a=group:BUNDLE 0$/,
  /^m=application 9 UDP\/DTLS\/SCTP webrtc-datachannel$/,
  /^c=IN IP4 0\.0\.0\.0$/,
  /^a=candidate:[1-6] 1 udp \d+ (\d+(\.\d+){3}|[\da-f]{4}(:[\da-f]{4}){7}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.local) \d{1,5} typ (host|(srflx|relay) raddr 0\.0\.0\.0 rport 0)$/,
  /^a=ice-ufrag:[\w+/]{4,32}$/,
  /^a=ice-pwd:[\w+/]{22,64}$/,
  /^a=ice-options:trickle$/,
  /^a=fingerprint:sha-256 [\dA-F]{2}(:[\dA-F]{2}){31}$/,
  /^a=setup:(active|passive)$/,
  /^a=mid:0$/,
  /^a=sctp-port:\d{1,5}$/,
  /^a=max-message-size:262144$/,
  /^$/,
];

const bytesOf = (code: string) => [...Buffer.from(code, 'base64url')];
/** A code with another content, and with the check sum that belongs to it. */
function sealed(bytes: readonly number[]): string {
  const sum = Buffer.from(crc32(String.fromCharCode(...bytes)), 'hex').subarray(2);
  return Buffer.from([...bytes, ...sum]).toString('base64url');
}
const contentOf = (code: string) => bytesOf(code).slice(0, -2);

const valueIn = (sdp: string, name: string) =>
  sdp
    .split('\r\n')
    .filter((line) => line.startsWith(`a=${name}:`))
    .map((line) => line.slice(name.length + 3));

function faultOf(code: string): string {
  try {
    unpackSignal(code);
    return 'none';
  } catch (error) {
    expect(error).toBeInstanceOf(SignalError);
    return (error as SignalError).code;
  }
}

const [{ offer: first }] = browsers as [(typeof browsers)[number]];
const offerOf = (sdp: string, meeting = 4711) => packSignal({ kind: 'offer', meeting, sdp });
const sample = offerOf(first);

describe.each(browsers)('$name', ({ offer, answer, reached }) => {
  test.each([
    ['offer', offer],
    ['answer', answer],
  ] as const)('an %s comes through, small', (kind, sdp) => {
    const code = packSignal({ kind, meeting: 65_535, sdp });
    expect(code).toMatch(/^[\w-]+$/);
    expect(`${SITE}${code}`.length).toBeLessThanOrEqual(250);
    const read = unpackSignal(code);
    expect(read).toMatchObject({ kind, meeting: 65_535 });
    for (const name of ['ice-ufrag', 'ice-pwd', 'fingerprint', 'mid', 'sctp-port'])
      expect(valueIn(read.sdp, name)).toEqual(valueIn(sdp, name));
    // The host begins the encryption, once it has the answer.
    expect(valueIn(read.sdp, 'setup')).toEqual(kind === 'offer' ? ['active'] : valueIn(sdp, 'setup'));
  });

  test('it says where the device is, the best first', () => {
    const candidates = valueIn(unpackSignal(offerOf(offer)).sdp, 'candidate');
    expect(candidates.map((line) => line.split(' ').slice(4).join(' '))).toEqual(reached);
    const priorities = candidates.map((line) => Number(line.split(' ')[3]));
    expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
  });
});

test('what has been unpacked can be packed again', () => {
  const { sdp } = unpackSignal(packSignal({ kind: 'answer', meeting: 7, sdp: browsers[0]?.answer ?? '' }));
  expect(unpackSignal(packSignal({ kind: 'answer', meeting: 7, sdp })).sdp).toBe(sdp);
});

test('an unusual SCTP port is carried', () => {
  const code = offerOf(first.replace('sctp-port:5000', 'sctp-port:49152'));
  expect(valueIn(unpackSignal(code).sdp, 'sctp-port')).toEqual(['49152']);
  expect(code.length).toBeGreaterThan(sample.length);
});

test('what servers have seen and what one lends goes along, and the code still fits', () => {
  const far = (index: number, typ: string) =>
    `a=candidate:${index} 1 udp ${1000 - index} 203.0.113.${index} 6000 typ ${typ} raddr 0.0.0.0 rport 0\r\n`;
  const mdns = Array.from(
    { length: 4 },
    (_, at) =>
      `a=candidate:${at} 1 udp ${2000 - at} ${at}06b15ca-b68e-418f-a9dc-a65af24a4949.local 5000 typ host\r\n`,
  );
  const all = [...mdns, far(1, 'srflx'), far(2, 'srflx'), far(3, 'relay')];
  const code = offerOf(`${first.replace(/a=candidate.*\r\n/g, '')}${all.join('')}`);
  const kept = valueIn(unpackSignal(code).sdp, 'candidate').map((line) => line.split(' ')[7]);
  expect(kept).toEqual(['host', 'host', 'host', 'host', 'srflx', 'relay']);
  expect(`${SITE}${code}`.length).toBeLessThanOrEqual(LONGEST_LINK);
});

test('of many addresses six are kept, two of them for the way around a router', () => {
  const many = Array.from(
    { length: 9 },
    (_, index) => `a=candidate:${index} 1 udp ${2_000_000 - index} 192.168.0.${index + 1} 5000 typ host\r\n`,
  );
  const far = [1, 2, 3].map(
    (index) =>
      `a=candidate:${index} 1 udp ${1000 - index} 203.0.113.${index} 6000 typ srflx raddr 0.0.0.0 rport 0\r\n`,
  );
  const code = offerOf(`${first.replace(/a=candidate.*\r\n/g, '')}${far.join('')}${many.join('')}`);
  const kept = valueIn(unpackSignal(code).sdp, 'candidate').map((line) => line.split(' ')[4]);
  expect(kept).toEqual([
    '192.168.0.1',
    '192.168.0.2',
    '192.168.0.3',
    '192.168.0.4',
    '203.0.113.1',
    '203.0.113.2',
  ]);
});

test.each([
  '1 1 tcp 1 192.0.2.2 9 typ host tcptype active',
  '1 2 udp 1 192.0.2.2 5000 typ host',
  '1 1 udp 1 192.0.2.256 5000 typ host',
  '1 1 udp 1 224.0.0.251 5000 typ host',
  '1 1 udp 1 192.0.2.2 0 typ host',
  '1 1 udp 1 192.0.2.2 65536 typ host',
  '1 1 udp 1 fe80::1%eth0 5000 typ host',
  '1 1 udp 1 1::2::3 5000 typ host',
  '1 1 udp 1 ff02::fb 5000 typ host',
  '1 1 udp 1 printer.local 5000 typ host',
  '1 1 udp 1 192.0.2.2 5000 typ prflx raddr 0.0.0.0 rport 0',
  '1 1 udp 1 106b15ca-b68e-418f-a9dc-a65af24a4949.local 5000 typ srflx raddr 0.0.0.0 rport 0',
])('no use is made of %s', (candidate) => {
  const code = offerOf(`${first.replace(/a=candidate.*\r\n/g, '')}a=candidate:${candidate}\r\n`);
  expect(valueIn(unpackSignal(code).sdp, 'candidate')).toEqual([]);
});

test.each([
  ['no name', first.replace(/a=ice-ufrag.*\r\n/, '')],
  ['a name of other letters', first.replace('ufrag:69+h', 'ufrag:69=h')],
  ['a short password', first.replace(/a=ice-pwd.*\r\n/, 'a=ice-pwd:short\r\n')],
  ['another digest', first.replace('sha-256', 'sha-1')],
  ['a short digest', first.replace(':C9:69', '')],
  ['an offer that is an answer', first.replace('actpass', 'active')],
  ['nothing', ''],
])('what cannot be said is refused: %s', (_, sdp) => {
  expect(() => offerOf(sdp)).toThrow(SignalError);
});

test.each([
  ['an address', `${SITE}${sample}`],
  ['an address with more behind', `${SITE}${sample}?from=mail#x`],
  ['a message', `Come and play with us!\n\n${SITE}${sample}\n\nSent from my phone`],
  ['in brackets', `Our table (${sample}).`],
  ['broken into lines', `${sample.slice(0, 40)}\r\n${sample.slice(40, 90)}\n  ${sample.slice(90)}\n`],
  ['after another long word', `${'x'.repeat(200)} ${sample}`],
])('it is found in %s', (_, text) => {
  expect(unpackSignal(text)).toEqual(unpackSignal(sample));
});

test.each([
  ['nothing', ''],
  ['other words', 'Come and play with us!'],
  ['a long other word', 'x'.repeat(300)],
  ['a very long text', 'x y '.repeat(1_000_000)],
  ['torn', sample.slice(0, -1)],
  ['torn at the beginning', sample.slice(1)],
  ['too long', `${sample}AAAA`],
  ['other letters', `${sample.slice(0, 50)}ä${sample.slice(51)}`],
])('%s is damaged', (_, text) => {
  expect(faultOf(text)).toBe('signal-damaged');
});

test('of a newer build it says so, if it is whole', () => {
  const newer = [2, ...contentOf(sample).slice(1)];
  expect(faultOf(sealed(newer))).toBe('signal-newer');
  expect(faultOf(sealed(newer).slice(0, -2))).toBe('signal-damaged');
  expect(faultOf(sealed([0, ...newer.slice(1)]))).toBe('signal-damaged');
});

test('with a check sum that fits, forged content is found all the same', () => {
  const content = contentOf(sample);
  const forged = (at: number, ...bytes: number[]) =>
    faultOf(sealed([...content.slice(0, at), ...bytes, ...content.slice(at + bytes.length)]));
  const [flags, ufrag] = [1, 4];
  const password = ufrag + 1 + 3;
  const candidate = password + 1 + 18 + 32;
  expect(faultOf(sealed(content))).toBe('none');
  expect(forged(flags, 2)).toBe('signal-damaged'); // an offer that says who begins
  expect(forged(flags, 8)).toBe('signal-damaged');
  expect(forged(ufrag, 3)).toBe('signal-damaged');
  expect(forged(ufrag, 255)).toBe('signal-damaged');
  expect(forged(password, 21)).toBe('signal-damaged');
  expect(forged(password, 65)).toBe('signal-damaged');
  expect(forged(candidate, 5)).toBe('signal-damaged'); // a made-up name that a server saw
  expect(forged(candidate, 9)).toBe('signal-damaged');
  expect(forged(candidate + 17, 0, 0)).toBe('signal-damaged'); // port 0
  expect(faultOf(sealed(content.slice(0, -1)))).toBe('signal-damaged');
  const one = content.slice(candidate, candidate + 19);
  const seven = [...content.slice(0, candidate), ...Array<number[]>(7).fill(one).flat()];
  expect(faultOf(sealed(seven.slice(0, -19)))).toBe('none');
  expect(faultOf(sealed(seven))).toBe('signal-damaged');
});

/** Mulberry32: the same numbers at every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test('whatever comes, it is refused or yields lines of ours alone', () => {
  const draw = chance(15);
  const kinds = ['offer', 'answer'] as const;
  const codes = browsers.flatMap((browser) =>
    kinds.map((kind) => packSignal({ kind, meeting: draw(65_536), sdp: browser[kind] })),
  );
  const seen = { read: 0, refused: 0 };
  for (let round = 0; round < 10_000; round += 1) {
    const bytes = contentOf(codes[draw(codes.length)] as string);
    for (let changes = 1 + draw(4); changes > 0; changes -= 1) {
      const at = draw(bytes.length + 1);
      const fresh = Array.from({ length: draw(6) }, () => draw(256));
      bytes.splice(at, draw(3) === 0 ? draw(20) : fresh.length, ...fresh);
    }
    if (round % 3 === 0) bytes[0] = 1;
    let read: Signal | null = null;
    try {
      read = unpackSignal(sealed(bytes));
      seen.read += 1;
    } catch (error) {
      if (!(error instanceof SignalError)) throw error;
      seen.refused += 1;
    }
    const lines = read?.sdp.split('\r\n') ?? [];
    const foreign = lines.filter((line) => !OURS.some((own) => own.test(line)));
    if (foreign.length > 0) expect.soft(foreign).toEqual([]);
    if (read) expect(lines.length).toBeLessThanOrEqual(OURS.length + 5);
  }
  expect(seen.read).toBeGreaterThan(500);
  expect(seen.refused).toBeGreaterThan(2000);
});

test('letters changed at random are damage', () => {
  const draw = chance(16);
  let passed = 0;
  for (let round = 0; round < 5000; round += 1) {
    const at = draw(sample.length);
    const torn = sample.slice(0, at) + String.fromCharCode(draw(128)) + sample.slice(at + 1);
    if (torn !== sample && faultOf(torn) === 'none') passed += 1;
  }
  expect(passed).toBeLessThanOrEqual(1); // what the last letter has of bits that mean nothing aside
});
