/** What the engine tells whoever decides, beside what is legal: what presses, what is best, what it risks. */
import './counsel.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Frame, Legal, View } from '../../../../generated/mousquetaires_du_roy';
import { icon } from '../../../../lib/art';
import { t } from '../../../../lib/i18n';
import type { Settings } from '../../../../lib/settings';
import { trackAbout } from '../../words';
import type { Lit } from '../counsel/gold';
import {
  difference,
  firstOf,
  goodFor,
  leadOf,
  leadWords,
  plainDeed,
  rivalOf,
  rivals,
  told,
} from '../counsel/lead';
import { chance } from '../counsel/odds';
import { planWords } from '../counsel/plans';
import {
  answers,
  because,
  counselOf,
  counselWords,
  dangerWords,
  pressureOf,
  toldOf,
} from '../counsel/pressure';
import { nextOnQuest } from '../scene/attempt';
import { byMouse, type People } from '../scene/people';
import { choices } from './chosen';
import type { Drawer } from './options';

/** What is asked, without what is counselled where the reader wants no hints. */
export const asHinted = (frame: Frame, hints: Settings['hints']): Frame =>
  hints === 'on' || !frame.legal
    ? frame
    : {
        ...frame,
        legal: {
          ...frame.legal,
          counsel: { ...frame.legal.counsel, lead: null, best: null, dare: null, rival: null, vain: [] },
        },
      };

/**
 * There is one counsel: where the table has one, or it would be a dare, and the lamp has found something else, it is that.
 */
export function asLit(frame: Frame, said: Action | null): Frame & Lit {
  const { legal } = frame;
  const best = legal?.actions.findIndex((one) => JSON.stringify(one) === JSON.stringify(said)) ?? -1;
  const first = firstOf(frame);
  const acts = first !== null || rivalOf(frame) !== null || frame.view.asking === 'action';
  const isOpen = legal && (acts || (legal.counsel.best ?? legal.counsel.dare) !== null);
  const agrees = !rivalOf(frame) && (best === legal?.counsel.best || legal?.actions[best] === first);
  return !isOpen || best < 0 || agrees
    ? frame
    : {
        ...frame,
        isLit: true,
        legal: { ...legal, counsel: { ...legal.counsel, lead: null, best, dare: null, rival: null } },
      };
}

/** The actions that would change nothing now. */
export const vain = ({ legal }: Pick<Frame, 'legal'>): ReadonlySet<Action> =>
  new Set((legal?.counsel.vain ?? []).flatMap((at) => (legal ? [legal.actions[at] as Action] : [])));

/** Questions of the day, not links of a chain that has been begun. */
const OPENING: ReadonlySet<string> = new Set(['next', 'action', 'destination', 'paris', 'perfidy', 'own']);
/** For so many turns it is said, to whoever asks, how one acts and where Milady may be; and what decides a duel. */
const NEW = 3;

/**
 * What is worth wanting, and beside it the way on which Milady wins first or, where that is far off, what is counselled
 * costs; and always what comes next on the way to victory. At a duel what ends it at once. Over an open list stands only
 * what is wanted of it.
 */
export function now(
  frame: Frame & Lit,
  people: People,
  drawer: Drawer | null,
): TemplateResult | typeof nothing {
  const { legal } = frame;
  if (!legal) return nothing;
  const { side, asking, duel, turn } = people.view;
  if (duel && turn <= NEW) {
    const words = t('mr-now-botte');
    return html`<div class="now"><p class="now__line" data-sign=${words}><span>${words}</span></p></div>`;
  }
  if (!OPENING.has(asking)) return nothing;
  const lead = leadOf(frame);
  const rival = rivalOf(frame);
  const pressure = pressureOf({ ...legal.counsel, lead, rival }, people.view);
  const isSpent = lead?.side === 'team' && plainDeed(lead.do, people.view) === 'spent'; // the question says it
  const first = side === 'team' && pressure.isFirst; // before what is counselled, whatever that is
  const meets = !first && !rival && lead !== null && answers(lead, pressure);
  const intent = lead ? counselWords(lead, pressure, people) : litWords(frame);
  const price = priceWords(frame, people.view);
  const whose = t('mr-now-whose', { side: side ?? 'team' });
  const { head, brief: danger, more } = dangerWords(pressure, people.view);
  const presses = [head, more].filter(Boolean).join(' ');
  const sign = [intent, meets ? presses : '', price].filter(Boolean).join(' ');
  const brief = lead
    ? leadWords(toldOf(lead, pressure), people, {
        brief: true,
        because: meets ? because(pressure) : first || asking === 'action' ? '' : goodFor(lead),
      })
    : intent;
  const wanted =
    intent && !isSpent
      ? html`<p class="now__line now__lead ${meets ? 'now__lead--meets' : ''}" data-sign=${sign} data-told=${intent}>${meets ? icon('vulnerable') : nothing}<span class="now__full">${intent}</span><span class="now__brief">${brief}</span></p>`
      : nothing;
  if (drawer !== null)
    return !rival && lead?.side === 'team' && lead.do === drawer
      ? html`<div class="now">${wanted}</div>`
      : nothing;
  const threat = html`<p class="now__line now__danger ${side === 'milady' ? 'now__danger--good' : first ? 'now__danger--first' : ''}" data-sign="${whose} ${presses} ${t('mr-sign-danger', { side: side ?? 'none' })} ${trackAbout(pressure.danger.way, side)}">${side === 'milady' ? nothing : icon('vulnerable')}
      <span class="now__whose">${whose}</span>
      <span><span class="now__full">${head}</span><span class="now__brief">${danger}</span>${more ? html`<span class="now__more"> ${more}</span>` : nothing}</span></p>`;
  const afar = side === 'team' && pressure.way === null;
  const spoken = meets || (afar && lead !== null); // in what is counselled, or on its track
  return html`<div class="now">
    ${first ? threat : nothing} ${rival ? either(frame, people) : wanted} ${first || spoken ? nothing : threat}
    ${spoken && price ? html`<p class="now__price" data-sign=${price}>${price}</p>` : nothing}
    <p class="now__quest" data-sign=${trackAbout('quest', side)}>${questWords(legal, people.view)}</p>
  </div>`;
}

