import './rooms.css';
import { html, svg, type TemplateResult } from 'lit';
import type { Storyline } from '../../../generated/four_musketeers';
import { plate, type Work } from '../../../lib/art/plate';
import { cabinet } from './rooms/cabinet';
import { cloister } from './rooms/cloister';
import { garden } from './rooms/garden';
import { hall } from './rooms/hall';
import { lodgings } from './rooms/lodgings';
import { mirrors } from './rooms/mirrors';

const drawings: Record<Storyline, () => Work[]> = {
  AC: hall,
  KC: lodgings,
  AS: cabinet,
  KS: garden,
  QC: cloister,
  QS: mirrors,
};

export const roomSymbols = (Object.keys(drawings) as Storyline[]).map((storyline) =>
  plate(`mk-room-${storyline}`, '0 0 600 400', svg`${drawings[storyline]()}`),
);

/** Where a storyline is fought: under its table, to which it gives its light (rooms.css), or as a picture. */
export const room = (storyline: Storyline, as: 'table' | 'picture'): TemplateResult =>
  html`<svg class="mk-room mk-room--${as}" data-room=${storyline} viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#mk-room-${storyline}"></use></svg>`;
