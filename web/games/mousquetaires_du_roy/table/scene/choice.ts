/** What may be done now, looked up in the engine's list: legality is never decided here. */
import type { Action, ActionType, Legal, Place, View } from '../../../../generated/mousquetaires_du_roy';

/** The action with that type, of those that share a shape. */
type Of<T extends ActionType> =
  Extract<Action, { type: unknown }> extends infer A
    ? A extends { type: infer U }
      ? T extends U
        ? A & { type: T }
        : never
      : never
    : never;

/** All actions of a type. */
export const all = <T extends ActionType>(legal: Legal | null, type: T): Of<T>[] =>
  (legal?.actions ?? []).filter((action) => action.type === type) as Of<T>[];

/** The action of a type about a thing, if it is allowed. */
export const find = (legal: Legal | null, type: ActionType, what?: unknown): Action | null =>
  legal?.actions.find(
    (action) => action.type === type && (what === undefined || ('what' in action && action.what === what)),
  ) ?? null;

/** By what a button that does it is found. */
export const doing = (action: Action): string => `${action.type}-${'what' in action ? action.what : ''}`;

export type Way = Of<'move'> | Of<'ride'>;
export const isWay = (action: Action): action is Way => action.type === 'move' || action.type === 'ride';

/** What nobody takes back: *Dead end* (MR-12.13), and to ask at Richelieu's whether Milady is there (MR-19.2). */
export const isFinal = (action: Action, { milady }: View): boolean =>
  action.type === 'close' || (isWay(action) && action.what === 'richelieu' && milady.seen_at === null);

/** How he goes somewhere: nobody walks who may ride, which costs him nothing (MR-14.9). */
export const wayTo = (legal: Legal | null, place: Place): Way | null =>
  [...all(legal, 'ride'), ...all(legal, 'move')].find(({ what }) => what === place) ?? null;

/** Places that may be touched on the board now, to go there or to name them. */
export const places = (legal: Legal | null): ReadonlySet<Place> =>
  new Set(
    (['move', 'ride', 'destination', 'close'] as const).flatMap((type) =>
      all(legal, type).map(({ what }) => what),
    ),
  );

/** Whoever has used no action yet may have pressed twice where his turn was begun. */
export const hasJustBegun = ({ asking, active, actions, musketeers }: View): boolean =>
  asking === 'action' && active !== null && actions === musketeers[active]?.allowance;

/**
 * Whether another of the same player's acts next: then what ends a turn can be taken back, as long as none of them has done
 * anything.
 */
export function isFollowed({ active, musketeers }: View): boolean {
  const owner = active === null ? undefined : musketeers[active]?.owner;
  const rest = musketeers.filter((one, who) => one.due && who !== active);
  return rest.length > 0 && rest.every((one) => one.owner === owner);
}
