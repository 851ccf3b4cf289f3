import { svg } from 'lit';
import { along, line } from '../../../../lib/art/burin';
import type { Engraving } from '../../../../lib/art/engravings';
import { plate, type Work } from '../../../../lib/art/plate';
import { bust } from './bust';
import { company } from './company';
import { guards } from './guards';

/** The level lines a figure stands before. */
const sky = along(line(0, 24, 88, 24), line(0, 112, 88, 112), 30, 0.2, 0.6);

const portrait = (id: string, work: () => Work[]) => () =>
  plate(
    `mk-roy-person-${id}`,
    '0 -12 88 124',
    svg`<path fill="currentColor" stroke="none" opacity=".35" d=${sky} />`,
    svg`<g transform="translate(44 79) scale(1.08) translate(-44 -76)">${work()}</g>`,
  );

export const castSymbols: readonly Engraving[] = [
  ...Object.entries(guards).map(([id, features]) => portrait(id, () => bust(features))),
  ...Object.entries(company).map(([id, work]) => portrait(id, work)),
];
