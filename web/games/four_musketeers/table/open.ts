/** What lies open of all while a match is watched with all cards open: hands and roles as their owners see them. */
import type { LifeCard, Seat, SwordCard, View } from '../../../generated/four_musketeers';
import type { Scene } from './scene';

/** The scene with every hand and every role in it; `views` are every player's own. */
export function allOpen(scene: Scene, views: readonly View[] | null): Scene {
  if (views === null) return scene;
  const viewOf = (seat: Seat) => views[scene.seats[seat]?.owner ?? 0];
  const struck = (seat: Seat) => scene.strikes.find((strike) => strike.seat === seat);
  return {
    ...scene,
    hands: scene.hands.map((hand, seat) => hand ?? handOf(viewOf(seat), seat, struck(seat)?.card ?? null)),
    characters: scene.characters.map((one, at) => ({ ...one, role: one.role ?? roleOf(viewOf(at), at) })),
  };
}

/** What has been struck with since has left the hand. */
const handOf = (view: View | undefined, seat: Seat, gone: SwordCard | null): SwordCard[] | null =>
  view?.hands[seat]?.filter((card) => card !== gone) ?? null;

const roleOf = (view: View | undefined, at: number): LifeCard | null => view?.characters[at]?.role ?? null;
