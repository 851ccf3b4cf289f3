/** What the engine tells whoever decides, beside what is legal: what presses, what is best, what it risks. */
import './counsel.css';
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Action,
  Danger,
  Frame,
  Lead,
  Legal,
  Place,
  Scheme,
  View,
} from '../../../generated/mousquetaires_du_roy';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import type { Settings } from '../../../lib/settings';
import { trackAbout } from '../words';
import { tasksLeft } from './attempt';
import { leadOf, leadWords, plainDeed } from './lead';
import { chance } from './odds';
import type { People } from './people';

/** What is asked, without what is counselled where the reader wants no hints. */
export const asHinted = (frame: Frame, hints: Settings['hints']): Frame =>
  hints === 'on' || !frame.legal
    ? frame
    : {
        ...frame,
        legal: { ...frame.legal, counsel: { ...frame.legal.counsel, lead: null, best: null, vain: [] } },
      };

/** The actions that would change nothing now. */
export const vain = ({ legal }: Pick<Frame, 'legal'>): ReadonlySet<Action> =>
  new Set((legal?.counsel.vain ?? []).flatMap((at) => (legal ? [legal.actions[at] as Action] : [])));

/** Questions of the day, not links of a chain that has been begun. */
const OPENING: ReadonlySet<string> = new Set(['next', 'action', 'destination', 'paris', 'perfidy', 'own']);
/** For so many turns it is said how one acts, where Milady may be, and what decides a duel. */
const NEW = 3;
/** So few turns before the end a danger presses. */
const SOON = 3;

/**
 * What is worth wanting, the way on which Milady wins first, and where the quest stands; at a duel what ends it at once.
 * `listed`: a list is open, for which what is wanted is all that need be known.
 */
export function now(
  frame: Pick<Frame, 'legal' | 'problem'>,
  people: People,
  listed: boolean,
): TemplateResult | typeof nothing {
  const { legal } = frame;
  if (!legal) return nothing;
  const { side, quest, asking, duel, turn, milady } = people.view;
  const isNew = turn <= NEW;
  if (duel && isNew) {
    const words = t('mr-now-botte');
    return html`<div class="now"><p class="now__line" title=${words} data-sign=${words}><span>${words}</span></p></div>`;
  }
  if (!OPENING.has(asking)) return nothing;
  const { danger, quest: left } = legal.counsel;
  const { way, turns, tonight, remedy, within } = danger;
  const who = side ?? 'team';
  const when = tonight > 0 ? t('mr-now-tonight', { chance: chance(tonight) }) : t('mr-now-turns', { turns });
  const open = turns > 1 && tonight === 0 ? lastAtTheLouvre(people.view) : 0;
  const falls = honourTonight(people.view);
  const presses =
    open > 0
      ? t('mr-now-last', { left: open, toll: falls, reach: way === 'honour' ? reach(remedy, within) : '' })
      : t('mr-now-danger', { way, turns, remedy, when, toll: falls, reach: reach(remedy, within) });
  const lead = leadOf(frame);
  const intent = lead
    ? [leadWords(lead, people), ...rather(lead, danger, open > 0, people.view)].join(' ')
    : '';
  const isSpent = lead?.side === 'team' && plainDeed(lead.do, people.view) === 'spent'; // the question says it
  const wanted =
    lead && !isSpent
      ? html`<p class="now__line now__lead" title=${intent} data-sign=${intent} data-told=${intent}><span class="now__full">${intent}</span><span class="now__brief">${leadWords(lead, people, { brief: true })}</span></p>`
      : nothing;
  if (listed) return lead ? html`<div class="now">${wanted}</div>` : nothing;
  const calm = side === 'team' && tonight === 0 && turns > SOON && open === 0;
  const threat = html`<p class="now__line now__danger ${side === 'milady' ? 'now__danger--good' : ''}" title=${presses} data-sign="${presses} ${t('mr-sign-danger')} ${trackAbout(way)}">${side === 'milady' ? nothing : icon('vulnerable')}
      <span class="now__whose">${t('mr-now-whose', { side: who })}:</span>
      <span>${presses}</span></p>`;
  const first = side === 'team' && (tonight > 0 || turns === 1 || open > 0); // before what is counselled, which answers it
  return html`<div class="now">
    ${first ? threat : nothing} ${wanted}
    ${first || (calm && lead) ? nothing : threat /* what is far off stands on its track */}
    <p class="now__quest" data-sign=${trackAbout('quest')}>
      <span>${t('mr-now-quest', { side: who, board: quest.board, number: quest.index + 1, of: quest.boards.length, left })}</span></p>
    ${isNew && asking === 'action' && legal.counsel.best !== null ? html`<p class="now__gold">${t('mr-now-gold')}</p>` : nothing}
    ${isNew && asking === 'action' ? html`<p class="now__how">${t('mr-now-how')}</p>` : nothing}
    ${isNew && asking === 'next' && side === 'team' && milady.may_be.length > 0 ? html`<p class="now__how">${t('mr-now-suspect')}</p>` : nothing}
  </div>`;
}

