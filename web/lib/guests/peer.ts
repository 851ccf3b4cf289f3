/**
 * How two devices meet without a server: the host's code goes to the guest, the guest's answer goes back, both carried by
 * people, and a data channel joins them. Nobody else is asked for anything, unless `iceServers` are named.
 */
import { ChannelLink, fromGuest, fromHost, type Limits, type Link } from './link';
import { packSignal, type Signal, SignalError, unpackSignal } from './signal';

/** This browser cannot do it; no way from one device to the other; given up by ourselves. */
export class MeetError extends Error {
  constructor(readonly code: 'no-webrtc' | 'no-way' | 'closed') {
    super(code);
    this.name = 'MeetError';
  }
}

/** On the side of the host: what it offers to one guest. */
export interface Meeting {
  readonly code: string;
  readonly number: number;
  /** Rejects with a `SignalError` where it is no answer to this; the meeting then waits on. */
  accept(answerCode: string): Promise<void>;
  /** Rejects with a `MeetError`; until there is an answer it waits as long as it takes. */
  readonly link: Promise<Link>;
  close(): void;
}

/** On the side of the guest: what it answers to a host. */
export interface Reply {
  /** The latest one; those before may still do for a while. */
  readonly code: string;
  /** There is another code: the browser gives up what the host does not read within a while. */
  oncode: ((code: string) => void) | null;
  /** Rejects only when it is closed: nobody tells a guest that the host has read its answer. */
  readonly link: Promise<Link>;
  close(): void;
}

/** Milliseconds to look for addresses; the browser has those of the device at once, and asks servers for others. */
const GATHERING = 2000;
/** Milliseconds in which two devices that know each other find a way, or there is none. */
const FINDING = 15_000;
/** Milliseconds in which what was sent last still gets through. */
const FAREWELL = 1000;
/** Answers to one offer that are kept: the first, which may have been sent by message, and the last. */
const KEPT_ANSWERS = 4;
/** Milliseconds between two of them, at least. */
const NEXT_ANSWER = 2000;

export async function invite(iceServers: RTCIceServer[] = []): Promise<Meeting> {
  const peer = new Peer(iceServers, fromGuest);
  const [number = 0] = crypto.getRandomValues(new Uint16Array(1));
  const code = await peer.speak('offer', number);
  let accepted = '';
  return {
    code,
    number,
    link: peer.link,
    close: () => peer.close(),
    async accept(answerCode) {
      const answer = unpackedAs('answer', answerCode);
      if (answer.meeting !== number) throw new SignalError('signal-other');
      if (answer.sdp === accepted) return; // a camera sees the same code many times
      if (accepted) throw new SignalError('signal-used');
      accepted = answer.sdp;
      await peer.hear(answer);
      peer.expect();
    },
  };
}

export async function reply(offerCode: string, iceServers: RTCIceServer[] = []): Promise<Reply> {
  const answers = new Answers(unpackedAs('offer', offerCode), iceServers);
  await answers.next();
  return answers;
}

function unpackedAs(kind: Signal['kind'], code: string): Signal {
  const signal = unpackSignal(code);
  if (signal.kind !== kind) throw new SignalError('signal-kind');
  return signal;
}

/**
 * The answers of a guest to one offer. A host that is Chromium lets a guest know that it is there, and the first one does.
 * Firefox says nothing before it has the answer, and gives up after five seconds of that: then there is a new answer in
 * half the time that the first one lasted, so that whichever is read has a while to go.
 */
class Answers implements Reply {
  code = '';
  oncode: ((code: string) => void) | null = null;
  readonly link: Promise<Link>;
  readonly #peers: Peer[] = [];
  #settle: Settle | null = null;
  #renewing: ReturnType<typeof setInterval> | undefined;
  #over = false;

  constructor(
    private readonly offer: Signal,
    private readonly iceServers: RTCIceServer[],
  ) {
    this.link = new Promise((open, fail) => {
      this.#settle = { open, fail };
    });
    this.link.catch(() => {}); // told to whoever waits for it
  }

