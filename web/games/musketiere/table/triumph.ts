/** The third gem, which ends the game at once (MU-8.1): large over the duel that brought it. */
import './triumph.css';
import { html, nothing, type TemplateResult } from 'lit';
import { places } from '../../../generated/components-musketiere';
import type { Event } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import { type Roster, who } from '../../../lib/table/roster';
import { gem } from '../art';

export function triumph(
  event: Event | null,
  roster: Roster,
  face: (seat: number) => TemplateResult,
): TemplateResult | typeof nothing {
  if (event?.type !== 'game_ended' || event.seat === null) return nothing;
  const { seat } = event;
  return html`<div class="triumph ${seat === roster.viewer ? 'triumph--own' : ''}" aria-hidden="true">
    ${face(seat)}
    <span class="triumph__gems">${places.map((at) => html`<i ${vars({ '--at': at })}>${gem()}</i>`)}</span>
    <strong class="triumph__words">${t('cry-third', who(roster, seat))}</strong>
  </div>`;
}
