import { svg } from 'lit';
import { along, line } from '../../../../lib/art/burin';
import { cuts, outline, type Work } from '../../../../lib/art/plate';
import { arch } from './parts';

/** The Palace of Mirrors: glass on both sides, and lights that go on in it. */
export const mirrors = (): Work[] => {
  /** A mirror on the left wall, between two distances 0 … 1 from the reader to the end of the gallery. */
  const glass = (from: number, to: number, flip: boolean): Work[] => {
    const point = (far: number, high: number): [number, number] => {
      const x = -60 + 316 * far;
      const [top, foot] = [-30 + 128 * far, 420 - 190 * far];
      return [flip ? 600 - x : x, top + (foot - top) * high];
    };
    const frame = (a: number, b: number, top: number, foot: number): string => {
      const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = [
        point(a, foot),
        point(a, top),
        point(b, top),
        point(b, foot),
      ];
      const [mx, my] = point((a + b) / 2, top - 0.16);
      const n = (value: number) => Math.round(value * 10) / 10;
      return `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}Q${n(mx)} ${n(my)} ${n(x2)} ${n(y2)}L${n(x3)} ${n(y3)}z`;
    };
    const inset = (to - from) * 0.1;
    const [gx0, gy0] = point(from + inset * 2.5, 0.5);
    const [gx1, gy1] = point(to - inset * 2.5, 0.26);
    return [
      outline(frame(from, to, 0.2, 0.84), 1.6),
      outline(frame(from + inset, to - inset, 0.24, 0.81), 0.9),
      cuts(
        along(
          line(gx0, gy0, gx1, gy1),
          line(gx0, gy0 + 34 * (1 - from), gx1, gy1 + 34 * (1 - from)),
          4,
          1.6,
          0.6,
        ),
      ),
    ];
  };
  const chandelier = (y: number, size: number): Work => svg`<g transform="translate(300 ${y}) scale(${size})">
    <path stroke-width="1.4" d="M0-80V0M-46-6c8 22 30 24 46 24s38-2 46-24M-26-4c4 12 14 14 26 14s22-2 26-14M-7 18a7 9 0 0 0 14 0M-46-6v-16M46-6v-16M-26-4v-16M26-4v-16M0-2v-14"/>
    <path fill="currentColor" stroke="none" d="M-46-36q7 8 0 13-7-5 0-13zM46-36q7 8 0 13-7-5 0-13zM-26-34q7 8 0 13-7-5 0-13zM26-34q7 8 0 13-7-5 0-13z"/></g>`;
  const walls: [number, number][] = [
    [0.04, 0.3],
    [0.36, 0.56],
    [0.62, 0.76],
    [0.81, 0.91],
  ];
  return [
    ...walls.flatMap(([from, to]) => [...glass(from, to, false), ...glass(from, to, true)]),
    outline('M-60-30 256 98M660-30 344 98M-60 420 256 230M660 420 344 230', 1.3),
    outline(`M256 98H344V230H256z${arch(300, 230, 30, 108)}`, 1.3),
    chandelier(52, 0.95),
    chandelier(112, 0.45),
    outline(
      'M300 236 344 262 300 300 256 262zM300 300l78 46-78 70-78-70zM256 262l-70 30M344 262l70 30M222 346l-120 54M378 346l120 54',
      1,
    ),
  ];
};
