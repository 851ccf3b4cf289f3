/**
 * Where the dice of a throw lie: in lanes, a sword opposite the shield that parries it, so that nobody has to count; and
 * what each comes to. What counts the engine has said; here it is only shown die by die.
 */
import type { Botte, Face } from '../../../../generated/mousquetaires_du_roy';
import type { Colour } from '../../art';
import type { DuelScene } from '../scene/scene';

/** `flies`: nothing stops it; `parried`: a shield does; `parries`: stops one; `botte`: a part of what hits at once. */
export type Work = 'flies' | 'parried' | 'parries' | 'botte' | 'idle';
export interface Lane {
  readonly lane: number;
  /** null as long as it is not known. */
  readonly work: Work | null;
}

const other: Readonly<Record<Colour, Colour>> = { blue: 'red', red: 'blue' };

/**
 * By colour, for each die in the order in which it was thrown. `mine`: the botte of the Musketeer. `shot`: his pistol is
 * one sword more (MR-14.5), and lies behind his dice; it is no part of a botte.
 */
export function lanesOf(duel: DuelScene, mine: Botte, shot = false): Record<Colour, Lane[]> {
  const shots: readonly Face[] = shot && duel.thrown.blue.length > 0 ? ['sword'] : [];
  const thrown = { ...duel.thrown, blue: [...duel.thrown.blue, ...shots] };
  const lanes = { blue: new Map<number, number>(), red: new Map<number, number>() };
  const paired = { blue: new Set<number>(), red: new Set<number>() };
  const free = (colour: Colour, face: Face) =>
    thrown[colour].flatMap((shown, die) => (shown === face && !lanes[colour].has(die) ? [die] : []));
  let lane = 0;
  for (const colour of ['blue', 'red'] as const) {
    const shields = free(other[colour], 'shield');
    for (const sword of free(colour, 'sword').slice(0, shields.length)) {
      const shield = shields.shift() ?? 0;
      lanes[colour].set(sword, lane);
      lanes[other[colour]].set(shield, lane);
      paired[colour].add(sword);
      paired[other[colour]].add(shield);
      lane += 1;
    }
  }
  for (const colour of ['blue', 'red'] as const) {
    const rest = (['sword', 'shield', 'fleur'] as const).flatMap((face) => free(colour, face));
    for (const [i, die] of rest.entries()) lanes[colour].set(die, lane + i);
  }
  const of = (colour: Colour): Lane[] => {
    const works = worksOf(
      duel,
      colour,
      colour === 'blue' ? mine : duel.botte,
      paired[colour],
      thrown[colour],
    );
    return thrown[colour].map((_, die) => ({
      lane: lanes[colour].get(die) ?? 0,
      work: works?.[die] ?? null,
    }));
  };
  return { blue: of('blue'), red: of('red') };
}

/** A botte comes before all else (MR-9.9, 9.10); without one, swords and shields count (MR-9.11). */
function worksOf(
  { met, hits, thrown }: DuelScene,
  colour: Colour,
  botte: Botte,
  paired: ReadonlySet<number>,
  all: readonly Face[],
): Work[] | null {
  if (met?.musketeer || met?.opponent) {
    const hasMet = colour === 'blue' ? met.musketeer : met.opponent;
    const part = hasMet ? partOf(botte, thrown[colour]) : new Set<number>();
    return all.map((_, die) => (part.has(die) ? 'botte' : 'idle'));
  }
  if (!hits) return null;
  return all.map((face, die) => {
    if (face === 'sword') return paired.has(die) ? 'parried' : 'flies';
    return paired.has(die) ? 'parries' : 'idle';
  });
}

/** The dice that make up a botte; its other symbols are swords or shields that are left. */
function partOf(botte: Botte, faces: readonly Face[]): Set<number> {
  const part = new Set<number>();
  const take = (wanted: readonly Face[], count: number) => {
    for (const [die, face] of faces.entries()) {
      if (count === 0) return;
      if (part.has(die) || !wanted.includes(face)) continue;
      part.add(die);
      count -= 1;
    }
  };
  for (const face of ['fleur', 'sword', 'shield'] as const) take([face], botte[face]);
  take(['sword', 'shield'], botte.other);
  return part;
}
