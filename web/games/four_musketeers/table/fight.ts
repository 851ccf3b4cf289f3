/** The fight in the middle: below each portrait its strike, as which it was made, what stands of it, for whom it counts. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Fighter, Standing, Strike, SwordCard } from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import { type Cry, cry } from '../../../lib/table/cry';
import { vars } from '../../../lib/table/directives';
import { swordBack, swordCard } from '../art';
import { key } from './animation';
import { rowOf } from './circle';
import { arrows, struckBy, type Way } from './directions';
import { namesOf, nameTag, way } from './nametag';
import { cardName, numberOf, object, type People, shortName } from './people';
import type { Scene } from './scene';
import { fightsOf, type Stake, stakeWords } from './stakes';
import { isScored, storyPile } from './storyline';

/** A card held over the table, before the strike is confirmed. */
export interface Held {
  readonly seat: Fighter;
  readonly card: SwordCard;
  readonly standing: Standing;
}

interface Fight {
  readonly scene: Scene;
  readonly people: People;
  readonly front: Fighter;
  readonly held: Held | null;
  readonly stake: Stake | null;
  /** The ways among which it is chosen; none where something else is asked. */
  readonly ways: readonly Way[];
  /** How the one before ended; in the first of a round what wins. */
  readonly before: string;
  /** What is good to know while nothing hangs on it. */
  readonly known: string;
  /** What is said of the only card, where it decides. */
  readonly moment: string;
  /** What it has just come to. */
  readonly news: Cry | null;
}

export function fight({
  scene,
  people,
  front,
  held,
  stake,
  ways,
  before,
  known,
  moment,
  news,
}: Fight): TemplateResult {
  const places = rowOf(scene, front);
  const clash = clashing(scene, places);
  const ties = tied(held?.standing ?? scene.standing, scene, held, places);
  const hangs = stake && scene.verdict === null ? stakeWords(stake, scene, people) : '';
  // Where the next hit takes or ends something, that alone is to be read.
  const past = scene.cyclical || (stake !== null && stake.kind !== 'safe') ? '' : before;
  // What the only card comes to is told in the question.
  const head = moment || [past, hangs || (past ? '' : known)].filter(Boolean).join(' ');
  return html`
    <section class="fight ${scene.verdict ? 'fight--decided' : ''} ${stake ? `fight--${stake.kind}` : ''} ${moment ? 'fight--moment' : ''}" aria-label=${t('four-fight')}>
      ${scene.fight === 0 ? nothing : html`<p class="unseen">${courseWords(scene)} ${hangs || known}</p>`}
      <div class="fight__head" aria-hidden="true">
        ${scene.fight === 0 ? nothing : pips(scene)}
        <p class="fight__stake">${head}</p>
      </div>
      <div class="fight__room">
        <div class="fight__row" ${vars({ '--fighters': places.length })}>
          <div class="piles">
            ${randomDeck(scene)}
            ${isScored(scene.options.storyline) ? nothing : storyPile(scene)}
          </div>
          <ol class="strikes" aria-label=${t('four-strikes')} ${namesOf(people, places)}>
            ${places.map((seat) => html`<li class="strike-place" ${vars({ '--toward': clash.get(seat) ?? 0 })}>${slot(seat, scene, people, held, clash.has(seat), places)} ${toward(scene, seat, places)} ${seat === front ? aim(scene, front, places) : nothing} ${tie(ties.get(seat))} ${struckBy(ways, seat, places)} ${arrows(ways, seat, places)}</li>`)}
          </ol>
        </div>
        ${cry(news)}
      </div>
    </section>
  `;
}

/** The fights of this hand, and where it stands; the last one is for the neighbours (FM-7.1). */
function pips(scene: Scene): TemplateResult {
  const { inHand: at } = scene;
  const of = fightsOf(scene);
  return html`<p class="fight__pips" data-sign=${t('four-sign-hand')}>
    ${Array.from({ length: of }, (_, i) => {
      const state = i + 1 < at ? 'pip--gone' : i + 1 === at ? 'pip--now' : '';
      return html`<i class="pip ${state}">${i + 1 === of ? icon('retry') : nothing}</i>`;
    })}
  </p>`;
}

