import { html, svg, type TemplateResult } from 'lit';
import { across, along, line } from '../../../../lib/art/burin';
import { fleuron } from '../../../../lib/art/fleuron';
import { cuts, outline, paper, plate, tint, type Work, wash } from '../../../../lib/art/plate';
import { banner, cone, ship } from './masonry';
import { harbour } from './road';

// The siege as it is played: the town behind its bastions, the Cardinal's lines across from it, and guns on both sides.

/** A bastion's face: sloping stone, `w` wide at its foot. */
const bastion = (x: number, y: number, w: number, h: number): Work[] => [
  paper(`M${x} ${y + h}l${w * 0.08} ${-h + 4}L${x + w * 0.5} ${y}l${w * 0.42} 4 ${w * 0.08} ${h - 4}z`),
  cuts(
    along(
      line(x + w * 0.98, y + h, x + w * 0.9, y + 5),
      line(x + w * 0.56, y + h, x + w * 0.53, y + 2),
      Math.round(w / 4),
      1,
      0.3,
    ),
  ),
  outline(
    `M${x + w * 0.5} ${y}v${h}M${x + w * 0.06} ${y + 8}L${x + w * 0.5} ${y + 4.5}l${w * 0.44} 3.5`,
    0.8,
  ),
];

/** The town on its harbour, on a field of 170 by 100. */
const town = (): Work[] => [
  ship(18, 62, 0.5),
  svg`<g transform="translate(4 -2) scale(1.12)">${harbour()}</g>`,
  tint('green', 'M0 100V80c20-8 60-9 100-7 34 1 54 6 70 14v13z'),
  cuts(along([0, 84, 40, 76, 110, 77, 168, 90], [0, 99, 40, 97, 110, 98, 168, 98], 6, 0.5, 0.9)),
  ...bastion(2, 68, 46, 20),
  ...bastion(98, 66, 44, 22),
  ...bastion(42, 72, 62, 22),
];

const tent = (x: number, y: number, size: number): Work =>
  svg`<g transform="translate(${x} ${y}) scale(${size})" stroke-width=${0.95 / size}>${[
    paper('M-18 0 0-28 18 0z'),
    tint('red', 'M0-28l-7 28h-11zM0-28l4 28h14z'),
    outline('M0-28v-6', 1.2),
    tint('ink', 'M0-18l-4 18h7z'),
  ]}</g>`;

/** The Cardinal's camp, on a field of 130 by 100. */
const camp = (): Work[] => [
  tint('green', 'M0 100V90c24-12 60-22 130-20v30z'),
  cuts(along([0, 93, 40, 80, 90, 74, 130, 74], [0, 99, 40, 97, 90, 97, 130, 98], 6, 0.5, 0.9)),
  tent(70, 76, 0.62),
  tent(118, 74, 0.7),
  tent(94, 82, 1),
  ...banner(94, 49, 14, 'red', 1.1),
  // a palisade before it
  wash(
    'M18 96l3-12 3 12zM25 96l3-13 3 13zM32 96l3-12 3 12zM39 96l3-13 3 13zM46 96l3-12 3 12zM53 96l3-13 3 13z',
  ),
  outline('M17 91h41', 1.4),
];

/** Two gabions, on a field of 64 by 44; a gun between them. */
const gabion = (x: number): Work[] => [
  wash(`M${x} 20h15v22h-15z`),
  cuts(across(line(x + 0.5, 22, x + 14.5, 22), line(x + 0.5, 41, x + 14.5, 41), 9, 0, 1)),
  outline(`M${x} 27h15M${x} 34h15`, 0.8),
  tint('dark', `M${x - 1} 20c2-4 15-4 17 0z`),
];
const gun: Work[] = [
  svg`<g transform="translate(30 25) rotate(-12)">${[
    tint('steel', 'M-19-6.5 24-4.500v9L-19 6.500c-5 0-7-3.5-7-6.500s2-6.5 7-6.500z'),
    cuts(along(line(-16, 5.5, 22, 3.6), line(-16, 1.2, 22, 1), 4, 1, 0.4)),
    outline('M24-5.800v11.600M9-5.400v10.800M-6-6v12', 1.5),
  ]}</g>`,
  svg`<circle cx="26" cy="33" r="9" fill="var(--plate-dark)"/><circle cx="26" cy="33" r="2.5" fill="var(--plate-gold)"/><path d="M26 24v18M17 33h18M19.6 26.600l12.8 12.800M32.4 26.6 19.6 39.4"/>`,
];

/** The planks a gun is waited for on, between them. */
const bed: Work[] = [wash('M12 35h40l4 7H8z'), outline('M12 35h40l4 7H8zM22 35l-3 7M32 35v7M42 35l3 7', 0.9)];

/** The flag that stands where the siege stands, its foot in the middle of a field of 30 by 44. */
const standard: Work[] = [
  outline('M15 43V3', 2),
  tint('blue', 'M16 4c5-3 8 2 13 0v13c-5 2-8-3-13 0z'),
  svg`<path fill="var(--plate-gold)" stroke="none" transform="translate(22.5 10.5) scale(.32)" d=${fleuron} />`,
  ...cone(13, 5, 4, 4, 'gold'),
];

export const siegeSymbols = [
  () => plate('mk-roy-siege-town', '0 0 170 100', svg`<g stroke-width=".85">${town()}</g>`),
  () => plate('mk-roy-siege-camp', '0 0 130 100', svg`<g stroke-width=".85">${camp()}</g>`),
  plate('mk-roy-gabions', '0 0 64 44', ...gabion(1), ...gabion(48)),
  plate('mk-roy-bed', '0 0 64 44', ...bed),
  plate('mk-roy-gun', '0 0 64 44', ...gun),
  plate('mk-roy-standard', '0 0 30 44', ...standard),
];

const picture = (name: string, width: number, height: number, ...ids: string[]): TemplateResult =>
  html`<svg class="mk-siege mk-siege--${name}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax" aria-hidden="true">${ids.map((id) => svg`<use href="#mk-roy-${id}" width=${width} height=${height}></use>`)}</svg>`;

export const siegeTown = (): TemplateResult => picture('town', 170, 100, 'siege-town');
export const siegeCamp = (): TemplateResult => picture('camp', 130, 100, 'siege-camp');
/** Where a gun can stand, and one that stands there. */
export const emplacement = (manned: boolean): TemplateResult =>
  picture(manned ? 'gun' : 'free', 64, 44, ...(manned ? ['gun', 'gabions'] : ['bed', 'gabions']));
export const standardOfSiege = (): TemplateResult => picture('standard', 30, 44, 'standard');
