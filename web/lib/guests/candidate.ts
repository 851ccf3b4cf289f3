/** Where a device can be reached: an ICE candidate (RFC 8839), as few bytes say it and as a line of SDP does. */

/** What an address can be, with its bytes; a name made up by the browser (`<UUID>.local`) is an address too. */
export const addressBytes = { ipv4: 4, ipv6: 16, mdns: 16 } as const;
export type AddressKind = keyof typeof addressBytes;

/** Seen by the device itself, by a STUN server, or lent by a TURN server; with how much better the one is. */
const PREFERENCE = { host: 126, srflx: 100, relay: 0 } as const;
export type Reach = keyof typeof PREFERENCE;

export interface Candidate {
  readonly reach: Reach;
  readonly kind: AddressKind;
  readonly address: readonly number[];
  readonly port: number;
}

const LINE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\w+)/i;
const UUID = /^(\w{8})-(\w{4})-(\w{4})-(\w{4})-(\w{12})\.local$/;

/** null for what nobody here can use: TCP, other components, addresses with a zone. */
export function readCandidate(line: string): Candidate | null {
  const [, written = '', port = '', reach = ''] = LINE.exec(line) ?? [];
  if (!Object.hasOwn(PREFERENCE, reach)) return null;
  const [kind, address] = readAddress(written.toLowerCase());
  const candidate = { reach: reach as Reach, kind, address: address ?? [], port: Number(port) };
  return address && isUsable(candidate) ? candidate : null;
}

/** Such an address exists and is that of a single device; names made up are for what the device itself sees. */
export function isUsable({ reach, kind, address, port }: Candidate): boolean {
  const [first = 0] = address;
  const single = {
    ipv4: first > 0 && first < 224,
    ipv6: first < 0xff && address.some((byte) => byte !== 0),
    mdns: reach === 'host',
  };
  return single[kind] && address.length === addressBytes[kind] && port > 0 && port < 65536;
}

/** The line of SDP; the earlier in the list, the better. */
export function writeCandidate({ reach, kind, address, port }: Candidate, index: number): string {
  const priority = PREFERENCE[reach] * 2 ** 24 + (65535 - index) * 2 ** 8 + 255;
  const base = reach === 'host' ? '' : ' raddr 0.0.0.0 rport 0';
  return `a=candidate:${index + 1} 1 udp ${priority} ${writeAddress[kind](address)} ${port} typ ${reach}${base}`;
}

function readAddress(written: string): [AddressKind, number[] | null] {
  const uuid = UUID.exec(written);
  if (uuid) return ['mdns', fromHex(uuid.slice(1).join(''))];
  return written.includes(':') ? ['ipv6', readIpv6(written)] : ['ipv4', readIpv4(written)];
}

function readIpv4(written: string): number[] | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(written)) return null;
  const bytes = written.split('.').map(Number);
  return bytes.every((byte) => byte < 256) ? bytes : null;
}

function readIpv6(written: string): number[] | null {
  const halves = written.split('::').map((half) => half.split(':').filter(Boolean));
  const [before = [], after] = halves;
  const zeros = after ? 8 - before.length - after.length : 0;
  if (halves.length > 2 || zeros < 0) return null;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...(after ?? [])];
  if (groups.length !== 8 || !groups.every((group) => /^[\da-f]{1,4}$/.test(group))) return null;
  return fromHex(groups.map((group) => group.padStart(4, '0')).join(''));
}

const writeAddress: Record<AddressKind, (bytes: readonly number[]) => string> = {
  ipv4: (bytes) => bytes.join('.'),
  ipv6: (bytes) => toHex(bytes).replace(/\w{4}(?!$)/g, '$&:'),
  mdns: (bytes) => `${toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`,
};

const HEX = /^([\da-f]{2})*$/i;

export const fromHex = (text: string): number[] | null =>
  HEX.test(text) ? (text.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)) : null;

export const toHex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