/** Where somebody does something about a danger. */
const REMEDY: Partial<Record<Danger['way'], Place>> = {
  honour: 'louvre',
  constance: 'paris',
  siege: 'la_rochelle',
};

/** What nobody takes for an answer to what presses: to end, or to buy something for later. */
const isAside = ({ do: begin, today }: Lead): boolean => begin === 'end_turn' || (begin === 'buy' && !today);

/** That a lead away from what presses is meant so: that it helps more, or that nobody could do anything there. */
function rather(
  lead: Lead | Scheme,
  { way, turns, tonight, remedy, within }: Danger,
  louvre: boolean,
  view: View,
): string[] {
  const place = louvre ? 'louvre' : REMEDY[way];
  const none = place === REMEDY[way] && remedy > 0 && within === 0;
  const able = !none ? 'yes' : isOpenAt(place, view) ? 'no' : 'barred';
  const presses = louvre || tonight > 0 || turns <= SOON;
  return lead.side === 'team' && place && presses && lead.place !== place && !isAside(lead)
    ? [t('mr-lead-rather', { place, able })]
    : [];
}

/** Whether there is somebody whom neither the Bastille, *Dead end* (MR-12.13) nor an ambush (MR-13.8, 13.13) keeps from it. */
function isOpenAt(
  place: Place | undefined,
  { musketeers, milady: { closed }, missions, team, beggars_price }: View,
): boolean {
  const { ambush = null, named = null } =
    (place === 'paris' || place === 'louvre' ? missions[place] : null) ?? {};
  if (ambush === 'mendiants' && team.pistoles < beggars_price) return false;
  return musketeers.some(
    (one, who) =>
      one.life > 0 &&
      one.place !== 'bastille' &&
      (closed !== place || one.place === place) &&
      !(ambush === 'nemesis' && named === who),
  );
}

/** How much is left to do of the mission that fails at the end of this turn (MR-16.7); 0 where none does. */
function lastAtTheLouvre({ side, tracks: { louvre }, missions }: View): number {
  const one = side === 'team' && louvre.at + 1 >= louvre.fail ? missions.louvre : null;
  return one ? tasksLeft(one) : 0;
}

/** What the Queen's honour comes to at the end of this turn, and for what; nothing where it stays. */
export const honourTonight = ({ tracks: { honour } }: View): string =>
  honour.toll.length === 0
    ? ''
    : t('mr-now-toll', {
        of: honour.toll.length > 1 ? 'both' : `${honour.toll[0]}`,
        from: honour.at,
        to: Math.max(0, honour.at - honour.toll.length),
      });

/**
 * How much of what there is to do somebody is able to do; nothing to whoever may not know, nor where it is none: an exchange
 * or a purchase may change that.
 */
const reach = (remedy: number, within: number | null): string =>
  !within || remedy === 0 ? '' : t('mr-now-reach', { remedy, within: within >= remedy ? 'all' : within });

/** In percent. */
const SURE = 100;

/** What somebody who goes there must be prepared for. */
export function risk(
  legal: Legal | null,
  action: Action | null,
  { milady: { may_be } }: View,
): TemplateResult | typeof nothing {
  const risks = legal?.counsel.risks.filter((one) => action && legal.actions[one.action] === action) ?? [];
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