const courseWords = (scene: Scene): string =>
  t('four-fight-of', {
    at: scene.inHand,
    of: fightsOf(scene),
    cyclical: scene.inHand === fightsOf(scene) ? 'yes' : 'no',
  });

/** In a fight for the neighbours, whom each card strikes. */
function toward({ direction }: Scene, seat: Fighter, places: readonly Fighter[]) {
  if (direction === null) return nothing;
  return html`<span class="strike-place__way ${direction === 'left' ? '' : 'strike-place__way--back'}">${way(direction, seat, places)}</span>`;
}

/** The same of the reader's own, at whose end of the row all others lie: one bold arrow from his card to whom it strikes. */
function aim({ direction, order, verdict }: Scene, front: Fighter, places: readonly Fighter[]) {
  const target = order.find(({ seat }) => seat === front)?.target;
  if (direction === null || verdict !== null || target === undefined) return nothing;
  const steps = places.indexOf(front) - places.indexOf(target);
  return html`<span class="strike-place__aim" aria-hidden="true" ${vars({ '--steps': steps })}></span>`;
}

/**
 * Whose cards block each other by the strike made last (FM-5.4), and how many places to the right, or to the left, each of
 * them meets the others.
 */
function clashing({ strikes, standing }: Scene, places: readonly Fighter[]): ReadonlyMap<Fighter, number> {
  const last = strikes.at(-1);
  const equal = strikes.filter(
    ({ seat, card }) =>
      last?.card != null &&
      card !== null &&
      numberOf(card) === numberOf(last.card) &&
      !standing.standing.includes(seat),
  );
  if (!equal.some(({ seat }) => seat === last?.seat)) return new Map();
  const at = equal.map(({ seat }) => places.indexOf(seat));
  const middle = at.reduce((sum, place) => sum + place, 0) / at.length;
  return new Map(equal.map(({ seat }) => [seat, middle - places.indexOf(seat)]));
}

interface Tie {
  readonly number: number;
  /** How many places it reaches to the right. */
  readonly steps: number;
}

/** From which place to which those cards lie that keep each other out of the fight (FM-5.4). */
function tied(
  { standing }: Standing,
  { strikes, turning }: Scene,
  held: Held | null,
  places: readonly Fighter[],
): ReadonlyMap<Fighter, Tie> {
  const lying = strikes.filter(({ seat }) => seat !== turning);
  const out = [...lying, ...(held ? [held] : [])].flatMap(({ seat, card }) =>
    card === null || standing.includes(seat) ? [] : [{ at: places.indexOf(seat), number: numberOf(card) }],
  );
  const numbers = new Set(out.map(({ number }) => number));
  return new Map(
    [...numbers].flatMap((number) => {
      const row = out.filter((one) => one.number === number).sort((one, other) => one.at - other.at);
      return row.slice(1).flatMap(({ at }, before): [Fighter, Tie][] => {
        const from = row[before]?.at ?? at;
        const seat = places[from];
        return seat === undefined ? [] : [[seat, { number, steps: at - from }]];
      });
    }),
  );
}

const tie = (one: Tie | undefined) =>
  one === undefined
    ? nothing
    : html`<span class="strike-place__tie" data-alike="tie" data-sign=${t('four-sign-tie', { number: one.number })} ${vars({ '--steps': one.steps })}></span>`;

