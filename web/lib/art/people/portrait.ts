import { svg } from 'lit';
import { along, line } from '../burin';
import { plate, type Work } from '../plate';

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
