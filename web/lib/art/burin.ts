/**
 * The engraver's tool: shading made of swelling lines, as a burin cuts them into copper.
 *
 * A curve is one cubic Bézier as eight numbers, x0 y0 x1 y1 x2 y2 x3 y3. Every line is cut as a closed sliver,
 * pointed at both ends, so that it stays crisp at any size and needs no stroke.
 */
export type Curve = readonly [number, number, number, number, number, number, number, number];

/** Numbers to a tenth as they are written: a drawing uses few, again and again, and to write one takes longest of all. */
const written = new Map<number, string>();

function tenths(value: number): string {
  const rounded = Math.round(value * 10);
  let text = written.get(rounded);
  if (text === undefined) {
    text = String(rounded / 10);
    written.set(rounded, text);
  }
  return text;
}

/** Written from where it begins: lines that are alike look alike, and are packed into next to nothing. */
function cut(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
  width: number,
): string {
  const x = x3 - x0;
  const y = y3 - y0;
  const aside = (width * 0.67) / (Math.hypot(x, y) || 1);
  const dx = -y * aside;
  const dy = x * aside;
  const there = `${tenths(x1 + dx - x0)} ${tenths(y1 + dy - y0)} ${tenths(x2 + dx - x0)} ${tenths(y2 + dy - y0)} ${tenths(x)} ${tenths(y)}`;
  const back = `${tenths(x2 - dx - x3)} ${tenths(y2 - dy - y3)} ${tenths(x1 - dx - x3)} ${tenths(y1 - dy - y3)} ${tenths(-x)} ${tenths(-y)}`;
  return `M${tenths(x0)} ${tenths(y0)}c${there} ${back}z`;
}

const between = (a: number, b: number, t: number) => a + (b - a) * t;

/** Lines that follow the form: `count` curves from `a` to `b`, their width running from `from` to `to`. */
export function along(a: Curve, b: Curve, count: number, from: number, to = from): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : i / (count - 1);
    const [x0, y0, x1, y1, x2, y2, x3, y3] = a.map((value, k) =>
      between(value, b[k] as number, t),
    ) as unknown as Curve;
    path += cut(x0, y0, x1, y1, x2, y2, x3, y3, between(from, to, t));
  }
  return path;
}

/** The point of a curve at `t`, 0 … 1. */
export function at([x0, y0, x1, y1, x2, y2, x3, y3]: Curve, t: number): [number, number] {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
}

/** Lines that go round the form: `count` strokes from `a` across to `b`, bowed by `bow` of their length. */
export function across(a: Curve, b: Curve, count: number, bow: number, from: number, to = from): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const [x0, y0] = at(a, t);
    const [x3, y3] = at(b, t);
    const [dx, dy] = [(y0 - y3) * bow * 1.33, (x3 - x0) * bow * 1.33];
    const [x1, y1] = [between(x0, x3, 0.33) + dx, between(y0, y3, 0.33) + dy];
    const [x2, y2] = [between(x0, x3, 0.67) + dx, between(y0, y3, 0.67) + dy];
    path += cut(x0, y0, x1, y1, x2, y2, x3, y3, between(from, to, t));
  }
  return path;
}

/** A straight edge as a curve, for the flat sides of things. */
export function line(x0: number, y0: number, x3: number, y3: number): Curve {
  return [
    x0,
    y0,
    between(x0, x3, 0.33),
    between(y0, y3, 0.33),
    between(x0, x3, 0.67),
    between(y0, y3, 0.67),
    x3,
    y3,
  ];
}
