/** Milady's side of the turn: what she decides, in order; and while the Musketeers act what that means for what she has set. */
import './outlook.css';
import { html, nothing, type TemplateResult } from 'lit';
import type {
  DecisionKind,
  MissionPlace,
  Musketeer,
  Phase,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { list, t } from '../../../../lib/i18n';
import { adversaryName, ambushName, atPlace, effectAbout } from '../../words';
import { hersAbout } from '../board/place';
import { honourTonight } from '../counsel/pressure';
import { tasksLeft } from '../scene/attempt';
import { heroOf, type People } from '../scene/people';

type Step = 'destination' | 'paris' | 'perfidy' | 'own';
const STEPS: readonly Step[] = ['destination', 'paris', 'perfidy', 'own'];
const STEP: Partial<Record<DecisionKind, Step>> = {
  destination: 'destination',
  paris: 'paris',
  man: 'paris',
  ambush: 'paris',
  nemesis: 'paris',
  perfidy: 'perfidy',
  target: 'perfidy',
  close: 'perfidy',
  own: 'own',
};
export const stepOf = (asking: DecisionKind | ''): Step | undefined =>
  asking === '' ? undefined : STEP[asking];
/** Missions are manned before the first turn and at the end of each, too: that is none of her steps. */
const HERS: readonly Phase[] = ['milady', 'musketeers'];

/** Which of her decisions this is (MR-5.2 to 5.5, MR-19.5). */
export function steps({ asking, phase, side, turn }: View): TemplateResult | typeof nothing {
  const now = turn > 0 && HERS.includes(phase) && side === 'milady' ? stepOf(asking) : undefined;
  return now === undefined
    ? nothing
    : html`<ol class="steps" aria-label=${t('mr-steps')}>
        ${STEPS.map((step) => html`<li class=${step === now ? 'steps__now' : ''} aria-current=${step === now ? 'step' : nothing}>${t('mr-step', { step })}</li>`)}
      </ol>`;
}

/** Where she is, who stands in their way, and what the night will cost them: as far as she knows, and as it stands. */
export function outlook(people: People): TemplateResult | typeof nothing {
  const { view } = people;
  const due = view.musketeers.flatMap(({ due, life }, who) => (due && life > 0 ? [who] : []));
  if (view.side !== 'milady' || view.phase !== 'musketeers' || due.length === 0) return nothing;
  const tonight = [tonightWords(view), t('mr-siege-now', { ...view.siege.dice })];
  const way = (['paris', 'louvre'] as const).flatMap((place) => wayWords(place, people));
  return html`<div class="now outlook">
    <p class="now__line now__lead"><span>${whereWords(due, people)}</span></p>
    ${way.length > 0 ? html`<p class="now__line">${way.join(' ')}</p>` : nothing}
    <p class="now__line now__danger now__danger--good"><span>${tonight[0]}<span class="now__more"> ${tonight[1]}</span></span></p>
  </div>`;
}

/** Who can still find her or be barred, of those who have not had their turn. */
function whereWords(due: readonly Musketeer[], people: People): string {
  const { milady, missions, musketeers } = people.view;
  const place = milady.seen_at ?? milady.own?.destination ?? 'miladys_house';
  const words = (state: string, who: readonly Musketeer[]) =>
    t('mr-outlook-where', { state, at: atPlace(place), names: list(who.map((one) => heroOf(people, one))) });
  if (milady.seen_at !== null) {
    const barred = milady.bars.filter((who) => due.includes(who));
    return words(barred.length > 0 ? 'bars' : 'seen', barred);
  }
  if (place === 'richelieu') return words(milady.seekers.length > 0 ? 'richelieu' : 'safe', milady.seekers);
  if (place === 'miladys_house' || place === 'la_rochelle')
    return `${words('alone', [])} ${hersAbout(place, people.view)}`;
  if ((place === 'paris' || place === 'louvre') && !missions[place]) return words('alone', []); // nothing is attempted there
  if (milady.rochefort.wounds >= milady.rochefort.life) return words('out', []); // MR-10.6
  const able = due.filter((who) => musketeers[who]?.power !== 'rochefort_immune');
  return words(able.length > 0 ? 'lurks' : 'idle', able);
}

/** Whom they must beat there, and what lies in ambush; nothing where nobody stands in their way. */
function wayWords(place: MissionPlace, people: People): string[] {
  const one = people.view.missions[place];
  if (!one) return [];
  const guards = one.opponents.filter(({ beaten }) => !beaten).map(({ id }) => adversaryName(id));
  const named = one.named === null ? '' : ` (${heroOf(people, one.named)})`;
  const who = one.ambush ? [...guards, `${ambushName(one.ambush)}${named}`] : guards;
  return who.length === 0
    ? []
    : [t('mr-outlook-way', { at: atPlace(place), who: list(who), left: tasksLeft(one) })];
}

/** What falls or holds at the end of this turn, and what else her plot does then. */
function tonightWords(view: View): string {
  const { paris } = view.missions;
  const plot =
    paris?.effect && paris.effect !== 'honour' ? effectAbout(paris.effect, paris.successes, view.side) : '';
  return [honourTonight(view) || t('mr-outlook-holds'), plot].filter(Boolean).join(' ');
}
