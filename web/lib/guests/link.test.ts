import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Channel, ChannelLink, fromGuest, fromHost, type Limits } from './link';

/** A data channel whose other end the test is, or another one. */
class Wire implements Channel {
  readyState: RTCDataChannelState = 'open';
  bufferedAmount = 0;
  bufferedAmountLowThreshold = 0;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;
  onerror: ((event: RTCErrorEvent) => void) | null = null;
  onbufferedamountlow: ((event: Event) => void) | null = null;
  readonly sent: string[] = [];
  other: Wire | null = null;
  /** What is sent stays here. */
  holds = false;

  send(frame: unknown): void {
    if (this.readyState !== 'open') throw new DOMException('closed', 'InvalidStateError');
    this.sent.push(frame as string);
    if (this.holds) this.bufferedAmount += (frame as string).length;
    else this.other?.say(frame);
  }

  close(): void {
    this.readyState = 'closed';
  }

  say(data: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  end(): void {
    this.readyState = 'closed';
    this.onclose?.(new Event('close'));
  }

  drain(): void {
    this.bufferedAmount = 0;
    this.onbufferedamountlow?.(new Event('bufferedamountlow'));
  }
}

function open(limits: Limits = fromGuest) {
  const wire = new Wire();
  const ended = vi.fn();
  const link = new ChannelLink(wire, limits, ended);
  const heard: string[] = [];
  const states: string[] = [];
  link.onmessage = (text) => heard.push(text);
  link.onstate = (state) => states.push(state);
  return { wire, link, heard, states, ended };
}

/** A host and a guest with a wire between them. */
function meet() {
  const [host, guest] = [open(fromGuest), open(fromHost)];
  host.wire.other = guest.wire;
  guest.wire.other = host.wire;
  return { host, guest };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('texts', () => {
  test.each(['', 'a', '?', '!', '+', 'x'.repeat(15_000), 'x'.repeat(15_001), 'y'.repeat(123_456)])(
    'come as they were sent (%#)',
    (text) => {
      const { host, guest } = meet();
      host.link.send(text);
      host.link.send('next');
      expect(guest.heard).toEqual([text, 'next']);
      expect(Math.max(...host.wire.sent.map((frame) => frame.length))).toBeLessThanOrEqual(15_001);
    },
  );

  test('no letter is cut in two', () => {
    const { host, guest } = meet();
    const text = `x${'🤺'.repeat(20_000)}`;
    host.link.send(text);
    expect(guest.heard).toEqual([text]);
    expect(host.wire.sent.length).toBe(3);
    for (const frame of host.wire.sent) expect(() => encodeURIComponent(frame)).not.toThrow();
  });

  test('wait while the channel is full, and follow in order', () => {
    const { wire, link } = open();
    wire.holds = true;
    link.send('x'.repeat(600_000));
    link.send('last');
    const put = wire.sent.length;
    expect(put * 15_001).toBeLessThan(300_000);
    wire.drain();
    expect(wire.sent.length).toBeGreaterThan(put);
    while (wire.sent.at(-1) !== '.last') {
      const before = wire.sent.length;
      wire.drain();
      expect(wire.sent.length).toBeGreaterThan(before);
    }
    expect(wire.sent.map((frame) => frame.slice(1)).join('')).toBe(`${'x'.repeat(600_000)}last`);
  });

  test('who never takes anything is cut off at last', () => {
    const { wire, link, states } = open();
    wire.holds = true;
    for (let count = 0; count < 20; count += 1) link.send('x'.repeat(1_000_000));
    expect(states).toEqual(['closed']);
  });

  test('are dropped once it is closed', () => {
    const { host, guest } = meet();
    host.link.close();
    host.link.send('late');
    expect(host.wire.sent).toEqual([]);
    guest.wire.end();
    guest.link.send('late');
    expect(guest.wire.sent).toEqual([]);
  });

  test('to a channel that is just closing do no harm', () => {
    const { wire, link } = open();
    wire.readyState = 'closing';
    link.send('late');
    vi.advanceTimersByTime(10_000);
    expect(wire.sent).toEqual([]);
  });
});

describe('what breaks a limit or is no frame closes the link', () => {
  test.each<[string, unknown]>([
    ['another letter', 'x'],
    ['nothing', ''],
    ['an empty part', '+'],
    ['a ping that says more', '?!'],
    ['a pong that nobody asked for', '!'],
    ['bytes', new ArrayBuffer(8)],
    ['a frame too long', `.${'x'.repeat(15_001)}`],
  ])('%s', (_, frame) => {
    const { wire, states, heard, ended } = open();
    wire.say(frame);
    expect(states).toEqual(['closed']);
    expect(wire.readyState).toBe('closed');
    expect(ended).toHaveBeenCalledOnce();
    wire.say('.more');
    expect(heard).toEqual([]);
  });

  test.each([
    ['a guest', fromGuest, 16_384],
    ['a host', fromHost, 4_194_304],
  ])('a text of %s as long as it may be, and one longer', (_, limits, longest) => {
    const sends = (length: number) => {
      const receiver = open(limits);
      for (let sent = 0; sent < length; sent += 15_000) {
        const part = 'x'.repeat(Math.min(15_000, length - sent));
        receiver.wire.say((sent + part.length === length ? '.' : '+') + part);
      }
      return receiver;
    };
    expect(sends(longest).heard.map((text) => text.length)).toEqual([longest]);
    expect(sends(longest).states).toEqual([]);
    expect(sends(longest + 1).heard).toEqual([]);
    expect(sends(longest + 1).states).toEqual(['closed']);
  });

  test('a text that never ends', () => {
    const { wire, states } = open(fromHost);
    for (let count = 0; count < 300; count += 1) wire.say(`+${'x'.repeat(15_000)}`);
    expect(states).toEqual(['closed']);
  });

  test('many short texts at once are heard, too many are not', () => {
    const { wire, states, heard } = open();
    for (let count = 0; count < 240; count += 1) wire.say('.x');
    expect(states).toEqual([]);
    wire.say('.x');
    expect(states).toEqual(['closed']);
    expect(heard.length).toBe(240);
  });

  test('sixty a second may come all evening, not eighty', () => {
    const perSecond = (count: number) => {
      const guest = open();
      for (let tick = 0; tick < 60 * 20; tick += 1) {
        vi.advanceTimersByTime(50);
        for (let frame = 0; frame < count / 20; frame += 1) guest.wire.say('.x');
      }
      return guest.states.includes('closed');
    };
    expect(perSecond(60)).toBe(false);
    expect(perSecond(80)).toBe(true);
  });

  test('a host may send as many as it likes', () => {
    const { wire, heard } = open(fromHost);
    for (let count = 0; count < 10_000; count += 1) wire.say('.x');
    expect(heard.length).toBe(10_000);
  });
});

describe('signs of life', () => {
  test('two that hear each other stay open, whatever else is said', () => {
    const { host, guest } = meet();
    vi.advanceTimersByTime(3_600_000);
    expect([host.states, guest.states]).toEqual([[], []]);
    expect([host.heard, guest.heard]).toEqual([[], []]);
  });

  test('after six seconds of silence it stalls, and opens again when something is heard', () => {
    const { wire, link, states } = open();
    vi.advanceTimersByTime(6000);
    expect(link.state).toBe('open');
    vi.advanceTimersByTime(2000);
    expect(link.state).toBe('stalled');
    vi.advanceTimersByTime(3_600_000);
    wire.say('.here');
    expect(states).toEqual(['stalled', 'open']);
  });

  test('one ping waits for whoever sleeps, not a thousand', () => {
    const { wire } = open();
    vi.advanceTimersByTime(3_600_000);
    expect(wire.sent).toEqual(['?']);
    wire.say('!');
    vi.advanceTimersByTime(2000);
    expect(wire.sent).toEqual(['?', '?']);
  });

  test('a ping is answered past all that waits', () => {
    const { wire, link } = open();
    wire.holds = true;
    link.send('x'.repeat(600_000));
    wire.say('?');
    expect(wire.sent.at(-1)).toBe('!');
  });

  test('after a sleep of its own what has come meanwhile is heard first', () => {
    const { states, wire } = open();
    vi.advanceTimersByTime(4000);
    const asleep = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_000);
    vi.advanceTimersByTime(2000);
    wire.say('.came meanwhile');
    asleep.mockRestore();
    expect(states).toEqual([]);
  });

  test('it is told once that the channel has ended', () => {
    const { wire, link, states, ended } = open();
    wire.end();
    link.close();
    expect(states).toEqual(['closed']);
    expect(ended).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a fault of the channel ends it', () => {
    const { wire, link } = open();
    wire.onerror?.(new Event('error') as RTCErrorEvent);
    expect(link.state).toBe('closed');
  });

  test('who closes it while being told of a text hears no more', () => {
    const { wire, link, heard } = open();
    link.onmessage = (text) => {
      heard.push(text);
      link.close();
    };
    wire.say('.one');
    wire.say('.two');
    expect(heard).toEqual(['one']);
  });
});
