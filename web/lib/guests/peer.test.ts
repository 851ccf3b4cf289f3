import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invite, MeetError, type Meeting, reply } from './peer';
import { browsers } from './sdp.testing';
import { packSignal, type SignalError, unpackSignal } from './signal';

const [{ offer, answer }] = browsers as [(typeof browsers)[number]];

/** A connection of which the test says what becomes of it. */
class Connection extends EventTarget {
  static readonly made: Connection[] = [];
  /** Whether it says that it has all addresses. */
  static gathers = true;

  readonly channel = {
    onopen: null as (() => void) | null,
    readyState: 'open',
    bufferedAmount: 0,
    send() {},
    close() {},
  };
  connectionState = 'new';
  onconnectionstatechange: (() => void) | null = null;
  readonly iceGatheringState = Connection.gathers ? 'complete' : 'gathering';
  localDescription: { sdp: string } | null = null;
  remote: RTCSessionDescriptionInit | null = null;
  closed = false;

  constructor(readonly configuration: RTCConfiguration) {
    super();
    Connection.made.push(this);
  }

  createDataChannel(_: string, options: RTCDataChannelInit) {
    expect(options).toEqual({ negotiated: true, id: 0 });
    return this.channel;
  }

  async setLocalDescription(): Promise<void> {
    if (this.closed) throw new DOMException('closed', 'InvalidStateError');
    this.localDescription = { sdp: this.remote ? answer : offer };
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    if (this.closed) throw new DOMException('closed', 'InvalidStateError');
    this.remote = description;
  }

  close(): void {
    this.closed = true;
  }

  turn(state: string): void {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
}

const last = () => Connection.made.at(-1) as Connection;
const invitation = packSignal({ kind: 'offer', meeting: 9, sdp: offer });
const answerTo = ({ number }: Meeting, sdp = answer) => packSignal({ kind: 'answer', meeting: number, sdp });
/** What a promise that is settled came to; `open` while it is not. */
async function come(promise: Promise<unknown>): Promise<unknown> {
  const told = promise.then(
    () => 'there',
    (error) => error.code,
  );
  await vi.advanceTimersByTimeAsync(0);
  return Promise.race([told, Promise.resolve().then(() => Promise.resolve('open'))]);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('RTCPeerConnection', Connection);
  Connection.made.length = 0;
  Connection.gathers = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a browser that cannot says so', async () => {
  vi.stubGlobal('RTCPeerConnection', undefined);
  await expect(invite()).rejects.toMatchObject({ code: 'no-webrtc' });
  await expect(reply(invitation)).rejects.toBeInstanceOf(MeetError);
});

test('no server is asked unless one is named', async () => {
  await invite();
  expect(last().configuration).toEqual({ iceServers: [] });
  await reply(invitation, [{ urls: 'stun:192.0.2.9' }]);
  expect(last().configuration).toEqual({ iceServers: [{ urls: 'stun:192.0.2.9' }] });
});

test('an invitation does not wait for ever for addresses', async () => {
  Connection.gathers = false;
  const coming = invite();
  await vi.advanceTimersByTimeAsync(2000);
  expect(unpackSignal((await coming).code)).toMatchObject({ kind: 'offer', meeting: (await coming).number });
});

test('host: the link is there when the channel opens, and ends with the connection', async () => {
  const meeting = await invite();
  await vi.advanceTimersByTimeAsync(3_600_000);
  await meeting.accept(answerTo(meeting));
  expect(last().remote?.sdp).toBe(unpackSignal(answerTo(meeting)).sdp);
  last().channel.onopen?.();
  const link = await meeting.link;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(link.state).toBe('stalled');
  last().turn('failed');
  expect(link.state).toBe('closed');
  expect(last().closed).toBe(false); // what was said last still goes out
  await vi.advanceTimersByTimeAsync(1000);
  expect(last().closed).toBe(true);
});

