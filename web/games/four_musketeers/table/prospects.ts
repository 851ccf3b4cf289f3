/** What stands on each card of the hand: what it comes to for certain (FM-20.21, FM-20.22), or is likely to (FM-20.23). */
import { html, nothing, type TemplateResult } from 'lit';
import type { Frame, ShadowPreview, Standing, SwordCard } from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import type { Prospect } from '../../../lib/table/hand';
import { previewOf } from './choice';
import { aboutWhom, chanceOf, EVEN, type Likely, type Outlook, outlookWords, whatChances } from './odds';
import { isYou, type People, shortName } from './people';
import { percent } from './percent';
import type { Scene } from './scene';
import { foreseen } from './sentences';
import { costsLast, defeatOf, harms, hitIn, isHurt, serves } from './stakes';

/** The signs, by what becomes of whoever strikes with that card. */
const signs = {
  safe: 'check',
  hit: 'vulnerable',
  serves: 'goal',
  defeat: 'defeated',
  lost: 'defeated',
} as const;
type Fate = keyof typeof signs;
interface Fated extends Prospect {
  readonly card: SwordCard;
  /** Null where only chances are known. */
  readonly fate: Fate | null;
  /** Its tag names somebody else who is hit. */
  readonly isNamed?: boolean;
}

/** None where no strike is asked for; in a problem that is what is asked. `likely`: null to whoever wants no chances. */
export function prospects(
  frame: Frame | null,
  scene: Scene,
  people: People,
  likely: Likely | null,
): ReadonlyMap<SwordCard, Fated> {
  if (!frame || frame.view.turn === null || frame.problem) return new Map();
  const { legal } = frame;
  if (!legal) return new Map();
  const cards = new Set(legal.actions.flatMap((action) => (action.type === 'strike' ? [action.card] : [])));
  const found = [...cards].flatMap((card): Fated[] => {
    const after = previewOf(legal, card);
    if (!after) return [];
    const words = foreseen(card, after, { legal, scene, people, likely });
    if (!legal.certain) return [uncertain(card, likely?.outlook ?? null, words, people)];
    const fate = fateOf(after, scene, people);
    const good = fate === 'safe' || fate === 'serves';
    return [{ card, fate, sign: icon(signs[fate]), good, words, ...tagOf(fate, after, people) }];
  });
  return new Map(found.map((one) => [one.card, one]));
}

/** Only a number tells cards apart that others still strike after. */
function uncertain(card: SwordCard, outlook: Outlook | null, words: string, people: People): Fated {
  const chance = chanceOf(outlook, card);
  if (!outlook || chance === null) return { card, fate: null, sign: null, good: true, words };
  const sign = html`<b class="saving">${percent(chance)}</b>`;
  const { whom, name } = aboutWhom(outlook, people);
  const good = whom !== 'spared' || chance >= EVEN;
  const tag = whom === 'spared' ? '' : t('four-tag', { what: whom === 'you' ? 'you' : 'other', name });
  return { card, fate: null, sign, good, words, tag };
}
/** Whom the card hits, or what that is to the reader. */
function tagOf(fate: Fate, after: Standing, people: People): Pick<Fated, 'tag' | 'isNamed'> {
  const hit = hitIn(after);
  const own = hit !== null && isYou(people, hit) ? 'you' : 'other';
  const what = fate === 'lost' || fate === 'defeat' ? fate : hit === null ? 'nobody' : own;
  const tag = t('four-tag', { what, name: hit === null ? '' : shortName(people, hit) });
  return { tag, isNamed: what === 'other' };
}

/** What becomes of the reader, if the fight ends so; his other seats count as his. */
function fateOf(after: Standing, scene: Scene, people: People): Fate {
  const { isLost = false } = defeatOf(after, scene, people) ?? {};
  if (isLost) return 'lost';
  if (serves(after, scene, people)) return 'serves';
  if (!isHurt(after, people)) return 'safe';
  return costsLast(hitIn(after), scene, people) ? 'defeat' : 'hit';
}

/** What a shadow strike is likely to bring. */
interface Risk {
  readonly words: string;
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
  const foretold = outlookWords(likely?.outlook ?? null, null, people);
  if (foretold) return { words: foretold, about: t('four-sign-odds') };
  if (!legal.certain) return null;
  const of = (some: readonly ShadowPreview[]) => some.reduce((sum, { cards }) => sum + cards, 0);
  const hits = of(ends.filter(({ standing }) => harms(standing, scene, people)));
  const cards = of(ends);
  const share = hits === 0 ? 'none' : hits === cards ? 'all' : 'some';
  if (share === 'some' && likely === null) return null;
  return {
    words: t('four-shadow-risk', { chance: percent(1 - hits / cards), share }),
    about: t('four-sign-shadow-odds', { cards }),
  };
}

/**
 * What stands on the cards, to whoever sees it for the first time: in the first round. Chances are put away and shown again
 * by `wish`; null while a card is held, whose sentence needs the room.
 */
export function legend(
  found: ReadonlyMap<SwordCard, Fated>,
  likely: Likely | null,
  scene: Scene,
  people: People,
  wish: ((wanted: boolean) => void) | null,
): TemplateResult | typeof nothing {
  const all = [...found.values()];
  if (scene.round > 1 || all.length === 0) return nothing;
  const outlook = likely?.outlook ?? null;
  if (outlook || (likely === null && all.every(({ fate }) => fate === null))) {
    const words = t(outlook ? 'four-chances-hide' : 'four-chances-show');
    // One button with two sides: the focus stays on it.
    return html`<p class="legend">
      ${outlook ? html`<span aria-hidden="true" data-sign=${t('four-sign-odds')}><i class="legend__sign legend__sign--share"><b class="saving">%</b></i> ${t('four-odds-what', whatChances(outlook, scene, people))}</span>` : nothing}
      ${
        wish === null
          ? html`<span class="legend__switch legend__switch--away" aria-hidden="true">${words}</span>`
          : html`<button class="legend__switch" aria-label=${outlook ? t('four-chances-hide-what') : nothing} @click=${() => wish(outlook === null)}>${words}</button>`
      }
    </p>`;
  }
  const shown = (Object.keys(signs) as Fate[]).filter((fate) => all.some((one) => one.fate === fate));
  const named = all.some(({ isNamed }) => isNamed);
  return shown.length === 0
    ? nothing
    : html`<p class="legend" aria-hidden="true">
        ${shown.map((fate) => html`<span><i class="legend__sign legend__sign--${fate}">${icon(signs[fate])}</i> ${t(`four-fate-${fate}`)}</span>`)}
        ${named ? html`<span>${t('four-fate-name')}</span>` : nothing}
      </p>`;
}
