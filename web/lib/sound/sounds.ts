/** The sounds of the house, each made from nothing when it is wanted: short, soft, and never twice quite the same. */
import { after, air, type Bench, tone } from './workshop';

/** What struck steel rings with, in parts of its lowest pitch: a blade has no harmony. */
const BLADE = [1, 1.47, 2.09, 2.56, 3.84, 5.13];

const strike = (bench: Bench, pitch: number, gain: number, length: number) => {
  BLADE.forEach((part, at) => {
    tone(bench, { pitch: pitch * part, gain: gain / (at + 1.5), length: length / (1 + 0.35 * at) });
  });
  air(bench, { pitch: 5200, narrow: 0.8, gain: gain * 0.7, length: 0.06, rise: 0.001 });
};

/** A few per cent up or down. */
const about = ({ chance }: Bench, pitch: number, part = 0.05): number =>
  pitch * (1 + part * (2 * chance() - 1));

const melody = (
  bench: Bench,
  notes: readonly (readonly [pitch: number, when: number, length: number])[],
  gain: number,
) => {
  for (const [pitch, when, length] of notes) {
    const then = after(bench, when);
    tone(then, { pitch, gain, length, rise: 0.02, shape: 'triangle' });
    tone(then, { pitch: 2 * pitch, gain: gain * 0.3, length: length * 0.8, rise: 0.02 });
  }
};

export const sounds = {
  /** A card is laid down. */
  card: (bench) => {
    air(bench, { pitch: about(bench, 2400, 0.15), narrow: 0.5, gain: 0.6, length: 0.09, rise: 0.012 });
    air(after(bench, 0.05), {
      pitch: about(bench, 700, 0.15),
      narrow: 1.2,
      gain: 0.3,
      length: 0.07,
      rise: 0.002,
    });
  },
  /** Blades meet. */
  steel: (bench) => {
    strike(bench, about(bench, 1150), 0.2, 0.5);
    strike(after(bench, 0.085), about(bench, 1480), 0.12, 0.38);
  },
  /** Somebody is hit. */
  hit: (bench) => {
    tone(bench, { pitch: about(bench, 150), to: 48, gain: 0.55, length: 0.24 });
    air(bench, { pitch: about(bench, 900, 0.1), narrow: 0.6, gain: 0.3, length: 0.1, rise: 0.002 });
  },
  /** Dice roll on wood. */
  dice: (bench) => {
    let when = 0;
    for (let fall = 0; fall < 9; fall += 1) {
      const then = after(bench, when);
      air(then, {
        pitch: about(bench, 1900, 0.3),
        narrow: 1.6,
        gain: 0.85 - 0.05 * fall,
        length: 0.035,
        rise: 0.001,
      });
      tone(then, { pitch: about(bench, 420, 0.2), gain: 0.2, length: 0.04, rise: 0.001 });
      when += 0.035 + 0.011 * fall * (0.6 + 0.8 * bench.chance());
    }
  },
  /** A stone that sparkles. */
  gem: (bench) => {
    const pitch = about(bench, 1760, 0.02);
    for (const [part, when] of [
      [1, 0],
      [1.26, 0.06],
      [1.5, 0.12],
      [2, 0.18],
    ] as const)
      tone(after(bench, when), { pitch: pitch * part, gain: 0.2, length: 0.4, rise: 0.003 });
  },
  /** Coins are counted out. */
  coins: (bench) => {
    for (const when of [0, 0.07, 0.13, 0.22]) {
      const then = after(bench, when);
      const pitch = about(bench, 3300, 0.12);
      tone(then, { pitch, gain: 0.17, length: 0.14, rise: 0.001 });
      tone(then, { pitch: pitch * 1.51, gain: 0.1, length: 0.1, rise: 0.001 });
      air(then, { pitch: 6500, narrow: 1.5, gain: 0.08, length: 0.03, rise: 0.001 });
    }
  },
  /** A grating falls. */
  gate: (bench) => {
    air(bench, { pitch: about(bench, 1300), narrow: 4, gain: 0.25, length: 0.16, rise: 0.05 });
    const shut = after(bench, 0.15);
    strike(shut, about(bench, 210), 0.26, 0.5);
    tone(shut, { pitch: 95, to: 45, gain: 0.5, length: 0.3 });
  },
  /** A drum: something threatens. */
  drum: (bench) => {
    for (const when of [0, 0.16]) {
      const then = after(bench, when);
      tone(then, { pitch: about(bench, 118), to: 58, gain: when === 0 ? 0.5 : 0.32, length: 0.32 });
      air(then, { pitch: 380, narrow: 0.8, gain: 0.24, length: 0.09, rise: 0.002 });
    }
  },
  /** Somebody rides. */
  hoof: (bench) => {
    for (const when of [0, 0.09, 0.24, 0.33])
      air(after(bench, when), {
        pitch: about(bench, 560, 0.12),
        narrow: 1.4,
        gain: 0.85,
        length: 0.06,
        rise: 0.002,
      });
  },
  /** Won: up a chord. */
  fanfare: (bench) =>
    melody(
      bench,
      [
        [392, 0, 0.3],
        [523.3, 0.15, 0.3],
        [659.3, 0.3, 0.34],
        [784, 0.48, 0.9],
        [523.3, 0.48, 0.9],
      ],
      0.16,
    ),
  /** Lost: down, and softly. */
  dusk: (bench) =>
    melody(
      bench,
      [
        [440, 0, 0.5],
        [392, 0.28, 0.5],
        [349.2, 0.56, 0.55],
        [293.7, 0.86, 1],
      ],
      0.24,
    ),
} satisfies Record<string, (bench: Bench) => void>;

export type Sound = keyof typeof sounds;
