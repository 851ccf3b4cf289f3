import { svg } from 'lit';
import { along, line } from './burin';
import { fleuron } from './fleuron';
import { cuts, outline, paper, tint, type Work, wash } from './plate';
import { type Suit, suitMarks } from './suits';

// What kings and queens are told by, on a field of 84 by 96. The suit gives the accent its colour.

/** A suit. */
export const mark = (
  suit: Suit,
  x: number,
  y: number,
  size: number,
  look = 'var(--plate-accent)',
): Work => svg`<path
  transform="translate(${x} ${y}) scale(${size / 24}) translate(-12 -12)" fill=${look} stroke="none" d=${suitMarks[suit]} />`;

/** A point of a circle, 0 degrees above. */
export const turn = (x: number, y: number, radius: number, degrees: number): [number, number] => {
  const a = (degrees * Math.PI) / 180;
  return [x + Math.sin(a) * radius, y - Math.cos(a) * radius];
};

const pearls = (d: string): Work[] => [
  svg`<path stroke-width="3.6" stroke-dasharray="0 4.4" d=${d} />`,
  svg`<path stroke="var(--plate-paper)" stroke-width="2.2" stroke-dasharray="0 4.4" d=${d} />`,
];

/** King: his crown over the suit. */
export const crown = (suit: Suit): Work[] => [
  tint('accent', 'M17 44C9 25 22 15 42 14s33 11 25 30c-16 6-34 6-50 0z'),
  svg`<path stroke="none" fill="var(--plate-paper)" opacity=".9" d=${
    along([22, 40, 18, 30, 22, 22, 34, 18], [31, 42, 29, 34, 30, 26, 36, 20], 4, 0.4, 0.8) +
    along([49, 18, 52, 24, 54, 32, 52, 41], [52, 18, 57, 24, 58, 32, 55, 41], 2, 0.7)
  } />`,
  cuts(along([53, 18, 62, 22, 68, 30, 63, 41], [57, 18, 66, 22, 70, 32, 66, 43], 4, 1)),
  tint('gold', 'M14 42C4 24 15 10 40 10.5l1 4.5C23 16 16 26 21 43z'),
  tint('gold', 'M70 42c10-18-1-32-26-31.5L43 15c18 1 25 11 20 28z'),
  tint('gold', 'M39.5 45 40 13h4l.5 32z'),
  ...pearls('M17 40C9 25 17 14 38 12.6'),
  ...pearls('M67 40c8-15 0-26-21-27.4'),
  ...pearls('M42 18v22'),
  ...[27.5, 56.5].map(
    (x) =>
      svg`<path fill="var(--plate-gold)" stroke-width="1.2" transform="translate(${x} 35) scale(.74)" d=${fleuron} />`,
  ),
  tint('gold', 'M12 40.5c19 7 41 7 60 0v10c-19 7-41 7-60 0z'),
  cuts(along([71, 42, 71, 45, 71, 48, 71, 50], [58, 45, 58, 48, 58, 51, 58, 54], 9, 0.9, 0.3)),
  outline('M12 43c19 7 41 7 60 0M12 48.2c19 7 41 7 60 0', 0.6),
  paper('M42 46.8l3.6 3.5-3.6 3.5-3.6-3.5zM24 44.7l3 3.3-3.6 2.3-2.9-3.3zM60 44.7l-3 3.3 3.6 2.3 2.9-3.3z'),
  tint('gold', 'M37.8 9.5a4.2 4.2 0 1 1 8.4 0 4.2 4.2 0 0 1-8.4 0z'),
  outline('M42 5.3V-.8m-2.6 2.6h5.2M38 10.5h8', 1.5),
  mark(suit, 42, 76, 36),
];

const [leafIn, leafOut, pleats] = [25, 59, 10];
const pivot = [42, 76] as const;

/** Queen: her fan, the suit painted on it. */
export const fan = (suit: Suit): Work[] => {
  const edge = (radius: number, k: number) => turn(...pivot, radius, -44 + (88 / (2 * pleats)) * k);
  const at = ([x, y]: [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let [rim, sticks, folds, shade] = ['', '', '', ''];
  for (let k = 0; k <= 2 * pleats; k++) {
    const valley = k % 2 === 0;
    rim += `L${at(edge(valley ? leafOut - 2.5 : leafOut, k))}`;
    if (valley) sticks += `M${at(edge(3, k))}L${at(edge(leafIn, k))}`;
    folds += `M${at(edge(leafIn, k))}L${at(edge(valley ? leafOut - 2.5 : leafOut, k))}`;
    if (valley && k > 0) {
      const fold = line(...edge(leafIn + 1, k - 0.85), ...edge(leafOut - 2, k - 0.85));
      shade += along(fold, line(...edge(leafIn + 1, k - 0.15), ...edge(leafOut - 4, k - 0.15)), 4, 0.4, 0.9);
    }
  }
  const lower = `M${at(edge(leafIn, 0))}A${leafIn} ${leafIn} 0 0 1 ${at(edge(leafIn, 2 * pleats))}`;
  const band = (radius: number) =>
    `M${at(edge(radius, 0))}A${radius} ${radius} 0 0 1 ${at(edge(radius, 2 * pleats))}`;
  return [
    svg`<path stroke-width="2.6" d=${sticks} /><path stroke="var(--plate-gold)" stroke-width="1.2" d=${sticks} />`,
    wash(
      `M${at(edge(leafIn, 0))}${rim}L${at(edge(leafIn, 2 * pleats))}A${leafIn} ${leafIn} 0 0 0 ${at(edge(leafIn, 0))}z`,
    ),
    cuts(shade),
    outline(folds, 0.5),
    outline(lower),
    svg`<path stroke="var(--plate-accent)" stroke-width="2" d=${band(leafOut - 6)} /><path stroke="var(--plate-accent)" stroke-width="1.2" d=${band(leafIn + 4)} />`,
    svg`<ellipse cx="42" cy="34.5" rx="14.5" ry="12.5" fill="var(--plate-paper)"/><ellipse cx="42" cy="34.5" rx="12.8" ry="10.8" stroke-width=".5"/>`,
    mark(suit, 42, 34.5, 17.5),
    outline('M42 78c-3 3 3 4.5 0 7.5', 1),
    tint('gold', 'M38.5 76a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0z'),
    tint('accent', 'M40 84h4l1.5 7h-7z'),
  ];
};
