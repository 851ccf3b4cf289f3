import { html, svg, type TemplateResult } from 'lit';
import { fleuron } from '../../../lib/art/fleuron';
import { portrait } from './figures';
import './instruments.css';

// What tells how the match stands, each on a field of 64 by 44: a thing that changes its shape as it is lost.

const field = (
  id: string,
  ...work: unknown[]
): TemplateResult => html`<svg class="mk-instrument mk-instrument--${id}"
  viewBox="0 0 64 44" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round">${work}</g></svg>`;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Sand, of which `gone` (0 … 1) lies below. */
export function hourglass(gone: number): TemplateResult {
  const level = tenth(8 + 13 * gone);
  const half = tenth((10 * (22 - level)) / 14);
  const heap = tenth(36 - 12 * gone);
  return field(
    'time',
    svg`<path fill="var(--plate-paper)" d="M21 6c0 9 9 12 10 16-1 4-10 7-10 16h22c0-9-9-12-10-16 1-4 10-7 10-16z"/>`,
    gone < 1
      ? svg`<path fill="var(--plate-red)" stroke="none" d="M${32 - half} ${level}h${half * 2}L32.6 22h-1.2z"/>`
      : '',
    gone > 0
      ? svg`<path fill="var(--plate-red)" stroke="none" d="M22 38c1-1 6-${tenth(38 - heap)} 10-${tenth(38 - heap)}s9 ${tenth(37 - heap)} 10 ${tenth(38 - heap)}z"/>`
      : '',
    gone > 0 && gone < 1
      ? svg`<path stroke="var(--plate-red)" stroke-width="1" stroke-dasharray="1.2 1.6" d="M32 22v14"/>`
      : '',
    svg`<path fill="var(--plate-gold)" d="M17 2h30v4H17zM17 38h30v4H17z"/><path d="M19.5 6v32M44.5 6v32"/>`,
  );
}

