/** Where Milady may be, and Rochefort with her, by what whoever looks knows. */
import type { Place, View } from '../../../../generated/mousquetaires_du_roy';

/** Whether Milady, whom this reader does not see, can be there by what everybody knows. */
export const mayHide = (place: Place, { milady }: View): boolean =>
  milady.own === null && milady.seen_at === null && milady.may_be.includes(place);

/** Whether Rochefort steps in where whoever acts attempts something, unless he is out of action (MR-10.6). */
export function stepsIn(view: View): 'perhaps' | 'surely' | 'no' {
  const one = view.musketeers[view.active ?? 0];
  const { seen_at, rochefort } = view.milady;
  if (!one || one.power === 'rochefort_immune' || rochefort.wounds >= rochefort.life) return 'no';
  if (one.place === seen_at) return 'surely'; // MR-10.12
  return mayHide(one.place, view) ? 'perhaps' : 'no';
}
