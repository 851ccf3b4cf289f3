/** Where Milady has been, turn by turn: nothing but what everybody has been told (MR-10.8, MR-19.2, MR-19.5). */
import type { Event, Place, View } from '../../../../generated/mousquetaires_du_roy';
import { list, t } from '../../../../lib/i18n';
import { atPlace } from '../../words';
import { sentence } from '../scene/sentences';

interface Sighting {
  readonly turn: number;
  readonly place: Place;
}

/** Of each turn where she was first seen: from there Rochefort may have fled with her. */
export function sightings(story: readonly Event[]): Sighting[] {
  const found = new Map<number, Sighting>();
  let turn = 0;
  for (const event of story) {
    if (event.type === 'turn_started') turn = event.turn;
    if (event.type === 'milady_revealed' && !found.has(turn)) found.set(turn, { turn, place: event.place });
  }
  return [...found.values()];
}

/** So many of them are told. */
const LAST = 4;

/** The last of them in a sentence, the newest first; empty before the first. */
export function trail(story: readonly Event[]): string {
  const last = sightings(story).slice(-LAST).toReversed();
  const places = last.map(({ turn, place }) => t('mr-trail-place', { place: atPlace(place), turn }));
  return places.length === 0 ? '' : t('mr-trail', { places: list(places) });
}

/** Who caught her in the turn that ends, and what it costs her; null where nobody did. `turn`: its events. */
export function caught(turn: readonly Event[], { side }: View): string | null {
  const found = turn.find((one) => one.type === 'milady_revealed');
  if (!found || found.cause === 'end') return null;
  const fled = turn.some(({ type }) => type === 'rochefort_fled') ? 'yes' : 'no';
  return sentence('mr-night-caught', {
    cause: found.cause,
    place: atPlace(found.place),
    fled,
    side: side ?? 'none',
  });
}
