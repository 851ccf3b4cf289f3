/** A character at the table: lifelines, stone, how he stands, and what of his hand lies open. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Character, CharacterInfo, Event, Standing } from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import { type Liking, likingOf } from '../../../lib/table/roster';
import { lifeCard, roleBack, roleCard, stone } from '../art';
import { groupOf } from '../storylines';
import { figureOf, key } from './animation';
import { nameTag } from './nametag';
import { cardName, isYou, numberOf, type People, personName, personOrYou, shortName } from './people';
import { infoOf, type Scene } from './scene';
import { hitBy, stackWords } from './sentences';
import { failsBy, hitIn } from './stakes';
import { speech } from './voices';

export interface Around {
  readonly scene: Scene;
  readonly people: People;
  /** What stands, with a card held over the table as if it were struck. */
  readonly standing: Standing;
  /** What has been told so far, with what is being told now. */
  readonly told: readonly Event[];
  /** The match is in play, and not looked at where it was left. */
  readonly live: boolean;
  /** Who is to decide or to strike now. */
  readonly turn: Character | null;
  /** The player who is thinking. */
  readonly thinking: number | null;
  /** All cards lie open: the hands of others too. */
  readonly open: boolean;
}

export function figure(who: Character, place: string, around: Around): TemplateResult {
  const { scene, people, turn } = around;
  const one = infoOf(scene, who);
  if (!one) return html``;
  const isProtected = scene.stone === who;
  const fate = fateOf(who, scene);
  const marks = [
    who === 'V' && !failsBy(who, scene, people) ? 'figure--villain' : '', // not whom the reader protects
    isProtected ? 'figure--protected' : '',
    fate === 'hit' ? 'figure--struck' : '',
    fate === 'hit' && breaks(around) ? 'figure--breaks' : '',
    falls(who, around) ? 'figure--falls' : '',
    turn === who ? 'figure--turn' : '',
    one.defeated ? 'figure--defeated' : '',
  ];
  const name = personOrYou(people, who);
  const said = says(who, around);
  const isState = said !== null && fate === null && (who !== 'V' || one.left === 1);
  const likes = said === null ? liking(who, around) : null;
  return html`
    <article class="figure ${marks.join(' ')}" data-place=${place} aria-label=${name} data-key=${key.figure(who)}>
      <header class="figure__head">
        ${team(who, scene)}
        <h2 class="figure__name" title=${name}>${nameTag(people, who)}</h2>
        ${standing(who, scene)}
      </header>
      <div class="figure__now">
        <p class="figure__says ${isState ? 'figure__says--state' : ''}" data-sign=${became(who, around) ?? likes?.about ?? wants(who, around) ?? nothing}>${said ?? likes?.word ?? '\u00a0'}</p>
        ${openHand(who, around)}
      </div>
      ${stack(who, one, around)}
      ${voice(who, around)}
      <p class="figure__foot">
        ${one.left === 0 ? nothing : lives(name, one, scene.falling === who)}
        ${
          isProtected
            ? html`<span class="figure__stone" data-sign=${t(scene.shadow ? 'four-stone-shadow' : 'four-stone', { villain: personName(people, 'V') })}><span data-key=${key.stone}>${stone()}</span>
                <span class="unseen">${t('four-protected')}</span></span>`
            : nothing
        }
      </p>
    </article>
  `;
}

/** Which of the fixed teams he fights in (FM-15.2). */
function team(who: Character, { teams }: Scene) {
  const at = who === 'V' || teams === null ? -1 : teams.findIndex((seats) => seats.includes(who));
  if (at < 0) return nothing;
  const words = t('four-team', { number: at + 1 });
  return html`<span class="figure__team" data-team=${at} data-sign=${t('four-sign-team', { number: at + 1 })}>
    <span aria-hidden="true">${at + 1}</span><span class="unseen">${words}</span>
  </span>`;
}

