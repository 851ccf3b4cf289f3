/** A scene from the one before it, by one event. */
import type {
  Ambush,
  Ending,
  Event,
  Mission,
  MissionPlace,
  Musketeer,
  MusketeerView,
  Phase,
  Place,
  Quest,
  TokenView,
  Track,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import type { Appeared, Drawn, DuelScene, Scene, Turned } from './scene';
import { stepsIn } from './whereabouts';

/** Cards that were drawn or played lie there until something else happens, and so does what a door has shown. */
export function applyEvent(scene: Scene, event: Event): Scene {
  return change(
    {
      ...scene,
      drawn: drawnAfter(scene, event),
      turned: turnedAfter(scene, event),
      appeared: appearedAfter(scene, event),
    },
    event,
  );
}

/** Where Milady is at the end of a turn is seen on the map; what she plots she knows. */
function appearedAfter({ view, spot, appeared }: Scene, event: Event): Appeared | null {
  const plot = appeared?.event.type === 'mission_placed' ? appeared : null;
  switch (event.type) {
    case 'element_declared':
      return stepsIn(view) === 'perhaps' ? { event, place: event.place, guards: [], laid: null } : null;
    case 'milady_revealed':
      return event.cause === 'end' ? null : { event, place: event.place, guards: [], laid: null };
    case 'mission_placed':
      return event.where === 'paris' && view.side !== 'milady'
        ? { event, place: 'paris', guards: [], laid: null }
        : null;
    case 'manned':
    case 'ambush_placed':
      return event.where === 'paris' && plot ? { ...plot, guards: [...plot.guards, event] } : null;
    case 'rochefort_appeared':
    case 'challenge_won':
    case 'fallen': {
      const place = view.musketeers[event.musketeer]?.place ?? spot;
      return place && { event, place, guards: [], laid: null };
    }
    case 'board_finished':
      return { event, place: 'quest', guards: [], laid: null };
    case 'token_moved':
      return isLate(event, view) ? { event, place: STAKES[event.token], guards: [], laid: null } : null;
    case 'match_ended':
      return { event, place: STAKES[event.reason], guards: [], laid: null };
    default:
      return null;
  }
}

/** Where each thing is at stake. */
const STAKES = {
  quest: 'quest',
  time: 'louvre',
  louvre: 'louvre',
  honour: 'louvre',
  siege: 'la_rochelle',
  constance: 'paris',
} as const satisfies Record<Ending | Track, Place>;

/** Milady has come nearer, and is one step from her victory, or there; at night the step is read with all the rest. */
function isLate({ token, before, after }: Event & { type: 'token_moved' }, { tracks, phase }: View): boolean {
  const most = phase === 'end' ? 0 : 1;
  switch (token) {
    case 'time':
      return after > before && tracks.time.end - after <= most;
    case 'honour':
      return after < before && after <= most;
    case 'siege':
      return after < before && after - tracks.siege.left <= most;
    case 'louvre':
      return false; // it leads to honour
  }
}

function drawnAfter({ drawn }: Scene, event: Event): Drawn | null {
  if (event.type === 'perfidy_played') return { from: 'hand', who: null, cards: [event.card] };
  if (event.type !== 'adventure_drawn' && event.type !== 'perfidy_drawn') return null;
  if (event.reason === 'deal') return null;
  const who = event.type === 'adventure_drawn' ? event.musketeer : null;
  const before = drawn?.who === who && drawn.from === 'pile' ? drawn.cards : [];
  return { from: 'pile', who, cards: [...before, event.card ?? null] };
}

function turnedAfter({ turned, view: { active: who } }: Scene, event: Event): Turned | null {
  switch (event.type) {
    case 'token_revealed':
      return { who, tokens: [...(turned?.tokens ?? []), event.token], struck: false };
    case 'wounded':
      return event.cause === 'trap' ? { who: event.musketeer, tokens: ['trap'], struck: true } : null;
    case 'token_discarded':
      return event.cause === 'beaten'
        ? null
        : { who, struck: turned?.struck ?? false, tokens: [event.token] };
    case 'inn_moved':
    case 'fallen':
      return turned;
    default:
      return null;
  }
}

function change(scene: Scene, event: Event): Scene {
  const { view } = scene;
  switch (event.type) {
    case 'turn_started':
      return at(forgotten(quiet(scene)), { turn: event.turn });
    case 'phase_started':
      return tolling(
        at(quiet(begun(scene, event.phase)), { phase: event.phase, active: null }),
        () => event.phase !== 'end',
      );
    case 'destination_chosen':
      return scene;
    case 'perfidy_drawn':
      return milady(scene, { perfidy_count: event.count });
    case 'perfidy_lost':
      return milady(scene, { perfidy_count: event.count });
    case 'paris_taken':
      return milady(scene, { paris_count: event.count });
    case 'perfidy_played':
      return {
        ...milady(quiet(scene), event.place ? { closed: event.place } : {}),
        spot: event.place ?? null,
      };
    case 'rochefort_healed':
      return rochefort(scene, event.life);
    case 'mission_placed':
      return spot(
        mission(quiet(scene), event.where, () => blank(event.card, event.force)),
        event.where,
      );
    case 'mission_ended':
      return spot(
        tolling(
          mission(quiet(scene), event.where, () => null),
          (place) => place !== event.where,
        ),
        event.where,
      );
    case 'manned':
      return spot(scene, event.where);
    case 'ambush_placed':
      return spot(
        mission(laidFrom(scene, event.ambush), event.where, (one) => one && ambushed(one, event)),
        event.where,
      );
    case 'beggars_paid':
      return spot(
        mission(scene, event.where, (one) => one && { ...one, ambush: null }),
        event.where,
      );
    case 'ambush_rolled':
      return { ...spot(scene, event.where), thrown: { at: event.where, blue: [], red: [event.face] } };
    case 'validated':
      return spot(validated(scene, event), event.place);
    case 'musketeer_started':
      return {
        ...at(quiet(scene), { active: event.musketeer, actions: event.actions }),
        spot: placeOf(view, event.musketeer),
      };
    case 'musketeer_ended':
      return at(
        musketeer(quiet(scene), event.musketeer, () => ({ due: false })),
        { active: null, actions: 0 },
      );
    case 'moved':
      return {
        ...musketeer(quiet(scene), event.musketeer, () => ({ place: event.after, inn: null })),
        spot: event.after,
      };
    case 'inn_moved':
      return musketeer(scene, event.musketeer, () => ({
        inn: event.square === 0 ? null : { line: event.line, square: event.square },
      }));
    case 'bought':
      return musketeer(scene, event.musketeer, ({ tokens, hand_count: count }) => ({
        tokens: [...tokens, event.token],
        hand_count: count - (event.discarded ? 1 : 0),
      }));
    case 'adventure_drawn':
      return musketeer(scene, event.musketeer, ({ hand, hand_count: count }) => ({
        hand: hand && event.card ? [...hand, event.card] : hand,
        hand_count: count + 1,
      }));
    case 'challenge_won': // the cards that he spends for it
      return musketeer(scene, event.musketeer, ({ hand, hand_count: count }) => ({
        hand: hand && event.cards.reduce(without, hand),
        hand_count: count - event.cards.length,
      }));
    case 'reinforced':
      return spot(
        at(scene, {
          siege: {
            ...view.siege,
            spaces: view.siege.spaces.map((card, i) => (i === event.space ? event.card : card)),
          },
        }),
        'la_rochelle',
      );
    case 'element_declared':
      return { ...quiet(scene), spot: event.place };
    case 'action_resumed': // Rochefort has fled, and what he came between goes on (MR-10.17)
      return { ...quiet(scene), spot: placeOf(view, event.musketeer) };
    case 'milady_revealed':
      return spot(milady(scene, { seen_at: event.place }), event.place);
    case 'milady_acted':
      return spot(
        event.space === undefined
          ? scene
          : at(scene, {
              siege: {
                ...view.siege,
                spaces: view.siege.spaces.map((card, i) => (i === event.space ? null : card)),
              },
            }),
        event.place,
      );
    case 'rochefort_fled':
      return milady(rochefort(scene, event.life), { seen_at: 'miladys_house' });
    case 'duel_started':
      return {
        ...scene,
        thrown: null,
        duel: {
          musketeer: event.musketeer,
          against: event.against,
          opponent: event.opponent,
          botte: event.botte,
          life: event.life,
          blue: event.blue,
          red: event.red,
          round: 0,
          thrown: { blue: [], red: [] },
          committed: [],
          blade: false,
          absorbed: false,
          rerolled: null,
          met: null,
          hits: null,
          result: null,
        },
      };
    case 'committed':
      return duel(scene, { committed: event.cards, blue: event.blue });
    case 'thrown':
      return duel(scene, {
        round: event.round,
        blue: event.blue.length,
        red: event.red.length,
        thrown: { blue: event.blue, red: event.red },
        rerolled: null,
        met: null,
        hits: null,
      });
    case 'toledo':
      return duel(scene, {
        blade: true,
        rerolled: event.index,
        thrown: {
          blue: (scene.duel?.thrown.blue ?? []).map((face, i) => (i === event.index ? event.new : face)),
          red: scene.duel?.thrown.red ?? [],
        },
      });
    case 'botte':
      return duel(struck(scene, Number(event.by_musketeer)), {
        met: { musketeer: event.by_musketeer, opponent: event.by_opponent },
      });
    case 'round_result':
      return duel(struck(scene, event.hits_on_opponent), {
        hits: event,
        absorbed: (scene.duel?.absorbed ?? false) || event.absorbed_musketeer > 0,
      });
    case 'duel_ended':
      return duel(scene, { result: event.result });
    case 'wounded':
    case 'healed':
    case 'recovered':
      return musketeer(scene, event.musketeer, () => ({ life: event.life }));
    case 'siege_thrown':
      return {
        ...scene,
        spot: 'la_rochelle',
        thrown: { at: 'la_rochelle', blue: event.blue, red: event.red },
      };
    case 'strangling':
      return {
        ...mission(spot(scene, 'paris'), 'paris', (one) => one && { ...one, strangled: event.total }),
        thrown: { at: 'paris', blue: [], red: event.red },
      };
    case 'paris_effect':
      return spot(quiet(scene), 'paris');
    case 'token_moved':
      return at(scene, {
        tracks: { ...view.tracks, [event.token]: { ...view.tracks[event.token], at: event.after } },
      });
    case 'purse':
      return at(scene, { team: { ...view.team, pistoles: event.total } });
    case 'epic':
      return at(scene, { team: { ...view.team, epic: event.total } });
    case 'one_for_all':
      return at(scene, { team: { ...view.team, one_for_all: !event.played } });
    case 'stage_passed':
    case 'gallery_passed':
      return at(spot(scene, 'quest'), { quest: { ...view.quest, stage: event.index } });
    case 'token_revealed':
      return questToken(spot(scene, 'quest'), event, { kind: event.token, up: true });
    case 'token_discarded':
      return questToken(spot(scene, 'quest'), event, null);
    case 'board_placed':
    case 'board_finished':
      return spot(quiet(scene), 'quest');
    case 'match_ended': {
      const { quest } = view;
      const index = event.reason === 'quest' ? quest.boards.length : quest.index;
      return at(quiet(scene), { quest: { ...quest, index } });
    }
    default:
      return scene;
  }
}

const at = (scene: Scene, change: Partial<View>): Scene => ({ ...scene, view: { ...scene.view, ...change } });
const spot = (scene: Scene, place: Place): Scene => ({ ...scene, spot: place });
/** Whoever is fit has his turn before him (MR-6.2). */
const begun = (scene: Scene, phase: Phase): Scene =>
  phase === 'musketeers'
    ? at(scene, { musketeers: scene.view.musketeers.map((one) => ({ ...one, due: one.life > 0 })) })
    : scene;
/** What Milady did in a turn ends with it: nobody bars a way, and she has gone nowhere yet. */
const forgotten = (scene: Scene): Scene => {
  const { own } = scene.view.milady;
  return milady(scene, {
    closed: null,
    seen_at: null,
    bars: [],
    conscripts: false,
    rallied: false,
    reinforcements: false,
    own: own && { ...own, destination: null },
  });
};
/** Nothing is fought or thrown any more. */
const quiet = (scene: Scene): Scene => ({ ...scene, duel: null, thrown: null });
const placeOf = (view: View, who: Musketeer): Place | null => view.musketeers[who]?.place ?? null;

function musketeer(
  scene: Scene,
  who: Musketeer,
  change: (one: MusketeerView) => Partial<MusketeerView>,
): Scene {
  return at(scene, {
    musketeers: scene.view.musketeers.map((one, i) => (i === who ? { ...one, ...change(one) } : one)),
  });
}

const milady = (scene: Scene, change: Partial<View['milady']>): Scene =>
  at(scene, { milady: { ...scene.view.milady, ...change } });

const rochefort = (scene: Scene, life: number): Scene => {
  const one = scene.view.milady.rochefort;
  return milady(scene, { rochefort: { ...one, wounds: one.life - life } });
};

const duel = (scene: Scene, change: Partial<DuelScene>): Scene => ({
  ...scene,
  duel: scene.duel && { ...scene.duel, ...change },
});

/** The adversary is wounded so often; the gaoler cannot be. */
const struck = (scene: Scene, wounds: number): Scene => {
  const life = scene.duel?.life ?? null;
  return life === null ? scene : duel(scene, { life: Math.max(0, life - wounds) });
};

const mission = (scene: Scene, where: MissionPlace, change: (one: Mission | null) => Mission | null): Scene =>
  at(scene, { missions: { ...scene.view.missions, [where]: change(scene.view.missions[where]) } });

/** For what honour falls tonight, as far as that still holds. */
function tolling(scene: Scene, holds: (place: MissionPlace) => boolean): Scene {
  const { tracks } = scene.view;
  return at(scene, {
    tracks: { ...tracks, honour: { ...tracks.honour, toll: tracks.honour.toll.filter(holds) } },
  });
}

/** Tokens of a board are counted line by line or stage by stage. */
function questToken(
  scene: Scene,
  { board, position }: Event & { type: 'token_revealed' | 'token_discarded' },
  now: TokenView | null,
): Scene {
  const { quest } = scene.view;
  let count = 0;
  const lay = (one: TokenView | null) => (count++ === position ? now : one);
  return quest.board === board ? at(scene, { quest: laid(quest, lay) }) : scene;
}

function laid(quest: Quest, lay: (one: TokenView | null) => TokenView | null): Quest {
  switch (quest.board) {
    case 'inn':
      return { ...quest, lines: quest.lines.map((line) => line.map(lay)) };
    case 'england':
      return {
        ...quest,
        stages: quest.stages.map((one) => ('token' in one ? { ...one, token: lay(one.token) } : one)),
      };
    case 'galleries':
      return { ...quest, stages: quest.stages.map((one) => ({ ...one, tokens: one.tokens.map(lay) })) };
    case 'calais':
      return quest;
  }
}

/** What is known of a mission when it is placed; the rest comes with the view. */
const blank = (id: string, force: number): Mission => ({
  id,
  force,
  effect: null,
  successes: 0,
  strangled: 0,
  challenges: [],
  opponents: [],
  ambush: null,
  named: null,
});

/** Milady has one of them less to lay, and never gets it back (MR-13.4). */
const laidFrom = (scene: Scene, ambush: Ambush): Scene => {
  const { ambushes } = scene.view.milady;
  return milady(scene, { ambushes: { ...ambushes, [ambush]: ambushes[ambush] - 1 } });
};

/** The values shown have the courtesan's point in them (MR-13.12). */
const ambushed = (one: Mission, { ambush, named }: Event & { type: 'ambush_placed' }): Mission => ({
  ...one,
  ambush,
  named,
  challenges: one.challenges.map((challenge) =>
    ambush === 'courtisane' && challenge.skill === 'gallantry'
      ? { ...challenge, value: challenge.value + 1 }
      : challenge,
  ),
});

function validated(scene: Scene, event: Event & { type: 'validated' }): Scene {
  const { place, kind, element } = event;
  if (place !== 'paris' && place !== 'louvre') return scene;
  return mission(
    scene,
    place,
    (one) =>
      one && {
        ...one,
        challenges: one.challenges.map((c, i) =>
          kind === 'challenge' && i === element ? { ...c, solved: true } : c,
        ),
        opponents: one.opponents.map((o, i) =>
          kind === 'duel' && i === element ? { ...o, beaten: true } : o,
        ),
      },
  );
}

/** One card of its kind fewer. */
const without = <Card>(hand: readonly Card[], card: Card): Card[] => hand.toSpliced(hand.indexOf(card), 1);
