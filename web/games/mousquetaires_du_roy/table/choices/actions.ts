/** The buttons with which a decision is made: the plain answers, and what opens a list of more. */
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Action,
  Adventure,
  DuelEnds,
  Frame,
  Musketeer,
  Place,
  Token,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { icon } from '../../../../lib/art';
import { t } from '../../../../lib/i18n';
import type { Settings } from '../../../../lib/settings';
import { token } from '../../art';
import { adventureName, faceName, tokenName, toPlace } from '../../words';
import { best, dared } from '../counsel/gold';
import { firstOf, leadOf, rivals, starters } from '../counsel/lead';
import { oddsOf, oddsTable } from '../counsel/odds';
import { cardNames } from '../hand/offer';
import { type Act, whole, wholeWords } from '../hand/trade';
import { all, find, hasJustBegun, isWay, type Way, wayTo } from '../scene/choice';
import { heroOf, type People } from '../scene/people';
import { choices } from './chosen';
import { risk } from './counsel';
import { type Drawer, isPlain } from './options';
import { firstOfSeveral } from './rest';

const DRAWERS: readonly Drawer[] = ['buy', 'exchange', 'character'];

interface ActionContext {
  /** With what the table itself counsels: what the lamp says turns buttons gold, but none changes its words. */
  readonly own: Frame;
  readonly people: People;
  /** Whose cards are shown. */
  readonly shown: Musketeer | null;
  readonly chosen: Place;
  /** He has touched that place himself. */
  readonly picked: boolean;
  readonly drawer: Drawer | null;
  readonly open: (drawer: Drawer) => void;
  readonly close: () => void;
  readonly act: Act;
  /** Does it, and goes on with the like. */
  readonly goOn: (first: Action) => void;
  /** The decision is a question: its first choice alone is judged. */
  readonly posed: boolean;
  /** Whether that stops for something better, also where nothing is gold for now. */
  readonly hints: Settings['hints'];
  /** He has said once that he is done, with actions left: the next press means it. */
  readonly ending: boolean;
  readonly end: (end: Action) => void;
}

export function actionButtons(frame: Frame, context: ActionContext): TemplateResult {
  if (frame.view.asking === 'action') return actions(frame, context);
  return html`${begin(frame, context)} ${there(frame, context)} ${answers(frame, context)} ${committed(frame, context)} ${several(frame, context)} ${before(frame, ['done', 'commit', 'pass', 'blade', 'appear'])}`;
}

/**
 * The place that is looked at is the answer; gold where it is counselled, or has been touched where nothing is: nobody is
 * told two things at once.
 */
function there(frame: Frame, { chosen, picked, act }: ActionContext): TemplateResult | typeof nothing {
  const { legal } = frame;
  const action = find(legal, 'destination', chosen) ?? find(legal, 'close', chosen);
  if (!action) return nothing;
  const good = best(frame);
  const lead = leadOf(frame);
  const places = lead?.side === 'milady' ? lead.places : [];
  const isOpen = good.size === 0 && places.length === 0;
  const gold = isOpen ? picked : good.has(action) || (good.size === 0 && places.includes(chosen));
  return html`<button class="button ${gold ? 'button--gold' : ''} act__do" @click=${() => act(action)}>
    ${t(`mr-do-${action.type}`, { place: toPlace(chosen) })}
  </button>`;
}

/**
 * The Musketeer whose cards are shown begins his turn, or either of two between whom one may choose; gold where none other
 * is counselled, nor may be chosen as well.
 */
function begin(frame: Frame, { shown, people, act }: ActionContext): TemplateResult[] {
  const first = firstOf(frame);
  const told = starters(frame);
  const starts = all(frame.legal, 'start');
  const others = told.length > 1 ? starts.filter((one) => one.what !== shown && told.includes(one)) : [];
  return [...starts.filter((one) => one.what === shown), ...others].map((one) => {
    const gold = first === one || (first === null && rivals(frame).length === 0);
    return html`<button class="button ${gold ? 'button--gold' : ''} act__do act__begin" @click=${() => act(one)}>
      ${t('mr-begin', { name: heroOf(people, one.what) })}
    </button>`;
  });
}

/** All plain answers of a decision; gold is what is counselled, and says why, or, where nothing is, the one that leads on. */
function answers(frame: Frame, { act }: ActionContext): TemplateResult {
  const { legal, view } = frame;
  const plain = (legal?.actions ?? []).filter(isPlain);
  const good = best(frame);
  const only = legal?.actions.length === 1;
  const dare = dared(frame);
  const leadsOn = (action: Action) =>
    only || good.has(action) || (good.size === 0 && action.type === 'done' && action !== dare);
  return html`${plain.map(
    (
      action,
    ) => html`<button class="button ${leadsOn(action) ? 'button--gold' : ''} act__do" data-sign=${(!only && good.get(action)) || nothing} @click=${() => act(action)}>
      ${t(`mr-do-${action.type}`, { asking: view.asking })}
    </button>`,
  )}`;
}

