import { across, along, line } from '../../../../lib/art/burin';
import { cuts, outline, type Work } from '../../../../lib/art/plate';
import { arch, courses, disc, floor, shade, toward, WALL } from './parts';

/** The cloister where she is kept: arcades, and one gate. */
export const cloister = (): Work[] => {
  const bays = [24, 100, 176, 424, 500, 576];
  return [
    floor,
    outline(`M0 62H600M0 72H600`, 1.2),
    outline(bays.map((x) => arch(x, WALL, 30, 128) + arch(x, WALL, 24, 118)).join(''), 1.3),
    cuts(...bays.map((x) => shade(x, WALL - 2, 24, 118))),
    cuts(
      ...bays.map((x) =>
        across(
          [x - 30, 148, x - 30, 108, x + 30, 108, x + 30, 148],
          [x - 24, 152, x - 24, 120, x + 24, 120, x + 24, 152],
          13,
          0,
          0.9,
        ),
      ),
    ),
    // the gate, and the window over it
    outline(arch(300, WALL, 62, 150) + arch(300, WALL, 52, 138), 1.8),
    cuts(
      ...[-39, -26, -13, 0, 13, 26, 39].map((dx) =>
        along(
          line(300 + dx, 112 + (dx * dx) / 50, 300 + dx, WALL),
          line(302 + dx, 112 + (dx * dx) / 50, 302 + dx, WALL),
          2,
          1.5,
        ),
      ),
    ),
    outline('M250 168h100M250 206h100', 1.8),
    outline(disc(300, 44, 34) + disc(300, 44, 11), 1.5),
    outline(
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((turn) => {
          const a = (turn * Math.PI) / 180;
          return disc(Math.round(300 + Math.cos(a) * 22), Math.round(44 + Math.sin(a) * 22), 8);
        })
        .join(''),
      1,
    ),
    // roses up the posts of the gate
    ...[230, 370].flatMap((x) => [
      outline(`M${x} ${WALL}c-14-30 14-40 0-70s12-40 2-66`, 1.2),
      outline(
        [226, 194, 160, 128]
          .map((y, i) => disc(x + (i % 2 ? 8 : -8), y, 6) + disc(x + (i % 2 ? 8 : -8), y, 2.5))
          .join(''),
        1.1,
      ),
    ]),
    // flags of the court
    cuts(
      courses(5),
      ...[-360, -180, 0, 150, 300, 450, 600, 780, 960].map((x) => along(toward(x), toward(x), 1, 1)),
    ),
  ];
};
