import type { TemplateResult } from 'lit';
import { cardFace, guardCard } from '.';

/** Cards of the game on the picture that a link shows of itself (`tools/og`). */
export const fan = (): TemplateResult[] => [
  cardFace('4/2'),
  cardFace('6/1'),
  guardCard(18),
  cardFace('8/4'),
  cardFace('10/2'),
];
