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
import { fightsOf, isUnwelcome } from './stakes';

/** The strike with that card, if it is allowed: open, or as a shadow strike with the card as its discard (FM-6.2). */
export function strikeWith(legal: Legal | null, card: SwordCard | null, shadow: boolean): Action | null {
  const found = legal?.actions.find(
    (action) => action.type === 'strike' && action.card === card && action.shadow === shadow,
  );
  return found ?? null;
}

/** Whether it belongs to a lesson or a problem: whoever learns does each thing himself. */
export const isTaught = ({ lesson, problem }: Frame): boolean => lesson !== null || problem !== null;

/** Whether a strike is asked for that may make itself. */
const isPlayed = (frame: Frame): boolean => frame.decision?.kind === 'strike' && !isTaught(frame);

/** Whether the shadow can end the fight no other way than that. */
const isFixed = ({ line, lowest }: Standing, { shadow }: Legal): boolean =>
  shadow.every(({ standing }) => standing.line === line && standing.lowest === lowest);

export const LET_IT_HIT: Action = { type: 'use_replay', use: false };

/** Nobody cancels a hit on the villain: the free replay is offered to whoever takes back that it was let happen (FM-17.3). */
export function unasked({ decision, view }: Frame): Action | null {
  const isWanted = view.pending === 'b' || view.pending === 'd'; // FM-9.2
  return decision?.kind === 'use_replay' && isWanted ? LET_IT_HIT : null;
}

/**
 * Whether an open strike with that card does the reader, or a friend, a harm for certain that the shadow might keep off or
 * turn to another: then nothing but his own touch chooses between them.
 */
export function isOpenToShadow(
  legal: Legal | null,
  card: SwordCard | null,
  scene: Scene,
  people: People,
): boolean {
  const after = legal?.certain ? previewOf(legal, card) : null;
  return legal !== null && after !== null && isUnwelcome(after, scene, people) && !isFixed(after, legal);
}

/** Whether it does such a harm, and another card or the shadow might not. */
export function isDoubtful(
  legal: Legal | null,
  card: SwordCard | null,
  scene: Scene,
  people: People,
): boolean {
  const after = legal?.certain && !legal.alike ? previewOf(legal, card) : null;
  return (after !== null && isUnwelcome(after, scene, people)) || isOpenToShadow(legal, card, scene, people);
}

/** Whether there is but one strike: the last card, with no shadow to throw it away for. */
export const isForced = (frame: Frame): boolean => isPlayed(frame) && frame.legal?.actions.length === 1;

/** The strike that makes itself: there is no other, and it does not decide the fight: that waits for the player’s touch. */
export const lone = (frame: Frame): Action | null =>
  isForced(frame) && frame.legal?.certain === false ? (frame.legal.actions[0] ?? null) : null;

/** Whether that one decides the fight: it is a moment, and no choice. */
export const isLast = (frame: Frame): boolean => isForced(frame) && frame.legal?.certain === true;

/** Whether it is asked which of several strikes to make; a problem asks what they bring. */
export const isWeighed = ({ decision, legal, problem }: Frame): boolean =>
  decision?.kind === 'strike' && problem === null && (legal?.actions.length ?? 0) > 1;

/** Whether it is asked which way a fight shall go; a problem asks what that brings. */
export const isTurned = ({ decision, problem }: Frame): boolean =>
  decision?.kind === 'choose_direction' && problem === null;

/** Whether others still answer what is asked, so that chances can be told of it (FM-20.23). */
export const hasChances = (frame: Frame): boolean =>
  isTurned(frame) || (isWeighed(frame) && frame.legal?.certain === false);

/**
 * The card that lies ready: the only one of a hand; and where all that may be struck openly come to the same for certain, to
 * whoever does not learn, the lowest, or, where the one that is left strikes a neighbour (FM-7.1), the highest. Null where
 * there is something to choose.
 */
export function ready(frame: Frame, scene: Scene, people: People): SwordCard | null {
  const { legal, view, decision } = frame;
  if (decision?.kind !== 'strike' || typeof view.turn !== 'number') return null;
  const hand = view.hands[view.turn] ?? [];
  const open = hand.filter((card) => strikeWith(legal, card, false) !== null);
  if (hand.length === 1) return hand[0] ?? null;
  if (isOpenToShadow(legal, open[0] ?? null, scene, people)) return null;
  if (!isPlayed(frame) || !legal?.certain || (open.length > 1 && !legal.alike)) return null;
  const sorted = open.toSorted((one, other) => numberOf(one) - numberOf(other));
  return sorted.at(scene.inHand === fightsOf(scene) - 1 ? -1 : 0) ?? null;
}

/** Cards of one number are one choice (FM-1.3): each bears the best of the marks that lie on any of them. */
export function markedByNumber<M extends { readonly place: number | null }>(
  marks: ReadonlyMap<string, M>,
  cards: readonly SwordCard[],
): ReadonlyMap<string, M> {
  const worstFirst = [...marks].toSorted(([, one], [, other]) => (other.place ?? 1) - (one.place ?? 1));
  const best = new Map(worstFirst.map(([card, mark]) => [numberOf(card), mark]));
  return new Map(
    cards.flatMap((card) => {
      const mark = best.get(numberOf(card));
      return mark ? [[card, mark]] : [];
    }),
  );
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
