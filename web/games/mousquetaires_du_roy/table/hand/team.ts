/** The Musketeers in a row: life, cards, skills, what they have bought, and whose turn it is. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Musketeer, MusketeerView, Skill, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { likingOf } from '../../../../lib/table/roster';
import { adventure, hero, skill as skillMark, token } from '../../art';
import { heroName } from '../../names';
import {
  adventureAbout,
  adventureName,
  challengeName,
  perfidyAbout,
  perfidyName,
  placeName,
  powerAbout,
  skillName,
  symbols,
  tokenAbout,
  tokenName,
} from '../../words';
import { key } from '../scene/animation';
import { heroOf, isYours, type People, signOf } from '../scene/people';
import { belongings } from './outfit';

const SKILLS: readonly Skill[] = ['erudition', 'nobility', 'gallantry', 'panache'];

interface Row {
  readonly view: View;
  readonly people: People;
  /** Whose hand is shown. */
  readonly shown: Musketeer | null;
  /** Who can begin his turn now. */
  readonly starters: ReadonlySet<Musketeer>;
  readonly choose: (who: Musketeer, event: MouseEvent) => void;
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
      @click=${(event: MouseEvent) => choose(who, event)}>
    <span class="fellow__face" data-sign=${signOf(people, one, who)}>${hero(one.hero)}${fewer(one, view, who)}</span>
    <span class="fellow__name">${heroOf(people, who)}${isYours(people, who) && view.players > 1 ? html`<i class="fellow__yours" data-sign=${t('mr-sign-yours')}><span class="unseen">${t('mr-yours')}</span></i>` : nothing}</span>
    ${led(view) === null ? likes(one, people) : nothing}
    <span class="fellow__power" data-sign=${powerAbout(one.power)} data-alike=${signOf(people, one, who)}>${t('mr-power', { power: one.power })}</span>
    <span class="fellow__life" data-sign=${t('mr-sign-life', { life: one.life, most: one.most_life })}>
      ${Array.from({ length: one.most_life }, (_, i) => html`<i class="heart ${i < one.life ? '' : 'heart--lost'}"></i>`)}
      <span class="unseen">${one.life === 0 ? t('mr-out') : t('mr-life', { life: one.life, most: one.most_life })}</span>
    </span>
    <span class="fellow__cards" data-key=${key.cards(who)} data-sign=${t('mr-sign-cards', { count: one.hand_count })}><span aria-hidden="true">${one.hand_count}</span><span class="unseen">${t('adventure-cards', { count: one.hand_count })}</span></span>
    <span class="fellow__skills">${SKILLS.map((skill) => own(one, skill))}<span class="fellow__worn">${worn(one)}</span></span>
    ${view.active === who ? html`<span class="fellow__actions" data-sign=${t('mr-sign-actions', { count: view.actions })}>${pips(view.actions, Math.max(one.allowance, view.actions))}<span class="unseen">, ${t('mr-actions-left', { count: view.actions })}</span></span>` : nothing}
  </button>`;
}

/** What Conscripts takes from whoever's turn is still to come, or runs (MR-12.3). */
const fewer = (
  { due }: MusketeerView,
  { active, milady, side }: View,
  who: Musketeer,
): TemplateResult | typeof nothing =>
  milady.conscripts && (due || active === who)
    ? html`<span class="fellow__less" data-sign="${perfidyName('conscrits')}: ${perfidyAbout('conscrits', side)}">−1<i class="pip pip--left"></i><span class="unseen"> ${perfidyName('conscrits')}</span></span>`
    : nothing;

/** How much of a skill he has, whatever his cards may add. */
const own = ({ skills, tokens }: MusketeerView, skill: Skill): TemplateResult => {
  const words = challengeName(skill, skills[skill]);
  return html`<span class="fellow__skill ${tokens.includes(`improved_${skill}`) ? 'fellow__skill--improved' : ''}" data-sign=${t('mr-sign-skill', { skill: words })}>${skillMark(skill)}<b aria-hidden="true">${skills[skill]}</b><small class="fellow__skill-name" aria-hidden="true">${skillName(skill)}</small><span class="unseen">${words}</span></span>`;
};

/** What he has bought, but for what has made a skill higher: that is told by the skill. */
const worn = ({ tokens }: MusketeerView) =>
  tokens
    .filter((id) => !SKILLS.some((skill) => id === `improved_${skill}`))
    .map(
      (id) =>
        html`<span class="fellow__token" data-sign="${tokenName(id)}: ${tokenAbout(id)}">${token(id)}<span class="unseen">${tokenName(id)}</span></span>`,
    );

/** All of them side by side, with the one that the page is about. */
const compared = (view: View, who: Musketeer): TemplateResult => html`
  <table class="compared" aria-label=${t('mr-skills')}>
    <thead>
      <tr>
        <td></td>
        ${SKILLS.map((skill) => html`<th scope="col" title=${skillName(skill)}>${skillMark(skill)}<span class="unseen">${skillName(skill)}</span></th>`)}
        <th scope="col"><span class="unseen">${t('mr-tokens')}</span></th>
      </tr>
    </thead>
    <tbody>
      ${view.musketeers.map(
        (one, at) => html`<tr class=${at === who ? 'compared__now' : ''}>
          <th scope="row">${heroName(one.hero)}</th>
          ${SKILLS.map((skill) => html`<td>${one.skills[skill]}</td>`)}
          <td>${worn(one)}</td>
        </tr>`,
      )}
    </tbody>
  </table>
`;

/** Who decides for all of them; null where several do. */
function led({ musketeers }: View): number | null {
  const [first, ...others] = new Set(musketeers.map(({ owner }) => owner));
  return others.length === 0 ? (first ?? null) : null;
}

/** How the one likes to play who decides for all of them: that is said once. */
export function leader({ view, people }: Pick<Row, 'view' | 'people'>): TemplateResult | typeof nothing {
  const owner = led(view);
  const liking = owner === null ? null : likingOf(people.roster, owner);
  return owner === null || liking === null
    ? nothing
    : html`<p class="led" data-sign=${liking.about}>${t('mr-led', { name: people.roster.names[owner] ?? '', liking: liking.word })}</p>`;
}

/** How the computer player likes to play who decides for him. */
function likes({ owner }: MusketeerView, { roster }: People): TemplateResult | typeof nothing {
  const liking = likingOf(roster, owner);
  return liking === null
    ? nothing
    : html`<span class="fellow__likes" data-sign=${liking.about}>${liking.word}</span>`;
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
    ${compared(view, who)}
    ${belongings(one.tokens)}
    ${
      one.hand && one.hand.length > 0
        ? html`<ul class="belongings" aria-label=${t('mr-hand-of', { name: heroName(one.hero) })}>
            ${one.hand.map(
              (card) =>
                html`<li>${adventure(card)}<span><b>${adventureName(card)}</b><small>${adventureAbout(card, one.power)}</small></span></li>`,
            )}
          </ul>`
        : html`<p>${t('adventure-cards', { count: one.hand_count })}</p>`
    }
  `;
};
