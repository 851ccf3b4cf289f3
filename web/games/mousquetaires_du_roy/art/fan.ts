import type { TemplateResult } from 'lit';
import { adventure, mission, placeCard } from '.';

/** Cards of the game on the picture that a link shows of itself (`tools/og`). */
export const fan = (): TemplateResult[] => [
  adventure('double_combat'),
  placeCard('bastille'),
  adventure('buckingham'),
  mission('louvre', 'honneur_d_une_dame'),
  adventure('combat'),
];
