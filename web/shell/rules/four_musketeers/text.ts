/** The rules of Four Musketeers: what is said in which order, and by which clauses. */
import type { TemplateResult } from 'lit';
import type { Rules } from '../page';
import { ending, fight, hit, nameOf, roles, shadowStrike, start, targets, villains } from './pictures';
import './pictures.css';
import { fights, hits, last } from './scenes';
import { hitTable, scoreTable } from './tables';

const pictures = {
  roles,
  setup: start,
  blocked: () => fight(fights.blocked),
  third: () => fight(fights.third),
  draw: () => fight(fights.draw),
  open: () => hit(hits.open),
  protected: () => hit(hits.protected),
  hits: hitTable,
  two: () => ending(last.two),
  joker: () => ending(last.joker),
  cyclical: () => fight(fights.cyclical),
  shadow: shadowStrike,
  empty: () => fight(fights.empty),
  villains,
  ambitions: targets,
  scores: scoreTable,
} satisfies Record<string, () => TemplateResult>;

export const rules: Rules<keyof typeof pictures> = {
  game: 'four_musketeers',
  sections: {
    aim: [
      ['1', 'FM-1.7, 1.8, 5.5'],
      ['2', 'FM-9.1, 9.2'],
      ['3', 'FM-13.1, 13.2, 14'],
    ],
    cards: [['1', 'FM-1.1'], ['2', 'FM-1.2, 1.3'], ['3', 'FM-1.4–1.7'], 'roles'],
    setup: [
      ['1', 'FM-3.10–3.15'],
      ['2', 'FM-3.16, 3.18'],
      'setup',
      ['3', 'FM-4.1, 4.2'],
      ['4', 'FM-4.3–4.5'],
      ['5', 'FM-3.4, 3.6'],
      ['6', 'FM-3.1, 3.19'],
    ],
    fight: [
      ['1', 'FM-5.1, 5.2'],
      ['2', 'FM-5.4'],
      ['3', 'FM-5.5, 5.8'],
      'blocked',
      'third',
      ['4', 'FM-5.6'],
      'draw',
      ['5', 'FM-22.12, 25.1'],
    ],
    hit: [['1', 'FM-1.9, 9.2, 9.3, 10.1'], 'open', ['2', 'FM-9.4, 9.9'], 'protected', 'hits'],
    last: [
      ['1', 'FM-10.2, 10.3, 10.5'],
      'two',
      ['2', 'FM-10.4, 10.7'],
      'joker',
      ['3', 'FM-10.2'],
      ['4', 'FM-10.6'],
    ],
    cyclical: [['1', 'FM-7.1, 7.2'], ['2', 'FM-7.3–7.6'], 'cyclical'],
    shadow: [['1', 'FM-6.1, 6.2, 6.4'], 'shadow', ['2', 'FM-6.3, 6.5']],
    x: [['1', 'FM-2.3, 3.19, 8.1, 8.2, 8.6'], ['2', 'FM-8.7, 9.5, 9.6'], ['3', 'FM-8.3–8.5'], 'empty'],
    fallen: [
      ['1', 'FM-11.1–11.3, 12.1–12.5'],
      ['2', 'FM-11.4, 11.5'],
      ['3', 'FM-9.7, 11.6'],
    ],
    seats: [
      ['1', 'FM-2.8–2.10, 12.6–12.10, 15.1'],
      ['2', 'FM-2.6, 2.7, 18.3'],
    ],
    end: [['1', 'FM-13.1, 13.2, 13.5, 13.8']],
    stories: [
      'villains',
      ['AC', 'FM-14.2, 15.2, 15.5, 15.6'],
      ['KC', 'FM-8.1'],
      ['AS', 'FM-6.6, 6.7'],
      ['KS', 'FM-8.1'],
      ['talk', 'FM-14.3'],
      ['QC', 'FM-15.3, 15.5, 15.7, 15.8'],
      ['QS', 'FM-15.9–15.12, 15.14'],
      'ambitions',
      ['pairs', 'FM-15.4, 15.13, 20.8'],
      'scores',
    ],
    match: [
      ['1', 'FM-14.1, 16.1–16.3, 16.9'],
      ['2', 'FM-16.5, 16.7, 16.10'],
    ],
    settings: [
      ['1', 'FM-3.17, 17.1'],
      ['2', 'FM-17.2–17.6'],
      ['3', 'FM-13.3, 13.4, 17.7–17.9'],
      ['4', 'FM-16.8, 19.10'],
    ],
    house: [
      ['1', 'FM-27'],
      ['draw', 'FM-5.6, 17.5'],
      ['discard', 'FM-6.2, 6.3, 12.4, 12.8'],
      ['fallen', 'FM-9.7, 9.8'],
      ['pile', 'FM-11.3'],
      ['ghosts', 'FM-11.5'],
      ['ace', 'FM-3.5, 3.7'],
      ['teams', 'FM-15.2, 15.4'],
      ['athos', 'FM-15.11'],
      ['ties', 'FM-16.6, 16.10'],
      ['settings', 'FM-16.8'],
      ['undo', 'FM-19.11'],
      ['known', 'FM-20'],
    ],
    credit: [['1', '']],
  },
  draw: (picture) => pictures[picture](),
  captions: () => ({ first: nameOf(0), second: nameOf(1), third: nameOf(2), fourth: nameOf(3) }),
};
