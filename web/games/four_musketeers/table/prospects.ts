/**
 * What stands on each card of the hand: what it comes to, or would as the fight stands (FM-20.21, FM-20.22); to whoever asks
 * for chances, what it is likely to come to (FM-20.23).
 */
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Character,
  Frame,
  ShadowPreview,
  Standing,
  SwordCard,
} from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import type { Prospect } from '../../../lib/table/hand';
import { hitAlone } from './alone';
import { isSpared, previewOf } from './choice';
import { chanceOf, EVEN, isOfOthers, type Likely, noneWords, outlookWords, victimOf, whyLower } from './odds';
import { isYou, type People, shortName } from './people';
import { percent } from './percent';
import type { Scene } from './scene';
import { foreseen, isFirst } from './sentences';
import { costsLast, counted, defeatOf, endOf, hitIn, isUnwelcome, mayLose, serves } from './stakes';

/** The signs, by what becomes of whoever strikes with that card. */
const signs = {
  safe: 'check',
  hit: 'wound',
  serves: 'goal',
  defeat: 'defeated',
  lost: 'defeated',
} as const;
type Fate = keyof typeof signs;
interface Fated extends Prospect {
  readonly card: SwordCard;
  /** Null where others may still change it. */
  readonly fate: Fate | null;
  /** Its tag names who is hit: somebody else, or whoever it would be as it stands. */
  readonly isNamed?: boolean;
}

/** None where no strike is asked for; in a problem that is what is asked. `likely`: null to whoever asks for no chances. */
export function prospects(
  frame: Frame | null,
  scene: Scene,
  people: People,
  likely: Likely | null,
): ReadonlyMap<SwordCard, Fated> {
  if (!frame || frame.view.turn === null || frame.problem) return new Map();
  const { legal } = frame;
  if (!legal) return new Map();
  const isAlike = isFirst(legal, scene);
  const cards = new Set(legal.actions.flatMap((action) => (action.type === 'strike' ? [action.card] : [])));
  const found = [...cards].flatMap((card): Fated[] => {
    const after = previewOf(legal, card);
    if (!after) return [];
    const words = foreseen(card, after, { legal, scene, people, likely });
    if (!legal.certain) {
      const isSure = isSpared(legal, card) && !mayLose(scene, people);
      const victim = likely && victimOf(likely, card, people);
      const found = { card, words, ...soFar(after, isSure, victim, scene, people) };
      const so = isAlike ? { ...found, tag: '', isNamed: false } : found;
      return [likely && !isOfOthers(likely) ? probable(so, likely) : so];
    }
    const fate = fateOf(after, scene, people);
    const good = fate === 'safe' || fate === 'serves';
    return [{ card, fate, sign: icon(signs[fate]), good, words, ...tagOf(fate, after, people) }];
  });
  return new Map(found.map((one) => [one.card, one]));
}

/**
 * Whom it hits as it stands; what nothing that may still come can hit is safe. That it is nobody, while others still strike,
 * tells nothing: then stands there who is hit rather than not, where that is foretold.
 */
function soFar(
  after: Standing,
  isSure: boolean,
  victim: Character | null,
  scene: Scene,
  people: People,
): Omit<Fated, 'card' | 'words'> {
  const alone = hitAlone(after, scene);
  const end = alone === null ? after : { ...after, ...endOf(alone) };
  const isBad = isUnwelcome(end, scene, people);
  const whose = whoseHit(end, people);
  // He is certain not to be hit, and who is instead nobody knows yet.
  const isSpared = isSure && whose !== 'other';
  const isGood = isSpared || !isBad;
  const open = victim === null ? '' : t('four-tag', { what: 'likely', name: shortName(people, victim) });
  return {
    fate: isSure && isGood ? 'safe' : null,
    sign: isSure && isGood ? icon(signs.safe) : null,
    good: isGood,
    tag: whose === 'nobody' && !isSpared ? open : tagWords(isSpared ? 'spared' : whose, end, people),
    isNamed: !isSpared && whose !== 'nobody',
    isUnsettled: !isSpared,
  };
}

/** Beside whom it would hit as it stands, how likely it is: a sign of safety would say the same twice. */
function probable(so: Fated, { outlook, stake }: Likely): Fated {
  const { card, words } = so;
  const chance = chanceOf(outlook, card);
  if (chance === null) return { card, words, fate: null, sign: null, good: true };
  return { ...so, fate: null, sign: share(percent(chance), stake), good: chance >= EVEN };
}

/** How likely it spares the reader, or loses him the round no more than a life, with a sign of what it counts. */
const share = (words: string, stake: Likely['stake']) =>
  html`<b class="saving ${stake === 'yes' ? 'saving--stake' : ''}">${words}${icon(stake === 'yes' ? 'hourglass' : 'protected')}</b>`;

/** Whom the card hits, or what that is to the reader. */
function tagOf(fate: Fate, after: Standing, people: People): { tag: string; isNamed: boolean } {
  const what = fate === 'lost' || fate === 'defeat' ? fate : whoseHit(after, people);
  return { tag: tagWords(what, after, people), isNamed: what === 'other' };
}

function whoseHit(after: Standing, people: People): 'you' | 'nobody' | 'other' {
  const hit = hitIn(after);
  return hit === null ? 'nobody' : isYou(people, hit) ? 'you' : 'other';
}

function tagWords(what: string, after: Standing, people: People): string {
  const hit = hitIn(after);
  return t('four-tag', { what, name: hit === null ? '' : shortName(people, hit) });
}

