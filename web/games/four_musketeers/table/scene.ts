/**
 * What lies on the table at one moment. A scene is made from a view, or from the scene before it by one event; when all
 * events of an answer have been told, the scene is again the one its view gives.
 */

import { roleDamages } from '../../../generated/components-four_musketeers';
import type {
  Character,
  CharacterInfo,
  Direction,
  Event,
  Fighter,
  HitLine,
  LifeCard,
  Options,
  RoundResult,
  Seat,
  SeatState,
  Setting,
  SettingValue,
  SideScore,
  Standing,
  Strike,
  Suit,
  SwordCard,
  View,
} from '../../../generated/four_musketeers';
import { circleFrom } from './circle';

/** How a fight ended (FM-9.2). */
export interface Verdict {
  readonly loser: Fighter | null;
  readonly line: HitLine;
}
/** The end of a round as it is told, one thing after the other. */
export interface RoundSheet {
  readonly ending: RoundResult['ending'];
  readonly roles: readonly LifeCard[] | null;
  readonly scores: readonly SideScore[] | null;
}
export interface Scene {
  readonly viewer: number | null;
  readonly options: Options;
  readonly totals: readonly number[];
  readonly sides: readonly (readonly number[])[];
  /** Fixed teams, by seat (FM-15.2). */
  readonly teams: readonly (readonly Seat[])[] | null;
  readonly round: number;
  readonly lead: Seat;
  readonly missing: Suit | null;
  readonly shadow: boolean;
  readonly seats: readonly SeatState[];
  /** Musketeer seats in order, the villain last. */
  readonly characters: readonly CharacterInfo[];
  readonly line: readonly LifeCard[];
  /** So many cards at its end are still on their way there. */
  readonly arriving: number;
  /** Whose lifeline one of them is. */
  readonly falling: Character | null;
  readonly ambitions: View['ambitions'];
  readonly stone: Character;
  readonly fight: number;
  readonly inHand: number;
  readonly cyclical: boolean;
  readonly starter: Fighter | null;
  readonly direction: Direction | null;
  readonly order: readonly { readonly seat: Fighter; readonly target: Fighter }[];
  readonly strikes: readonly Strike[];
  /** Whose strike still lies face down, before it is turned up. */
  readonly turning: Fighter | null;
  readonly standing: Standing;
  readonly verdict: Verdict | null;
  readonly hands: readonly (readonly SwordCard[] | null)[];
  readonly handCounts: readonly number[];
  /** What the viewer remembers of the piles that hands have become (FM-20.12). */
  readonly piles: readonly (readonly SwordCard[] | null)[];
  readonly random: number;
  /** Set aside for the next hand (FM-4.3). */
  readonly kept: number;
  readonly replays: number;
  /** The round has ended: its last fight lies there until the next one begins. */
  readonly over: boolean;
  readonly sheet: RoundSheet | null;
}

/** What is seen of one of them. */
export const infoOf = (
  { characters }: Pick<Scene, 'characters'>,
  who: Character,
): CharacterInfo | undefined => (who === 'V' ? characters.at(-1) : characters[who]);

export function sceneOf(view: View): Scene {
  return {
    viewer: view.player,
    options: view.options,
    totals: view.totals,
    sides: view.sides,
    teams: view.teams,
    round: view.round,
    lead: view.lead,
    missing: view.missing,
    shadow: view.shadow,
    seats: view.seats,
    characters: view.characters,
    line: view.line,
    arriving: 0,
    falling: null,
    ambitions: view.ambitions,
    stone: view.stone,
    fight: view.fight,
    inHand: view.in_hand,
    cyclical: view.cyclical,
    starter: view.starter,
    direction: view.direction,
    order: view.order,
    strikes: view.strikes,
    turning: null,
    standing: view.standing,
    verdict: view.pending === null ? null : { loser: view.standing.lowest, line: view.pending },
    hands: view.hands,
    handCounts: view.hand_counts,
    piles: view.piles,
    random: view.random,
    kept: view.kept,
    replays: view.replays,
    over: false,
    sheet: null,
    ...(view.last_round?.round === view.round && lastFight(view)),
  };
}

