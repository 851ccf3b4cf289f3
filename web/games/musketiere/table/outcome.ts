/**
 * What a duel has come to: in large words while it is told, and in a line until the next one is (MU-5, MU-6); and what the
 * next one may come to that none before it could.
 */
import { duels } from '../../../generated/components-musketiere';
import type { Card, Event, Frame } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import type { Cry } from '../../../lib/table/cry';
import { type Roster, who } from '../../../lib/table/roster';
import { cardValue, isFull, isNearEnd, pointsOf } from './cards';
import { isRobbed } from './faces';
import type { Scene, Verdict } from './scene';
import { isFar, mayWin, tell } from './sentences';

/** `pay`: the viewer’s own, where he knows it. */
export function cryOf(event: Event | null, roster: Roster, pay: readonly Card[] | null): Cry | null {
  const doubled =
    event?.type === 'gem_taken' && event.seat === roster.viewer ? pay?.[event.place] : undefined;
  if (doubled !== undefined) {
    const worth = pointsOf(doubled, 'G');
    return worth > 0 ? { words: t('cry-gem', { value: cardValue(doubled), worth }), weight: 'gain' } : null;
  }
  if (event?.type === 'gem_taken' && event.source !== 'centre') {
    const [victim] = event.source;
    const names = { name: roster.names[event.seat] ?? '', other: roster.names[victim] ?? '' };
    const robbed = victim === roster.viewer ? pay?.[event.source[1]] : undefined;
    const lost = robbed === undefined ? 0 : cardValue(robbed); // the gem had doubled it
    if (victim === roster.viewer) return { words: t('cry-robbed', { ...names, lost }), weight: 'hit' };
    return event.seat === roster.viewer ? null : { words: t('cry-robs', names), weight: 'light' };
  }
  if (event?.type === 'prison_taken' && event.seat === roster.viewer) {
    const jailed = pay?.[event.place];
    const value = jailed === undefined ? 0 : cardValue(jailed);
    return value >= DEAR ? { words: t('cry-prison', { value }), weight: 'hit' } : null;
  }
  if (event?.type !== 'duel_decided') return null;
  const { won, seat, sum, strength } = event;
  const whose = who(roster, seat);
  const words = won
    ? t('cry-won', { ...whose, over: sum - strength })
    : t('cry-lost', { ...whose, short: strength - sum });
  return { words, weight: isAnothers(seat, roster) ? 'light' : won ? 'gain' : 'hit' };
}

/** Of a card of less nobody cries out that it goes to prison. */
const DEAR = 6;

/**
 * What the cry leaves open: of a duel why that card decided it, where numbers do not say it (whose it was is marked, and what
 * is asked next says it); of a stone why it is taken from another player.
 */
export function afterCry(event: Event, roster: Roster): string {
  if (event.type === 'gem_taken' || event.type === 'prison_taken') return whyTaken(event) ?? NOTHING;
  if (event.type !== 'duel_decided') return tell(event, roster) ?? NOTHING;
  return event.by_swords ? t('tell-by-swords') : NOTHING;
}

/** A line keeps its height. */
const NOTHING = '\u00a0';

/** Whether what a duel came to is another’s to take or to bear; to an onlooker it is nobody’s. */
const isAnothers = (seat: number, { viewer }: Roster): boolean => viewer !== null && seat !== viewer;

/** In which light that lies: who has been robbed has not won. */
export const lightOf = ({ won, seat }: Verdict, robbed: boolean, roster: Roster): string =>
  `${won && !robbed ? 'table--won' : 'table--lost'} ${!robbed && isAnothers(seat, roster) ? 'table--others' : ''}`;

/** Why something is taken from another player (MU-5.5, MU-6.3); null of what comes from the middle. */
export function whyTaken(event: Event | null): string | null {
  const taken = event?.type === 'gem_taken' || event?.type === 'prison_taken';
  if (!taken || event.source === 'centre') return null;
  return t('why-taken', { what: event.type === 'gem_taken' ? 'gem' : 'prison' });
}

