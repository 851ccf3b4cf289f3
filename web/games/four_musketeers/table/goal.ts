/** What the reader plays for: the storyline, his role and its ambition, and what the cards mean here. */
import { html, nothing, type TemplateResult } from 'lit';
import type { LifeCard, Seat } from '../../../generated/four_musketeers';
import { list, t } from '../../../lib/i18n';
import { who } from '../../../lib/table/roster';
import { roleBack, roleCard } from '../art';
import { groupOf, playedTo } from '../storylines';
import { aimOf } from './ambition';
import { isYours, type People, personName, personOrYou } from './people';
import { allSigns } from './prospects';
import type { Scene } from './scene';
import { counted, isByLives } from './stakes';

/** What ends a round (FM-13.1 to 13.4). */
export const endWords = ({ options }: Scene, people: People): string =>
  t('four-goal-ends', { lost: options.bad_ending ?? 'two', villain: personName(people, 'V') });

/** How often a hit can still be cancelled, and who may: player 0 speaks for all (FM-17.4). */
export const replayWords = ({ replays }: Scene, { roster }: People): string =>
  t('four-replays', { ...who(roster, 0), left: replays });

export interface Chances {
  readonly wanted: boolean;
  readonly wish: (wanted: boolean) => void;
}

export function goal(scene: Scene, people: People, chances: Chances | null): TemplateResult {
  const { storyline, mode, tie_rule } = scene.options;
  const own = scene.seats.flatMap((_, seat) => (isYours(people, seat) ? [seat] : []));
  const known = scene.seats.flatMap((_, seat) =>
    !own.includes(seat) && scene.characters[seat]?.role && !scene.characters[seat]?.up ? [seat] : [],
  );
  return html`
    <div class="goal">
      <p class="goal__story">${t(`storyline-${storyline}-about`)}</p>
      <p>${
        isByLives(scene)
          ? t('four-goal-single', { what: 'lives' })
          : t(`mode-${storyline}-${mode}-about`, { to: playedTo(scene.options) })
      }</p>
      ${tie_rule === 'lives' && !isByLives(scene) ? html`<p>${t('option-tie_rule-lives-hint')}</p>` : nothing}
      ${groupOf(storyline) === 'solitaire' || tie_rule === 'play_on' ? nothing : html`<p>${t('four-goal-tie')}</p>`}
      <p>${endWords(scene, people)}</p>
      ${[...own, ...known].map((seat) => role(seat, scene, people))}
      ${teams(scene, people)}
      <h3>${t('four-means')}</h3>
      <ul class="goal__means">
        <li>${t(storyline === 'QS' ? 'four-last-mirrored' : 'four-last')}</li>
        <li>${t(scene.shadow ? 'four-stone-shadow' : 'four-stone', { villain: personName(people, 'V') })}</li>
        <li>${t('four-shadow-strikes', { count: scene.random })}</li>
        ${scene.replays > 0 ? html`<li>${replayWords(scene, people)}</li>` : nothing}
      </ul>
      ${
        chances
          ? html`<h3>${t('four-signs')}</h3>
            ${allSigns(chances.wanted, counted(scene, people) === 'side')}
            <label class="settings__line">
              <input type="checkbox" .checked=${chances.wanted} @change=${() => chances.wish(!chances.wanted)} />
              <span>${t('four-chances')} <small>${t('four-chances-about')}</small></span>
            </label>`
          : nothing
      }
    </div>
  `;
}

function role(seat: Seat, scene: Scene, people: People): TemplateResult {
  const card = scene.characters[seat]?.role ?? null;
  if (card === null) return html``;
  return html`
    <section class="goal__role">
      <span class="goal__card">${card === null ? roleBack() : roleCard(card)}</span>
      <div>
        <h3>${t('four-role-of', { who: personOrYou(people, seat), role: t(`person-${card}`) })}</h3>
        ${ambition(card, scene)}
      </div>
    </section>
  `;
}

/** In the role games a role has a story and an ambition; elsewhere it is a name. */
function ambition(card: LifeCard, scene: Scene) {
  const { storyline, mode } = scene.options;
  const aim = aimOf(card, scene);
  if (aim === null) return html`<p>${t('four-role-plain')}</p>`;
  return html`<p class="goal__story">${t(`story-${storyline}-${card}`, { mode })}</p>
    <p>${aim}</p>`;
}

function teams({ sides, seats, options }: Scene, people: People) {
  if (options.mode !== 'team' || options.storyline === 'QC') return nothing;
  const { viewer } = people.roster;
  const isOwn = (players: readonly number[]) => viewer !== null && players.includes(viewer);
  const ownFirst = sides.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const [first = '', second = ''] = ownFirst.map((players) =>
    list(
      seats.flatMap(({ owner }, seat) =>
        owner !== null && players.includes(owner) ? [personOrYou(people, seat)] : [],
      ),
    ),
  );
  return html`<p>${t('four-teams', { first, second })}</p>`;
}