/** The card that is counselled for a duel: whoever reads only the buttons does not fight without it. */
function committed(frame: Frame, { act }: ActionContext): TemplateResult[] {
  return [...best(frame)].flatMap(([action, why]) =>
    action.type === 'commit'
      ? [
          html`<button class="button button--gold act__rest" aria-label=${choices.name(action, frame)} data-sign=${why} @click=${() => act(action)}>${both(choices.name(action, frame), `+ ${adventureName(action.what)}`)}</button>`,
        ]
      : [],
  );
}

/** All cards that a challenge takes, as they are counselled; which they are is seen in the hand. */
function several(frame: Frame, { posed, goOn }: ActionContext): TemplateResult | typeof nothing {
  const first = posed ? null : firstOfSeveral(frame);
  if (!first) return nothing;
  const words = t('mr-add-all-sign');
  return html`<button class="button button--gold act__rest" aria-label=${words} data-sign=${words} @click=${() => goOn(first)}>${t('mr-add-all')}</button>`;
}

/** What to expect of a duel: as it is, with one card more or with several, or with a die thrown again. */
function before(
  { legal, view: { asking, duel } }: Pick<Frame, 'legal' | 'view'>,
  types: readonly Action['type'][],
): TemplateResult | typeof nothing {
  const found = (legal?.actions ?? []).flatMap((action) => {
    const odds = types.includes(action.type) ? oddsOf(legal, action) : undefined;
    return odds ? [[nameOf(action), odds] as const] : [];
  });
  const together = (legal?.together ?? []).map((one) => [`+ ${severalCards(one.cards)}`, one] as const);
  // Of dice that show the same face one stands for all.
  const lines = [...new Map<string, DuelEnds>([...found, ...together])];
  if (lines.length === 0) return nothing;
  const costs = asking === 'commit' ? t('mr-odds-costs') : '';
  return oddsTable(lines, asking === 'reveal', `${asking} ${duel?.round}`, costs);

  function nameOf(action: Action): string {
    if (action.type === 'commit') return `+ ${adventureName(action.what)}`;
    if (action.type === 'appear') return t('mr-odds-bare');
    if (action.type === 'done') return t(duel?.committed.length ? 'mr-odds-so' : 'mr-odds-bare');
    const face = action.type === 'blade' ? duel?.thrown.blue[action.what] : undefined;
    return face ? t('mr-reroll-die', { face: faceName(face) }) : t(`mr-do-${action.type}`, { asking });
  }
}

/** Several Combat cards in two words. */
const severalCards = (cards: readonly Adventure[]): string =>
  new Set(cards).size === 1
    ? cardNames(cards)
    : t('mr-odds-several', { kind: cards.length === 2 ? 'both' : 'mixed', count: cards.length });

/** Words for a button, and shorter ones where there is little room. */
const both = (words: unknown, short: string) =>
  html`<span class="act__words">${words}</span><span class="act__short">${short}</span>`;

/** What a token costs, beside its name. */
const priceSign = (what: Token, { prices }: View): TemplateResult =>
  what in prices
    ? html`<span class="act__price">${prices[what as keyof typeof prices]}${token('pistole')}</span>`
    : html`<i class="reward__card"></i>`;

/** Where a way leads: to a place, or out of a line of the inn back into its room (MR-22.17). */
function wayWords({ type, what }: Way, { active, musketeers }: View): { long: string; short: string } {
  const isBack = active !== null && musketeers[active]?.place === what;
  const rides = type === 'ride';
  return {
    long: isBack
      ? t(rides ? 'mr-ride-back' : 'mr-back-to-room')
      : t(rides ? 'mr-ride' : 'mr-go', { place: toPlace(what) }),
    short: t('mr-way-short', { way: type, place: isBack ? t('common-room') : t(`mr-map-${what}`) }),
  };
}

/** A Musketeer's actions: what needs no place first, so that it keeps its own, then going to the one that is looked at.
 * Gold is what is counselled. */
