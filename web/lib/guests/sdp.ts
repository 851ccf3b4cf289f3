/**
 * What a device says of itself when it wants a data channel (SDP, RFC 8866 and 8841): read from what the browser wrote,
 * whichever it is, and written again as one that each of them understands.
 */
import { type Candidate, fromHex, readCandidate, toHex, writeCandidate } from './candidate';

export interface Description {
  readonly ufrag: string;
  readonly password: string;
  /** SHA-256 of the certificate that the device will prove to have. */
  readonly fingerprint: readonly number[];
  /** Who begins the encryption; an offer leaves it open (`actpass`). */
  readonly setup: 'actpass' | 'active' | 'passive';
  readonly sctpPort: number;
  /** The best ones first. */
  readonly candidates: readonly Candidate[];
}

/** The letters of ufrag and password (`ice-char`). */
export const iceLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** How many of them there may be, at least and at most. RFC 8839 allows 256; browsers write 4 or 8 and 24 or 32. */
export const ufragLength = [4, 32] as const;
export const passwordLength = [22, 64] as const;
export const FINGERPRINT_BYTES = 32;
export const USUAL_SCTP_PORT = 5000;
export const mostCandidates = 6;
/** As many of them are kept for ways around a router where there are some: one that a server has seen, one that it lends. */
const KEPT_FOR_FAR = 2;

/** null where it is no description of a data channel that we could say in few bytes. */
export function readSdp(sdp: string): Description | null {
  const lines = sdp.split(/\r?\n/);
  const value = (name: string) => lines.find((line) => line.startsWith(`a=${name}:`))?.slice(name.length + 3);
  const ufrag = value('ice-ufrag') ?? '';
  const password = value('ice-pwd') ?? '';
  const sha256 = lines.map((line) => /^a=fingerprint:sha-256 (\S+)$/i.exec(line)?.[1]).find(Boolean);
  const fingerprint = fromHex((sha256 ?? '').replaceAll(':', '')) ?? [];
  const setup = value('setup');
  const sctpPort = Number(value('sctp-port') ?? USUAL_SCTP_PORT);
  const whole =
    isIce(ufrag, ufragLength) &&
    isIce(password, passwordLength) &&
    fingerprint.length === FINGERPRINT_BYTES &&
    (setup === 'actpass' || setup === 'active' || setup === 'passive') &&
    isPort(sctpPort);
  return whole ? { ufrag, password, fingerprint, setup, sctpPort, candidates: bestOf(lines) } : null;
}

export const isPort = (port: number): boolean => Number.isInteger(port) && port > 0 && port < 65536;

const isIce = (text: string, [least, most]: readonly [number, number]): boolean =>
  text.length >= least && text.length <= most && [...text].every((letter) => iceLetters.includes(letter));

function bestOf(lines: readonly string[]): Candidate[] {
  const priority = (line: string) => Number(line.split(' ')[3]);
  const read = lines
    .filter((line) => line.startsWith('a=candidate:'))
    .sort((a, b) => priority(b) - priority(a))
    .map(readCandidate)
    .filter((candidate) => candidate !== null);
  const near = read.filter(({ reach }) => reach === 'host');
  const [seen, lent] = [
    read.filter(({ reach }) => reach === 'srflx'),
    read.filter(({ reach }) => reach === 'relay'),
  ];
  const far = [...seen.slice(0, 1), ...lent.slice(0, 1), ...seen.slice(1), ...lent.slice(1)];
  const nearby = near.slice(0, mostCandidates - Math.min(far.length, KEPT_FOR_FAR));
  return [...nearby, ...far.slice(0, mostCandidates - nearby.length)];
}

/**
 * The setup of an offer is written as `active`, whatever it leaves open: then the host begins the encryption, once it has
 * the answer. A guest would begin at once, and give up while a person is still scanning.
 *
 * Nothing but numbers, `iceLetters` and our own words gets into a line. The size of messages is said as Chromium says it:
 * every browser takes 64 KB, and no frame of a link is longer.
 */
export function writeSdp(description: Description, session: number): string {
  const { ufrag, password, fingerprint, setup, sctpPort, candidates } = description;
  const pairs = (toHex(fingerprint).toUpperCase().match(/../g) ?? []).join(':');
  return [
    'v=0',
    `o=- ${session} 2 IN IP4 127.0.0.1`,
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(writeCandidate),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    'a=ice-options:trickle',
    `a=fingerprint:sha-256 ${pairs}`,
    `a=setup:${setup === 'actpass' ? 'active' : setup}`,
    'a=mid:0',
    `a=sctp-port:${sctpPort}`,
    'a=max-message-size:262144',
    '',
  ].join('\r\n');
}