function lastFight({ fights }: View): Partial<Scene> {
  const last = fights.at(-1);
  if (!last) return { over: true };
  const { strikes, standing, loser, line, cyclical, direction } = last;
  return {
    cyclical,
    direction,
    order: strikes.map(({ seat, target }) => ({ seat, target })),
    strikes,
    standing: { standing, lowest: loser, line },
    verdict: { loser, line },
    over: true,
  };
}

/** The scene as everybody may see it: roles that lie face up, hands of servants, top cards of dazed seats. */
export const withoutSecrets = (scene: Scene): Scene => ({
  ...scene,
  viewer: null,
  ambitions:
    scene.ambitions &&
    Object.fromEntries(
      Object.entries(scene.ambitions).filter(([role]) =>
        scene.characters.some((one) => one.up && one.role === role),
      ),
    ),
  characters: scene.characters.map((one, at) => ({
    ...one,
    role: one.up || at === scene.seats.length ? one.role : null,
  })),
  hands: scene.hands.map((hand, seat) => {
    const info = scene.seats[seat];
    return info?.kind === 'servant' || info?.now === 'dazed' ? hand : null;
  }),
  piles: scene.piles.map((pile, seat) => (scene.seats[seat]?.kind === 'servant' ? pile : null)),
  strikes: scene.strikes.map((strike) => ({
    ...strike,
    discard: isOpen(scene.seats, strike.seat) ? strike.discard : null,
  })),
});

/** All may be looking while an answer to one of them is told: what it deals to him stays covered. */
const forWhoLooks = (scene: Scene): Scene => (scene.viewer === null ? withoutSecrets(scene) : scene);

const isOpen = (seats: readonly SeatState[], seat: Fighter) =>
  seat !== 'X' && (seats[seat]?.kind === 'servant' || seats[seat]?.now === 'dazed');

const nothingStands: Standing = { standing: [], lowest: null, line: 'g' };
const noFight = {
  starter: null,
  direction: null,
  order: [],
  strikes: [],
  standing: nothingStands,
  verdict: null,
};

export function applyEvent(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'setting_changed':
      return { ...scene, options: withSetting(scene.options, event.setting, event.value) };
    case 'round_started':
      return newRound(scene, event);
    case 'missing_chosen':
      return { ...scene, missing: event.suit };
    case 'line_added':
      return { ...scene, line: [...scene.line, ...event.cards] };
    case 'roles_dealt':
      return forWhoLooks({
        ...scene,
        characters: scene.characters.map((one, at) =>
          at < scene.seats.length ? { ...one, role: event.roles?.[at] ?? null } : one,
        ),
      });
    case 'lifelines_dealt':
      return {
        ...scene,
        characters: scene.characters.map((one, at) => ({
          ...one,
          stack: event.stacks[at] ?? [],
          left: event.left[at] ?? 0,
        })),
      };
    case 'stone_placed':
      return { ...scene, stone: event.character };
    case 'hands_dealt':
      return forWhoLooks({
        ...scene,
        ...noFight, // the cards of the one before are among those that are dealt
        starter: scene.starter,
        cyclical: false,
        hands: event.hands,
        handCounts: event.counts,
        piles: event.hands.map(() => null),
        random: event.random,
        kept: event.kept,
      });
    case 'fight_started':
      return {
        ...scene,
        fight: event.fight,
        inHand: event.in_hand,
        cyclical: event.cyclical,
        starter: event.starter,
        direction: null,
        order: event.cyclical ? [] : circleFrom(scene, event.starter, null),
        strikes: [],
        standing: nothingStands,
        verdict: null,
      };
    case 'direction_chosen':
      return {
        ...scene,
        direction: event.direction,
        order: circleFrom(scene, event.seat, event.direction),
      };
    case 'struck':
      return struck(scene, event);
    case 'top_shown':
      return { ...scene, hands: changed(scene.hands, event.seat, event.card === null ? [] : [event.card]) };
    case 'fight_decided':
      return { ...scene, verdict: { loser: event.loser, line: event.line } };
    case 'replay_used':
    case 'replay_declined':
      return { ...scene, replays: event.left };
    case 'life_popped':
      return {
        ...withCharacter(scene, event.character, ({ stack, left }) => ({
          stack: stack.slice(0, -1),
          left: left - 1,
        })),
        line: [...scene.line, event.card],
      };
    case 'role_turned':
      return withCharacter(scene, event.character, ({ role }) => ({
        up: event.up,
        role: event.role ?? role,
        left: roleDamages[event.up ? 'up' : 'down'],
      }));
    case 'defeated':
      return {
        ...withCharacter(scene, event.character, () => ({
          role: event.role,
          up: true,
          defeated: true,
          left: 0,
        })),
        line: [...scene.line, event.role],
      };
    case 'stone_moved':
      return { ...scene, stone: event.to };
    case 'seat_changed':
      return {
        ...scene,
        seats: scene.seats.map((info, seat) => (seat === event.seat ? { ...info, now: event.now } : info)),
        ...(event.now === 'dazed' && {
          hands: changed(scene.hands, event.seat, event.top === null ? [] : [event.top]),
          piles: changed(scene.piles, event.seat, scene.hands[event.seat] ?? null),
        }),
      };
    case 'starter_set':
      return { ...scene, starter: event.seat };
    case 'round_ended':
      return { ...scene, over: true, sheet: { ending: event.ending, roles: null, scores: null } };
    case 'roles_shown':
      return {
        ...scene,
        characters: scene.characters.map((one, at) => ({ ...one, role: event.roles[at] ?? one.role })),
        sheet: scene.sheet && { ...scene.sheet, roles: event.roles },
      };
    case 'round_scored':
      return {
        ...scene,
        starter: null,
        totals: event.scores.map(({ total }) => total),
        sheet: scene.sheet && { ...scene.sheet, scores: event.scores },
      };
    case 'match_started':
      return scene;
    case 'match_ended':
      return { ...scene, sheet: null };
  }
}