/** The Queen's crown: `left` of its stones are in their place. */
export function jewels(left: number, most: number): TemplateResult {
  const size = Math.min(3.6, 22 / most);
  return field(
    'honour',
    svg`<path fill="var(--plate-blue)" stroke="none" d="M12 30C16 16 26 12 32 12s16 4 20 18z"/>`,
    svg`<path fill="var(--plate-gold)" d="M9 31 5 11l10 9 6-14 7 13 4-16 4 16 7-13 6 14 10-9-4 20z"/>`,
    svg`<g fill="var(--plate-paper)">${[
      [5, 10],
      [21, 5],
      [32, 3],
      [43, 5],
      [59, 10],
    ].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2"/>`)}</g>`,
    svg`<path fill="var(--plate-gold)" d="M8 31h48v10H8z"/>`,
    ...Array.from({ length: most }, (_, i) => {
      const [x, r] = [tenth(8 + (48 * (i + 0.5)) / most), tenth(size)];
      const stone = `M${x} ${36 - r}l${r} ${r}-${r} ${r}-${r}-${r}z`;
      return i < left
        ? svg`<path class="mk-stone" fill="#cfe6ff" stroke="#20406e" stroke-width=".9" d=${stone} />`
        : svg`<path class="mk-socket" fill="var(--plate-ink)" stroke-width=".6" d=${stone} />`;
    }),
  );
}

/** The wall before La Rochelle: the King's banner stands at `at`, between Richelieu's tower and the other end. */
export function rampart(at: number, left: number, right: number): TemplateResult {
  const spaces = right - left + 1;
  const step = 46 / spaces;
  const x = (space: number) => tenth(13 + step * (space - left));
  const pole = tenth(x(at) + step / 2);
  return field(
    'siege',
    svg`<path fill="var(--plate-red)" d="M2 24V8h2V5h2v3h2V5h2v3h2v16z"/><path fill="var(--plate-ink)" stroke="none" d="M5.5 13h3v5h-3z"/>`,
    ...Array.from({ length: spaces }, (_, i) => {
      const space = left + i;
      return svg`<path stroke-width=".7" fill=${space <= at ? 'var(--plate-paper)' : 'var(--plate-red)'} d="M${x(space)} 26v-5h${tenth(step * 0.72)}v5z"/>`;
    }),
    svg`<path fill="var(--plate-wash)" d="M2 25h60v17H2z"/><path stroke-width=".6" d="M2 30.500h60M2 36h60M10 25v5.500M22 25v5.500M34 25v5.500M46 25v5.500M56 25v5.500M16 30.500V36M28 30.500V36M40 30.500V36M52 30.500V36M10 36v6M22 36v6M34 36v6M46 36v6M56 36v6"/>`,
    svg`<g class="mk-banner" transform="translate(${pole} 0)"><path stroke-width="1.6" d="M0 25V2"/><path fill="var(--plate-blue)" d="M.6 2.500c5-2.5 8 2 13 0v9c-5 2-8-2.5-13 0z"/><path fill="var(--plate-gold)" stroke="none" transform="translate(7 7) scale(.26)" d=${fleuron} /></g>`,
  );
}

/** The ladder at the Louvre: somebody climbs it, and stands on rung `at` of `most`. */
export function ladder(at: number, most: number): TemplateResult {
  const point = (rung: number): readonly [number, number] => {
    const share = rung / (most + 0.6);
    return [tenth(10 + 26 * share), tenth(42 - 34 * share)];
  };
  const [x, y] = point(at);
  return field(
    'louvre',
    svg`<path fill="var(--plate-paper)" d="M38 8h24v34H38z"/><path fill="var(--plate-blue)" d="M35 8 40 1h22v7z"/><path fill="var(--plate-gold)" d="M44 26V17c0-3 2-5 5-5s5 2 5 5v9z"/><path d="M49 12v14M44 19h10"/>`,
    svg`<path stroke-width="4" d="M10 42 34 8M20 42 42 10"/><path stroke="var(--plate-gold)" stroke-width="2.2" d="M10 42 34 8M20 42 42 10"/>`,
    ...Array.from({ length: most }, (_, i) => {
      const [rx, ry] = point(i + 1);
      return svg`<path stroke-width="3.6" d="M${rx} ${ry}h9"/><path stroke=${i < at ? 'var(--plate-red)' : 'var(--plate-gold)'} stroke-width="2" d="M${rx} ${ry}h9"/>`;
    }),
    svg`<g class="mk-climber" transform="translate(${tenth(x + 4.5)} ${y})"><path fill="var(--plate-red)" d="M-1-12c-5 3-8 9-8 15 3-1 6-1 9-3z"/><path fill="var(--plate-ink)" d="M-2-12h5c2 3 2 8 0 11h-5z"/><path fill="var(--plate-skin)" d="M-1.5-14.500a2.2 2.5 0 1 1 4.4 0 2.2 2.5 0 0 1-4.4 0z"/><path fill="var(--plate-ink)" d="M-5-16c3-2 8-2 11-.5-3 2-9 2-11 .500zM-1.5-16.500c0-3 4-4 5 0z"/></g>`,
  );
}

/** Constance, and the cord round her: `tight` of its `most` knots are drawn; none where nobody threatens her. */
export function cord(tight: number, most: number): TemplateResult {
  const knots = Array.from({ length: most }, (_, i) => {
    const a = ((-90 + (360 * (i + 0.5)) / most) * Math.PI) / 180;
    const [x, y] = [tenth(32 + Math.cos(a) * 17.5), tenth(22 + Math.sin(a) * 17.5)];
    return i < tight
      ? svg`<circle class="mk-knot" cx=${x} cy=${y} r="4.2" fill="var(--plate-red)"/>`
      : svg`<circle cx=${x} cy=${y} r="2.6" fill="var(--plate-paper)"/>`;
  });
  const pull = most ? tight / most : 0;
  return field(
    'constance',
    svg`<circle cx="32" cy="22" r="17.5" fill="var(--plate-wash)"/>`,
    svg`<svg x="16" y="5" width="32" height="34" viewBox="10 19 68 72"><use href="#${portrait('constance')}" width="88" height="124"></use></svg>`,
    svg`<circle cx="32" cy="22" r="17.5" stroke-width="3"/><circle cx="32" cy="22" r="17.5" stroke=${most ? 'var(--plate-red)' : 'var(--plate-gold)'} stroke-width=${tenth(1.8 + 2.4 * pull)} />`,
    ...knots,
  );
}

/** The way to the studs: `done` of its `most` boards lie behind the team. */
export function ribbon(done: number, most: number): TemplateResult {
  return field(
    'quest',
    svg`<path stroke-width="7.5" d="M3 10c14 22 44 22 58 0"/><path stroke="var(--plate-blue)" stroke-width="5.5" d="M3 10c14 22 44 22 58 0"/>`,
    ...Array.from({ length: most }, (_, i) => {
      const at = (i + 0.5) / most;
      const [x, y] = [tenth(5 + 54 * at), tenth(12 + 60 * at * (1 - at))];
      const gem = 'M0-7 6-2 0 7-6-2z';
      return i < done
        ? svg`<g class="mk-stone" transform="translate(${x} ${y})"><circle r="8.2" fill="var(--plate-gold)"/><path fill="#e8f4ff" stroke="#20406e" d=${gem} /><path stroke="#20406e" stroke-width=".6" d="M-6-2H6M-2-2 0 7 2-2"/></g>`
        : svg`<g transform="translate(${x} ${y})"><circle r=${i === done ? 8.2 : 6.4} fill="var(--plate-ink)" stroke="var(--plate-gold)" stroke-width=${i === done ? 2 : 1}/>${i === done ? svg`<path stroke="var(--plate-gold)" d=${gem} />` : ''}</g>`;
    }),
  );
}
