/** The rules of Mousquetaires du Roy: what is said in which order, and by which clauses. */
import type { TemplateResult } from 'lit';
import type { Rules } from '../../../lib/rules/page';
import { heroName } from '../names';
import { challengeName } from '../words';
import * as board from './board';
import * as cards from './cards';
import { adventureTotal, house, total } from './house';
import * as people from './people';
import { challengeMet, duel, innLine, siegeThrown } from './pictures';
import './pictures.css';
import { challenge, duels, inn } from './scenes';

const pictures = {
  places: board.placeTable,
  numbers: people.setupTable,
  heroes: people.heroTable,
  challenge: challengeMet,
  bottes: people.botteTable,
  botte: () => duel(duels.botte),
  both: () => duel(duels.both),
  hit: () => duel(duels.hit),
  tie: () => duel(duels.tie),
  adversaries: people.adversaryTable,
  equipment: cards.tokenTable,
  outcomes: people.outcomeTable,
  missions: cards.parisTable,
  ladder: board.ladderTable,
  salons: cards.louvreTable,
  siege: siegeThrown,
  track: board.siegeTable,
  own: people.ownActionTable,
  inn: innLine,
  steps: board.questTable,
  adventure: cards.adventureTable,
  perfidy: cards.perfidyTable,
  ambushes: cards.ambushTable,
} satisfies Record<string, () => TemplateResult>;

export const rules: Rules<keyof typeof pictures> = {
  sections: {
    aim: [
      ['1', 'MR-1.1, 1.2, 21.1'],
      ['2', 'MR-1.3–1.6'],
      ['3', 'MR-1.7'],
    ],
    edition: [
      ['1', 'MR-27'],
      ['2', 'MR-27.1–27.3'],
    ],
    table: [['1', 'MR-2.1, 5.3, 7.2'], ['2', 'MR-2.5, 2.6, 30'], 'places'],
    setup: [['1', 'MR-3.3–3.6'], 'numbers', ['2', 'MR-3.7, 3.9, 3.10'], ['3', 'MR-3.13, 28.13'], 'heroes'],
    turn: [
      ['1', 'MR-4.1'],
      ['2', 'MR-4.3'],
    ],
    plans: [
      ['1', 'MR-5.1–5.3'],
      ['2', 'MR-5.4'],
      ['3', 'MR-5.5'],
    ],
    act: [
      ['1', 'MR-6.2, 6.3, 6.5'],
      ['2', 'MR-7.1–7.14'],
      ['3', 'MR-6.7, 6.9'],
      ['4', 'MR-6.4, 6.11'],
    ],
    challenges: [['1', 'MR-8.1–8.4'], 'challenge', ['2', 'MR-8.5–8.7']],
    duels: [
      ['1', 'MR-9.1–9.4'],
      ['2', 'MR-9.6, 9.8–9.10'],
      'bottes',
      'botte',
      'both',
      ['3', 'MR-9.11, 9.12'],
      'hit',
      ['4', 'MR-9.13–9.16'],
      'tie',
      ['5', 'MR-9.17–9.23'],
      'adversaries',
    ],
    tokens: [['1', 'MR-14.1–14.4'], 'equipment', ['2', 'MR-14.12–14.16']],
    rochefort: [
      ['1', 'MR-10.1–10.5'],
      ['2', 'MR-10.7, 10.8, 10.13'],
      'outcomes',
      ['3', 'MR-10.9, 10.10, 10.12'],
      ['4', 'MR-10.6, 10.19, 10.20'],
    ],
    paris: [['1', 'MR-13.1, 15.4, 16.3'], ['2', 'MR-15.8–15.11'], 'missions', ['3', 'MR-15.2, 15.3']],
    louvre: [['1', 'MR-16.1–16.4'], ['2', 'MR-16.5–16.7'], 'ladder', 'salons'],
    siege: [['1', 'MR-17.2–17.6'], ['2', 'MR-17.7–17.10'], 'siege', ['3', 'MR-17.11–17.15'], 'track'],
    richelieu: [['1', 'MR-19.1–19.4, 19.12'], ['2', 'MR-19.5–19.11'], 'own'],
    bastille: [
      ['1', 'MR-20.1'],
      ['2', 'MR-20.2–20.5'],
      ['3', 'MR-20.6–20.8'],
    ],
    fallen: [
      ['1', 'MR-18.1, 18.2'],
      ['2', 'MR-18.3–18.6'],
      ['3', 'MR-18.9'],
    ],
    quest: [
      ['1', 'MR-21.1–21.4'],
      ['inn', 'MR-22.1–22.7'],
      ['meet', 'MR-22.8–22.15'],
      'inn',
      ['calais', 'MR-23'],
      ['england', 'MR-24'],
      ['galleries', 'MR-25'],
      'steps',
    ],
    cards: [
      ['adventure', 'MR-2.6, 17.4'],
      'adventure',
      ['perfidy', 'MR-12'],
      'perfidy',
      ['ambush', 'MR-13.1–13.6'],
      'ambushes',
    ],
    alone: [['1', 'MR-26.5–26.17']],
    options: [['1', 'MR-28']],
    house: [
      ['1', ''],
      ['board', 'MR-11.2–11.5, 12.13, 12.14, 17.13, 24.1, 26.6–26.17'],
      ['once', 'MR-14.6, 14.7'],
      ['spent', 'MR-10.16, 10.21'],
      ['reinforce', 'MR-7.12, 17.4'],
      ['fallen', 'MR-9.22'],
      ['ladder', 'MR-16.8'],
      ['chain', 'MR-29.3'],
      ['undo', 'MR-29.4'],
      ['known', 'MR-30.2'],
    ],
    credit: [['1', '']],
  },
  draw: (picture) => pictures[picture](),
  args: () => {
    const { dice, tracks, quest, setup } = house;
    const { hero, skill, value, card } = challenge;
    const own = house.heroes[hero]?.skills[skill] ?? 0;
    const [first = '', second = ''] = Object.keys(inn.standing).map(heroName);
    return {
      time: tracks.time_end,
      left: -tracks.siege_left,
      actions: setup[4].actions ?? 0,
      actions_of_three: setup[3].actions ?? 0,
      blue: dice.blue_base,
      blue_max: dice.blue_max,
      red_max: dice.red_max,
      rochefort_dice: house.rochefort.dice,
      rochefort_life: house.rochefort.life,
      gaoler: house.gaoler.dice,
      bonus: tracks.louvre_bonus,
      finish: quest.finish_cards,
      lines: quest.inn.lines ?? 0,
      length: quest.inn.length ?? 0,
      guards: quest.inn.adversaries ?? 0,
      decoys: quest.inn.decoys ?? 0,
      traps: quest.inn.traps ?? 0,
      passage: quest.galleries.epic_cost,
      adventure: adventureTotal(),
      perfidy: total(house.perfidy),
      ambushes: total(house.ambush),
      challenge: challengeName(skill, value),
      hero: heroName(hero),
      skill: own,
      improved: own + 1,
      card,
      first,
      second,
    };
  },
};
