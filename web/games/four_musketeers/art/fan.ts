import type { TemplateResult } from 'lit';
import { roleCard, swordCard } from '.';

/** Cards of the game on the picture that a link shows of itself (`tools/og`). */
export const fan = (): TemplateResult[] => [
  swordCard('4D'),
  swordCard('7H'),
  roleCard('QS'),
  swordCard('9C'),
  swordCard('10S'),
];
