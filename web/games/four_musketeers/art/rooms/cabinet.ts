import { along, line } from '../../../../lib/art/burin';
import { cuts, outline, type Work } from '../../../../lib/art/plate';
import { floor, WALL } from './parts';

/** The Cardinal's cabinet: his pieces on the floor, under a vault. */
export const cabinet = (): Work[] => {
  const rows = [0, 1, 2, 3, 4, 5].map((i) => WALL + 154 * (i / 5) ** 1.6);
  const x = (column: number, y: number) => 300 + column * 120 * (0.3 + (0.7 * (y - WALL)) / 154);
  const fields: string[] = [];
  for (let row = 0; row < 5; row++)
    for (let column = -8; column < 8; column++) {
      const [a, b] = [rows[row] ?? 0, rows[row + 1] ?? 0];
      if ((row + column) % 2 === 0)
        fields.push(
          along(
            line(x(column, a), a, x(column, b), b),
            line(x(column + 1, a), a, x(column + 1, b), b),
            9,
            1.5,
          ),
        );
    }
  const column = (at: number) =>
    `M${at - 13} ${WALL}V92h26V${WALL}M${at - 18} 92h36v-8h-36zM${at - 18} ${WALL}h36`;
  return [
    floor,
    cuts(...fields),
    outline(rows.map((y) => `M0 ${y.toFixed(1)}H600`).join(''), 0.7),
    outline([36, 168, 432, 564].map(column).join(''), 1.3),
    cuts(
      ...[36, 168, 432, 564].map((at) =>
        along(line(at + 3, 94, at + 3, WALL), line(at + 12, 94, at + 12, WALL), 4, 1, 0.5),
      ),
    ),
    // ribs of the vault
    outline(
      'M168 84C168 20 232-20 300-24M432 84C432 20 368-20 300-24M36 84C40 30 70 0 102-10M168 84C164 30 134 0 102-10M432 84C436 30 466 0 498-10M564 84C560 30 530 0 498-10',
      1.5,
    ),
    // the hat with its cords and tassels, over a cross
    outline('M300 96V238M272 128h56', 2.4),
    outline('M244 100c16-12 96-12 112 0-16 10-96 10-112 0zM272 93c2-22 54-22 56 0', 1.8),
    outline('M250 103c-8 26 6 34-6 52s-6 26-16 34M350 103c8 26-6 34 6 52s6 26 16 34', 1.2),
    cuts(
      ...[
        [244, 156],
        [228, 190],
        [250, 190],
        [356, 156],
        [372, 190],
        [350, 190],
      ].map(([tx = 0, ty = 0]) =>
        along(line(tx - 6, ty, tx - 8, ty + 20), line(tx + 6, ty, tx + 8, ty + 20), 5, 1.7),
      ),
    ),
  ];
};
