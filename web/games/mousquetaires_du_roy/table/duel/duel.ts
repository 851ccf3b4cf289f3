/** A duel on the table: the dice of both sides, what they come to, and how it ends. The engine has thrown them. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type {
  Action,
  Adventure,
  Botte,
  DuelView,
  Face,
  GameTypes,
  Legal,
  MusketeerView,
} from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { vars } from '../../../../lib/table/directives';
import type { Playback } from '../../../../lib/table/playback';
import {
  adventure,
  type Colour,
  type DieState,
  die,
  faceMark,
  foe,
  hero,
  restingDie,
  token,
} from '../../art';
import {
  adventureAbout,
  adventureName,
  adversaryMet,
  adversaryName,
  adversaryThe,
  faceName,
  lives,
  symbols,
  tokenAbout,
  tokenName,
} from '../../words';
import { oddsOf, oddsWords } from '../counsel/odds';
import { key } from '../scene/animation';
import { all, find } from '../scene/choice';
import { heroOf, type People } from '../scene/people';
import type { DuelScene, Scene, Thrown } from '../scene/scene';
import { sentence } from '../scene/sentences';
import { type Lane, lanesOf, type Work } from './lanes';

interface Ring {
  readonly scene: Scene;
  readonly people: People;
  readonly legal: Legal | null;
  readonly act: (action: Action | null) => void;
}

/** How many of the symbols that a botte demands a throw shows: what is lit. */
export function lit(botte: Botte, faces: readonly Face[]): { face: Face | 'other'; on: boolean }[] {
  const left = { sword: count(faces, 'sword'), shield: count(faces, 'shield'), fleur: count(faces, 'fleur') };
  const marks: { face: Face | 'other'; on: boolean }[] = [];
  for (const face of ['fleur', 'sword', 'shield'] as const)
    for (let i = 0; i < botte[face]; i++) marks.push({ face, on: left[face]-- > 0 });
  let spare = Math.max(0, left.sword) + Math.max(0, left.shield);
  for (let i = 0; i < botte.other; i++) marks.push({ face: 'other', on: spare-- > 0 });
  return marks;
}

const count = (faces: readonly Face[], face: Face) => faces.filter((one) => one === face).length;

export function duelRing(ring: Ring): TemplateResult | typeof nothing {
  const { scene, people } = ring;
  const { duel, view } = scene;
  const one = duel && view.musketeers[duel.musketeer];
  if (!duel || !one) return nothing;
  const { thrown } = duel;
  const lanes = lanesOf(duel, one.botte, duel.round === 1 && one.tokens.includes('pistol'));
  const many = Math.max(duel.blue, duel.red, ...[...lanes.blue, ...lanes.red].map(({ lane }) => lane + 1));
  const said = verdict(duel, one, people);
  return html`
    <section tabindex="0" class="duel ${duel.result ? `duel--${duel.result}` : ''}" ${vars({ '--lanes': many })} aria-label=${t('mr-duel', { name: heroOf(people, duel.musketeer), foe: adversaryMet(duel.opponent) })}>
      ${side('blue', ring, duel, {
        face: hero(one.hero),
        name: heroOf(people, duel.musketeer),
        life: one.life,
        botte: one.botte,
        met: duel.met?.musketeer ?? null,
        gear: gear(one, duel),
        cards: duel.committed,
        lanes: lanes.blue,
      })}
      ${side('red', ring, duel, {
        face: foe(duel.opponent),
        name: adversaryName(duel.opponent),
        life: duel.life,
        botte: duel.botte,
        met: duel.met?.opponent ?? null,
        gear: [],
        cards: [],
        lanes: lanes.red,
      })}
      <p class="duel__verdict ${said ? 'duel__verdict--said' : ''}" role="status">${said || nothing}</p>
      ${thrown.blue.length + thrown.red.length > 0 ? html`<p class="unseen">${t('mr-round', { round: duel.round })}</p>` : nothing}
    </section>
  `;
}

interface Side {
  readonly face: TemplateResult;
  readonly name: string;
  readonly life: number | null;
  readonly botte: Botte;
  readonly met: boolean | null;
  readonly gear: readonly Gear[];
  /** Combat cards that he has committed (MR-9.2). */
  readonly cards: readonly Adventure[];
  /** By die. */
  readonly lanes: readonly Lane[];
}

/** What he wears, and whether it can still help in this duel. */
interface Gear {
  readonly token: 'pistol' | 'toledo' | 'cuirass';
  readonly used: boolean;
}

/** The pistol helps in the first round, blade and cuirass once (MR-14.5 to 14.7). */
const gear = ({ tokens }: MusketeerView, { round, blade, absorbed }: DuelScene): Gear[] =>
  (
    [
      { token: 'pistol', used: round > 1 },
      { token: 'toledo', used: blade },
      { token: 'cuirass', used: absorbed },
    ] as const
  ).filter(({ token: worn }) => tokens.includes(worn));

