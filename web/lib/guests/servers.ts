/**
 * Servers that help devices of different networks to find each other (STUN), or pass on what they say (TURN). None is asked
 * for anything unless it has been named at this device. A password may belong to one: no backup takes them along.
 */

export interface Server {
  /** `stun:`, `stuns:`, `turn:` or `turns:`, as RFC 7064 and 7065 write it. */
  readonly address: string;
  /** Of a TURN server; empty for others. */
  readonly user: string;
  readonly password: string;
}

export const KEY = 'musketiere.servers';
export const mostServers = 3;
export const longestPart = 200;

const HOST = /(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])/;
const ADDRESS = new RegExp(
  `^(?:(?:stuns?):${HOST.source}(?::(\\d{1,5}))?|turns?:${HOST.source}(?::(\\d{1,5}))?(?:\\?transport=(?:udp|tcp))?)$`,
);

const relays = (address: string): boolean => address.startsWith('turn');

export type ServerFault = 'address' | 'password' | 'known' | 'full';

/** What is wrong with a server that shall be named beside others; null where nothing is. */
export function faultOf({ address, user, password }: Server, named: readonly Server[]): ServerFault | null {
  const found = ADDRESS.exec(address);
  const port = found?.[1] ?? found?.[2] ?? '1';
  if (!found || address.length > longestPart || Number(port) < 1 || Number(port) > 65535) return 'address';
  const isWhole =
    user !== '' && password !== '' && user.length <= longestPart && password.length <= longestPart;
  if (relays(address) && !isWhole) return 'password';
  if (named.some((one) => one.address === address)) return 'known';
  return named.length < mostServers ? null : 'full';
}

/** A server as it was typed; only those that pass things on want a name and a password. */
export function asServer(address: string, user: string, password: string): Server {
  const plain = address.trim().toLowerCase();
  return relays(plain)
    ? { address: plain, user: user.trim(), password }
    : { address: plain, user: '', password: '' };
}

/** Those that storage has refused hold until the page is closed. */
let unkept: readonly Server[] | null = null;

export function namedServers(): readonly Server[] {
  if (unkept) return unkept;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.reduce(added, []) : [];
  } catch {
    return []; // refused or damaged
  }
}

export function nameServers(servers: readonly Server[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(servers));
    unkept = null;
  } catch {
    unkept = servers;
  }
}

/** As a connection wants them. */
export const iceServers = (): RTCIceServer[] =>
  namedServers().map(({ address: urls, user: username, password: credential }) =>
    relays(urls) ? { urls, username, credential } : { urls },
  );

/** What has been altered is as good as never named. */
function added(named: Server[], kept: unknown): Server[] {
  if (typeof kept !== 'object' || kept === null) return named;
  const { address, user, password } = kept as Record<keyof Server, unknown>;
  if (typeof address !== 'string' || typeof user !== 'string' || typeof password !== 'string') return named;
  const server = { address, user, password };
  return faultOf(server, named) ? named : [...named, server];
}
