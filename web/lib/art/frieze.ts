import { svg } from 'lit';
import { across, along, line } from './burin';

// The home page's scene: four who cross the bridge at night (by day, before the sun).

/** A walker in silhouette, 53 high, feet on 0: hat and plume, cloak lifted by the sword, boots. */
const walker = svg`<path d="M-11-45.5C-6-44 6-44 12-48.5 9-43 5-42.8 0-42.8S-9-43-11-45.5zM-5.5-44.5-5-51.5C-2-53 3-53 5-51.5L6-44.5z"/>
  <path d="M-4.5-46.5C-8-56-19-56-23-46c3-2 5-2.5 7.5-2-1.5 1.3-2.5 3-2.5 5.5 4-4 8-4.5 13.5-3zM-5-44C-5.5-40-7-37-8.5-35L4-34.2l.5-4L6-39.5 4.5-41.5V-44z"/>
  <path d="M-5-36c-5 3-6.5 10-8.5 16-1.2 4-4 8-7 11.5 6 1.5 11 .5 16-1.5L3-11.5c3-.5 5-1.5 5.5-2.5 0-6 .5-9 .2-12.5C8.5-30 7-34 4-36z"/>
  <path d="M0-13l8-1.5c1.2 3 1.5 5 1 7.5l2.6-.3-.3 5.5 3.4 1V0H8L6.3-6.5 2.5-9zM-6.5-11l7-.5-3 5.5-2 2.5L-3-.8V0h-7l.5-4.5-2.5-2z"/>
  <path d="M9.5-20.5l.6 1.6L-26.5-7.2l-.4-1zM6.2-23 9-15.5l-1.2.5L5-22.5z"/>
  <path fill="var(--scene-halo)" opacity=".8" d="M-6.5-36.2c3.5 2 8 2.2 11.5.7l-.6-1.7c-3.5 1-6.5.8-9.5-.6z"/>
  <path fill="var(--scene-far)" d=${along([-6, -33, -10, -26, -11, -17, -17, -9], [1, -33, 0, -26, -1, -18, -4, -11], 4, 0.7, 0.4)} />`;

const sworn = svg`<path d="M4-33.5 12.5-43l3 2-6.5 15zM12.8-42 16.6-73h.6L15-41.5zM9.5-44.5l8.5 2-.4 1.5-8.5-2z"/>`;

const skyline =
  'M0 148v-20h18l4-8 4 8h14v-10l9-12 9 12v8h22v-16h4v-6h5v6h10v-6h5v22h20l6-10v-14l4-22 4 22v14l6 10h26v-8h14v-22h3v-5h14v5h4v-5h14v5h3v26h18l7-9 7 9h24v-12l11-10 11 10v12h40v-6c0-9 5-15 12-17v-5l2-8 2 8v5c7 2 12 8 12 17v6h22v-10h10v10h40v-12l8-12 8 12v12h20v-22h4v-8l5-16 5 16v8h4v22h24l5-8 5 8h18v-14h20v14h26l8-12 8 12h14v-26h3v-5h14v5h3v26h32v28z';

const houses = (flip: boolean) => svg`<g transform=${flip ? 'matrix(-1 0 0 1 800 0)' : 'scale(1)'}>
  <path fill="var(--scene-mid)" d="M0 148V92l16-22h6v-10h7v10h9l16 22v8l12-18h8v-9h6v9h14l14 20v12l10-12h30l12 14v32z"/>
  <path fill="var(--scene-light)" d="M10 106h6v10h-6zM26 106h6v10h-6zM26 128h6v10h-6zM66 116h5v9h-5zM82 116h5v9h-5zM98 134h5v9h-5zM126 136h5v9h-5z"/></g>`;

const arches = () => {
  let d = 'M0 147h800v53H0z';
  for (let x = -20; x < 800; x += 140) d += `M${x + 12} 200v-3a58 40 0 0 1 116 0v3z`;
  return d;
};

/** The wedge stones of the arches, and the courses between them. */
const masonry = () => {
  let d = '';
  for (let x = -20; x < 800; x += 140) {
    const [l, r] = [x + 12, x + 128];
    d += across(
      [l - 7, 196, l + 3, 131, r - 3, 131, r + 7, 196],
      [l, 197, l + 6, 142, r - 6, 142, r, 197],
      29,
      0,
      0.9,
    );
    d += along(line(x - 22, 156, x + 22, 156), line(x - 8, 184, x + 8, 184), 5, 0.6);
  }
  return d;
};

export const friezeSymbol = svg`<symbol id="mk-frieze" viewBox="0 0 800 200">
  <path fill="var(--scene-halo)" opacity=".3" d=${[52, 58, 65, 73, 82, 92, 104]
    .map((r, i) => {
      // the glow: circles, cut as two swelling arcs, that thin as they widen
      const k = r * 1.33;
      const arc = [398 - r, 88, 398 - r, 88 - k, 398 + r, 88 - k, 398 + r, 88] as const;
      return along(arc, arc, 1, 1.3 - i * 0.14);
    })
    .join('')} />
  <path fill="var(--scene-halo)" opacity=".22" d=${
    along(line(20, 30, 250, 30), line(60, 58, 220, 58), 7, 1) +
    along(line(560, 22, 790, 22), line(590, 46, 730, 46), 6, 1) +
    along(line(150, 74, 290, 74), line(180, 88, 270, 88), 4, 0.9) +
    along(line(520, 66, 670, 66), line(530, 84, 620, 84), 5, 0.9)
  } />
  <circle cx="398" cy="88" r="46" fill="var(--scene-disc)"/>
  <path fill="var(--scene-far)" d=${skyline} />
  <path fill="var(--scene-near)" opacity=".25" d=${across(line(0, 132, 800, 132), line(0, 150, 800, 150), 200, 0, 1)} />
  ${houses(false)}${houses(true)}
  <path fill="var(--scene-near)" fill-rule="evenodd" d=${arches()} />
  <path fill="var(--scene-far)" opacity=".7" d=${masonry()} />
  <path fill="var(--scene-near)" d="M0 142h800v6H0z"/>
  <path fill="var(--scene-halo)" opacity=".35" d=${along(
    line(120, 170, 680, 170),
    line(260, 198, 540, 198),
    9,
    0.9,
    0.7,
  )} />
  <g fill="var(--scene-near)">
    <path d="M258 142v-44h-5l2-9h8l2 9h-5v44zM540 142v-44h-5l2-9h8l2 9h-5v44z"/>
    <g transform="translate(330 143) scale(1.25)">${walker}</g>
    <g transform="translate(374 143) scale(1.35)">${walker}</g>
    <g transform="translate(420 143) scale(1.28)">${walker}</g>
    <g transform="translate(468 143) scale(1.36)">${walker}${sworn}</g>
  </g>
  <path fill="var(--scene-light)" d="M256 97l1-6h4l1 6zM538 97l1-6h4l1 6z"/>
</symbol>`;
