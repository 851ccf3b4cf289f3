/** What is asked and what just happened, each in one sentence. */
import { type Args, knows, list, t } from '../../shell/i18n';
import { heroOf, isYours, type People } from './people';
import type { Frame, GameEvent, Place, View } from './protocol';
import type { Scene } from './scene';
import {
  adventureName,
  adversaryName,
  ambushName,
  boardName,
  challengeName,
  faceName,
  galleryName,
  missionName,
  perfidyName,
  placeName,
  questTokenName,
  rewardWords,
  skillName,
  stageName,
  tokenName,
  trackName,
} from './words';

/** What the open decision asks of the reader. */
export function ask({ view, legal }: Frame, { duel }: Scene, people: People): string {
  const { active, milady, offer, element } = view;
  const who = active ?? 0;
  const foe = duel ? adversaryName(duel.opponent) : '';
  const args: Args = {
    name: heroOf(people, who),
    foe,
    count: view.actions,
    place: milady.mission_place ? placeName(milady.mission_place) : element ? placeName(element.place) : '',
    mission: milady.mission_place ? missionOf(view, milady.mission_place) : '',
    force: milady.mission_place ? forceLeft(view, milady.mission_place) : 0,
    partner: offer ? heroOf(people, offer.partner) : '',
    token: view.buying ? tokenName(view.buying) : '',
    card: milady.own?.playing ? perfidyName(milady.own.playing) : '',
    board: boardName(view.quest.board),
    retreat: view.siege.retreat,
    what: element ? elementName(view, element.kind, element.place, element.number) : '',
    square: (milady.own?.laying.length ?? 0) + 1,
    only: legal?.actions.length === 1 ? 'yes' : 'no',
    there: milady.own?.destination === element?.place ? 'yes' : 'no',
  };
  return t(`mr-ask-${view.asking}`, args);
}

function missionOf(view: View, place: Place): string {
  const one = place === 'paris' || place === 'louvre' ? view.missions[place] : null;
  return one && (place === 'paris' || place === 'louvre') ? missionName(place, one.id) : '';
}

/** Force that may still be put on the mission that is being manned. */
function forceLeft({ missions, milady }: View, place: Place): number {
  const one = place === 'paris' || place === 'louvre' ? missions[place] : null;
  const used = (milady.own?.manning ?? []).reduce(
    (sum, number) => sum + (milady.reserve.find((other) => other.number === number)?.force ?? 0),
    0,
  );
  return (one?.force ?? 0) - used;
}

/** What is attempted, by its name. */
export function elementName(view: View, kind: string, place: Place, number: number): string {
  if (kind === 'passage') return t('secret-passage');
  if (kind === 'inn') return t('line', { number: number + 1 });
  if (place === 'paris' || place === 'louvre') {
    const one = view.missions[place];
    const challenge = kind === 'challenge' ? one?.challenges[number] : undefined;
    if (challenge) return challengeName(challenge.skill, challenge.value);
    return adversaryName(one?.opponents[number]?.id ?? '');
  }
  const { quest } = view;
  if (quest.board === 'calais') {
    const challenge = quest.challenges[number];
    return kind === 'challenge' && challenge
      ? challengeName(challenge.skill, challenge.value)
      : adversaryName('de_wardes');
  }
  if (quest.board === 'england') return stageName(quest.stage + 1);
  return galleryName(quest.stage + 1);
}

/** What just happened, or null where nothing need be said. */
export function tell(event: GameEvent, people: People): string | null {
  const id = `mr-tell-${event.type}`;
  return knows(id) ? t(id, argsOf(event, people)) : null;
}

