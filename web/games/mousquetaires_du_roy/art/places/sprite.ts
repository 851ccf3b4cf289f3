import { svg } from 'lit';
import type { Engraving } from '../../../../lib/art/engravings';
import { plate } from '../../../../lib/art/plate';
import { crown } from './crown';
import { road } from './road';
import { stages } from './stages';
import { town } from './town';

export const places = { ...crown, ...town, ...road, ...stages };
export type PlaceId = keyof typeof places;

export const placeSymbols: readonly Engraving[] = Object.entries(places).map(
  ([id, work]) =>
    () =>
      plate(`mk-roy-place-${id}`, '0 0 160 110', svg`<g stroke-width=".85">${work()}</g>`),
);
