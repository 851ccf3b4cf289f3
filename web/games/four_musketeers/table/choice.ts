/** What the player has touched so far, and the action it amounts to. Legality is the engine's: we only match its list. */
import type {
  Action,
  Frame,
  Legal,
  Setting,
  SettingValue,
  Standing,
  SwordCard,
} from '../../../generated/four_musketeers';
import { numberOf, type People } from './people';
import type { Scene } from './scene';
import { fightsOf, harms } from './stakes';

/** The strike with that card, if it is allowed: open, or as a shadow strike with the card as its discard (FM-6.2). */
export function strikeWith(legal: Legal | null, card: SwordCard | null, shadow: boolean): Action | null {
  const found = legal?.actions.find(
    (action) => action.type === 'strike' && action.card === card && action.shadow === shadow,
  );
  return found ?? null;
}

/** The strike with the last card of a hand, where there is no other; whoever learns makes it himself. */
export function lone({ decision, legal, lesson, problem }: Frame): Action | null {
  const [only = null, ...others] = legal?.actions ?? [];
  if (decision?.kind !== 'strike' || others.length > 0 || lesson !== null || problem !== null) return null;
  return only;
}

/** Whether it is asked which of several strikes to make; a problem asks what they bring. */
export const isWeighed = ({ decision, legal, problem }: Frame): boolean =>
  decision?.kind === 'strike' && problem === null && (legal?.actions.length ?? 0) > 1;

/** Whether others may still answer the strike that is asked for, so that chances can be told of it (FM-20.23). */
export const hasChances = (frame: Frame): boolean => isWeighed(frame) && frame.legal?.certain === false;

/**
 * The card to spend where all that may be struck openly come to the same for certain, and to no harm that the shadow might
 * keep off: the lowest, or, where the one that is left strikes a neighbour (FM-7.1), the highest. Null where there is
 * something to choose, and to whoever learns.
 */
export function spare(
  { decision, legal, view, lesson, problem }: Frame,
  scene: Scene,
  people: People,
): SwordCard | null {
  const isAsked = decision?.kind === 'strike' && lesson === null && problem === null;
  if (!isAsked || !legal?.certain || typeof view.turn !== 'number') return null;
  const open = (view.hands[view.turn] ?? []).filter((card) => strikeWith(legal, card, false) !== null);
  if (open.length > 1 && !legal.alike) return null;
  const [first = null] = open.map((card) => previewOf(legal, card));
  const isHarm = (after: Standing) => harms(after, scene, people);
  if (first !== null && isHarm(first) && !legal.shadow.every(({ standing }) => isHarm(standing))) return null;
  const sorted = open.toSorted((one, other) => numberOf(one) - numberOf(other));
  return sorted.at(scene.inHand === fightsOf(scene) - 1 ? -1 : 0) ?? null;
}

/**
 * The strike that makes itself after a while: there is no other; a hit comes whatever is struck; or with the last card
 * neither it nor the shadow can change how the fight ends. Whoever learns makes it himself.
 */
export function foregone(frame: Frame, scene: Scene, people: People): Action | null {
  const { legal, view } = frame;
  const card = spare(frame, scene, people);
  const after = previewOf(legal, card);
  if (!legal || after === null || typeof view.turn !== 'number') return lone(frame);
  const isLast = view.hands[view.turn]?.length === 1;
  const isSame = legal.shadow.every(
    ({ standing: { line, lowest } }) => line === after.line && lowest === after.lowest,
  );
  return harms(after, scene, people) || (isLast && isSame) ? strikeWith(legal, card, false) : lone(frame);
}

/** Which ways of striking are open at all. */
export function ways(legal: Legal | null): { open: boolean; shadow: boolean } {
  const strikes = (legal?.actions ?? []).filter((action) => action.type === 'strike');
  return {
    open: strikes.some(({ shadow }) => !shadow),
    shadow: strikes.some(({ shadow }) => shadow),
  };
}

/** What an open strike with that card would make of the fight so far; null where nobody can know. */
export function previewOf(legal: Legal | null, card: SwordCard | null): Standing | null {
  const action = strikeWith(legal, card, false);
  return (action && legal?.previews[legal.actions.indexOf(action)]) ?? null;
}

/** Whether nothing that is still unknown can hit the player once he has struck openly with that card (FM-20.21). */
export function isSpared(legal: Legal | null, card: SwordCard | null): boolean {
  const action = strikeWith(legal, card, false);
  return (action && legal?.spared[legal.actions.indexOf(action)]) ?? false;
}

/** What may be set for the next round of a solitaire: the values beside the present one (FM-16.8). */
export function settings(legal: Legal | null): ReadonlyMap<Setting, readonly SettingValue[]> {
  const found = new Map<Setting, SettingValue[]>();
  for (const action of legal?.actions ?? [])
    if (action.type === 'change_setting')
      found.set(action.setting, [...(found.get(action.setting) ?? []), action.value]);
  return found;
}
