import { svg } from 'lit';
import { along, line } from './burin';
import { fleuron } from './fleuron';
import { plumedHat } from './hat';
import { cuts, paper, plate, type Work, wash } from './plate';
import { rapier } from './rapier';

const azure = (): string => along(line(66, 96, 114, 96), line(86, 138, 94, 138), 17, 0.5);

const emblemPlate: Work[] = [
  svg`<circle cx="90" cy="90" r="88" fill="var(--plate-paper)" stroke-width="1.6"/><circle cx="90" cy="90" r="84.5" stroke-width=".5"/>
    <circle cx="90" cy="90" r="81.5" stroke-width="2.2" stroke-dasharray="0 5.69"/><circle cx="90" cy="90" r="78.5" stroke-width=".5"/>`,
  svg`<g transform="translate(12.6 19) scale(.86)">${arms()}</g>`,
];

function arms(): Work[] {
  return [
    svg`<g transform="translate(137 127) rotate(-47) scale(1.32)">${rapier}</g>`,
    svg`<g transform="translate(43 127) rotate(47) scale(-1.32 1.32)">${rapier}</g>`,
    // shield
    paper('M56 74c12 2 24 0 34-7 10 7 22 9 34 7 3 36-8 62-34 78-26-16-37-42-34-78z'),
    wash('M61 79c10 1 20-1 29-6 9 5 19 7 29 6 2 30-8 52-29 66-21-14-31-36-29-66z'),
    cuts(
      azure(),
      along([118, 82, 119, 106, 108, 130, 91, 144], [104, 84, 105, 104, 98, 124, 91, 138], 8, 0.9, 0.3),
    ),
    svg`<path fill="var(--plate-paper)" transform="translate(90 110) scale(1.9)" stroke-width=".6" d=${fleuron}/>`,
    svg`<g transform="translate(41 16) scale(1.35)">${plumedHat}</g>`,
  ];
}

export const emblemSymbol = plate('mk-emblem', '0 0 180 180', ...emblemPlate);
