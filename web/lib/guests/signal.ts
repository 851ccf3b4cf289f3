/**
 * An offer or an answer of a data channel in few letters, as a link or a QR code carries it from one device to the other:
 *
 *     version 1 · flags 1 · meeting 2 · ufrag · password · fingerprint 32 · [SCTP port 2] · candidates · check sum 2
 *
 * in bytes, written as base64url. Ufrag and password: their length, then 6 bits for each letter. A candidate: a byte for
 * what it is, the address, the port. Whatever comes after us begins with its version and ends with the same check sum.
 */

import { fromBase64url, toBase64url } from '../../worker/base64url';
import { crc32 } from '../../worker/crc32';
import { type AddressKind, addressBytes, type Candidate, isUsable, type Reach } from './candidate';
import {
  type Description,
  FINGERPRINT_BYTES,
  iceLetters,
  isPort,
  mostCandidates,
  passwordLength,
  readSdp,
  USUAL_SCTP_PORT,
  ufragLength,
  writeSdp,
} from './sdp';

export interface Signal {
  readonly kind: 'offer' | 'answer';
  /** A number by which an answer finds its offer. */
  readonly meeting: number;
  readonly sdp: string;
}

/** What is wrong with a code: */
export type SignalFault =
  | 'signal-damaged'
  | 'signal-newer' // of a newer build
  | 'signal-kind' // an answer instead of an offer, or the other way round
  | 'signal-other' // an answer to another offer
  | 'signal-used'; // somebody else has answered this offer

export class SignalError extends Error {
  constructor(readonly code: SignalFault) {
    super(code);
    this.name = 'SignalError';
  }
}

const VERSION = 1;
const ANSWER = 1;
const PASSIVE = 2;
const SCTP_PORT = 4;
const kinds = Object.keys(addressBytes) as AddressKind[];
const reaches: readonly Reach[] = ['host', 'srflx', 'relay'];

export function packSignal({ kind, meeting, sdp }: Signal): string {
  const description = readSdp(sdp);
  if (!description || (kind === 'offer') !== (description.setup === 'actpass'))
    throw new SignalError('signal-damaged');
  const { ufrag, password, fingerprint, setup, sctpPort, candidates } = description;
  const unusual = sctpPort !== USUAL_SCTP_PORT;
  const flags =
    (kind === 'answer' ? ANSWER : 0) | (setup === 'passive' ? PASSIVE : 0) | (unusual ? SCTP_PORT : 0);
  const bytes = [
    VERSION,
    flags,
    ...two(meeting),
    ...packLetters(ufrag),
    ...packLetters(password),
    ...fingerprint,
    ...(unusual ? two(sctpPort) : []),
    ...candidates.flatMap(({ reach, kind, address, port }) => [
      reaches.indexOf(reach) * kinds.length + kinds.indexOf(kind),
      ...address,
      ...two(port),
    ]),
  ];
  return toBase64url([...bytes, ...checkSum(bytes)]);
}

/** Finds the code in what was scanned or pasted too: an address, a message around it, one that was broken into lines. */
export function unpackSignal(code: string): Signal {
  const text = code.slice(0, LONGEST_TEXT);
  const bytes = wholeIn(text) ?? wholeIn(text.replace(/\s/g, ''));
  if (!bytes) throw new SignalError('signal-damaged');
  if ((bytes[0] as number) > VERSION) throw new SignalError('signal-newer');
  const reader = new Reader(bytes.slice(1));
  const flags = reader.byte();
  const kind = flags & ANSWER ? 'answer' : 'offer';
  reader.check(bytes[0] === VERSION && flags <= (ANSWER | PASSIVE | SCTP_PORT));
  reader.check(kind === 'answer' || !(flags & PASSIVE));
  const meeting = reader.two();
  const description: Description = {
    ufrag: reader.letters(ufragLength),
    password: reader.letters(passwordLength),
    fingerprint: reader.bytes(FINGERPRINT_BYTES),
    setup: kind === 'offer' ? 'actpass' : flags & PASSIVE ? 'passive' : 'active',
    sctpPort: flags & SCTP_PORT ? reader.two() : USUAL_SCTP_PORT,
    candidates: reader.candidates(),
  };
  reader.check(isPort(description.sctpPort));
  return { kind, meeting, sdp: writeSdp(description, meeting) };
}

/** No code is longer, nor shorter; what else is pasted along with it is looked through only up to a point. */
const WORD = /[\w-]{80,}/g;
const LONGEST_WORD = 400;
const LONGEST_TEXT = 20_000;

/** The bytes of the first word whose check sum is right, without that. */
function wholeIn(text: string): number[] | null {
  for (const [word] of text.matchAll(WORD)) {
    if (word.length > LONGEST_WORD || word.length % 4 === 1) continue;
    const bytes = [...fromBase64url(word)];
    const sum = bytes.splice(-2);
    if (checkSum(bytes).every((byte, index) => byte === sum[index])) return bytes;
  }
  return null;
}

const two = (number: number): [number, number] => [(number >> 8) & 255, number & 255];

const checkSum = (bytes: readonly number[]): [number, number] =>
  two(Number.parseInt(crc32(String.fromCharCode(...bytes)), 16));

function packLetters(text: string): number[] {
  const bits = [...text].map((letter) => iceLetters.indexOf(letter).toString(2).padStart(6, '0')).join('');
  return [
    text.length,
    ...(bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)),
  ];
}

/** Reads what anybody may have written: whatever is not as it must be is damage. */
class Reader {
  #at = 0;

  constructor(private readonly all: readonly number[]) {}

  check(fine: boolean): void {
    if (!fine) throw new SignalError('signal-damaged');
  }

  bytes(count: number): number[] {
    const read = this.all.slice(this.#at, this.#at + count);
    this.check(read.length === count);
    this.#at += count;
    return read;
  }

  byte(): number {
    return this.bytes(1)[0] as number;
  }

  two(): number {
    return this.byte() * 256 + this.byte();
  }

  letters([least, most]: readonly [number, number]): string {
    const length = this.byte();
    this.check(length >= least && length <= most);
    const bits = this.bytes(Math.ceil((length * 6) / 8)).map((byte) => byte.toString(2).padStart(8, '0'));
    const sixes = bits.join('').match(/.{6}/g) ?? [];
    return sixes
      .slice(0, length)
      .map((six) => iceLetters.charAt(Number.parseInt(six, 2)))
      .join('');
  }

  candidates(): Candidate[] {
    const read: Candidate[] = [];
    while (this.#at < this.all.length) {
      const what = this.byte();
      const reach = reaches[Math.floor(what / kinds.length)];
      const kind = kinds[what % kinds.length] as AddressKind;
      const address = this.bytes(addressBytes[kind]);
      const candidate = { reach: reach ?? 'host', kind, address, port: this.two() };
      this.check(reach !== undefined && isUsable(candidate) && read.length < mostCandidates);
      read.push(candidate);
    }
    return read;
  }
}
