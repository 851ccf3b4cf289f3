import { html, nothing } from 'lit';
import { namedServers } from '../../lib/guests/servers';
import { list, t } from '../../lib/i18n';

/** Which servers are asked where two devices meet, if somebody has named any. */
export function askedServers() {
  const named = namedServers();
  if (named.length === 0) return nothing;
  const servers = list(named.map(({ address }) => address));
  return html`<p class="hint">${t('invite-servers', { count: named.length, servers })}</p>`;
}
