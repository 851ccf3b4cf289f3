import { describe, expect, test } from 'vitest';
import { type Face, house } from './house';
import { challenge, type DuelScene, duels, inn, siege } from './scenes';

const count = (dice: readonly Face[], face: Face) => dice.filter((shown) => shown === face).length;

/** MR-9.8 */
function met(botte: string, dice: readonly Face[]): boolean {
  const demand = house.bottes[botte] ?? {};
  const asked = (['sword', 'shield', 'fleur'] as const).map((face) => demand[face] ?? 0);
  const shown = (['sword', 'shield', 'fleur'] as const).map((face) => count(dice, face));
  const spare = (shown[0] ?? 0) - (asked[0] ?? 0) + (shown[1] ?? 0) - (asked[1] ?? 0);
  return asked.every((number, i) => (shown[i] ?? 0) >= number) && spare >= (demand.other ?? 0);
}

/** MR-9.9 to 9.11 */
function wounds({ botte, enemyBotte }: DuelScene, blue: readonly Face[], red: readonly Face[]) {
  const [ours, theirs] = [met(botte, blue), met(enemyBotte, red)];
  if (ours || theirs) return { hero: Number(theirs), opponent: Number(ours) };
  const hits = (by: readonly Face[], against: readonly Face[]) =>
    Math.max(0, count(by, 'sword') - count(against, 'shield'));
  return { hero: hits(red, blue), opponent: hits(blue, red) };
}

describe.each(Object.entries(duels))('the duel of %s', (_, scene) => {
  const { rounds } = scene;

  test('is thrown with the dice of both, one fewer each round (MR-9.2, 9.4, 9.14)', () => {
    const force = house.adversary.find(({ id }) => id === scene.opponent)?.force ?? 0;
    expect(rounds.map(({ blue, red }) => [blue.length, red.length])).toEqual(
      rounds.map((__, round) => [house.dice.blue_base - round, Math.max(0, force - round)]),
    );
  });

  test('ends with the first wounds, or with the last die (MR-9.13, 9.16)', () => {
    const results = rounds.map(({ blue, red }) => wounds(scene, blue, red));
    expect(results.at(-1)).toEqual(scene.wounds);
    for (const result of results.slice(0, -1)) expect(result).toEqual({ hero: 0, opponent: 0 });
    if (!scene.wounds.hero && !scene.wounds.opponent) expect(rounds.length).toBe(house.dice.blue_base);
  });
});

test('the challenge is met exactly (MR-8.2)', () => {
  const skill = house.heroes[challenge.hero]?.skills[challenge.skill] ?? 0;
  expect(skill + 1 + challenge.card).toBe(challenge.value);
  expect(challenge.value).toBe(house.quest.galleries.value);
  expect(house.quest.galleries.skills[1]).toBe(challenge.skill);
});

test('the siege moves by the difference of swords, less the sacrifices (MR-17.9, 17.10)', () => {
  const movement = count(siege.blue, 'sword') - count(siege.red, 'sword') + siege.sacrifices;
  expect(house.tracks.siege_rewards[String(siege.from + movement)]).toBe('perfidy');
  expect(house.tracks.time_dice.map(([, dice]) => dice)).toContain(siege.red.length);
});

test('in the inn the Musketeers stand where tokens are gone (MR-22.9, 22.10)', () => {
  expect(inn.squares.length).toBe(house.quest.inn.length);
  for (const square of Object.values(inn.standing)) expect(inn.squares[square - 1]).toBeNull();
});
