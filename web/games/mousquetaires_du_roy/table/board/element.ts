/** Challenges, adversaries and tokens as they lie on a card or board, each with the button that attempts it. */
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Action,
  Adversary,
  Challenge,
  DuelBefore,
  Legal,
  MusketeerView,
  Place,
  QuestToken,
  Reward,
  TokenView,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { icon } from '../../../../lib/art';
import { t } from '../../../../lib/i18n';
import { die, foe, forceSign, skill as skillMark, token } from '../../art';
import {
  adversaryName,
  challengeName,
  epicAbout,
  questTokenName,
  rewardWords,
  skillName,
  specialAbout,
} from '../../words';
import type { Good } from '../counsel/gold';
import { oddsBrief, oddsLine, oddsOf } from '../counsel/odds';
import { key } from '../scene/animation';
import { doing } from '../scene/choice';
import { heroOf, type People } from '../scene/people';

/** Who could attempt things there, or go there for them, and his name. */
interface Actor {
  readonly one: MusketeerView;
  readonly name: string;
}

/** What pressing it does; null where it cannot be attempted now. */
export interface Attempt {
  readonly action: Action | null;
  readonly act: (action: Action | null) => void;
  /** What has been touched, and is looked at before it is done: a second touch there means it. */
  readonly weighed?: Action | null;
  readonly by?: Actor | null;
  readonly legal?: Legal | null;
  /** What to expect of a duel for which he would have to go there. */
  readonly ahead?: DuelBefore | undefined;
  /** Rochefort stands before him: only when he is beaten can it be said what to expect (MR-10.12). */
  readonly barred?: boolean;
  /** What is counselled. */
  readonly good: Good;
  /** What the courtesan says who makes it harder: its value has her point in it (MR-13.12). */
  readonly harder?: string | null;
}

interface Where {
  readonly view: View;
  readonly people: People;
  readonly place: Place;
  readonly legal: Legal | null;
}

/** Whose turn it is. */
export function actor({ view, people, legal }: Omit<Where, 'place'>): Actor | null {
  const one = view.active === null ? undefined : view.musketeers[view.active];
  return legal && one && view.active !== null ? { one, name: heroOf(people, view.active) } : null;
}

/** What may be done where he stands, if that is the place. */
export const atHand = (where: Where): Legal | null =>
  actor(where)?.one.place === where.place ? where.legal : null;

interface Line {
  readonly key: string;
  readonly picture: TemplateResult;
  readonly name: unknown;
  readonly about: unknown;
  readonly done: boolean;
  readonly label: string;
  /** What its picture means. */
  readonly sign: string;
}

/** One line; a button where it can be attempted. */
function line(
  { key: at, picture, name, about, done, label, sign }: Line,
  { action, act, weighed, good }: Attempt,
): TemplateResult {
  const asks = action !== null && action === weighed;
  const inside = html`
    <span class="element__picture" data-sign=${sign}>${picture}</span>
    <span class="element__words"><b>${name}</b>${about ? html`<small>${about}</small>` : nothing}</span>
    ${done ? html`<span class="element__seal" data-sign=${t('mr-sign-done')}>${token('validation')}<span class="unseen">${t('mr-done')}</span></span>` : nothing}
    ${action && !done && good.has(action) ? html`<span class="unseen">${good.get(action)}</span>` : nothing}
    ${action && !done ? html`<span class="element__go">${label}</span>` : nothing}
  `;
  return action && !done
    ? html`<li data-key=${at}><button data-does=${doing(action)} class="element element--open ${good.has(action) ? 'element--good' : ''} ${asks ? 'element--asks' : ''}" data-sign=${good.get(action) ?? nothing} @click=${() => act(action)}>${inside}</button></li>`
    : html`<li data-key=${at}><div class="element ${done ? 'element--done' : ''}">${inside}</div></li>`;
}

export const challengeLine = (at: string, one: Challenge, attempt: Attempt): TemplateResult =>
  line(
    {
      key: key.element(at),
      picture: skillMark(one.skill),
      name: html`<span class="element__skill">${challengeName(one.skill, one.value)}</span>`,
      about: html`${attempt.harder ? html`<span class="harder" data-sign=${attempt.harder}>${icon('vulnerable')}<span aria-hidden="true">= ${one.value - 1} + 1</span><span class="unseen">${attempt.harder}</span></span>` : nothing} ${reward(one.reward)} ${one.solved ? nothing : reach(one, attempt)}`,
      done: one.solved,
      label: t('mr-attempt-challenge'),
      sign: t('mr-sign-challenge', { skill: skillName(one.skill), value: one.value }),
    },
    attempt,
  );