/** What becomes of the reader, if the fight ends so; his other seats count as his, and a friend who is hit is no gain. */
function fateOf(after: Standing, scene: Scene, people: People): Fate {
  const { isLost = false } = defeatOf(after, scene, people) ?? {};
  if (isLost) return 'lost';
  if (serves(after, scene, people)) return 'serves';
  if (!isUnwelcome(after, scene, people)) return 'safe';
  return costsLast(hitIn(after), scene, people) ? 'defeat' : 'hit';
}

/** What a shadow strike is likely to bring. */
interface Risk {
  readonly words: string;
  /** Where it is told by cards, by which. */
  readonly about: string;
}

/** Reckoned where others still strike, and else told by the cards that may lie on top of the random deck (FM-20.22). */
export function shadowRisk(
  { legal, view, problem }: Frame,
  scene: Scene,
  people: People,
  likely: Likely | null,
): Risk | null {
  const ends = legal?.shadow ?? [];
  if (!legal || ends.length === 0 || view.turn === null || problem) return null;
  const foretold = outlookWords(likely, null);
  if (foretold) return { words: foretold, about: '' };
  if (!legal.certain) return null;
  const of = (some: readonly ShadowPreview[]) => some.reduce((sum, { cards }) => sum + cards, 0);
  const hits = of(ends.filter(({ standing }) => isUnwelcome(standing, scene, people)));
  const cards = of(ends);
  const share = hits === 0 ? 'none' : hits === cards ? 'all' : 'some';
  return {
    words: t('four-shadow-risk', {
      stake: counted(scene, people),
      chance: percent(1 - hits / cards),
      share,
    }),
    about: t('four-sign-shadow-odds', { cards }),
  };
}

/**
 * What stands on the cards, to whoever sees it for the first time: in the first round. Chances are shown and put away again
 * by `wish`, also while a card is held, or while it is asked which way a fight shall go.
 */
export function legend(
  found: ReadonlyMap<SwordCard, Fated>,
  likely: Likely | null,
  scene: Scene,
  people: People,
  wish: (wanted: boolean) => void,
  isTurned = false,
): TemplateResult | typeof nothing {
  const all = [...found.values()];
  if (scene.round > 1 || (all.length === 0 && !isTurned)) return nothing;
  const isUnsettled = all.some((one) => one.isUnsettled);
  const shown = fates.filter((fate) => all.some((one) => one.fate === fate));
  const told = [
    ...(likely?.outlook || likely?.ways.length
      ? [odds(likely.stake, lowerWords(likely, scene, people))]
      : []),
    ...shown.map(fateSign),
    // Beside the number there is no room for it; it has been told before that was asked for.
    ...(!likely?.outlook && all.some(({ isNamed }) => isNamed)
      ? [tagSign(isUnsettled ? 'unsettled' : 'name')]
      : []),
  ];
  const isOpen = all.some(({ fate }) => fate === null) || isUnsettled; // others still strike
  const none = likely && isOpen ? noneWords(likely, scene, people) : '';
  if (told.length === 0 && !isOpen && !isTurned) return nothing;
  // One button with two sides: the focus stays on it.
  return html`<p class="legend">
    ${told.map((one) => html`<span aria-hidden="true">${one}</span>`)}
    ${none ? html`<span>${none}</span>` : nothing}
    ${isOpen || isTurned ? chancesSwitch(likely !== null, wish) : nothing}
  </p>`;
}

const fates = Object.keys(signs) as Fate[];
const fateSign = (fate: Fate) =>
  html`<i class="legend__sign legend__sign--${fate}">${icon(signs[fate])}</i> ${t(`four-fate-${fate}`)}`;
const tagSign = (what: 'name' | 'unsettled') =>
  html`<i class="legend__sign legend__sign--${what}"></i> ${t(`four-fate-${what}`)}`;
const odds = (stake: Likely['stake'], more = '') =>
  html`<i class="legend__sign legend__sign--share" data-sign=${`${t('four-sign-odds')} ${more}`.trim()}>${share('%', stake)}</i> ${t('four-odds-what', { stake })}`;

/** Of the first card that is less safe than a lower one, why it is. */
function lowerWords(likely: Likely, scene: Scene, people: People): string {
  const numbers = [...(likely.outlook?.keys() ?? [])].filter((number) => number !== null);
  return numbers.map((number) => whyLower(number, likely, scene, people)?.words).find(Boolean) ?? '';
}

function chancesSwitch(isShown: boolean, wish: (wanted: boolean) => void): TemplateResult {
  const words = t(isShown ? 'four-chances-hide' : 'four-chances');
  return html`<button class="legend__switch" aria-label=${isShown ? t('four-chances-hide-what') : nothing} aria-keyshortcuts=${CHANCES_KEY} @click=${() => wish(!isShown)}>${words}</button>`;
}

/** Shows the chances, and puts them away again. */
export const CHANCES_KEY = 'c';

/** All that may stand on a card, for whoever looks it up; also chances, where they are wanted: his own, or those of his side. */
export const allSigns = (
  isWanted: boolean,
  isShared: boolean,
): TemplateResult => html`<ul class="goal__signs">
  ${[
    ...fates.map(fateSign),
    tagSign('name'),
    tagSign('unsettled'),
    ...(isWanted
      ? (isShared ? (['side'] as const) : (['no', 'yes'] as const)).map((stake) => odds(stake))
      : []),
  ].map((one) => html`<li>${one}</li>`)}
</ul>`;