function newRound(scene: Scene, event: Event & { type: 'round_started' }): Scene {
  const seats = scene.seats.map((info) => ({
    ...info,
    now: info.kind === 'dazed' ? ('dazed' as const) : ('active' as const),
  }));
  const blank: CharacterInfo = { stack: [], role: null, up: false, defeated: false, left: 0 };
  return {
    ...scene,
    round: event.round,
    fight: 0,
    lead: event.lead,
    missing: null,
    seats,
    characters: [...seats.map(() => blank), { ...blank, role: event.villain, up: true }],
    line: [],
    stone: 'V',
    ...noFight,
    hands: seats.map(() => null),
    handCounts: seats.map(() => 0),
    piles: seats.map(() => null),
    random: 0,
    kept: 0,
    replays: scene.options.free_replays ?? 0,
    over: false,
    sheet: null,
  };
}

function struck(scene: Scene, event: Event & { type: 'struck' }): Scene {
  const { type: _, random, standing, blocked: __, ...strike } = event;
  const { seat, card, source, discarded, discard } = strike;
  const after = { ...scene, strikes: [...scene.strikes, strike], standing, random };
  if (seat === 'X') return after;
  const gone = source === 'hand' ? card : discarded ? discard : null;
  return {
    ...after,
    handCounts: changed(scene.handCounts, seat, (scene.handCounts[seat] ?? 0) - 1),
    hands: changed(scene.hands, seat, without(scene.hands[seat], gone)),
    piles: changed(scene.piles, seat, without(scene.piles[seat], gone)),
  };
}

const without = (cards: readonly SwordCard[] | null | undefined, gone: SwordCard | null) =>
  cards?.filter((one) => one !== gone) ?? null;

function withSetting(options: Options, setting: Setting, value: SettingValue): Options {
  return { ...options, [setting]: value };
}

function withCharacter(
  scene: Scene,
  character: Character,
  change: (one: CharacterInfo) => Partial<CharacterInfo>,
): Scene {
  const changes = infoOf(scene, character);
  return {
    ...scene,
    characters: scene.characters.map((one) => (one === changes ? { ...one, ...change(one) } : one)),
  };
}

function changed<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, i) => (i === at ? value : old));
}
