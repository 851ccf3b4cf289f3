/** A choice where it is spoken of: in a small picture where it has one, and in words. */
import '../../../../lib/art/pictured.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Frame, GameTypes, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import type { Choices } from '../../../../lib/table/choices';
import { adventure, foe, hero, place, skill, token } from '../../art';
import { atPlace, lineName, tokenName, toPlace } from '../../words';
import { firstOf, told } from '../counsel/lead';
import { mirrors, reasonText } from '../counsel/reasons';
import { elementName } from '../scene/attempt';
import { heroOf, type People } from '../scene/people';
import { isPlain, optionOf, price } from './options';

/** As wide as `--card` says; nothing where there are only words. */
function drawChoice(action: Action, frame: Frame): TemplateResult | typeof nothing {
  if (isPlain(action)) return nothing;
  const { view } = frame;
  switch (action.type) {
    case 'destination':
    case 'close':
    case 'move':
    case 'ride':
    case 'pay_beggars':
      return html`<span class="pictured pictured--view">${place(action.what)}</span>`;
    case 'challenge':
    case 'duel':
      return sign(attempted(action, view));
    case 'reinforce':
      return adventure(action.what);
    case 'start':
      return sign(hero(view.musketeers[action.what]?.hero ?? 'athos'));
    case 'name':
    case 'exchange':
    case 'man':
    case 'buy':
    case 'give_token':
    case 'take_token':
    case 'lay_token':
    case 'reveal_line':
      return sign(optionOf(action, view, peopleOf(frame)).picture);
    default:
      return optionOf(action, view, peopleOf(frame)).picture;
  }
}

const sign = (drawing: unknown): TemplateResult =>
  html`<span class="pictured pictured--sign">${drawing}</span>`;

/** A skill that is asked for or somebody to be fought, where it stands on a card. */
function attempted({ type, what }: Action & { what: number }, view: View): TemplateResult {
  const where = standsAt(view);
  const one = where === 'paris' || where === 'louvre' ? view.missions[where] : null;
  if (type === 'challenge') {
    const { quest } = view;
    const asked = (one ?? (quest.board === 'calais' ? quest : null))?.challenges[what];
    return asked ? skill(asked.skill) : token('quest');
  }
  const met = one?.opponents[what];
  return met ? foe(met.id, met.force) : token('quest');
}

function nameChoice(action: Action, frame: Frame): string {
  const { view } = frame;
  const people = peopleOf(frame);
  if (isPlain(action)) return t(`mr-do-${action.type}`, { asking: view.asking });
  switch (action.type) {
    case 'destination':
    case 'close':
      return t(`mr-do-${action.type}`, { place: toPlace(action.what) });
    case 'move':
      return t('mr-go', { place: toPlace(action.what) });
    case 'ride':
      return t('mr-ride', { place: toPlace(action.what) });
    case 'pay_beggars':
      return t('mr-choice', { type: action.type, name: atPlace(action.what) });
    case 'start':
      return t('mr-begin', { name: heroOf(people, action.what) });
    case 'reroll':
      return t('mr-do-reroll');
    case 'blade':
      return t('mr-choice', { type: action.type, name: action.what + 1 });
    case 'reinforce':
      return t(`mr-reinforce-${action.what}`);
    case 'challenge':
    case 'duel':
      return t('mr-choice', {
        type: action.type,
        name: elementName(view, action.type, standsAt(view), action.what),
      });
    case 'inn':
      return t('mr-choice', { type: action.type, name: lineName(action.what + 1) });
    case 'buy':
      return t('mr-choice', {
        type: action.type,
        name: `${tokenName(action.what)} (${price(action.what, view)})`,
      });
    default:
      return t('mr-choice', { type: action.type, name: optionOf(action, view, people).name });
  }
}

const peopleOf = ({ names, viewer, view }: Frame): People => ({ roster: { names, viewer }, view });

/** Where whoever's turn it is stands. */
const standsAt = ({ active, musketeers }: View) => musketeers[active ?? 0]?.place ?? 'paris';

export const choices: Choices<GameTypes> = {
  draw: drawChoice,
  name: nameChoice,
  counselled: (frame) => told('best', frame) ?? firstOf(frame),
  reason: reasonText,
  against: ({ against }) => against,
  unjudged: () => t('mr-unjudged'),
  mirrors,
};
