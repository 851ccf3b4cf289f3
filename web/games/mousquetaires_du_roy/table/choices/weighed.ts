/**
 * What is attempted is touched where it lies, and told there: what it may come to and what it costs stand below the question,
 * and nothing else is covered. It stays where it was touched; the button that names it does it, or a second touch there.
 * Where much is at stake the question says so.
 */
import './weighed.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Frame, TokenView, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import {
  adventureAbout,
  adventureName,
  adversaryName,
  challengeName,
  epicAbout,
  questTokenAbout,
  questTokenName,
  skillName,
  specialAbout,
} from '../../words';
import { isCombat, steppingIn } from '../board/place';
import { points } from '../board/points';
import { unseenWords } from '../board/quest';
import { best, dared } from '../counsel/gold';
import { oddsOf, oddsPair, RARE } from '../counsel/odds';
import { challengeAt, doorAhead, isAttempt, opponentOf, stakeOf, summed } from '../scene/attempt';
import { stepsIn } from '../scene/whereabouts';
import { choices } from './chosen';

type Weighed = Extract<Action, { what: unknown }> | (Action & { readonly type: 'passage' });

/** What is looked at before it is done. */
export const isWeighed = (action: Action, frame: Pick<Frame, 'view' | 'legal'>): action is Weighed =>
  frame.view.asking === 'action' && (isAttempt(action, frame.view) || isAtStake(action, frame));

/**
 * Asked about is what may cost more than an action: Rochefort is known to be there, or it may put him out of action; Kitty, by
 * whom a card goes by chance; and his last action, as his turn ends by itself, and so may the night begin: nothing is taken
 * back then.
 */
export function isAtStake(action: Action, frame: Pick<Frame, 'view' | 'legal'>): boolean {
  const { view } = frame;
  const isLast = view.actions === 1 && (isAttempt(action, view) || LAST.has(action.type));
  const isKitty = action.type === 'character' && action.what === 'kitty';
  return isLast || isKitty || meetsRochefort(action, view) || endangers(action, frame);
}

/** Cards that take an action, as an attempt does. */
const LAST: ReadonlySet<Action['type']> = new Set(['character', 'reinforce']);

/** So many lives one duel may well cost: two wounds at once are common, three take as many swords that nothing parries (MR-9.11). */
const FEW = 2;

/** Whether Rochefort is sure to step in, or may, and could put him out of action. */
function meetsRochefort(action: Action, view: View): boolean {
  if (!isAttempt(action, view)) return false;
  const how = stepsIn(view);
  return how === 'surely' || (how === 'perhaps' && livesOf(view) <= FEW);
}

/**
 * Whether whom or what he meets there may put him out of action (MR-18.1). Whoever is known already is looked at with the
 * Combat cards that can be put down against him, before any die is thrown, and all can be taken back, as long as nobody can
 * step in; without any, the odds say it.
 */
function endangers(action: Action, { view, legal }: Pick<Frame, 'view' | 'legal'>): boolean {
  const met =
    action.type === 'duel'
      ? opponentOf(view, action.what)
      : action.type === 'inn'
        ? doorAhead(view, action.what)
        : null;
  if (!met) return false;
  const life = livesOf(view);
  const kind = 'up' in met ? met.kind : met.id;
  if (kind === 'decoy') return false;
  if (kind === 'trap') return life < FEW; // MR-22.11
  if (kind === null) return life <= FEW;
  if (stepsIn(view) === 'no' && view.musketeers[view.active ?? 0]?.hand?.some(isCombat)) return false;
  const extra = 'special' in met && met.special === 'final_wound' ? 1 : 0; // MR-9.27
  if (life > FEW + extra) return false;
  const odds = oddsOf(legal, action);
  return !odds || life > FEW || (life === 1 ? odds.hurt : odds.grave) >= RARE;
}

const livesOf = ({ musketeers, active }: View): number => musketeers[active ?? 0]?.life ?? 0;

interface Face {
  readonly name: string;
  /** What he has for it. */
  readonly points?: TemplateResult;
  /** What it does, where that is not seen where it lies. */
  readonly effect: string;
  /** What else there is to know, for whoever asks. */
  readonly more: readonly string[];
}

export interface Weighing {
  /** Nothing where no more is at stake than what it costs. */
  readonly question: string | null;
  /** What it may come to, and what it costs. */
  readonly strip: TemplateResult;
  readonly more: readonly string[];
}

