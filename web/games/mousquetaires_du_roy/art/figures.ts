import { html, svg, type TemplateResult } from 'lit';
import { isDrawn } from '../../../lib/art/people/drawn';
import './figures.css';

// Who stands at the places, as medallions: a smooth ring for the team, a notched one for those who serve Milady.

/** The Cardinal's men of the house edition, weakest first. */
export const bravos = [
  'boisrenard',
  'lubin',
  'brisemont',
  'laffemas',
  'biscarat',
  'cahusac',
  'la_houdiniere',
  'vitray',
  'bernajoux',
  'de_cavois',
  'jussac',
  'felton',
] as const;

/** Who else is drawn for this game alone; `hidden` is Milady where nobody knows her. */
export const others = [
  'gaoler',
  'treville',
  'hidden',
  'chevreuse',
  'des_essarts',
  'buckingham',
  'bassompierre',
  'planchet',
  'kitty',
  'mousqueton',
] as const;

const drawn: ReadonlySet<string> = new Set([...bravos, ...others]);

/** The drawing of a person; whom only the data file of an owner knows gets the face of one of the Cardinal's men. */
export function portrait(id: string): string {
  if (isDrawn(id)) return `mk-person-${id}`;
  if (drawn.has(id)) return `mk-roy-person-${id}`;
  const sum = [...id].reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 7);
  return `mk-roy-person-${bravos[sum % bravos.length]}`;
}

// On the map they are small: those that begin alike differ in length.
const initials: Readonly<Record<string, string>> = {
  athos: 'A',
  porthos: 'P',
  aramis: 'Ar',
  dartagnan: 'd’A',
  treville: 'T',
};

/** Enough of a name to tell it from the others. */
export const initial = (id: string): string => initials[id] ?? id.slice(0, 1).toUpperCase();

const notches = (): string => {
  let d = '';
  for (let i = 0; i < 72; i++) {
    const [a, r] = [(i * Math.PI) / 36, i % 2 ? 46.2 : 50];
    d += `${i ? 'L' : 'M'}${(50 + Math.sin(a) * r).toFixed(1)} ${(50 - Math.cos(a) * r).toFixed(1)}`;
  }
  return `${d}z`;
};

const hole = 'M50 9a41 41 0 1 0 0 82 41 41 0 1 0 0-82z';

export const figureSymbols = svg`
<symbol id="mk-roy-ring" viewBox="0 0 100 100"><path fill="var(--ring)" stroke="var(--ring-edge)" stroke-width="1.4" fill-rule="evenodd" d="M50 1a49 49 0 1 1 0 98 49 49 0 1 1 0-98z${hole}"/>
  <circle cx="50" cy="50" r="45" fill="none" stroke="var(--gold-pale)" stroke-width="1.6"/></symbol>
<symbol id="mk-roy-ring-notched" viewBox="0 0 100 100"><path fill="var(--ring)" stroke="var(--ring-edge)" stroke-width="1" fill-rule="evenodd" d=${`${notches()}${hole}`} />
  <circle cx="50" cy="50" r="43" fill="none" stroke="var(--gold-pale)" stroke-width="1"/></symbol>`;

/** How a figure stands: on turn, out of action, out of reach, or to be chosen. */
export type FigureState = 'active' | 'fallen' | 'dim' | 'choice';

const medallion = (
  id: string,
  side: 'team' | 'foe',
  mark: string,
  states: readonly FigureState[],
): TemplateResult => html`<span
  class=${['mk-medallion', 'mk-figure', `mk-figure--${side}`, `mk-figure--${id}`, ...states.map((name) => `mk-figure--${name}`)].join(' ')} aria-hidden="true">
  <svg class="mk-figure__face" viewBox="2 19 84 84"><use href="#${portrait(id)}" width="88" height="124"></use></svg>
  <svg class="mk-figure__ring" viewBox="0 0 100 100"><use href=${side === 'team' ? '#mk-roy-ring' : '#mk-roy-ring-notched'}></use></svg>
  ${mark ? html`<b class="mk-figure__mark">${mark}</b>` : ''}
</span>`;

/** One of the team, with an initial; a hero of somebody's own data file shows the first letter of the id. */
export const hero = (id: string, ...states: FigureState[]): TemplateResult =>
  medallion(id, 'team', initial(id), states);

/** Milady ('milady', 'hidden'), Rochefort, an adversary, the gaoler; `force` is the number of red dice. */
export const foe = (id: string, force?: number, ...states: FigureState[]): TemplateResult =>
  medallion(id, 'foe', force === undefined ? '' : String(force), states);

/** Constance, Buckingham, whoever is of neither side: no ring of its own colour and no mark. */
export const bystander = (id: string, ...states: FigureState[]): TemplateResult =>
  medallion(id, 'team', '', states);