/** What the rounds before have brought his side: how often it was defeated, or its points (FM-16.3). */
function standing(who: Character, { seats, sides, totals, options, sheet }: Scene) {
  const owner = who === 'V' ? null : (seats[who]?.owner ?? null);
  const group = groupOf(options.storyline);
  // In a single round nothing lies before.
  if (owner === null || group === 'solitaire' || options.match === 'single' || sheet !== null) return nothing;
  if (totals.every((total) => total === 0)) return nothing;
  const total = totals[sides.findIndex((players) => players.includes(owner))] ?? 0;
  const words = t('four-standing', { result: t(`result-${group}`, { count: total }) });
  return html`<span class="figure__standing" data-sign=${words}>
    <span aria-hidden="true">${icon(group === 'survival' ? 'defeated' : 'goal')}<b>${total}</b></span>
    <span class="unseen">${words}</span>
  </span>`;
}

/** As many hearts are counted at a glance. */
const COUNTABLE = 7;

/**
 * A heart for each hit that he still takes: those of his role card, and one for each lifeline upon it (FM-10.7). That of a
 * lifeline which is `falling` goes when it lies.
 */
function lives(name: string, { left: now, stack }: CharacterInfo, falling: boolean): TemplateResult {
  const hearts = (count: number) => Array.from({ length: count }, () => icon('heart'));
  const lifelines = stack.length + (falling ? 1 : 0);
  const after = now - stack.length;
  const left = after + lifelines;
  return html`<span class="figure__left ${left === 1 ? 'figure__left--last' : ''}" aria-hidden="true" data-alike="lives" data-sign=${t('four-sign-left', { name, count: left, after })}>
    ${
      left > COUNTABLE
        ? html`<b>${left}</b> ${icon('heart')}`
        : html`<span>${hearts(after)}</span><span>${hearts(lifelines)}</span>`
    }
  </span>`;
}

/** The role card, and the lifelines upon it: the next to go lies in front (FM-3.16, FM-10.1). */
function stack(who: Character, one: CharacterInfo, { scene, open }: Around): TemplateResult {
  const now = one.defeated ? becomeOf(who, scene) : null;
  const lies = stackWords(scene, who);
  const words = now === null ? lies : `${lies} ${t('four-sign-became', { became: now })}`;
  const down = !one.up && one.stack.length === 0 && !scene.sheet?.roles; // in the end all are shown
  const role =
    one.role === null || (down && !open) ? roleBack() : roleCard(one.role, ...(down ? ['dim' as const] : []));
  return html`
    <ol class="stack" aria-hidden="true" data-alike="stack" data-sign=${words || nothing} ${vars({ '--cards': one.stack.length + 1 })}>
      ${
        one.defeated
          ? html`<li class="stack__defeated">${one.role === null ? nothing : roleCard(one.role, 'dim')} ${icon(now ?? 'defeated')}</li>`
          : html`<li class="stack__role" data-key=${key.role(who)}>${role}</li>`
      }
      ${one.stack.map((card) => html`<li data-key=${key.life(card)}>${lifeCard(card)}</li>`)}
    </ol>
    <p class="unseen">${words}</p>
  `;
}

/** What the fight that is decided does to him: it hurts, or the stone keeps it from him (FM-9.2); null of all others. */
function fateOf(who: Character, { verdict }: Scene): 'hit' | 'protected' | null {
  if (verdict === null || verdict.loser === null) return null;
  if ('abd'.includes(verdict.line) && hitBy(verdict) === who) return 'hit';
  return 'bce'.includes(verdict.line) && figureOf(verdict.loser) === who ? 'protected' : null;
}

/** Whether the life that a hit takes still lies before him: as long as only the hit itself has been told. */
function breaks({ told }: Around): boolean {
  const now = told.at(-1)?.type;
  return now === 'fight_decided' || now === 'replay_declined';
}

/** Whether that is told now which defeats him. */
function falls(who: Character, { told }: Around): boolean {
  const now = told.at(-1);
  return now?.type === 'defeated' && now.character === who;
}