  async next(): Promise<void> {
    const began = performance.now();
    const peer = new Peer(this.iceServers, fromHost);
    this.#peers.push(peer);
    if (this.#peers.length > KEPT_ANSWERS) this.#peers.splice(1, 1)[0]?.close();
    peer.onfailed = () => this.#renew(performance.now() - began);
    peer.link.then(
      (link) => this.#meet(peer, link),
      () => {}, // one of several
    );
    await peer.hear(this.offer);
    const code = await peer.speak('answer', this.offer.meeting);
    if (this.#over) return; // another one has met, or it has been given up, while this one looked for addresses
    this.code = code;
    this.oncode?.(code);
  }

  close(): void {
    this.#end();
    for (const peer of this.#peers) peer.close();
    this.#settle?.fail(new MeetError('closed'));
  }

  #renew(lasted: number): void {
    if (this.#renewing !== undefined || this.#over) return;
    const again = () => {
      if (!document.hidden) this.next().catch(() => {}); // the next one may do
    };
    this.#renewing = setInterval(again, Math.max(lasted / 2, NEXT_ANSWER));
    again();
  }

  #meet(met: Peer, link: Link): void {
    this.#end();
    for (const peer of this.#peers) if (peer !== met) peer.close();
    this.#settle?.open(link);
  }

  #end(): void {
    this.#over = true;
    clearInterval(this.#renewing);
  }
}

interface Settle {
  open(link: Link): void;
  fail(error: MeetError): void;
}

class Peer {
  readonly link: Promise<Link>;
  readonly #connection: RTCPeerConnection;
  readonly #channel: RTCDataChannel;
  /** The browser has given up while this device waited for the other one. */
  onfailed: (() => void) | null = null;
  #settle: Settle | null = null;
  #open: Link | null = null;
  /** Runs out when there is no way. */
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(iceServers: RTCIceServer[], limits: Limits) {
    if (typeof RTCPeerConnection === 'undefined') throw new MeetError('no-webrtc');
    this.#connection = new RTCPeerConnection({ iceServers });
    this.#channel = this.#connection.createDataChannel('table', { negotiated: true, id: 0 });
    this.link = new Promise((open, fail) => {
      this.#settle = { open, fail };
    });
    this.link.catch(() => {}); // told to whoever waits for it
    this.#channel.onopen = () => this.#join(limits);
    this.#connection.onconnectionstatechange = () => this.#look();
    addEventListener('pagehide', this.close);
  }

  /** Says where this device can be reached. */
  async speak(kind: Signal['kind'], meeting: number): Promise<string> {
    try {
      await this.#connection.setLocalDescription();
      await gathered(this.#connection);
      return packSignal({ kind, meeting, sdp: this.#connection.localDescription?.sdp ?? '' });
    } catch (error) {
      this.close();
      throw error instanceof SignalError ? error : new MeetError('closed');
    }
  }

  /** What we have written ourselves, a browser does not refuse, unless it has been closed meanwhile. */
  async hear({ kind, sdp }: Signal): Promise<void> {
    try {
      await this.#connection.setRemoteDescription({ type: kind, sdp });
    } catch {
      this.close();
      throw new MeetError('closed');
    }
  }

  /** From now on both sides know each other; they may have met before the browser says that it has heard the answer. */
  expect(): void {
    if (this.#open) return;
    this.#doubt = setTimeout(() => this.#fail('no-way'), FINDING);
  }

  readonly close = (): void => {
    if (this.#open) this.#open.close();
    else this.#fail('closed');
  };

  #join(limits: Limits): void {
    clearTimeout(this.#doubt);
    this.#open = new ChannelLink(this.#channel, limits, () => {
      setTimeout(() => this.#end(), FAREWELL);
    });
    this.#settle?.open(this.#open);
  }

  #look(): void {
    if (this.#connection.connectionState !== 'failed') return;
    if (this.#open) this.#open.close();
    else this.onfailed?.();
  }

  #fail(code: MeetError['code']): void {
    this.#settle?.fail(new MeetError(code));
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#doubt);
    removeEventListener('pagehide', this.close);
    this.#connection.onconnectionstatechange = null;
    this.#connection.close();
  }
}

function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const bound = setTimeout(resolve, GATHERING);
    const look = () => {
      if (connection.iceGatheringState !== 'complete') return;
      clearTimeout(bound);
      resolve();
    };
    connection.addEventListener('icegatheringstatechange', look);
    look();
  });
}