export function weighing(action: Weighed, frame: Frame): Weighing {
  const { view, legal } = frame;
  const { name, points: shown = nothing, effect, more } = faceOf(action, view);
  const odds = oddsOf(legal, action);
  const attempts = isAttempt(action, view);
  const words = [
    effect,
    t('mr-weigh-cost', { count: view.actions, attempt: attempts ? 'yes' : 'no' }),
    attempts ? steppingIn(view) : '',
  ];
  return {
    question: isAtStake(action, frame) ? t('mr-ask-weigh', { what: name }) : null,
    strip: html`<div class="weighed" id="weighed">
      ${odds ? oddsPair(odds) : shown}
      <p class="weighed__words">${words.filter(Boolean).join(' ')}</p>
    </div>`,
    more: more.filter(Boolean),
  };
}

function faceOf(action: Weighed, view: View): Face {
  if (action.type === 'passage') return { name: t('secret-passage'), effect: '', more: [epicAbout()] };
  if (action.type === 'inn') return tokenFace(doorAhead(view, action.what), view, true);
  if (action.type === 'challenge') return challengeFace(action.what, view);
  if (action.type === 'duel') {
    const one = view.musketeers[view.active ?? 0];
    const met = opponentOf(view, action.what);
    if (!met || 'up' in met) return tokenFace(met, view, false);
    const { id, life, wounds, special } = met;
    return {
      name: adversaryName(id),
      effect: '',
      more: [
        life > 1 ? t('mr-weigh-lives', { count: life - wounds }) : '',
        special ? specialAbout(special) : '',
        one ? stakeOf(view, one.place, met.reward) : '',
      ],
    };
  }
  const card = action.what as Parameters<typeof adventureName>[0];
  const power = view.musketeers[view.active ?? 0]?.power;
  return { name: adventureName(card), effect: adventureAbout(card, power), more: [] };
}

/** What it asks, what he has for it, and what it brings. */
function challengeFace(number: number, view: View): Face {
  const one = view.musketeers[view.active ?? 0];
  const asked = challengeAt(view, number);
  if (!one || !asked) return { name: '', effect: '', more: [] };
  const { skill, value } = asked;
  const [own, cards] = [one.skills[skill], one.in_cards?.[skill] ?? 0];
  return {
    name: challengeName(skill, value),
    points: points(value, own, cards),
    effect: t('mr-weigh-points', { value, own, cards }),
    more: [stakeOf(view, one.place, asked.reward)],
  };
}

/** How far the cards that have been put down for a challenge bring him. */
export function sum(view: View): TemplateResult | typeof nothing {
  const found = summed(view);
  if (!found) return nothing;
  const { skill, value, own, laid, left } = found;
  const words = t('mr-cards-sum', { skill: skillName(skill), own, laid, value, left });
  return html`<div class="weighed">${points(value, own + laid)} <p class="weighed__words">${words}</p></div>`;
}

function tokenFace(one: TokenView | null, { quest }: View, closed: boolean): Face {
  const kind = one?.kind ?? null;
  return {
    name: kind ? questTokenName(kind) : t(closed ? 'quest-door' : 'quest-hidden'),
    effect: kind ? questTokenAbout(kind) : unseenWords(quest),
    more: [
      kind
        ? questTokenAbout(kind)
          ? ''
          : t('mr-sign-guard')
        : t(closed ? 'mr-sign-door' : 'mr-sign-hidden'),
    ],
  };
}

/** What is behind a door says itself, and a card lies there. */
function doing(action: Weighed, frame: Frame): string {
  if (action.type === 'character') return t('mr-open-short', { what: 'character' });
  const door = action.type === 'inn' ? doorAhead(frame.view, action.what) : null;
  if (!door) return choices.name(action, frame);
  return door.kind ? t('mr-inn-meet', { token: questTokenName(door.kind) }) : t('mr-inn-turn');
}

/** Back, or on with it: gold unless something else is counselled, or this would be a dare. */
export function weighedButtons(
  action: Weighed,
  frame: Frame,
  { back, act }: { back: () => void; act: () => void },
): TemplateResult {
  const good = best(frame);
  const isGold = good.size > 0 ? good.has(action) : action !== dared(frame);
  return html`
  <button class="button button--quiet act__leave" @click=${back}>${t('mr-weigh-back')}</button>
  <button class="button ${isGold ? 'button--gold' : ''} act__do act__weighed" aria-disabled="false" aria-describedby="weighed" @click=${act}>${doing(action, frame)}</button>
  `;
}