/** Everything a sentence may name; each event fills in what it has. */
function argsOf(event: GameEvent, people: People): Args {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event))
    if (typeof value === 'number' || typeof value === 'string') args[name] = value;
    else if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
  if ('musketeer' in event && typeof event.musketeer === 'number') {
    args['name'] = heroOf(people, event.musketeer);
    args['yours'] = isYours(people, event.musketeer) ? 'yes' : 'no';
  }
  if ('by' in event) args['name'] = heroOf(people, event.by);
  if ('partner' in event) args['partner'] = heroOf(people, event.partner);
  if ('place' in event && event.place) args['place'] = placeName(event.place);
  if ('where' in event) args['place'] = placeName(event.where);
  switch (event.type) {
    case 'moved':
      return { ...args, place: placeName(event.after), from: placeName(event.before) };
    case 'perfidy_lost':
      return { ...args, card: perfidyName(event.card) };
    case 'perfidy_played':
      return {
        ...args,
        card: perfidyName(event.card),
        target: event.place ? 'place' : event.musketeer === undefined ? 'none' : 'musketeer',
      };
    case 'perfidy_drawn':
      return { ...args, card: event.card ? perfidyName(event.card) : '', known: event.card ? 'yes' : 'no' };
    case 'paris_taken':
      return {
        ...args,
        card: event.card ? missionName('paris', event.card) : '',
        known: event.card ? 'yes' : 'no',
      };
    case 'destination_chosen':
      return { ...args, known: event.place ? 'yes' : 'no' };
    case 'mission_placed':
    case 'mission_ended':
      return { ...args, mission: missionName(event.where, event.card) };
    case 'manned':
      return { ...args, foes: list(event.adversaries.map(adversaryName)), count: event.adversaries.length };
    case 'ambush_placed':
      return {
        ...args,
        ambush: ambushName(event.ambush),
        name: event.named === null ? '' : heroOf(people, event.named),
        kind: event.ambush,
      };
    case 'ambush_rolled':
      return { ...args, ambush: ambushName(event.ambush), face: event.face };
    case 'board_placed':
    case 'board_finished':
    case 'tokens_laid':
      return { ...args, board: boardName(event.board) };
    case 'stage_passed':
      return { ...args, stage: stageName(event.index) };
    case 'gallery_passed':
      return { ...args, gallery: galleryName(event.index) };
    case 'token_revealed':
    case 'token_discarded':
      return { ...args, token: questTokenName(event.token), kind: event.token };
    case 'bought':
      return { ...args, token: tokenName(event.token) };
    case 'adventure_drawn':
      return { ...args, card: event.card ? adventureName(event.card) : '', known: event.card ? 'yes' : 'no' };
    case 'exchanged':
      return {
        ...args,
        given: listed(event.given, event.tokens_given),
        taken: listed(event.taken, event.tokens_taken),
        known: event.given ? 'yes' : 'no',
      };
    case 'character_played':
    case 'reinforced':
      return { ...args, card: adventureName(event.card) };
    case 'milady_acted':
      return { ...args, card: event.card ? adventureName(event.card) : '', at: event.place };
    case 'element_declared':
      return { ...args, what: elementName(people.view, event.kind, event.place, event.element) };
    case 'challenge_won':
      return { ...args, challenge: challengeName(event.skill, event.value), skill: skillName(event.skill) };
    case 'validated':
      return { ...args, reward: rewardWords(event.reward), kind: event.kind };
    case 'duel_started':
      return { ...args, foe: adversaryName(event.opponent) };
    case 'committed':
      return { ...args, cards: list(event.cards.map(adventureName)) };
    case 'thrown':
    case 'siege_thrown':
      return {
        ...args,
        swords: event.blue.filter((face) => face === 'sword').length,
        enemy: event.red.filter((face) => face === 'sword').length,
      };
    case 'toledo':
      return { ...args, old: faceName(event.old), new: faceName(event.new) };
    case 'botte':
      return { ...args, who: event.by_musketeer ? (event.by_opponent ? 'both' : 'musketeer') : 'opponent' };
    case 'token_moved':
      return {
        ...args,
        track: trackName(event.token),
        kind: event.token,
        way: event.after > event.before ? 'up' : 'down',
      };
    default:
      return args;
  }
}

const listed = (cards: readonly string[] | undefined, tokens: readonly string[]): string =>
  list([...(cards ?? []).map(adventureName), ...tokens.map(tokenName)]) || t('mr-nothing');
