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
  readonly code: string;
  readonly link: Promise<Link>;
  close(): void;
}

/** Milliseconds to look for addresses; the browser has those of the device at once, and asks servers for others. */
const GATHERING = 2000;
/** Milliseconds in which two devices that know each other find a way, or there is none. */
const FINDING = 15_000;
/** Milliseconds in which what was sent last still gets through. */
const FAREWELL = 1000;

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
  const offer = unpackedAs('offer', offerCode);
  const peer = new Peer(iceServers, fromHost);
  await peer.hear(offer);
  const code = await peer.speak('answer', offer.meeting);
  return { code, link: peer.link, close: () => peer.close() };
}

function unpackedAs(kind: Signal['kind'], code: string): Signal {
  const signal = unpackSignal(code);
  if (signal.kind !== kind) throw new SignalError('signal-kind');
  return signal;
}

class Peer {
  readonly link: Promise<Link>;
  readonly #connection: RTCPeerConnection;
  readonly #channel: RTCDataChannel;
  #settle: { open(link: Link): void; fail(error: MeetError): void } | null = null;
  #open: Link | null = null;
  #expecting = false;
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

  /** From now on both sides know each other. */
  expect(): void {
    this.#expecting = true;
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

  /** While one waits, a browser may say that it failed, and find a way all the same once the other side begins. */
  #look(): void {
    const failed = this.#connection.connectionState === 'failed';
    if (this.#open) {
      if (failed) this.#open.close();
    } else if (!this.#expecting) {
      clearTimeout(this.#doubt);
      if (failed) this.#doubt = setTimeout(() => this.#fail('no-way'), FINDING);
    }
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
    const look = () => connection.iceGatheringState === 'complete' && resolve();
    connection.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, GATHERING);
    look();
  });
}
