/** Milady's set-up with one press: the tokens of the quest by chance, and all before the first turn as it is counselled. */
import type { Action, Frame } from '../../../../generated/mousquetaires_du_roy';
import type { Settings } from '../../../../lib/settings';
import { told } from '../counsel/lead';
import { all, find } from '../scene/choice';

/** `chance`: only the tokens, which she then looks at; `advised`: everything that is left before the first turn. */
export type SettingUp = 'chance' | 'advised';

type Asked = Pick<Frame, 'legal' | 'problem' | 'view'>;

/** What can be left to it now: to the counsel only by whom it advises. */
export function offered(frame: Asked, hints: Settings['hints']): SettingUp[] {
  const { legal, view } = frame;
  const found: SettingUp[] = all(legal, 'lay_token').length > 0 ? ['chance'] : [];
  const isAdvised = hints === 'on' && view.turn === 0 && view.side === 'milady';
  return isAdvised && advised(frame, () => 0) ? [...found, 'advised'] : found;
}

/** What is done next; null once it is over. `draw`: chance, for what nobody may foresee. */
export function laid(how: SettingUp | null, frame: Asked, draw: () => number): Action | null {
  return how === 'advised' ? advised(frame, draw) : how === 'chance' ? byChance(frame, draw) : null;
}

function byChance({ legal }: Asked, draw: () => number): Action | null {
  const tokens = all(legal, 'lay_token');
  return tokens[Math.floor(draw() * tokens.length)] ?? null;
}

function advised(frame: Asked, draw: () => number): Action | null {
  const { legal, view } = frame;
  if (view.turn > 0) return null;
  if (view.asking === 'lay') return byChance(frame, draw) ?? find(legal, 'done');
  return told('best', frame);
}
