/** The end of a round: how the story ended, who everybody was, and why each side scored what it scored. */
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Character,
  Event,
  LifeCard,
  RoundResult,
  ScoreReason,
  Seat,
  SideScore,
} from '../../../generated/four_musketeers';
import { list, t } from '../../../lib/i18n';
import { nameOf, whoIs } from '../../../lib/table/roster';
import { roleBack, roleCard } from '../art';
import { groupOf } from '../storylines';
import { nameTag } from './nametag';
import { cardName, isYou, type People } from './people';
import type { RoundSheet, Scene } from './scene';
import { overWords } from './sentences';
import { isByLives } from './stakes';
import { decisive } from './story';
import { lineName, pictureOf } from './storyline';

interface Told extends RoundSheet {
  readonly round: number;
  readonly line: readonly LifeCard[];
  readonly defeated: readonly Character[];
}

/** The round that is being told. */
export const toldRound = (scene: Scene, sheet: RoundSheet): Told => ({
  ...sheet,
  round: scene.round,
  line: scene.line,
  defeated: scene.characters.flatMap((one, at) =>
    one.defeated && at < scene.seats.length ? [at as Seat] : [],
  ),
});
/** A round to be looked at again. */
export const pastRound = ({ round, ending, roles, scores, line, defeated }: RoundResult): Told => ({
  round,
  ending,
  roles,
  scores,
  line,
  defeated,
});

/**
 * What the round was for the reader, once that is told. Not by its ending: what is good for the one is bad for the other.
 */
export function roundTitle(
  { round, options, sheet, sides, viewer, seats, characters }: Scene,
  people: People,
) {
  const own = sheet?.scores?.find((_, side) => viewer !== null && sides[side]?.includes(viewer));
  if (!own) return t('four-round-title', { round });
  const defeated = seats.some((_, seat) => isYou(people, seat) && characters[seat]?.defeated);
  const group = groupOf(options.storyline);
  return t('four-round-mine', { round, group, gained: own.gained, defeated: defeated ? 'yes' : 'no' });
}

/** How many defeats of these players the round has brought so far; none where they are not what is counted. */
export function defeatsOf(players: readonly number[], { seats, characters, options }: Scene): number {
  const defeated = seats.filter(
    ({ owner }, seat) => owner !== null && players.includes(owner) && characters[seat]?.defeated,
  );
  return groupOf(options.storyline) === 'survival' ? defeated.length : 0;
}

export function roundSheet(
  told: Told,
  scene: Scene,
  people: People,
  story: readonly Event[],
): TemplateResult {
  const { storyline } = scene.options;
  return html`
    <p class="round__over">${overWords(told, people)}</p>
    <p class="round__ending round__ending--${told.ending}">${t(`ending-${storyline}-${told.ending}`)}</p>
    ${roundAccount(told, scene, people, story)}
  `;
}

/** The same where the end of the match has told how the story ended. */
export function roundAccount(
  told: Told,
  scene: Scene,
  people: People,
  story: readonly Event[],
): TemplateResult {
  const { storyline } = scene.options;
  const line = lineName(scene);
  const fights = decisive(story, told.round, people);
  return html`
    ${fights.map(
      ({ title, lines }, at) =>
        html`<p class="round__fight"><b>${at + 1 < fights.length ? title : t('four-last-fight')}</b> ${lines.join(' ')}</p>`,
    )}
    <ul class="round__roles">
      ${scene.seats.map((_, seat) => {
        const role = told.roles?.[seat] ?? null;
        const isDefeated = told.defeated.includes(seat as Seat);
        return html`<li class=${isDefeated ? 'round__defeated' : ''}>
          ${role === null ? roleBack() : roleCard(role)}
          <b>${role === null ? '\u00a0' : t(`person-${role}`)}</b>
          <span>${nameTag(people, seat)}</span>
          ${isDefeated ? html`<small>${t('four-says-defeated')}</small>` : nothing}
        </li>`;
      })}
    </ul>
    ${told.scores === null || isByLives(scene) ? nothing : html`<ol class="round__scores">${told.scores.map((side) => score(side, scene, people))}</ol>`}
    <h3 class="round__title round__title--line">${line}</h3>
    <ol class="round__line" aria-label=${line}>
      ${told.line.map((card) => html`<li>${pictureOf(card, storyline)}<span class="unseen">${cardName(card)}</span></li>`)}
    </ol>
  `;
}

function score(side: SideScore, { options }: Scene, people: People): TemplateResult {
  const { roster } = people;
  const group = groupOf(options.storyline);
  const result = (count: number) => t(`result-${group}`, { count });
  const reasons = group === 'survival' ? [] : side.reasons; // who was defeated stands above
  return html`
    <li class="round__side ${roster.viewer !== null && side.players.includes(roster.viewer) ? 'round__side--own' : ''}">
      <h3>${list(side.players.map((player) => whoIs(roster, player)))}</h3>
      <p class="round__gained">${result(side.gained)}</p>
      ${
        reasons.length === 0
          ? nothing
          : html`<ul>${reasons.map((reason) => html`<li>${why(reason, options.mode)}</li>`)}</ul>`
      }
      ${side.total === side.gained ? nothing : html`<p class="round__total">${t('four-total', { total: result(side.total) })}</p>`}
    </li>
  `;
}

const why = ({ role, code, missing }: ScoreReason, mode: string): string =>
  t(`reason-${code}`, { musketeer: t(`person-${role}`), role, mode, cards: list(missing.map(cardName)) });

/** Who is on a side, as a line of the scores says it. */
export const sideName = (players: readonly number[], { roster }: People) => ({
  who: list(players.map((player) => whoIs(roster, player))),
  names: list(players.map((player) => nameOf(roster, player))),
});
