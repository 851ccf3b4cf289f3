/** What each card of the hand would come to, struck openly as the fight stands (FM-20.21), and what one from the shadow. */
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Fighter,
  Frame,
  Legal,
  ShadowPreview,
  Standing,
  SwordCard,
} from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import type { Prospect, Tag } from '../../../lib/table/hand';
import { type Chance, isSpared, previewOf, savingOf, shared } from './choice';
import { isYou, type People, shortName } from './people';
import { percent } from './percent';
import type { Scene } from './scene';
import { foreseen, isWhole, next } from './sentences';
import { costsLast, defeatOf, hitIn, isHurt, serves } from './stakes';

/** The signs, by what becomes of whoever strikes with that card. */
const signs = {
  safe: 'check',
  blocked: 'blocked',
  hit: 'vulnerable',
  serves: 'goal',
  defeat: 'defeated',
  lost: 'defeated',
} as const;
type Fate = keyof typeof signs;
/** Whether it names somebody else who is hit. */
interface NamedTag extends Tag {
  readonly isName: boolean;
}
interface Fated extends Prospect {
  readonly card: SwordCard;
  readonly fate: Fate;
  readonly tag?: NamedTag;
  /** Its sign is the share of the cards that may come next and leave the reader unhurt. */
  readonly isCounted?: boolean;
}

/** None where no strike is asked for; in a problem that is what is asked. */
export function prospects(frame: Frame | null, scene: Scene, people: People): ReadonlyMap<SwordCard, Fated> {
  const seat = frame?.view.turn ?? null;
  if (!frame || seat === null || frame.problem) return new Map();
  const { legal } = frame;
  if (!legal) return new Map();
  const { certain } = legal;
  const differs = shared(legal) === 'hit';
  const cards = new Set(legal.actions.flatMap((action) => (action.type === 'strike' ? [action.card] : [])));
  const found = [...cards].flatMap((card): Fated[] => {
    const after = previewOf(legal, card);
    if (!after) return [];
    const words = foreseen(card, after, legal, scene, people);
    const chance = savingOf(legal, card);
    const fate = serves(after, scene, people) ? 'serves' : fateOf(after, seat, scene, people);
    // Whoever strikes first is compared with nobody: it is told how often the next card would save him.
    if (scene.strikes.length === 0 && chance && fate !== 'serves' && isHurt(after, people))
      return [leads(card, words, chance, isWhole(legal, scene))];
    const { isLost = false } = defeatOf(after, scene, people) ?? {};
    // Where all cards name the same one, what may come next tells them apart: how often it spares the reader, if that
    // is what he wants.
    const counted = differs && fate !== 'serves' && (!isLost || isHurt(after, people)) && chance;
    const told = (as: Fate, isSure: boolean): Fated => {
      const found = fated(card, as, isSure, words, tagOf(as, after, certain, people));
      return counted && !isSure ? { ...found, sign: share(chance), isCounted: true } : found;
    };
    // What spares the reader and serves him besides is told as what serves.
    const isSafe = isSpared(legal, card) && (isHurt(after, people) || (!isLost && fate !== 'serves'));
    if (isSafe) return [told('safe', true)];
    if (isLost) return [told('lost', certain)];
    // What is blocked for good is safe, and nothing else is to be known of it.
    return [told(certain && fate === 'blocked' ? 'safe' : fate, certain)];
  });
  return new Map(found.map((one) => [one.card, one]));
}

/** So far nobody is promised to be safe: others may strike higher, or block what is lower. */
function fated(card: SwordCard, fate: Fate, certain: boolean, words: string, tag: NamedTag): Fated {
  const sign = certain || fate !== 'safe' ? icon(signs[fate]) : null;
  return { card, fate, sign, good: ['safe', 'blocked', 'serves'].includes(fate), certain, words, tag };
}

const leads = (card: SwordCard, words: string, chance: Chance, certain: boolean): Fated => ({
  card,
  fate: 'hit',
  sign: share(chance),
  good: true,
  certain,
  words,
  isCounted: true,
});

const share = ({ saving, unseen }: Chance): TemplateResult =>
  html`<b class="saving">${percent(saving / unseen)}</b>`;