function side(
  colour: Colour,
  { scene: { rolling }, legal, act }: Ring,
  duel: DuelScene,
  { face, name, life, botte, met, gear: worn, cards, lanes }: Side,
): TemplateResult {
  const faces = duel.thrown[colour];
  const waiting = faces.length === 0 ? (colour === 'blue' ? duel.blue : duel.red) : 0;
  // A Musketeer may still commit cards for more dice.
  const can =
    isWithin(botte, faces.length || waiting) || (colour === 'blue' && faces.length === 0) ? 'yes' : 'no';
  /** All of a throw, or the one that the blade has thrown again. */
  const flies = (die: number) =>
    rolling && (duel.rerolled === null || (duel.rerolled === die && colour === 'blue'));
  return html`
    <div class="duel__side duel__side--${colour} ${met ? 'duel__side--met' : ''}">
      <span class="duel__face">${face}</span>
      <span class="duel__name">${name}</span>
      ${
        life === null
          ? nothing
          : html`<span class="duel__life" data-sign=${t('mr-sign-foe-life', { count: life })}><span class="unseen">${lives(life)}</span>${Array.from({ length: life }, () => html`<i class="heart" aria-hidden="true"></i>`)}</span>`
      }
      <ol class="dice" aria-label=${t('mr-dice', { count: faces.length || waiting })}>
        ${repeat(
          faces,
          (_, at) => `${duel.round}-${at}-${duel.rerolled === at && colour === 'blue' ? 'again' : ''}`,
          (shown, at) => {
            const again = colour === 'blue' ? thrownAgain(legal, at, shown) : null;
            const states = flies(at) ? (['tumbling'] as const) : stateOf(lanes[at]?.work);
            const cast = html`<span class="thrown-die ${flies(at) && duel.rerolled !== null ? 'thrown-die--alone' : ''}" data-key=${key.die(colour, at)}>${die(colour, shown, ...states)}</span>`;
            return html`<li class="lane lane--${lanes[at]?.work ?? 'open'}" data-sign=${flies(at) ? nothing : t('mr-sign-die', { work: lanes[at]?.work ?? 'open', face: shown })} ${vars({ '--lane': (lanes[at]?.lane ?? 0) + 1 })}>${again ? html`<button class="die-button" aria-label=${again.label} data-sign=${again.sign} @click=${() => act(again.action)}>${cast}</button>` : html`${cast}<span class="unseen">${faceName(shown)}</span>`}</li>`;
          },
        )}
        ${lanes.slice(faces.length).map(({ lane, work }) => html`<li class="lane lane--${work ?? 'open'} lane--shot" data-sign="${tokenName('pistol')}: ${tokenAbout('pistol')}" ${vars({ '--lane': lane + 1 })}><span class="thrown-die">${token('pistol')}</span><span class="unseen">${tokenName('pistol')}</span></li>`)}
        ${Array.from({ length: waiting }, (_, at) => html`<li class="lane" ${vars({ '--lane': at + 1 })}><span class="thrown-die thrown-die--waiting">${restingDie(colour)}</span></li>`)}
      </ol>
      ${
        cards.length > 0
          ? html`<ul class="committed" aria-label=${t('mr-committed')}>
              ${cards.map((card) => html`<li data-sign="${adventureName(card)}: ${adventureAbout(card)}">${adventure(card, 'small')}<span class="unseen">${adventureName(card)}</span></li>`)}
            </ul>`
          : nothing
      }
      ${
        worn.length > 0
          ? html`<ul class="gear">
              ${worn.map(({ token: id, used }) => html`<li class=${used ? 'gear__used' : ''} data-sign="${tokenName(id)}: ${tokenAbout(id)}">${token(id)}<span class="unseen">${tokenName(id)}</span></li>`)}
            </ul>`
          : nothing
      }
      <p class="botte ${met ? 'botte--met' : ''}" data-sign=${t(can === 'no' ? 'mr-botte-out' : 'mr-sign-botte', { demands: symbols({ ...botte }) })}>
        ${t('mr-botte-short', { can })}
        ${(
          can === 'no'
            ? []
            : lit(
                botte,
                faces.filter((_, die) => !flies(die)),
              )
        ).map(
          ({ face: wanted, on }) =>
            html`<span class="botte__mark ${on ? 'botte__mark--on' : ''}">${wanted === 'other' ? html`<i>?</i>` : faceMark(wanted)}</span>`,
        )}
        <span class="unseen">${t(can === 'no' ? 'mr-botte-out' : 'mr-botte', { demands: symbols({ ...botte }) })}</span>
      </p>
    </div>
  `;
}

