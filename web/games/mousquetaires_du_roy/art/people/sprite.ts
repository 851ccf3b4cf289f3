import { svg } from 'lit';
import { along, line } from '../../../../lib/art/burin';
import { plate } from '../../../../lib/art/plate';
import { company } from './company';
import { guards } from './guards';

/** The level lines a figure stands before. */
const sky = along(line(0, 24, 88, 24), line(0, 112, 88, 112), 30, 0.2, 0.6);

export const castSymbols = Object.entries({ ...guards, ...company }).map(([id, work]) =>
  plate(
    `mk-roy-person-${id}`,
    '0 -12 88 124',
    svg`<path fill="currentColor" stroke="none" opacity=".35" d=${sky} />`,
    svg`<g transform="translate(44 79) scale(1.08) translate(-44 -76)">${work}</g>`,
  ),
);