/** Whom the card would hit, or what that would be to the reader; him it names on no card with which he is safe. */
function tagOf(fate: Fate, after: Standing, certain: boolean, people: People): NamedTag {
  const hit = hitIn(after);
  if (fate === 'safe' && isHurt(after, people)) return { words: '', certain, isName: false };
  const own = hit !== null && isYou(people, hit) ? 'you' : 'other';
  const what = fate === 'lost' || fate === 'defeat' ? fate : hit === null ? 'nobody' : own;
  const words = t('four-tag', { what, name: hit === null ? '' : shortName(people, hit) });
  return { words, certain, isName: what === 'other' };
}

/** What becomes of whoever strikes there, if the fight ends so; his other seats count as his. */
function fateOf(after: Standing, seat: Fighter, scene: Scene, people: People): Fate {
  const hit = hitIn(after);
  if (hit !== null && isHurt(after, people)) return costsLast(hit, scene, people) ? 'defeat' : 'hit';
  return after.standing.includes(seat) ? 'safe' : 'blocked';
}

/** How likely a shadow strike spares the reader, by the cards that may lie on top of the random deck (FM-20.22). */
interface Risk {
  readonly words: string;
  readonly about: string;
}

/** Told where open strikes are. */
export function shadowRisk(frame: Frame, scene: Scene, people: People): Risk | null {
  const { legal, view } = frame;
  const ends = legal?.shadow ?? [];
  if (ends.length === 0 || view.turn === null || frame.problem || scene.strikes.length === 0) return null;
  const of = (some: readonly ShadowPreview[]) => some.reduce((sum, { cards }) => sum + cards, 0);
  const hits = of(ends.filter(({ standing }) => isHurt(standing, people)));
  const cards = of(ends);
  const share = hits === 0 ? 'none' : hits === cards ? 'all' : 'some';
  const so = legal?.certain ? 'certain' : 'so-far';
  return {
    words: t('four-shadow-risk', { chance: percent(1 - hits / cards), share: `${share}-${so}` }),
    about: t('four-sign-shadow-odds', { cards }),
  };
}

/** What the signs on the cards mean, to whoever sees them for the first time: in the first round. */
export function legend(
  found: ReadonlyMap<SwordCard, Fated>,
  scene: Scene,
  legal: Legal | null,
  people: People,
): TemplateResult | typeof nothing {
  if (scene.round > 1 || found.size === 0) return nothing;
  const all = [...found.values()];
  const counted = all.filter(({ isCounted }) => isCounted);
  const [example] = counted;
  const hurt = counted
    .map(({ card }) => previewOf(legal, card))
    .some((after) => after && isHurt(after, people));
  const kinds = [true, false].map((certain) => ({
    certain,
    shown: (['safe', 'blocked', 'hit', 'serves', 'defeat', 'lost'] as const).filter((fate) =>
      all.some((one) => one.sign && !one.isCounted && one.certain === certain && one.fate === fate),
    ),
    // Beside shares there is no room for what says itself.
    names: counted.length === 0 && all.some(({ tag }) => tag?.isName && tag.certain === certain),
  }));
  return html`<p class="legend" aria-hidden="true">${
    legal && example
      ? html`<span><i class="legend__sign legend__sign--share ${example.good ? '' : 'legend__sign--hit'} ${example.certain ? '' : 'legend__sign--so-far'}"><b class="saving">%</b>${example.certain ? nothing : html`<b>?</b>`}</i> ${t('four-savings', { saves: hurt ? 'yes' : 'no', ...next(legal, scene, people) })}</span>`
      : nothing
  }${kinds
    .filter(({ shown, names }) => shown.length > 0 || names)
    .map(
      ({
        certain,
        shown,
        names,
      }) => html`${shown.length > 0 ? html`<span>${t('four-fates', { certain: certain ? 'yes' : 'no' })}</span>` : nothing}
        ${shown.map((fate) => html`<span><i class="legend__sign legend__sign--${fate} ${certain ? '' : 'legend__sign--so-far'}">${icon(signs[fate])}${certain ? nothing : html`<b>?</b>`}</i> ${t(`four-fate-${fate}`)}</span>`)}
        ${names ? html`<span>${t('four-fate-name', { certain: certain ? 'yes' : 'no' })}</span>` : nothing}`,
    )}</p>`;
}
