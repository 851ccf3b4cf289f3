/**
 * What has been touched where it lies and nobody takes back, a challenge, a duel, a door, a card, is asked about once: large
 * over what is above, with what it does, what it costs and may come to. It stays where it was touched, and a second touch
 * there, or its button, does it.
 */
import './weighed.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Frame, TokenView, View } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import { adventure, door, foe, skill as skillMark, token } from '../art';
import {
  adventureAbout,
  adventureName,
  adversaryName,
  challengeName,
  questTokenAbout,
  questTokenName,
  specialAbout,
} from '../words';
import { challengeAt, doorAhead, opponentOf, stakeOf } from './attempt';
import { choices } from './chosen';
import { force } from './element';
import { oddsOf, oddsTable } from './odds';
import { isCombat, steppingIn } from './place';
import { points } from './points';
import { unseenWords } from './quest';
import { stepsIn } from './whereabouts';

type Weighed = Extract<Action, { what: unknown }>;

/**
 * What can be taken back is done at once: cards that are put down or played, doors at which nobody waits yet, and attempts
 * into which nobody can step, where nothing is risked yet: of a duel as long as Combat cards can be put down for it, and
 * all be taken back. With his last action his turn ends by itself, and so may the night begin: nothing is taken back then.
 */
export const isWeighed = (action: Action, view: View): action is Weighed =>
  view.asking === 'action' &&
  ((action.type === 'challenge' && stepsIn(view) !== 'no') ||
    (action.type === 'duel' && !isWeighedByCards(action.what, view)) ||
    (action.type === 'character' && (action.what === 'kitty' || view.actions === 1)) || // by her a card goes by chance
    (action.type === 'reinforce' && view.actions === 1) ||
    (action.type === 'inn' && doorAhead(view, action.what) !== null));

/** Whoever is known already is looked at with the cards that can be put down against him, before any die is thrown. */
function isWeighedByCards(number: number, view: View): boolean {
  const one = view.musketeers[view.active ?? 0];
  const met = opponentOf(view, number);
  return stepsIn(view) === 'no' && met !== null && !('up' in met) && one?.hand?.some(isCombat) === true;
}

/** Between which Rochefort may come (MR-10.2). */
const ATTEMPTS: ReadonlySet<Action['type']> = new Set(['challenge', 'duel', 'inn']);

interface Face {
  readonly picture: TemplateResult;
  readonly name: string;
  readonly beside: unknown;
  /** What it does, or who it is. */
  readonly about: readonly string[];
}

export function weighing(action: Weighed, { view, legal }: Frame): TemplateResult {
  const { picture, name, beside, about } = faceOf(action, view);
  const odds = oddsOf(legal, action);
  const one = view.musketeers[view.active ?? 0];
  const cards = odds && one?.hand?.some(isCombat) ? t('mr-weigh-cards') : '';
  const attempts = ATTEMPTS.has(action.type);
  const words = [
    ...about,
    attempts ? steppingIn(view) : '',
    `${t('mr-weigh-cost', { count: view.actions, attempt: attempts ? 'yes' : 'no' })} ${cards}`,
  ].filter((line) => line !== '');
  return html`<section class="weighed weighed--${action.type}" aria-label=${name} tabindex="0">
    <span class="weighed__picture" aria-hidden="true">${picture}</span>
    <div class="weighed__words" id="weighed-words">
      <h2 class="focus__name">${name} ${beside}</h2>
      ${odds ? oddsTable([[t('mr-odds-so', { cards: 0 }), odds]], false, name) : nothing}
      ${words.map((line) => html`<p>${line}</p>`)}
    </div>
  </section>`;
}

function faceOf(action: Weighed, view: View): Face {
  if (action.type === 'inn') return tokenFace(doorAhead(view, action.what), view, true);
  if (action.type === 'challenge') return challengeFace(action.what, view);
  if (action.type === 'duel') {
    const one = view.musketeers[view.active ?? 0];
    const met = opponentOf(view, action.what);
    if (!met || 'up' in met) return tokenFace(met, view, false);
    const { id, force: dice, life, wounds, special } = met;
    return {
      picture: foe(id),
      name: adversaryName(id),
      beside: force(dice),
      about: [
        life > 1 ? t('mr-weigh-lives', { count: life - wounds }) : '',
        special ? specialAbout(special) : '',
        one ? stakeOf(view, one.place, met.reward) : '',
      ],
    };
  }
  const card = action.what as Parameters<typeof adventure>[0];
  const power = view.musketeers[view.active ?? 0]?.power;
  return {
    picture: adventure(card),
    name: adventureName(card),
    beside: nothing,
    about: [adventureAbout(card, power)],
  };
}

/** What it asks, what he has for it, and what it brings. */
function challengeFace(number: number, view: View): Face {
  const one = view.musketeers[view.active ?? 0];
  const asked = challengeAt(view, number);
  if (!one || !asked) return { picture: token('validation'), name: '', beside: nothing, about: [] };
  const { skill, value } = asked;
  const [own, cards] = [one.skills[skill], one.in_cards?.[skill] ?? 0];
  return {
    picture: skillMark(skill),
    name: challengeName(skill, value),
    beside: points(value, own, cards),
    about: [t('mr-weigh-points', { value, own, cards }), stakeOf(view, one.place, asked.reward)],
  };
}

function tokenFace(one: TokenView | null, { quest }: View, closed: boolean): Face {
  const kind = one?.kind ?? null;
  return {
    picture: closed ? door({ token: kind ?? 'quest', up: one?.up ?? false }) : token(kind ?? 'quest'),
    name: kind ? questTokenName(kind) : t(closed ? 'quest-door' : 'quest-hidden'),
    beside: nothing,
    about: kind
      ? [questTokenAbout(kind) || t('mr-sign-guard')]
      : [unseenWords(quest), t(closed ? 'mr-sign-door' : 'mr-sign-hidden')],
  };
}

/** What is behind a door says itself, and a card lies there. */
function doing(action: Weighed, frame: Frame): string {
  if (action.type === 'character') return t('mr-open-short', { what: 'character' });
  const door = action.type === 'inn' ? doorAhead(frame.view, action.what) : null;
  if (!door) return choices.name(action, frame);
  return door.kind ? t('mr-inn-meet', { token: questTokenName(door.kind) }) : t('mr-inn-turn');
}

/** Back, or on with it. */
export const weighedButtons = (
  action: Weighed,
  frame: Frame,
  { back, act }: { back: () => void; act: () => void },
): TemplateResult => html`
  <button class="button button--quiet act__leave" @click=${back}>${t('mr-weigh-back')}</button>
  <button class="button button--gold act__do act__weighed" aria-disabled="false" aria-describedby="weighed-words" @click=${act}>${doing(action, frame)}</button>
`;