/** Ways that are about as good, each by what it is for. */
function either(frame: Frame, people: People): TemplateResult {
  const said = waysWords(frame, people, false);
  const brief = waysWords(frame, people, true);
  const head = t('mr-now-either', { differ: difference(leadOf(frame), rivalOf(frame)?.lead ?? null) });
  const words = [head, ...said].join(' ');
  return html`<div class="now__either" data-sign=${words} data-told=${words}>
    <p class="now__line">${head}</p>
    ${said.map((one, at) => html`<p class="now__line now__lead"><span class="now__full">${one}</span><span class="now__brief">${brief[at]}</span></p>`)}
  </div>`;
}

function waysWords(frame: Frame, people: People, brief: boolean): string[] {
  const [lead, other] = [leadOf(frame), rivalOf(frame)?.lead];
  return lead && other
    ? [lead, other].map((one) =>
        leadWords(one, people, { ...(frame.legal && { beside: frame.legal }), brief, because: goodFor(one) }),
      )
    : rivals(frame).map((action) => planWords(action, people.view, brief));
}

/** What the lamp has found instead, if it has. */
function litWords(frame: Frame & Lit): string {
  const said = frame.isLit ? told('best', frame) : null;
  return said ? t('mr-now-lamp', { what: choices.name(said, frame) }) : '';
}

const questWords = ({ counsel }: Legal, { side, quest }: View): string =>
  t('mr-now-quest', {
    side: side ?? 'team',
    board: quest.board,
    next: nextOnQuest(quest),
    number: quest.index + 1,
    of: quest.boards.length,
    left: counsel.quest,
  });

/** What it costs to draw with all actions, and what it gives, where that is counselled: hints are wanted then. */
function priceWords(frame: Pick<Frame, 'legal' | 'problem'>, { asking, actions: count }: View) {
  return asking === 'action' && count > 1 && told('best', frame)?.type === 'draw'
    ? t('mr-draw-rest', { count, hints: 'on' })
    : '';
}

/** What need not be read at every question, and is told to whoever asks: what drawing on costs, and what a newcomer looks for. */
export function background(frame: Pick<Frame, 'legal' | 'problem'>, people: People): string[] {
  const { view } = people;
  const { legal, problem } = frame;
  const { asking, side, turn, milady } = view;
  if (!legal || problem || !OPENING.has(asking)) return [];
  const isNew = turn <= NEW;
  const rival = rivalOf(frame);
  return [
    priceWords(frame, view), // beside a danger there is no line for it
    // On a phone what it costs or brings is not read at once.
    rival
      ? t('mr-either-why', { differ: difference(leadOf(frame), rival.lead) })
      : (side === 'team' && counselOf(frame, people)) || '',
    isNew && asking === 'action' ? t('mr-now-how', { mouse: byMouse() }) : '',
    isNew && asking === 'next' && side === 'team' && milady.may_be.length > 0 ? t('mr-now-suspect') : '',
  ].filter(Boolean);
}

/** In percent. */
const SURE = 100;

const risksOf = (legal: Legal | null, action: Action | null) =>
  legal?.counsel.risks.filter((one) => action && legal.actions[one.action] === action) ?? [];

/** Whether chance decides what comes of it: nobody takes that back. */
export const isRisky = (legal: Legal | null, action: Action | null): boolean =>
  risksOf(legal, action).length > 0;

/** What somebody who goes there must be prepared for. */
export function risk(
  legal: Legal | null,
  action: Action | null,
  { milady: { may_be } }: View,
): TemplateResult | typeof nothing {
  const risks = risksOf(legal, action);
  return risks.length === 0
    ? nothing
    : html`<ul class="risk">${risks.map(
        ({ what, chance: percent }) =>
          html`<li>${icon('vulnerable')} <span>${t('mr-risk', {
            what,
            // Of so many places each is as likely: that is told as it is (MR-30.4).
            chance: what === 'bastille' ? chance(percent, may_be.length) : chance(percent),
            places: percent === SURE ? 0 : may_be.length,
          })}</span></li>`,
      )}</ul>`;
}
