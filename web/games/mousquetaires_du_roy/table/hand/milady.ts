/** Milady's own side: what she holds, where she goes, whom she sends. Drawn for her alone. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Ambush, Legal, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { ambush, mission, perfidy, placeCard } from '../../art';
import {
  ambushAbout,
  ambushName,
  missionName,
  parisAbout,
  perfidyAbout,
  perfidyName,
  placeName,
} from '../../words';
import { find } from '../scene/choice';

/**
 * Her cards, at the lower edge: her destination, behind a line Perfidy, Paris, and the ambushes that are left. Where she is
 * asked for one of them, those that she may play come first, and the others lie in the shade.
 */
export function miladysHand(
  { milady, beggars_price, side }: View,
  legal: Legal | null,
): TemplateResult | typeof nothing {
  const { own, ambushes } = milady;
  if (!own) return nothing;
  const isAsked = legal?.actions.some(({ type }) => PLAYS.has(type)) ?? false;
  const card = (kind: string, picture: TemplateResult, name: string, about: string, play: Action | null) => ({
    plays: play !== null,
    drawn: secret(kind, picture, name, about, isAsked && play === null),
  });
  const left = (Object.entries(ambushes) as [Ambush, number][]).filter(([, count]) => count > 0);
  const destination = own.destination
    ? secret(
        'destination',
        placeCard(own.destination),
        t('mr-destination', { place: placeName(own.destination) }),
        '',
        isAsked,
      )
    : nothing;
  const cards = [
    ...own.perfidy.map((one) =>
      card(
        'perfidy',
        perfidy(one),
        perfidyName(one),
        perfidyAbout(one, side),
        find(legal, 'play_perfidy', one),
      ),
    ),
    ...own.paris.map((one) =>
      card(
        'paris',
        mission('paris', one.id),
        missionName('paris', one.id),
        parisAbout(one, side),
        find(legal, 'play_paris', one.number),
      ),
    ),
    ...left.map(([id, count]) =>
      card(
        'ambush',
        ambush(id),
        count > 1 ? `${ambushName(id)} ×${count}` : ambushName(id),
        ambushAbout(id, beggars_price),
        find(legal, 'lay_ambush', id),
      ),
    ),
  ].toSorted((one, other) => Number(other.plays) - Number(one.plays));
  return html`
    <ul class="secrets" aria-label=${t('mr-secrets', { side: side ?? 'none' })} tabindex="0">
      ${destination} ${cards.map(({ drawn }) => drawn)}
    </ul>
  `;
}

/** How a card of hers is played. */
const PLAYS: ReadonlySet<string> = new Set(['play_perfidy', 'play_paris', 'lay_ambush']);

const secret = (kind: string, picture: TemplateResult, name: string, about: string, isIdle: boolean) =>
  html`<li class="secret secret--${kind} ${isIdle ? 'secret--idle' : ''}" data-sign=${about ? `${name}: ${about}` : name}>${picture}<span class="secret__name">${name}</span></li>`;
