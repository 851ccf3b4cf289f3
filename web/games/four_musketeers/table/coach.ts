/** The first lesson: explains each situation the first time it occurs, in whatever order the round brings them. */
import { type Hint, hintOf, type Moment as MomentOf, type Topic } from '../../../lib/table/lesson';
import type { FourMusketeers } from '../protocol';
import { ways } from './choice';
import { isYou, type People, person, personName } from './people';
import type { Scene } from './scene';

type Moment = MomentOf<FourMusketeers, Scene>;

/** What is worth explaining now, most urgent first. */
function topics({ frame, scene, stage, event }: Moment, people: People): Topic[] {
  const villain = personName(people, 'V');
  if (stage.at === 'over') return [['end']];
  if (stage.at === 'scored' || event?.type === 'round_ended') return [['scoring', { villain }]];
  switch (event?.type) {
    case 'fight_decided': {
      const blocked = scene.strikes.length > scene.standing.standing.length;
      const hit: Topic[] = [[`line-${event.line}`, { ...person(people, event.loser ?? 'V'), villain }]];
      return event.loser === null ? [['draw']] : blocked ? [['blocked'], ...hit] : hit;
    }
    case 'life_popped':
      return event.last ? [['last', person(people, event.character)]] : [];
    case 'stone_moved':
      return isYou(people, event.to as number) ? [['protected']] : [];
    case 'role_turned':
      return event.up ? [['up', person(people, event.character)]] : [];
    case 'defeated':
      return [['defeated', person(people, event.character)]];
    case 'seat_changed':
      return [['dazed', person(people, event.seat)]];
    default:
  }
  if (stage.at !== 'choosing') return [];
  switch (frame.decision?.kind) {
    case 'choose_direction':
      return [['direction']];
    case 'strike': {
      const found: Topic[] = [['strike', { villain }]];
      if (scene.cyclical) found.unshift(['cyclical']);
      if (scene.stone === frame.view.turn) found.push(['lose-gladly', { villain }]);
      if (scene.strikes.length > 0) found.push(['repeat']);
      if (ways(frame.legal).shadow) found.push(['shadow', { count: scene.random }]);
      return found;
    }
    default:
      return [];
  }
}

export const hintFor = (moment: Moment, people: People, heard: ReadonlySet<string>): Hint | null =>
  hintOf(topics(moment, people), 'four-coach', heard);