function slot(
  seat: Fighter,
  scene: Scene,
  people: People,
  held: Held | null,
  clashes: boolean,
  places: readonly Fighter[],
): TemplateResult {
  const isDown = scene.turning === seat;
  const made = isDown ? undefined : scene.strikes.find((strike) => strike.seat === seat);
  const trying = !made && held?.seat === seat ? held : null;
  const { standing, lowest, line } = held?.standing ?? scene.standing;
  const card = made?.card ?? trying?.card ?? null;
  const turn = scene.order.findIndex((one) => one.seat === seat);
  const target = made?.target ?? scene.order[turn]?.target ?? seat;
  const blocked = card !== null && !standing.includes(seat);
  const isLowest = card !== null && lowest === target && standing.includes(seat);
  const loses = lowest === seat;
  // Spared by the stone, or as nothing is left to lose (FM-9.2, FM-9.7).
  const fate = line === 'a' ? 'hit' : line === 'd' ? 'villain' : 'spared';
  const villain = shortName(people, 'V');
  const next = scene.verdict === null && turn === scene.strikes.length;
  const marks = [
    blocked ? 'strike--blocked' : '',
    clashes ? 'strike--clash' : '',
    isLowest ? 'strike--lowest' : '',
    trying ? 'strike--held' : '',
    next ? 'strike--next' : '',
  ];
  return html`
    <div class="strike ${marks.join(' ')}">
      <span class="strike__card" data-alike=${card === null && turn >= 0 ? 'turn' : nothing} data-sign=${about(made, card, blocked, isLowest, turn)} data-key=${key.strike(seat)}>
        ${isDown ? swordBack() : card === null ? empty(made, turn) : swordCard(card, 'small', ...(blocked ? ['dim' as const] : []))}
        ${card === null || turn < 0 ? nothing : html`<span class="strike__nth" aria-hidden="true" data-alike="turn" data-sign=${t('four-sign-place', { state: 'waits', turn: turn + 1 })}>${nth(turn)}</span>`}
        ${loses ? html`<span class="strike__loses" data-sign=${t('four-sign-loses', { fate, villain, ...object(people, seat) })}>${icon(fate === 'spared' ? 'protected' : 'wound')}</span>` : nothing}
        ${made?.source === 'random' && seat !== 'X' ? html`<span class="strike__shadow">${icon('shadow-strike')}</span>` : nothing}
        ${blocked ? html`<span class="strike__mark">${icon('blocked')}</span>` : nothing}
      </span>
      <span class="strike__who ${loses ? 'strike__who--lost' : ''}">${nameTag(people, seat)}</span>
      ${
        target === seat || scene.direction === null
          ? nothing
          : html`<span class="strike__for" data-sign=${t('four-sign-for', object(people, target))}><span class="unseen">${t('four-strike-for')}</span>${way(scene.direction, seat, places)} ${nameTag(people, target)}</span>`
      }
      <span class="unseen">${words(made, card, blocked, isLowest, turn)}</span>
    </div>
  `;
}

/** Of equal cards the first may stand again (FM-5.4). */
const nth = (turn: number): string => t('four-nth', { turn: turn + 1 });

function empty(made: Strike | undefined, turn: number): TemplateResult {
  if (made) return html`<span class="strike__none">${icon('shadow-strike')}</span>`;
  return html`<span class="strike__none">${turn < 0 ? '' : nth(turn)}</span>`;
}

function words(
  made: Strike | undefined,
  card: SwordCard | null,
  blocked: boolean,
  isLowest: boolean,
  turn: number,
): string {
  if (card === null)
    return made ? t('four-strike-empty') : turn < 0 ? '' : t('four-strike-waits', { turn: turn + 1 });
  const state = blocked ? 'blocked' : isLowest ? 'lowest' : 'stands';
  const how = made ? (made.source === 'random' ? 'random' : 'hand') : 'held';
  return t('four-strike', { turn: turn + 1, card: cardName(card), state, how });
}

/** What a strike is worth as it lies. */
function about(...[made, card, blocked, isLowest, turn]: Parameters<typeof words>): string {
  if (card === null)
    return t('four-sign-place', { state: made ? 'empty' : turn < 0 ? 'open' : 'waits', turn: turn + 1 });
  return t('four-sign-strike', {
    state: blocked ? 'blocked' : isLowest ? 'lowest' : 'stands',
    how: made?.source === 'random' ? 'random' : 'hand',
  });
}

/** How many shadow strikes are left (FM-6.1). */
function randomDeck({ random }: Scene): TemplateResult {
  return html`
    <div class="pile pile--random" data-key=${key.random} data-sign=${t('four-shadow-strikes', { count: random })}>
      ${random > 0 ? swordBack() : html`<span class="pile__none" aria-hidden="true"></span>`}
      <span class="pile__count" aria-hidden="true">${icon('shadow-strike')}<b>${random}</b></span>
      <span class="pile__name" aria-hidden="true">${t('four-random-name')}</span>
      <span class="unseen">${t('four-random', { count: random })}</span>
    </div>
  `;
}
