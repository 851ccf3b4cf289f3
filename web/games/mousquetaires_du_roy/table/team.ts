/** The Musketeers in a row: life, cards, tokens, and whose turn it is. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Musketeer, MusketeerView, Skill, View } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import { likingOf } from '../../../lib/table/roster';
import { adventure, hero, token } from '../art';
import { heroName } from '../names';
import {
  adventureAbout,
  adventureName,
  placeName,
  powerAbout,
  skillName,
  symbols,
  tokenAbout,
  tokenName,
} from '../words';
import { key } from './animation';
import { heroOf, isYours, type People, signOf } from './people';

const SKILLS: readonly Skill[] = ['erudition', 'nobility', 'gallantry', 'panache'];

interface Row {
  readonly view: View;
  readonly people: People;
  /** Whose hand is shown. */
  readonly shown: Musketeer | null;
  /** Who can begin his turn now. */
  readonly starters: ReadonlySet<Musketeer>;
  readonly choose: (who: Musketeer) => void;
}

export const team = (row: Row): TemplateResult => html`
  <ul class="team" aria-label=${t('side-team')} data-count=${row.view.musketeers.length}>
    ${row.view.musketeers.map((one, who) => html`<li>${chip(one, who, row)}</li>`)}
  </ul>
`;

function chip(
  one: MusketeerView,
  who: Musketeer,
  { view, people, shown, starters, choose }: Row,
): TemplateResult {
  const marks = [
    view.active === who ? 'fellow--active' : '',
    shown === who ? 'fellow--shown' : '',
    starters.has(who) ? 'fellow--open' : '',
    one.life === 0 ? 'fellow--down' : '',
    view.phase === 'musketeers' && !one.due ? 'fellow--done' : '',
  ];
  return html`<button class="fellow ${marks.join(' ')}" data-key=${key.fellow(who)} aria-pressed=${shown === who}
      @click=${() => choose(who)}>
    <span class="fellow__face" data-sign=${signOf(people, one, who)}>${hero(one.hero)}</span>
    <span class="fellow__name">${heroOf(people, who)}${isYours(people, who) && view.players > 1 ? html`<i class="fellow__yours" data-sign=${t('mr-sign-yours')}><span class="unseen">${t('mr-yours')}</span></i>` : nothing}</span>
    ${likes(one, people)}
    <span class="fellow__life" data-sign=${t('mr-sign-life', { life: one.life, most: one.most_life })}>
      ${Array.from({ length: one.most_life }, (_, i) => html`<i class="heart ${i < one.life ? '' : 'heart--lost'}"></i>`)}
      <span class="unseen">${one.life === 0 ? t('mr-out') : t('mr-life', { life: one.life, most: one.most_life })}</span>
    </span>
    <span class="fellow__cards" data-key=${key.cards(who)} data-sign=${t('mr-sign-cards', { count: one.hand_count })}><span aria-hidden="true">${one.hand_count}</span><span class="unseen">${t('adventure-cards', { count: one.hand_count })}</span></span>
    ${view.active === who ? html`<span class="fellow__actions" data-sign=${t('mr-sign-actions', { count: view.actions })}>${pips(view.actions, Math.max(one.allowance, view.actions))}<span class="unseen">${t('mr-actions-left', { count: view.actions })}</span></span>` : nothing}
  </button>`;
}

/** How the computer player likes to play who decides for him. */
function likes({ owner }: MusketeerView, { roster }: People): TemplateResult | typeof nothing {
  const liking = likingOf(roster, owner);
  return liking === null ? nothing : html`<span class="fellow__likes">${liking}</span>`;
}

const pips = (left: number, of: number) =>
  Array.from({ length: of }, (_, i) => html`<i class="pip ${i < left ? 'pip--left' : ''}"></i>`);

/** All about one of them. */
export const fellowSheet = (view: View, who: Musketeer): TemplateResult => {
  const one = view.musketeers[who];
  if (!one) return html``;
  return html`
    <div class="dossier">
      ${hero(one.hero)}
      <div>
        <p>${powerAbout(one.power)}</p>
        <p>${t('mr-stands', { place: placeName(one.place) })} ${t('mr-life', { life: one.life, most: one.most_life })}</p>
        <p>${t('mr-botte', { demands: symbols({ ...one.botte }) })}</p>
      </div>
    </div>
    <ul class="skills" aria-label=${t('mr-skills')}>
      ${SKILLS.map((skill) => html`<li><span>${skillName(skill)}</span> <b>${one.skills[skill]}</b></li>`)}
    </ul>
    ${
      one.tokens.length > 0
        ? html`<ul class="belongings" aria-label=${t('mr-tokens')}>
            ${one.tokens.map(
              (id) =>
                html`<li>${token(id)}<span><b>${tokenName(id)}</b><small>${tokenAbout(id)}</small></span></li>`,
            )}
          </ul>`
        : nothing
    }
    ${
      one.hand && one.hand.length > 0
        ? html`<ul class="belongings" aria-label=${t('mr-hand-of', { name: heroName(one.hero) })}>
            ${one.hand.map(
              (card) =>
                html`<li>${adventure(card)}<span><b>${adventureName(card)}</b><small>${adventureAbout(card)}</small></span></li>`,
            )}
          </ul>`
        : html`<p>${t('adventure-cards', { count: one.hand_count })}</p>`
    }
  `;
};
