import { svg } from 'lit';
import { along, at, type Curve } from './burin';
import { cuts, type Work } from './plate';

/** An ostrich plume along its quill, `width` to each side at its fullest; the barbs lean to the tip and part in lobes. */
export function plume(quill: Curve, width: number, fill: string, lobes = 5): Work {
  const point = (t: number, side: number, reach = 1): [number, number] => {
    const [x, y] = at(quill, t);
    const [x2, y2] = at(quill, Math.min(1, t + 0.01));
    const [x1, y1] = at(quill, Math.max(0, t - 0.01));
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const w = width * reach * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.12)));
    return [x - dy * side * w + dx * w * 0.7, y + dx * side * w + dy * w * 0.7];
  };
  const say = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const edge = (side: number, from: number, to: number) => {
    let d = '';
    for (let k = 0; k < lobes; k++) {
      const t = (i: number) => from + ((to - from) * i) / lobes;
      d += `Q${say(point(t(k + 0.5), side, 1.22))} ${say(point(t(k + 1), side, 0.9))}`;
    }
    return d;
  };
  let barbs = '';
  const count = lobes * 5;
  for (let i = 1; i < count; i++) {
    const t = i / count;
    for (const side of [-1, 1]) {
      const [x0, y0] = at(quill, t * 0.97);
      const [x3, y3] = point(t, side, 0.86);
      const [xm, ym] = point(t - 0.02, side, 0.5);
      const barb: Curve = [x0, y0, xm, ym, xm, ym, x3, y3];
      barbs += along(barb, barb, 1, side > 0 ? 0.85 : 0.55);
    }
  }
  const root = at(quill, 0);
  return svg`<path fill=${fill} d="M${say(root)}L${say(point(0, -1, 0.7))}${edge(-1, 0, 1)}L${say(point(1, 1, 0.9))}${edge(1, 1, 0)}z" />${cuts(
    barbs,
    along(quill, quill, 1, 1.3),
  )}`;
}