/** What he can show for a challenge: his skill, and what his cards could add, also those of other skills (MR-11.3). */
function reach({ skill, value }: Challenge, { by }: Attempt): unknown {
  const { power, skills, in_cards } = by?.one ?? {};
  if (!by || !skills || !in_cards) return nothing;
  const [own, cards] = [skills[skill], in_cards[skill]];
  const any = power === 'any_skill' && cards > 0 ? 'yes' : 'no';
  const words = (brief: 'yes' | 'no') =>
    t('mr-reach', {
      brief,
      name: by.name,
      own,
      cards,
      any: brief === 'yes' ? 'no' : any,
      short: Math.max(0, value - own - cards),
    });
  return html`<span class="reach">${words('no')}</span><span class="reach-brief">${words('yes')}</span>`;
}

/** In whole, or on phones in brief. */
const odds = ({ legal = null, action, ahead, barred = false }: Attempt) => {
  if (barred) return action ? html`<span>${t('mr-rochefort-first')}</span>` : nothing;
  const ends = oddsOf(legal, action) ?? ahead;
  return html`${oddsLine(ends)}${oddsBrief(ends)}`;
};

export const adversaryLine = (
  at: string,
  one: Adversary & { readonly beaten?: boolean },
  attempt: Attempt,
): TemplateResult =>
  line(
    {
      key: key.element(at),
      picture: foe(one.id),
      name: adversaryName(one.id),
      about: html`${force(one.force)} ${one.life > 1 ? t('mr-foe-life', { life: one.life - one.wounds, most: one.life }) : nothing}
        ${one.special ? html`<span data-sign=${specialAbout(one.special)}>${icon(one.special === 'cuirass' ? 'protected' : 'vulnerable')}<span class="unseen">${specialAbout(one.special)}</span></span>` : nothing}
        ${reward(one.reward)} ${odds(attempt)}`,
      done: one.beaten ?? one.wounds >= one.life,
      label: t('mr-attempt-duel'),
      sign: t('mr-sign-foe', { name: adversaryName(one.id), force: one.force }),
    },
    attempt,
  );

/** `gone`: what has lain there, where it is known. */
export const tokenLine = (
  at: string,
  one: TokenView | null,
  attempt: Attempt,
  gone?: QuestToken,
): TemplateResult =>
  line(
    {
      key: key.element(at),
      picture: token(one?.kind ?? gone ?? 'quest'),
      name: one
        ? one.kind
          ? questTokenName(one.kind)
          : t('quest-hidden')
        : gone
          ? questTokenName(gone)
          : t('mr-beaten'),
      about: one && !one.up && one.kind ? t('mr-face-down') : odds(attempt),
      done: one === null,
      label: t('mr-attempt-duel'),
      sign: t(one && !one.kind ? 'mr-sign-hidden' : 'mr-sign-guard'),
    },
    attempt,
  );

/** So many red dice; on phones one with their number. */
export const force = (dice: number): TemplateResult =>
  html`<span class="force" data-sign=${t('mr-sign-force', { force: dice })}><span class="force__dice">${Array.from({ length: dice }, () => die('red', 'sword'))}</span><span class="force__number">${forceSign(dice)}</span><span class="unseen">${t('force', { force: dice })}</span></span>`;

export const reward = ({ pistoles, epic, cards }: Reward): unknown => {
  if (pistoles + epic + cards === 0) return nothing;
  const coins = (id: 'pistole' | 'epic', count: number) => Array.from({ length: count }, () => token(id));
  const words = t('mr-sign-reward', { reward: rewardWords({ pistoles, epic, cards }) });
  return html`<span class="reward" data-sign="${words}${epic > 0 ? ` ${epicAbout()}` : ''}">
    ${coins('pistole', pistoles)}${coins('epic', epic)}${cards > 0 ? html`<i class="reward__card"></i>` : nothing}
    <span class="unseen">${words}</span>
  </span>`;
};
