/** How a match ended: ducats as towers of coins, so that the standing is seen before it is read; and by how much (MU-9). */
import { html } from 'lit';
import { hand } from '../../../generated/components-musketiere';
import type { Frame } from '../../../generated/musketiere';
import { list, t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import type { Mood } from '../../../lib/table/end';
import { nameOf, type Roster, who, whoIs } from '../../../lib/table/roster';
import { portrait } from '../art';
import { cardValue, type Stone, stoneAt, sumOf } from './cards';
import { personsOf } from './faces';
import { areWeak } from './sentences';

/** Coins of the highest tower. */
const HIGHEST = 12;

/** `compared`: what was made of both hands, where they were exchanged. */
export function tale(frame: Frame, roster: Roster, mood: Mood, compared: string | null = null) {
  const totals = frame.view.totals;
  const most = Math.max(1, ...totals);
  const winners = frame.outcome?.winners ?? [];
  const faces = personsOf(roster.names);
  const ranked = [...totals.entries()].sort(([, a], [, b]) => b - a); // as in the list below
  const picture = html`
    <ul class="towers">
      ${ranked.map(
        ([
          seat,
          total,
        ]) => html`<li class=${winners.includes(seat) ? 'tower--first' : ''} ${vars({ '--coins': Math.round((total / most) * HIGHEST) })}>
          <span class="face">${portrait(faces[seat] ?? 'dartagnan', winners.includes(seat) ? 'glad' : seat === roster.viewer ? 'sad' : 'cross')}</span>
          <b>${total}</b><i></i><span>${whoIs(roster, seat)}</span>
        </li>`,
      )}
    </ul>
  `;
  const { why, ...said } = margin(totals, winners, roster, mood);
  const more = why === null ? null : decided(frame, winners[0] ?? 0, roster, mood);
  const all = [why, more, madeOf(frame, roster), compared].filter((one) => one !== null);
  return { ...said, why: all.length === 0 ? null : all.join(' '), picture };
}

/** What the viewer has made of a hand that was weak and the weakest: said where every card dealt has been seen, after nine duels of the only game. */
function madeOf({ view, outcome }: Frame, { viewer }: Roster): string | null {
  const { duels, game, last_game: last } = view;
  if (viewer === null || game > 1 || last?.reason !== 'nine_duels') return null;
  const dealt = last.pay.map(({ cards }, seat) => [
    ...cards,
    ...duels.flatMap((duel) => duel.cards[seat] ?? []),
  ]);
  const [own = []] = dealt.splice(viewer, 1);
  const isWeakest = dealt.every((cards) => cards.length === hand && sumOf(cards) > sumOf(own));
  if (own.length !== hand || !areWeak(own) || !isWeakest) return null;
  const ranking = outcome?.ranking ?? [];
  const rank = ranking.find(({ seat }) => seat === viewer)?.rank ?? ranking.length;
  const isLast = rank > 1 && ranking.every((one) => one.rank <= rank);
  const isShared = rank === 1 && ranking.some((one) => one.rank === 1 && one.seat !== viewer);
  return t('end-weak', { rank: isShared ? 'shared' : isLast ? 'last' : rank });
}

/** Ducats: so few part a narrow victory from a shared one, so many a clear one. */
const NARROW = 1;
const CLEAR = 20;

/** The stones of the last game without which another would have won, or the reader himself: gems of the winner, or a prison of his. */
function decided(
  { view: { totals, last_game: last } }: Frame,
  winner: number,
  roster: Roster,
  mood: Mood,
): string | null {
  /** The numbers under such stones that are more than so many. */
  const under = (seat: number, stone: Stone, least: number) => {
    const { cards = [], row = '' } = last?.pay[seat] ?? {};
    const values = cards.filter((_, place) => stoneAt(row, place) === stone).map(cardValue);
    return values.filter((value) => value > least).sort((a, b) => b - a);
  };
  const first = totals[winner] ?? 0;
  const { viewer } = roster;
  if (mood === 'lost' && viewer !== null) {
    const [value] = under(viewer, 'P', first - (totals[viewer] ?? 0));
    if (value !== undefined) return t('end-jailed', { value });
  }
  const second = Math.max(...totals.toSpliced(winner, 1));
  const values = under(winner, 'G', first - second).map(String);
  return values.length === 0
    ? null
    : t('end-gem', { ...who(roster, winner), values: list(values), count: values.length });
}

/** By how many ducats it was won or lost, and what to say to that. */
function margin(
  totals: readonly number[],
  winners: readonly number[],
  roster: Roster,
  mood: Mood,
): { readonly title?: string; readonly why: string | null } {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return { why: null };
  const first = totals[winner] ?? 0;
  const second = Math.max(...totals.toSpliced(winner, 1));
  const seconds = [...totals.keys()].filter((seat) => seat !== winner && totals[seat] === second);
  const title = (count: number) => {
    const by = count <= NARROW ? 'narrow' : count >= CLEAR ? 'clear' : 'plain';
    return mood === 'seen' ? {} : { title: t(`end-${mood}`, { by, other: nameOf(roster, winner) }) };
  };
  if (mood === 'lost' && roster.viewer !== null) {
    const count = first - (totals[roster.viewer] ?? 0);
    return { ...title(count), why: t('end-missing', { count, other: nameOf(roster, winner) }) };
  }
  const count = first - second;
  const other = list(seconds.map((seat) => nameOf(roster, seat)));
  return { ...title(count), why: t('end-ahead', { count, other }) };
}