/** Why a stone stays where that seat has laid it (MU-11.10); null where it did something else since. */
export function whyKept(told: readonly Event[], seat: number | null): string | null {
  const did = told.findLast(
    (event) =>
      'seat' in event && event.seat === seat && (moves.has(event.type) || event.type === 'choice_made'),
  );
  return did !== undefined && moves.has(did.type) ? t('undo-none-stone') : null;
}

/** Whether the viewer has been robbed by whoever won the duel that is told, or was the last one. */
export function wasRobbed(told: readonly Event[], { viewer }: Roster): boolean {
  const at = told.findLastIndex(({ type }) => type === 'duel_decided');
  return viewer !== null && told.slice(at + 1).some((event) => isRobbed(viewer, event));
}

/**
 * How the duel before ended, and then what that cost or brought; nothing before the first one of a game, nor what the reader
 * has `seen` told.
 */
export function lastDuel(told: readonly Event[], roster: Roster, seen: Event | null): readonly string[] {
  const at = told.findLastIndex(({ type }) => type === 'duel_decided' || type === 'game_started');
  const duel = told[at];
  if (duel?.type !== 'duel_decided' || duel === seen) return [];
  const { won, sum, strength } = duel;
  const what = told.slice(at).flatMap((event) => (moves.has(event.type) ? [tell(event, roster) ?? ''] : []));
  return [t(won ? 'last-duel-won' : 'last-duel-lost', { sum, strength }), ...what];
}

/**
 * What is done after the next duel that was not before: the game ends (MU-8.1), for which the winner needs a free card
 * (MU-5.9), or else what lies in the middle no more is taken from another (MU-5.5, MU-6.3). Null where no cards are left to
 * fight with; only what losing brings where nobody can win.
 */
export function atStake(
  { centre, rows, handCounts }: Pick<Scene, 'centre' | 'rows' | 'handCounts'>,
  { names, viewer }: Roster,
  isLost: boolean,
): string | null {
  if (isLost && centre.prisons > 0) return null;
  if (rows.includes('GGG') || handCounts.every((count) => count === 0)) return null;
  const [third] = thirdsAtStake({ rows, handCounts }, isLost).map((seat) =>
    t('stake-third', { you: seat === viewer ? 'yes' : 'no', name: names[seat] ?? '' }),
  );
  if (third !== undefined) return third;
  const { gems, prisons } = centre;
  if (gems > 0 && prisons > 0) return null;
  const what = gems > 0 || isLost ? 'prisons' : prisons > 0 ? 'gems' : 'both';
  return t(viewer !== null && isFull(rows[viewer]) ? 'stake-full' : 'stake-empty', { what });
}

/**
 * Where nothing of that is at stake and the guard may well be reached, what a card may be saved for: of the guards that are
 * left those that are stronger.
 */
export function ahead(frame: Frame, scene: Scene): string | null {
  if (frame.lesson !== null || scene.duel === duels || !mayWin(frame, scene) || isFar(scene)) return null;
  const { guards_left, guard } = frame.view;
  const guards = new Set(guards_left.filter((strength) => strength > (guard ?? 0)));
  return guards.size === 0 ? t('ahead-none') : t('ahead-stronger', { guards: [...guards].join(', ') });
}

/** Whose third gem may end the game: nobody’s where nobody can win, or after the last duel, when it is over anyway. */
export const thirdsAtStake = (
  { rows, handCounts }: Pick<Scene, 'rows' | 'handCounts'>,
  isLost: boolean,
): number[] =>
  isLost || handCounts.every((count) => count <= 1)
    ? []
    : [...rows.keys()].filter((seat) => isNearEnd(rows[seat]));

/** What is done with gems and prisons. */
const moves: ReadonlySet<Event['type']> = new Set([
  'gem_taken',
  'prison_taken',
  'prison_freed',
  'gem_returned',
]);
