/**
 * The art of Mousquetaires du Roy, by the names of the engine's plain data. Whoever imports it brings the drawings into the
 * page; like all our pictures these are `aria-hidden`, and the caller gives the words.
 *
 * - `place('paris')`: the eight places, and the boards 'inn', 'calais', 'england', 'galleries'; fills its box, good as a header
 *   from 90 px. `board()`: the map, which fills its positioned parent, `chart()`: what it lies on; `building('paris')`: what stands on it there.
 * - `pawn('athos')`: one of the team on the map, by his face; `suspect(known)`: Milady on it. As wide as `--pawn` says.
 * - `die('blue', 'sword', …)`, as wide as `--die` says: 'tumbling' rolls to its face, 'lit', 'dim', 'parried'.
 *   `faceMark('fleur')`: a face in the running text; `forceSign(3)`: how many dice an adversary throws. Blue dice are round,
 *   red ones notched.
 * - `hero('athos', …)`, `foe('jussac', 3, …)`, `foe('hidden')` for Milady in hiding, `bystander('constance')`: medallions as
 *   wide as `--figure` says, good from 40 px: 'active', 'choice', 'dim', 'fallen'.
 * - `token('pistole')`: equipment, improvements, tracks, Epic token, life, wound, validation, tokens of the quest ('quest'
 *   is face down); in the size of the letters round it, or as wide as you say. `skill('panache')` likewise.
 * - `door({token: 'quest', up: false})`: a door of the quest, shut, open or empty; `doorway('trap')`: it opens, and what is
 *   behind it is seen. Both fill their box.
 * - `siegeTown()`, `siegeCamp()`, `emplacement(true)`, `standardOfSiege()`: what the siege of La Rochelle is put together from.
 * - `hourglass`, `jewels`, `rampart`, `cord`, `ladder`, `ribbon`: instruments, drawn as the match stands; they fill their box.
 * - `adventure('combat')`, `perfidy('renforts')`, `ambush('assassin')`, `mission('louvre', 'dette_de_jeu')`,
 *   `placeCard('paris')`, `back('adventure')`: cards as wide as `--card` says, good from 56 px; 'small' leaves what counts.
 */
import './engravings';

export { board, chart } from './board';
export * from './cards';
export { type Colour, type DieState, die, type Face, faceMark, forceSign, restingDie } from './dice';
export { bystander, type FigureState, foe, hero } from './figures';
export { cord, hourglass, jewels, ladder, rampart, ribbon } from './instruments';
export { pawn, suspect } from './pawns';
export { building } from './places/buildings';
export { door, doorway } from './places/doors';
export { place } from './places/place';
export { emplacement, siegeCamp, siegeTown, standardOfSiege } from './places/siege';
export type { PlaceId } from './places/sprite';
export { forceOf, skill, type TokenId, token } from './tokens';
