/** A short name where there is little room, with the sign of what somebody has become. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Character, Direction, Fighter } from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import { arrowOf } from './circle';
import { type People, shortName } from './people';

/** Where a card strikes for a neighbour: beside it, and from the end of the row to its other end (FM-7.3). */
export function way(direction: Direction, seat: Fighter, row: readonly Fighter[]): TemplateResult {
  const isClockwise = direction === 'left';
  const isEnd = seat === row.at(isClockwise ? -1 : 0);
  return html`<i class="way ${isEnd && !isClockwise ? 'way--turned' : ''}" aria-hidden="true">${icon(isEnd ? 'retry' : arrowOf(direction))}</i>`;
}

export function nameTag(people: People, who: Fighter | Character): TemplateResult {
  const { now, kind } = typeof who === 'number' ? (people.seats[who] ?? {}) : {};
  const sign = kind !== 'dazed' && (now === 'ghost' || now === 'dazed') ? now : null;
  const name = shortName(people, who);
  return html`<span class="name-tag ${kind === 'servant' ? 'name-tag--servant' : ''}">
    ${sign === null ? nothing : html`<i data-sign=${t('four-sign-became', { became: sign })}>${icon(sign)}</i>`}<span title=${name}>${name}</span>
  </span>`;
}

/** Names beside each other are written as small as the longest of them needs to be: one row, one size. */
export const namesOf = (people: People, row: readonly (Fighter | Character)[]) =>
  vars({ '--letters': Math.max(...row.map((who) => lettersOf(people, who))) });

/** A servant's name is broken between its words. */
function lettersOf(people: People, who: Fighter | Character): number {
  const name = shortName(people, who);
  const isServant = typeof who === 'number' && people.seats[who]?.kind === 'servant';
  return Math.max(...(isServant ? name.split(' ') : [name]).map(({ length }) => length));
}
