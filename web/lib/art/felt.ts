import { html, svg, type TemplateResult } from 'lit';
import { across, along, type Curve, line } from './burin';
import { plate } from './plate';

// A compass rose that is also a sun: eight points, eight flames, a ring of degrees. Laid faintly into the table.

const turned = (curve: Curve, angle: number): Curve => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return curve.map((_, i) => {
    const [x, y] =
      i % 2 ? [curve[i - 1] as number, curve[i] as number] : [curve[i] as number, curve[i + 1] as number];
    return 150 + (i % 2 ? x * s + y * c : x * c - y * s);
  }) as unknown as Curve;
};

const rose = (): string => {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8;
    const reach = i % 4 === 0 ? -138 : i % 2 === 0 ? -112 : 0;
    if (reach) {
      // one half of each point is shaded, as on a chart
      d += across(turned(line(0, reach, 0, -30), angle), turned(line(0, reach, 12, -30), angle), 22, 0, 1.4);
      d += along(turned(line(0, reach, -12, -30), angle), turned(line(0, reach, 12, -30), angle), 2, 1);
    } else {
      const flame: Curve = [0, -96, 16, -74, -14, -56, 0, -30];
      d += along(turned(flame, angle), turned([0, -96, 24, -74, -4, -56, 8, -30], angle), 3, 1.2);
    }
  }
  for (let i = 0; i < 120; i++) {
    const tick = line(0, -124, 0, i % 5 ? -128 : -132);
    const angle = (i * Math.PI) / 60;
    d += along(turned(tick, angle), turned(tick, angle), 1, 0.6);
  }
  return d;
};

export const feltSymbol = plate(
  'mk-rose',
  '0 0 300 300',
  svg`<circle cx="150" cy="150" r="124"/><circle cx="150" cy="150" r="134" stroke-width=".6"/><circle cx="150" cy="150" r="28"/><circle cx="150" cy="150" r="23" stroke-width=".6"/>
    <path fill="currentColor" stroke="none" d=${rose()} />`,
);

/** The ornament in the middle of the table; the first child of an `mk-felt` element. */
export const rosette = (): TemplateResult =>
  html`<svg class="mk-felt__rose" viewBox="0 0 300 300" aria-hidden="true"><use href="#mk-rose"></use></svg>`;