/** A later round is told, until its dice lie; what was said of the round before is over by then. */
export const isLaterRound = (
  { stage, thinking }: Pick<Playback<GameTypes, Scene>, 'stage' | 'thinking'>,
  { duel, rolling }: Pick<Scene, 'duel' | 'rolling'>,
): boolean => stage.at === 'animating' && thinking === null && rolling && duel !== null && duel.round > 1;

/** Whether so many dice can show all that a botte demands (MR-9.8). */
const isWithin = ({ fleur, sword, shield, other }: Botte, dice: number): boolean =>
  fleur + sword + shield + other <= dice;

/** What each side can still win a later round by: fewer dice than its botte demands leave it the sword alone. */
export function roundWords({ musketeer, botte, blue, red, round }: DuelScene, people: People): string {
  const by = (demand: Botte | undefined, dice: number) => {
    return dice === 0 ? 'none' : isWithin(demand ?? botte, dice) ? 'botte' : 'sword';
  };
  return t('mr-duel-round', {
    round,
    each: blue > 0 && red > 0 ? 'yes' : 'no', // MR-9.15
    name: heroOf(people, musketeer),
    mine: by(people.view.musketeers[musketeer]?.botte, blue),
    its: by(botte, red),
  });
}

/**
 * Whether no throw of the blade changes anything for the better: these dice end it for certain, without a scratch, and a
 * further hit would be worth nothing; or everything comes to the same.
 */
export function isSettled(duel: DuelView, life: number, legal: Legal | null): boolean {
  const { against, opponent, thrown } = duel;
  const kept = oddsOf(legal, find(legal, 'pass'));
  if (!kept) return false;
  const { hit, hurt } = kept;
  const isLast = against === 'gaoler' || opponent.life - opponent.wounds === 1;
  if (hit === 100 && hurt === 0) return isLast;
  const same = all(legal, 'blade').every((action) => {
    const odds = oddsOf(legal, action);
    return odds?.hit === hit && odds.hurt === hurt;
  });
  // One wound is all that can come of it; of Jussac's last one the odds tell, not of those before it (MR-9.27).
  const swords = thrown.red.filter((face) => face === 'sword').length;
  const byBotte = lit(opponent.botte, thrown.red).every(({ on }) => on); // which is one wound, whatever else lies there
  const isOne = opponent.special !== 'final_wound' && (life === 1 || swords < 2 || byBotte);
  return same && (hit === 0 || (hit === 100 && isLast)) && (hurt === 0 || (hurt === 100 && isOne));
}

/** A die that the blade can throw again, and what to expect of it. */
function thrownAgain(legal: Legal | null, die: number, face: Face) {
  const action = find(legal, 'blade', die);
  const odds = oddsOf(legal, action);
  const label = t('mr-reroll-die', { face: faceName(face) });
  return action && { action, label, sign: odds ? `${label}. ${oddsWords(odds)}` : label };
}

const states = {
  flies: ['lit'],
  botte: ['lit'],
  parries: ['lit'],
  parried: ['parried'],
  idle: ['dim'],
} as const satisfies Record<Work, readonly DieState[]>;
const stateOf = (work: Work | null | undefined): readonly DieState[] => (work ? states[work] : []);

/** What the throw comes to, in a few words. */
function verdict(duel: DuelScene, one: MusketeerView, people: People): string {
  const args = { name: heroOf(people, duel.musketeer), foe: adversaryThe(duel.opponent), hero: one.hero };
  // Who strikes last is beaten all the same (MR-9.19).
  if (duel.result === 'both' && duel.life === 0) return sentence('mr-duel-both-beaten', args);
  if (duel.result) return sentence(`mr-duel-${duel.result}`, args);
  if (duel.met?.musketeer && duel.met.opponent) return t('mr-botte-both', args);
  if (duel.met?.musketeer) return sentence('mr-botte-mine', args);
  if (duel.met?.opponent) return sentence('mr-botte-its', args);
  if (duel.hits && duel.hits.absorbed_musketeer + duel.hits.absorbed_opponent > 0) return t('mr-absorbed');
  return '';
}

/** Dice thrown for the siege, a strangling or an ambush. */
export const cast = ({ blue, red }: Thrown, rolling: boolean): TemplateResult => html`
  <div class="throw">
    ${(['blue', 'red'] as const).map((colour) => {
      const faces = colour === 'blue' ? blue : red;
      return faces.length === 0
        ? nothing
        : html`<ol class="dice">${faces.map((face) => html`<li><span class="thrown-die">${die(colour, face, ...(rolling ? (['tumbling'] as const) : []))}</span><span class="unseen">${faceName(face)}</span></li>`)}</ol>`;
    })}
  </div>
`;
