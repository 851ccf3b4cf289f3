import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Sound, sounds } from './sounds';

/** Notes what is begun and ended when, and how loud it is then. */
class FakeContext {
  static made: FakeContext[] = [];
  state = 'running';
  readonly sampleRate = 8000;
  readonly currentTime = 0;
  readonly destination = {};
  readonly started: number[] = [];
  readonly stopped: number[] = [];
  readonly ramps: [value: number, at: number][][] = [];
  resumed = 0;

  constructor() {
    FakeContext.made.push(this);
  }
  #param(kept = false) {
    const ramp: [number, number][] = [];
    if (kept) this.ramps.push(ramp);
    const note = (value: number, at: number) => ramp.push([value, at]);
    return { value: 0, setValueAtTime: note, exponentialRampToValueAtTime: note };
  }
  #node(more: object) {
    return { connect: (next: unknown) => next, ...more };
  }
  createGain() {
    return this.#node({ gain: this.#param(true), context: this });
  }
  #source(more: object) {
    return this.#node({
      ...more,
      start: (at: number) => this.started.push(at),
      stop: (at: number) => this.stopped.push(at),
    });
  }
  createOscillator() {
    return this.#source({ frequency: this.#param(), type: '' });
  }
  createBufferSource() {
    return this.#source({ buffer: null, loop: false });
  }
  createBiquadFilter() {
    return this.#node({ frequency: this.#param(), Q: this.#param(), type: '' });
  }
  createDynamicsCompressor() {
    return this.#node({});
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  resume() {
    this.resumed += 1;
    return Promise.resolve();
  }
}

const made = (name: Sound) => {
  const context = new FakeContext();
  const out = context.createGain();
  context.ramps.length = 0;
  sounds[name]({ context, out, at: 0, chance: () => 1 } as never);
  return context;
};

describe.each(Object.keys(sounds) as Sound[])('%s', (name) => {
  it('is short, and everything that begins ends', () => {
    const { started, stopped } = made(name);
    expect(started.length).toBeGreaterThan(0);
    expect(stopped).toHaveLength(started.length);
    const longest = name === 'fanfare' || name === 'dusk' ? 2 : 0.9;
    expect(Math.max(...stopped)).toBeLessThanOrEqual(longest);
  });

  it('comes out of silence and goes back into it, so that nothing clicks', () => {
    for (const ramp of made(name).ramps) {
      expect(ramp).toHaveLength(3);
      expect(ramp[0]?.[0]).toBeLessThan(0.001);
      expect(ramp[2]?.[0]).toBeLessThan(0.001);
      expect(ramp[1]?.[0]).toBeLessThan(0.9);
      expect(ramp[1]?.[1]).toBeLessThan(ramp[2]?.[1] ?? 0);
    }
  });
});

describe('the player', () => {
  beforeEach(() => {
    FakeContext.made = [];
    vi.resetModules();
    vi.stubGlobal('AudioContext', FakeContext);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('makes nothing before the page has been touched', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    const { play } = await import('./player');
    play('card', 0);
    expect(FakeContext.made).toHaveLength(0);
  });

  it('plays one of a kind at a time', async () => {
    const { play } = await import('./player');
    play('card', 0);
    const [context] = FakeContext.made;
    const once = context?.started.length ?? 0;
    expect(once).toBeGreaterThan(0);
    play('card', 30);
    expect(context?.started).toHaveLength(once);
    play('card', 100);
    expect(context?.started).toHaveLength(2 * once);
    expect(FakeContext.made).toHaveLength(1);
  });

  it('wakes what the browser holds still, and saves nothing up for then', async () => {
    const { play } = await import('./player');
    play('card', 0);
    const [context] = FakeContext.made;
    if (!context) throw new Error('nothing was made');
    const before = context.started.length;
    context.state = 'suspended';
    play('card', 500);
    expect(context.resumed).toBe(1);
    expect(context.started).toHaveLength(before);
  });
});
