import type { Place } from '../../../../generated/mousquetaires_du_roy';

/** The map's own measure; its drawing has the same. */
export const FIELD = { width: 720, height: 400 } as const;

/**
 * Where each place lies on the map, its label included: left, top, width, height. They are touched on a phone too, where the
 * map is half as large: so none lies over another, and none is smaller than a thumb there.
 */
export const SPOTS: Readonly<Record<Place, readonly [number, number, number, number]>> = {
  quest: [4, 6, 188, 176],
  la_rochelle: [4, 252, 186, 142],
  richelieu: [200, 14, 178, 116],
  miladys_house: [532, 10, 172, 128],
  louvre: [200, 134, 176, 126],
  paris: [380, 122, 150, 142],
  bastille: [536, 148, 172, 130],
  vieux_colombier: [314, 280, 226, 114],
};
