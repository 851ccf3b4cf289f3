/** The first lesson: explains each situation the first time it occurs, in whatever order the round brings them. */

import type { Character, GameTypes } from '../../../generated/four_musketeers';
import { type Hint, hintOf, type Moment as MomentOf, type Topic } from '../../../lib/table/lesson';
import { figureOf, key } from './animation';
import { ways } from './choice';
import { isYou, type People, person, personName } from './people';
import type { Scene } from './scene';

type Moment = MomentOf<GameTypes, Scene>;

/** The parts of the table that are spoken of. */
const FIGURES = '.cast .figure';
const RING = '.fight__ring';
const STONE = '.figure__stone';
const figure = (who: Character) => `[data-key="${key.figure(who)}"]`;

/** What is worth explaining now, most urgent first. */
function topics({ frame, scene, stage, event }: Moment, people: People): Topic[] {
  const villain = personName(people, 'V');
  if (stage.at === 'over') return [['four-coach-end', '.end__ways']];
  if (stage.at === 'scored' || event?.type === 'round_ended')
    return [['four-coach-scoring', '.round__roles', { villain }]];
  switch (event?.type) {
    case 'fight_decided': {
      if (event.loser === null) return [['four-coach-draw', RING]];
      const hit = figure(event.line === 'b' ? 'V' : figureOf(event.loser));
      return [
        ...(scene.strikes.length > scene.standing.standing.length
          ? [['four-coach-blocked', '.strike--blocked'] as const]
          : []),
        [`four-coach-line-${event.line}`, hit, { ...person(people, event.loser), villain }],
      ];
    }
    case 'life_popped':
      return event.last
        ? [['four-coach-last', figure(event.character), person(people, event.character)]]
        : [];
    case 'stone_moved':
      return isYou(people, event.to as number) ? [['four-coach-protected', STONE]] : [];
    case 'role_turned':
      return event.up ? [['four-coach-up', figure(event.character), person(people, event.character)]] : [];
    case 'defeated':
      return [['four-coach-defeated', figure(event.character), person(people, event.character)]];
    case 'seat_changed':
      return [['four-coach-dazed', figure(event.seat), person(people, event.seat)]];
    default:
  }
  if (stage.at !== 'choosing') return [];
  switch (frame.decision?.kind) {
    case 'choose_direction':
      return [['four-coach-direction', RING]];
    case 'strike': {
      const found: Topic[] = [['four-coach-strike', FIGURES, { villain }]];
      if (scene.cyclical) found.unshift(['four-coach-cyclical', RING]);
      if (scene.stone === frame.view.turn) found.push(['four-coach-lose-gladly', STONE, { villain }]);
      if (scene.strikes.length > 0) found.push(['four-coach-repeat', '.strike:has(.mk-card)']);
      if (ways(frame.legal).shadow) found.push(['four-coach-shadow', '.random', { count: scene.random }]);
      return found;
    }
    default:
      return [];
  }
}

export const hintFor = (moment: Moment, people: People, heard: ReadonlySet<string>): Hint | null =>
  hintOf(topics(moment, people), heard);
