/** The scoring of a game: how each ducat came about. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Card, PayLine, Scoring, View } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import { nameOf, type Roster, who } from '../../../lib/table/roster';
import { cardFace, ducat } from '../art';
import { cardValue, type Stone, stoneAt } from './cards';
import { stone } from './place';
import { readable, type Sheet } from './scene';

/** The scoring of the game before, to be looked at again. */
export function sheetOf({ reason, seat, pay, totals }: Scoring): Sheet {
  const before = totals.map((total, at) => total - (pay[at]?.score ?? 0));
  return { reason, seat, pay, before, totals };
}

export function scoringSheet(sheet: Sheet, view: View, roster: Roster): TemplateResult {
  const target = view.options.match_end === 'target' ? Number(view.options.target_score) : 0;
  const most = Math.max(target, 1, ...(sheet.totals ?? sheet.before));
  return html`
    <p class="sheet__why">
      ${closing(sheet, roster)}
    </p>
    <ol class="sheet" ${vars({ '--seats': sheet.before.length })}>
      ${sheet.pay.map((row, seat) => line(row, seat, sheet, most, roster, isOnly(view)))}
    </ol>
    ${target > 0 ? html`<p class="sheet__target">${t('scores-target', { target })}</p>` : nothing}
  `;
}

/** Whether what one game brings is all there is: no tie is played on either (MU-9.7). */
export const isOnly = ({ options, game }: View): boolean => options.match_end === 'single' && game === 1;

/** What ended the game (MU-8.1, MU-8.2). */
export const closing = ({ seat }: Sheet, roster: Roster): string =>
  seat === null ? t('sheet-nine-duels') : t('sheet-three-gems', who(roster, seat));

/**
 * Where the pay that is told last leads: what it lacks of the best of the others, or by how much it leads; null of the first.
 * Those still to be told have what they brought into this game.
 */
export function standing(sheet: Sheet, roster: Roster): string | null {
  const { pay, before } = sheet;
  const seat = pay.length - 1;
  const line = pay[seat];
  if (!line || seat === 0) return null;
  const read = readable(sheet);
  const sum = line.points.slice(0, read).reduce((total, more) => total + more, before[seat] ?? 0);
  const totals = before.map((total, at) => total + (pay[at]?.score ?? 0));
  const others = [...totals.keys()].filter((at) => at !== seat);
  const other = others.reduce((first, at) => ((totals[at] ?? 0) > (totals[first] ?? 0) ? at : first));
  const best = totals[other] ?? 0;
  const whole = read === line.points.length;
  const how = sum > best ? (whole ? 'leads' : 'ahead') : sum === best ? 'level' : whole ? 'behind' : 'needs';
  return t(`pay-${how}`, {
    ...who(roster, seat),
    other: nameOf(roster, other),
    otherYou: other === roster.viewer ? 'yes' : 'no',
    count: Math.abs(sum - best),
  });
}

/** `once`: what one game brings is all there is, and not said again. */
function line(
  { cards, row, points, score }: PayLine,
  seat: number,
  sheet: Sheet,
  most: number,
  roster: Roster,
  once: boolean,
): TemplateResult {
  const before = sheet.before[seat] ?? 0;
  const total = before + score;
  return html`
    <li class="sheet__seat">
      <h3 title=${nameOf(roster, seat)}>${seat === roster.viewer ? t('table-you') : nameOf(roster, seat)}</h3>
      <ol class="sheet__pay">
        ${cards.map((card, place) => {
          const kind = stoneAt(row, place);
          return html`<li>
            ${paidCard(card, kind)}
            <span class="sheet__sum">${brought(card, kind, points[place] ?? 0)}</span>
          </li>`;
        })}
      </ol>
      <p class="sheet__score">${t('sheet-score', { count: score })} ${ducat()}</p>
      <p class="sheet__total">
        ${once ? nothing : html`<span>${t('sheet-total', { total })}</span>`}
        <span class="bar-line" aria-hidden="true" ${vars({ '--share': total / most, '--was': before / most })}><i></i></span>
      </p>
    </li>
  `;
}

/** How the ducats of a card came about (MU-8.4). */
export const brought = (card: Card, kind: Stone, points: number): string =>
  t(kind === '-' ? 'sheet-free' : `sheet-${kind}`, { value: cardValue(card), points });

/** A pay in a line, beside the ducats that it brought: the words are theirs. */
export const inShort = ({
  cards,
  row,
}: PayLine): TemplateResult => html`<span class="end__pay" aria-hidden="true">
  ${cards.map((card, place) => paidCard(card, stoneAt(row, place)))}
</span>`;

const paidCard = (
  card: Card,
  kind: Stone,
): TemplateResult => html`<span class="sheet__card ${kind === 'P' ? 'place--prison' : ''}">
  ${cardFace(card, 'small')}<span class="place__stone place__stone--${kind}">${stone(kind)}</span>
</span>`;
