import { along, line } from '../../../../lib/art/burin';
import { cuts, outline, type Work } from '../../../../lib/art/plate';
import { arch, courses, disc, floor, moon, WALL } from './parts';

/** The lodgings by night: the door is barred, and the moon looks in. */
export const lodgings = (): Work[] => {
  const stones: string[] = [];
  for (let row = 0; row < 8; row++) {
    const y = 22 + row * 28;
    for (let x = row % 2 ? -20 : 14; x < 600; x += 68)
      if (Math.abs(x + 30 - 300) > 112 && Math.abs(x + 30 - 110) > 66) stones.push(`M${x} ${y}h58v22h-58z`);
  }
  return [
    floor,
    outline(stones.join(''), 0.7),
    outline(arch(300, WALL, 78, 196) + arch(300, WALL, 68, 184), 1.6),
    // planks, hinges, and the bar across
    cuts(
      ...[-46, -23, 0, 23, 46].map((dx) =>
        along(
          line(300 + dx, 70 + Math.abs(dx) * 0.5, 300 + dx, WALL),
          line(302 + dx, 70 + Math.abs(dx) * 0.5, 302 + dx, WALL),
          2,
          1.3,
        ),
      ),
    ),
    outline(
      `M204 150h192v20h-192z${disc(222, 160, 4)}${disc(378, 160, 4)}M234 108c26-8 44-8 58 0M234 206c26-8 44-8 58 0`,
      1.7,
    ),
    cuts(along(line(206, 166, 394, 166), line(206, 152, 394, 152), 5, 1.1, 0.4)),
    outline('M72 60h76v92h-76zM110 60v92M72 106h76', 1.6),
    ...moon(118, 92, 15),
    // what falls in through the window
    cuts(along(line(80, 156, 20, 400), line(146, 156, 250, 400), 9, 1.3, 0.6)),
    cuts(courses(6)),
    // a stool knocked over, a candle gone out
    outline('M470 214h44l6 32M470 214l-8 32M480 214v-36h10v36M485 178c-6-10 6-14 0-26M452 214h80', 1.4),
  ];
};
