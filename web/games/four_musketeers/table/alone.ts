/** Where no strike stands and one is still to come, that one stands alone, unless its number lies there already (FM-5.4). */
import type { Seat, Standing } from '../../../generated/four_musketeers';
import { infoOf, type Scene } from './scene';

/** Whom it would then hit; null where it is not so, or would not hurt whom it counts for (FM-9.2). */
export function hitAlone({ lowest }: Standing, scene: Scene): Seat | null {
  const [last, ...others] = scene.order.slice(scene.strikes.length + 1);
  if (lowest !== null || !last || others.length > 0 || last.target === 'X') return null;
  const isKept = last.target === scene.stone || infoOf(scene, last.target)?.defeated;
  return isKept ? null : last.target;
}