test('host: whoever has met before the browser says that it has heard the answer stays', async () => {
  const meeting = await invite();
  const connection = last();
  const heard = vi.spyOn(connection, 'setRemoteDescription');
  heard.mockImplementation(async () => connection.channel.onopen?.());
  await meeting.accept(answerTo(meeting));
  const link = await meeting.link;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.closed).toBe(false);
  expect(link.state).toBe('stalled'); // of nothing that is said here
});

test('host: fifteen seconds after the answer there is a way or there is none', async () => {
  const meeting = await invite();
  await meeting.accept(answerTo(meeting));
  last().turn('failed'); // as Chromium says for a moment
  await vi.advanceTimersByTimeAsync(14_900);
  expect(last().closed).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await come(meeting.link)).toBe('no-way');
  expect(last().closed).toBe(true);
});

test('host: what is no answer to this invitation changes nothing', async () => {
  const meeting = await invite();
  const fault = (code: string) =>
    meeting.accept(code).then(
      () => 'none',
      (error: SignalError) => error.code,
    );
  const other = packSignal({ kind: 'answer', meeting: (meeting.number + 1) % 65_536, sdp: answer });
  expect(await fault(meeting.code)).toBe('signal-kind');
  expect(await fault(other)).toBe('signal-other');
  expect(await fault('hello')).toBe('signal-damaged');
  expect(last().remote).toBeNull();
  expect(await fault(answerTo(meeting))).toBe('none');
  expect(await fault(`again: ${answerTo(meeting)}`)).toBe('none');
  expect(await fault(answerTo(meeting, answer.replace('50144', '50145').replace('49699', '49698')))).toBe(
    'signal-used',
  );
});

test('host: who gives up waits no longer', async () => {
  const meeting = await invite();
  meeting.close();
  expect(await come(meeting.link)).toBe('closed');
  await expect(meeting.accept(answerTo(meeting))).rejects.toMatchObject({ code: 'closed' });
});

test('guest: it answers the meeting it was asked to, and nothing else', async () => {
  expect(unpackSignal((await reply(`see ${invitation}`)).code)).toMatchObject({ kind: 'answer', meeting: 9 });
  const wrong = packSignal({ kind: 'answer', meeting: 9, sdp: answer });
  await expect(reply(wrong)).rejects.toMatchObject({ code: 'signal-kind' });
  expect(Connection.made.length).toBe(1);
});

test('guest: while the host has yet to read the answer, a failure brings new ones, and the first may still do', async () => {
  const guest = await reply(invitation);
  const codes: string[] = [];
  guest.oncode = (code) => codes.push(code);
  const [first] = Connection.made as [Connection];
  await vi.advanceTimersByTimeAsync(5000);
  first.turn('failed');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(codes.length).toBe(13); // at once, and every two and a half seconds
  expect(Connection.made.filter(({ closed }) => !closed).length).toBe(4);
  expect(first.closed).toBe(false);
  first.channel.onopen?.();
  expect((await guest.link).state).toBe('open');
  expect(Connection.made.filter(({ closed }) => !closed)).toEqual([first]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(codes.length).toBe(13);
});

test('guest: an answer that was still looking for addresses when another met is shown to nobody', async () => {
  const guest = await reply(invitation);
  const shown = vi.fn();
  guest.oncode = shown;
  const [first] = Connection.made as [Connection];
  Connection.gathers = false;
  first.turn('failed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(Connection.made).toHaveLength(2);
  first.channel.onopen?.();
  await guest.link;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown).not.toHaveBeenCalled();
  Connection.gathers = true;
});

test('guest: who leaves takes all answers back', async () => {
  const guest = await reply(invitation);
  last().turn('failed');
  await vi.advanceTimersByTimeAsync(10_000);
  guest.close();
  expect(await come(guest.link)).toBe('closed');
  expect(Connection.made.every(({ closed }) => closed)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever leaves the page says so', async () => {
  const meeting = await invite();
  last().channel.onopen?.();
  dispatchEvent(new Event('pagehide'));
  expect((await meeting.link).state).toBe('closed');
});
