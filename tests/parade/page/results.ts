/** What Parade says of the results of its matches. */
import type { ResultTeller } from '../../../web/lib/results/teller';
import type { GameTypes, Summary } from './generated/parade';

export const results: ResultTeller<GameTypes> = {
  parts: [],
  partName: (part) => part,
  figureName: (figure) => figure,
  ofSaved: (match) => ({ part: null, points: (match as typeof match & Summary).totals }),
  ofEnded: ({ frame }) => ({ part: null, points: frame.outcome?.ranking.map(({ total }) => total) ?? [] }),
  told: () => ({ figures: {}, feats: [] }),
};
