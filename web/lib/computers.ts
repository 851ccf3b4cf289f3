/** The computer players, by what a match calls them: how well they play, and how they like to. */
import type { SeatController } from '../generated/bridge';
import { characters, levels } from '../generated/catalogue';

export type Level = (typeof levels)[number];
export type Character = (typeof characters)[number];

/** Who plays against somebody who has not chosen yet. */
export const USUAL: Level = 'skilled';
/** Who plays in a first match: from there one rises by winning. */
export const FIRST: Level = 'casual';

/** How well it plays: one of the levels, or the whole id of a player of before there were levels. */
export const levelOf = (controller: SeatController): string => controller.split('-')[0] ?? controller;

/** How it likes to play; null of whoever has no such liking, and of people. */
export function characterOf(controller: SeatController): Character | null {
  const [, liking] = controller.split('-');
  return characters.find((character) => character === liking) ?? null;
}

export const withCharacter = (level: string, character: Character | null): SeatController =>
  character === null ? level : `${level}-${character}`;

export const hasLevel = (controller: SeatController): boolean =>
  levels.some((level) => level === levelOf(controller));

/**
 * Gives a character, or none, to each computer player that nobody has chosen one for, so that those at a table differ as
 * long as there are enough. `random` gives numbers in 0 … 1.
 */
export function assignCharacters(
  controllers: readonly SeatController[],
  random: () => number = Math.random,
): SeatController[] {
  const chosen = controllers.map(characterOf);
  const all = [...characters, null].map((one) => ({ one, at: random() })).sort((a, b) => a.at - b.at);
  const left = all.map(({ one }) => one).filter((one) => one === null || !chosen.includes(one));
  let next = 0;
  return controllers.map((controller, seat) => {
    if (!hasLevel(controller) || chosen[seat] !== null) return controller;
    const character = left[next % left.length] ?? null;
    next += 1;
    return withCharacter(controller, character);
  });
}
