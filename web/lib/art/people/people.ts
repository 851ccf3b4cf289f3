import { svg } from 'lit';
import { along, line } from '../burin';
import { plate, type Work } from '../plate';
import { type Drawn, drawn } from './drawn';
import { constance, milady } from './ladies';
import { aramis, athos, dartagnan, porthos } from './musketeers';
import { bonacieux, deWardes, richelieu, rochefort } from './villains';

// Who belongs to the novel and to no game alone.

/** The level lines a figure stands before, growing denser to the ground. */
const sky = along(line(0, 24, 88, 24), line(0, 112, 88, 112), 48, 0.15, 0.55);

/** A portrait, on a field of 88 by 124: how large somebody stands in it, and how far lifted, so that heads clear an index. */
export const portrait = (id: string, work: Work[], size = 1.08, lift = 0): Work =>
  plate(
    `mk-person-${id}`,
    '0 -12 88 124',
    svg`<path fill="var(--plate-accent)" stroke="none" opacity=".35" d=${sky} />`,
    svg`<g transform="translate(44 ${79 - lift}) scale(${size}) translate(-44 -76)">${work}</g>`,
  );

/** How each is drawn, size and lift, by id. */
const people: Readonly<Record<Drawn, readonly [() => Work[], number?, number?]>> = {
  athos: [athos],
  porthos: [porthos],
  aramis: [aramis, 1.12, 2],
  dartagnan: [dartagnan],
  rochefort: [rochefort],
  bonacieux: [bonacieux, 1.1, 7],
  richelieu: [richelieu],
  de_wardes: [deWardes],
  constance: [constance, 0.99],
  milady: [milady, 0.98, 3],
};

/** `mk-person-athos`, … */
export const personSymbols = drawn.map((id) => () => {
  const [draw, ...how] = people[id];
  return portrait(id, draw(), ...how);
});