function actions(
  frame: Frame,
  {
    own,
    people,
    chosen,
    picked,
    drawer,
    open,
    close,
    act,
    goOn,
    hints,
    ending,
    end: finish,
    posed,
  }: ActionContext,
): TemplateResult {
  const { legal, view } = frame;
  const good = best(frame);
  const unlit = best(own);
  const why = (...some: readonly (Action | null)[]) => some.flatMap((one) => (one && good.get(one)) ?? [])[0];
  const gold = (...some: readonly (Action | null)[]) => (why(...some) ? 'button--gold' : '');
  /** What is spoken of, which is one press away wherever he looks. */
  const spoken = new Set([...unlit.keys(), ...rivals(own)]);
  const toldWays = [...spoken].filter(isWay); // beside them the one to a place that he has touched
  const touchedWay = picked || toldWays.length === 0 ? wayTo(legal, chosen) : null;
  const ways = new Set([...toldWays, ...(touchedWay ? [touchedWay] : [])]);
  const draw = find(legal, 'draw');
  const several = view.actions > 1 && !posed;
  const rest = draw && several && (spoken.size === 0 || spoken.has(draw)) ? draw : null;
  const restWords = t('mr-draw-rest', { count: view.actions, hints });
  // They are paid from anywhere: what is counselled is there to be pressed wherever one looks.
  const alms = [...unlit.keys()].find((one) => one.type === 'pay_beggars' && one.what !== chosen);
  const end = find(legal, 'end_turn'); // who begins his turn at Richelieu's must leave first (MR-19.12)
  const isDone = end !== null && (good.has(end) || (good.size === 0 && view.actions === 0)); // nothing else leads on
  const plain = (
    type: Action['type'],
    words: unknown = t(`mr-do-${type}`, { asking: 'action' }),
    action = find(legal, type),
  ) =>
    action
      ? html`<button class="button ${rest === action ? '' : gold(action)} act__do" data-sign=${good.get(action) ?? nothing} @click=${() => act(action)}>${words}</button>`
      : nothing;
  return html`
    ${plain('escape_pay')} ${plain('escape_fight')} ${before({ legal, view }, ['escape_fight'])} ${plain('draw', both(t('mr-do-draw', { asking: 'action' }), t('mr-draw-short')))}
    ${DRAWERS.map((name) => {
      const list = all(legal, name);
      const [only, ...more] = list;
      if (!only) return nothing;
      const chain = name === 'exchange' ? whole(unlit, leadOf(own)) : null;
      // With the only one there it begins at once.
      if (only.type === 'exchange' && more.length === 0 && !chain)
        return plain('exchange', both(t('mr-open-exchange'), t('mr-exchange-short')), only);
      const counselled = drawer === null ? list.find((one) => spoken.has(one)) : undefined;
      const advised = drawer === null ? list.find((one) => good.has(one)) : undefined;
      const short = t('mr-open-short', { what: name });
      const drawerButton = (words: unknown) =>
        html`<button class="button ${advised ? 'button--gold' : ''} act__drawer" aria-label=${t(`mr-open-${name}`)} data-drawer=${name} data-sign=${(advised && good.get(advised)) ?? nothing} aria-expanded=${drawer === name} @click=${() => (drawer === name ? close() : open(name))}>${words}</button>`;
      if (!counselled) return drawerButton(both(t(`mr-open-${name}`), short));
      // The others of the list are as far as ever.
      const words = chain ? wholeWords(chain, people) : choices.name(counselled, frame);
      const named =
        counselled.type === 'buy' ? t('mr-choice', { type: 'buy', name: tokenName(counselled.what) }) : words;
      return html`<span class="act__pair">
        <button class="button ${gold(counselled)} act__direct" aria-label=${words} data-sign=${good.get(counselled) ?? nothing} @click=${() => act(...(chain ?? [counselled]))}>${both(named, short)}${counselled.type === 'buy' ? priceSign(counselled.what, view) : nothing}</button>
        ${more.length > 0 || chain ? drawerButton(both('…', short)) : nothing}
      </span>`;
    })}
    ${alms ? html`<button class="button ${gold(alms)} act__do act__alms" data-sign=${good.get(alms) ?? nothing} @click=${() => act(alms)}>${both(choices.name(alms, frame), t('mr-pay-beggars', { price: view.beggars_price }))}</button>` : nothing}
    ${all(legal, 'reinforce').map(
      (
        action,
      ) => html`<button class="button ${gold(action)} ${spoken.has(action) ? 'act__place--told' : ''} act__do act__place" aria-label=${t(`mr-reinforce-${action.what}`)} data-sign=${good.get(action) ?? nothing}
        @click=${() => act(action)}>${both(t(`mr-reinforce-${action.what}`), `+ ${adventureName(action.what)}`)}</button>`,
    )}
    ${rest ? html`<button class="button ${gold(rest)} act__rest" aria-label=${restWords} data-sign=${restWords} @click=${() => goOn(rest)}>${t('mr-draw-all', { count: view.actions })}</button>` : nothing}
    ${[...ways].map((way) => {
      const { long, short } = wayWords(way, view);
      return html`<button class="button ${gold(way)} act__do act__way" aria-label=${long} data-sign=${why(way) ?? nothing} @click=${() => act(way)}>${both(long, short)}</button>
        ${drawer === null ? risk(legal, way, view) : nothing}`;
    })}
    ${
      end
        ? html`<button class="button ${isDone ? 'button--gold' : 'button--quiet'} act__end" data-sign=${why(end) ?? t('mr-do-end_turn')} @click=${() => (isDone && !hasJustBegun(view) ? act(end) : finish(end))}>
      ${
        ending
          ? both(t('mr-end-sure', { count: view.actions }), t('mr-end-sure-short'))
          : both(html`${icon('check')} ${t('mr-do-end_turn')}`, t('mr-end-short'))
      }
    </button>`
        : nothing
    }
  `;
}
