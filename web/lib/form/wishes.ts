/** What the form for a new match holds, before the engine has judged it. */
import type { OptionSpec } from '../../generated/bridge';
import type { Options } from '../../worker/protocol';
import type { Player } from './player';

/** Chosen (a number, a name, yes or no) or typed (texts); what is typed goes to the engine as it is, to be judged there. */
export type Wish = number | boolean | string | readonly string[];
export type Wishes = Readonly<Record<string, Wish>>;

export interface SetUp {
  /** Always as many as can play, so that a player taken away keeps the name until he comes back. */
  readonly players: readonly Player[];
  /** By option; what is not wished for is as the engine has it. */
  readonly wishes: Wishes;
}

/** Whether the option as it is now can hold the wish; a typed number always can. */
function fits(spec: OptionSpec, wish: Wish | undefined): wish is Wish {
  switch (spec.type) {
    case 'integer':
      return typeof wish === 'string' || (typeof wish === 'number' && spec.min <= wish && wish <= spec.max);
    case 'choice':
      return typeof wish === 'string' && spec.choices.includes(wish);
    case 'flag':
      return typeof wish === 'boolean';
    case 'integers':
      return Array.isArray(wish);
  }
}

/** What an option stands at: the wish, or else the engine's own value. */
export function current(spec: OptionSpec, wishes: Wishes): Wish | number[] {
  const wish = wishes[spec.id];
  return fits(spec, wish) ? wish : spec.default;
}

/** All wishes but lists: by these the engine knows what to offer. */
export function chosen(wishes: Wishes): Options {
  const single = Object.entries(wishes).filter(([, wish]) => typeof wish !== 'object');
  return Object.fromEntries(single) as Options;
}

/** The wishes that have a place among what the engine offers. */
export function optionsOf(wishes: Wishes, specs: readonly OptionSpec[]): Options {
  const options: Options = {};
  for (const spec of specs) {
    const wish = wishes[spec.id];
    if (fits(spec, wish)) options[spec.id] = plain(spec, wish);
  }
  return options;
}

function plain(spec: OptionSpec, wish: Wish): Options[string] {
  if (typeof wish === 'object') return wish.map(number).sort((a, b) => Number(a) - Number(b)) as number[];
  return spec.type === 'integer' && typeof wish === 'string' ? number(wish) : wish;
}

/** What is not a number stays as it is and is refused as what it is. */
function number(text: string): number | string {
  return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : text.trim();
}
