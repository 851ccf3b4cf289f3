import { across, along, line } from '../../../../lib/art/burin';
import { cuts, outline, type Work } from '../../../../lib/art/plate';
import { disc, moon } from './parts';

/** A garden by night, from the terrace. */
export const garden = (): Work[] => {
  const cypress = (x: number, height: number): Work =>
    cuts(
      across(
        [x - 5, 214, x - 26, 180, x - 12, 214 - height * 0.7, x, 214 - height],
        [x + 5, 214, x + 26, 180, x + 12, 214 - height * 0.7, x, 214 - height],
        Math.round(height / 4.5),
        -0.25,
        1.7,
        0.8,
      ),
    );
  const baluster = (x: number) => `M${x - 4} 214c-9 10-9 14-3 20h14c6-6 6-10-3-20z`;
  const balusters: string[] = [];
  for (let x = 14; x < 600; x += 32) if (Math.abs(x - 300) > 56) balusters.push(baluster(x));
  return [
    ...moon(300, 78, 34),
    ...[
      [30, 150],
      [92, 118],
      [152, 168],
      [206, 92],
      [394, 92],
      [448, 168],
      [508, 118],
      [570, 150],
    ].map(([x = 0, height = 0]) => cypress(x, height)),
    outline(balusters.join(''), 1.2),
    outline(
      `M0 206H244M356 206H600M0 214H244M356 214H600M0 236H244M356 236H600M244 198h14v48h-14zM342 198h14v48h-14z`,
      1.4,
    ),
    outline(disc(251, 188, 9) + disc(349, 188, 9), 1.4),
    // steps that come down to the reader
    outline('M250 246h100M240 262h120M226 282h148M208 308h184M186 342h228M158 386h284', 1.3),
    outline('M250 246C226 300 190 350 140 400M350 246c24 54 60 104 110 154', 1.4),
    cuts(
      along(line(0, 262, 222, 262), line(0, 392, 132, 392), 8, 1),
      along(line(378, 262, 600, 262), line(468, 392, 600, 392), 8, 1),
    ),
    // a cloud across the moon
    cuts(along([180, 96, 240, 84, 330, 104, 424, 90], [200, 108, 250, 98, 330, 112, 404, 102], 4, 1.3)),
  ];
};
