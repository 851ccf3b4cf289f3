/** What sounds are made of: struck metal, blown air, drums. Everything fades out before it ends, so that nothing clicks. */

export interface Bench {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  /** When it begins, in seconds of the context. */
  readonly at: number;
  /** 0 … 1, so that no two sounds are quite alike. */
  readonly chance: () => number;
}

/** Quiet enough for nothing: an exponential ramp cannot reach 0. */
const SILENCE = 0.0001;

/** Rises for `rise` seconds and has died away after `length`. */
function envelope(
  { context, out, at }: Bench,
  { gain, length, rise = 0.004 }: { gain: number; length: number; rise?: number },
): GainNode {
  const level = context.createGain();
  level.gain.setValueAtTime(SILENCE, at);
  level.gain.exponentialRampToValueAtTime(gain, at + rise);
  level.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  level.connect(out);
  return level;
}

interface Tone {
  readonly pitch: number;
  readonly length: number;
  readonly gain: number;
  readonly rise?: number;
  /** Where the pitch goes. */
  readonly to?: number;
  readonly shape?: OscillatorType;
}

export function tone(bench: Bench, { pitch, to, shape = 'sine', ...tail }: Tone): void {
  const { context, at } = bench;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, at + tail.length);
  source.connect(envelope(bench, tail));
  source.start(at);
  source.stop(at + tail.length);
}

interface Air {
  readonly pitch: number;
  /** How narrow the band is around the pitch. */
  readonly narrow?: number;
  readonly length: number;
  readonly gain: number;
  readonly rise?: number;
  readonly filter?: BiquadFilterType;
}

/** A breath of noise. */
export function air(bench: Bench, { pitch, narrow = 1, filter = 'bandpass', ...tail }: Air): void {
  const { context, at } = bench;
  const source = context.createBufferSource();
  source.buffer = noise(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = filter;
  band.frequency.value = pitch;
  band.Q.value = narrow;
  source.connect(band).connect(envelope(bench, tail));
  source.start(at, bench.chance());
  source.stop(at + tail.length);
}

/** The same a little later. */
export const after = (bench: Bench, seconds: number): Bench => ({ ...bench, at: bench.at + seconds });

/** A second and more of noise, made once for each context. */
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
function noise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
  noises.set(context, buffer);
  return buffer;
}
