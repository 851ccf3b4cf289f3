/** The first lesson: explains each situation the first time it occurs, in whatever order the round brings them. */

import type { GameTypes } from '../../../generated/four_musketeers';
import { type Hint, hintOf, type Moment as MomentOf, type Topic } from '../../../lib/table/lesson';
import { ways } from './choice';
import { isYou, type People, person, personName } from './people';
import type { Scene } from './scene';

type Moment = MomentOf<GameTypes, Scene>;

/** What is worth explaining now, most urgent first. */
function topics({ frame, scene, stage, event }: Moment, people: People): Topic[] {
  const villain = personName(people, 'V');
  if (stage.at === 'over') return [['four-coach-end']];
  if (stage.at === 'scored' || event?.type === 'round_ended') return [['four-coach-scoring', { villain }]];
  switch (event?.type) {
    case 'fight_decided': {
      const blocked = scene.strikes.length > scene.standing.standing.length;
      const hit: Topic[] = [
        [`four-coach-line-${event.line}`, { ...person(people, event.loser ?? 'V'), villain }],
      ];
      return event.loser === null ? [['four-coach-draw']] : blocked ? [['four-coach-blocked'], ...hit] : hit;
    }
    case 'life_popped':
      return event.last ? [['four-coach-last', person(people, event.character)]] : [];
    case 'stone_moved':
      return isYou(people, event.to as number) ? [['four-coach-protected']] : [];
    case 'role_turned':
      return event.up ? [['four-coach-up', person(people, event.character)]] : [];
    case 'defeated':
      return [['four-coach-defeated', person(people, event.character)]];
    case 'seat_changed':
      return [['four-coach-dazed', person(people, event.seat)]];
    default:
  }
  if (stage.at !== 'choosing') return [];
  switch (frame.decision?.kind) {
    case 'choose_direction':
      return [['four-coach-direction']];
    case 'strike': {
      const found: Topic[] = [['four-coach-strike', { villain }]];
      if (scene.cyclical) found.unshift(['four-coach-cyclical']);
      if (scene.stone === frame.view.turn) found.push(['four-coach-lose-gladly', { villain }]);
      if (scene.strikes.length > 0) found.push(['four-coach-repeat']);
      if (ways(frame.legal).shadow) found.push(['four-coach-shadow', { count: scene.random }]);
      return found;
    }
    default:
      return [];
  }
}

export const hintFor = (moment: Moment, people: People, heard: ReadonlySet<string>): Hint | null =>
  hintOf(topics(moment, people), heard);