/** What he is doing, or how he stands. */
function says(
  who: Character,
  { scene, standing, told, live, turn, thinking, people }: Around,
): string | null {
  const { lowest } = standing;
  const fate = fateOf(who, scene);
  const one = infoOf(scene, who);
  const now = told.at(-1);
  // A card that lies face down from now on looks as if something had gone wrong.
  if (now?.type === 'role_turned' && !now.up && now.character === who) return t('four-says-down');
  if (fate && !one?.defeated) return t(`four-says-${fate}`);
  if (scene.verdict === null) {
    const isLowest = lowest !== null && figureOf(lowest) === who;
    if (isLowest && !scene.cyclical) return t('four-says-lowest');
    // By what another struck for him (FM-7.4), or by the stone (FM-9.2)
    if (scene.cyclical && hitIn(standing) === who) return t('four-says-would');
    if (isLowest) return t('four-says-would-lose');
  }
  if (who === 'V' && one?.left === 1) return t('four-says-last');
  if (who === 'V')
    return scene.shadow ? t('four-says-shadow') : t('four-says-villain', { villain: people.villain });
  const info = scene.seats[who];
  const become = becomeOf(who, scene);
  // For whoever is dazed nobody chooses (FM-12.2).
  if (become !== 'dazed' && turn === who) {
    if (thinking !== null && thinking === info?.owner) return t('says-thinking');
    if (live && !isYou(people, who)) return t('says-choosing');
  }
  if (become !== null) return t(`four-says-${become}`);
  if (one?.left === 1) return t('four-says-last');
  return one?.defeated ? t('four-says-defeated') : null;
}

/**
 * What he says to what befell him, until the next fight is under way or the reader must choose, and never over how it ended
 * for him; the reader's own seat keeps silent.
 */
function voice(who: Character, { scene, people, told, live, turn }: Around) {
  const isPast =
    scene.verdict === null ? scene.strikes.length > 1 || (turn !== null && isYou(people, turn)) : !live;
  const isSaved = fateOf(who, scene) === 'protected';
  const words =
    isYou(people, who) || scene.over || isPast || isSaved ? null : speech(who, told, scene, people);
  return words === null ? nothing : html`<q class="figure__voice">${words}</q>`;
}

/** Whether he is dazed or a ghost. */
function becomeOf(who: Character, { seats }: Scene): 'dazed' | 'ghost' | null {
  const now = who === 'V' ? undefined : seats[who]?.now;
  return now === 'ghost' || now === 'dazed' ? now : null;
}

/** What that means. */
function became(who: Character, { scene }: Around): string | null {
  const now = becomeOf(who, scene);
  return now && t('four-sign-became', { became: now });
}

/** What the villain is after, and how he is reached (FM-9.2). */
const wants = (who: Character, { scene, people }: Around): string | null =>
  who === 'V'
    ? t('four-sign-villain', {
        villain: people.villain,
        shadow: scene.shadow ? 'yes' : 'no',
        name: shortName(people, who),
      })
    : null;

/** How the computer player likes to play who sits there himself; among companions that is no threat, and not told. */
function liking(who: Character, { people, scene }: Around): Liking | null {
  if (groupOf(scene.options.storyline) === 'solitaire') return null;
  const info = who === 'V' ? undefined : people.seats[who];
  return info?.kind === 'player' && info.owner !== null ? likingOf(people.roster, info.owner) : null;
}

/** A servant's hand lies open, of a dazed one only the top card (FM-12.1, FM-12.7). */
function openHand(who: Character, { scene, people, open }: Around) {
  if (who === 'V' || isYou(people, who)) return nothing;
  const info = scene.seats[who];
  const hand = scene.hands[who];
  const dazed = info?.now === 'dazed';
  if (!hand || hand.length === 0 || (info?.kind !== 'servant' && !dazed && !open)) return nothing;
  return html`<ul class="open-hand ${dazed ? 'open-hand--pile' : ''}" aria-label=${t(dazed ? 'four-top' : 'four-open-hand')}
    data-sign=${t('four-sign-open', { who: dazed ? 'dazed' : (info?.kind ?? 'player') })}>
    ${hand.map(
      (card) => html`<li data-key=${key.card(card)}>
        <span aria-hidden="true">${numberOf(card)}</span><span class="unseen">${cardName(card)}</span>
      </li>`,
    )}
  </ul>`;
}
