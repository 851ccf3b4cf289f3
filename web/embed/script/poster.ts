import type { GameId } from '../../generated/catalogue';
import type { Language } from '../../lib/languages';
import { type Claim, claimOf } from './claim';
import type { Crests, Drawing, Kind, PosterWords, WordId } from './parts';

// Put in by the build.
declare const __POSTER_WORDS__: PosterWords;
declare const __CRESTS__: Crests;

/** What a poster shows and where it leads. */
export interface Playbill {
  readonly language: Language;
  readonly theme: 'light' | 'dark' | null;
  /** null for the whole site. */
  readonly game: GameId | null;
  /** That of a match or a deal. */
  readonly code: string | null;
  /** What it is of; of a code, what that says of itself. */
  readonly kind: Kind;
  /** The full page, on the site itself. */
  readonly address: string;
}

/** Draws the poster of a game, a deal or a match. Everything it says from a code stands in text nodes. */
export function poster(
  { language, theme, game, code, kind: named, address }: Playbill,
  open: () => void,
): HTMLElement {
  const t = (id: WordId) => __POSTER_WORDS__[language][id];
  const claim = code === null ? null : claimOf(code);
  const kind = code === null ? named : (claim?.kind ?? 'unread');
  const title = t(kind === 'school' ? 'school-title' : game ? `game-${game}` : 'site-name');
  const begin = t(`poster-${kind === 'player' ? 'game' : kind}-do`);
  const button = element('button', { class: 'open', type: 'button' }, begin);
  button.addEventListener('click', open);
  return element(
    'div',
    {
      class: 'poster',
      lang: language,
      ...(theme ? { 'data-theme': theme } : {}),
      role: 'group',
      'aria-label': title,
    },
    crest(game ?? 'site'),
    element('div', { class: 'title' }, title),
    element('div', { class: 'kind' }, t(`poster-${kind}`)),
    ...(code !== null && named === 'player' ? [element('div', { class: 'kind' }, t('poster-player'))] : []),
    ...standing(claim, t('poster-won')),
    ...(claim?.practice ? [element('div', { class: 'small' }, t('poster-practice'))] : []),
    ...(claim?.lamp ? [element('div', { class: 'small' }, t('poster-lamp'))] : []),
    button,
    element(
      'div',
      { class: 'small' },
      `${t('poster-before')} `,
      element('a', { href: address, target: '_blank', rel: 'noopener' }, t('poster-full')),
    ),
  );
}

function standing(claim: Claim | null, winner: string): HTMLElement[] {
  const lines = (claim?.standing ?? []).map(({ who, total, won }) => {
    const mark = won ? [element('em', { class: 'won' }, winner), ' '] : [];
    const points = total === null ? [] : [element('b', {}, String(total))];
    return element('li', {}, element('span', {}, who), ' ', ...mark, ...points);
  });
  return lines.length > 0 ? [element('ul', { class: 'standing', role: 'list' }, ...lines)] : [];
}

function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const crest = (of: keyof Crests): SVGElement =>
  drawn(['svg', { viewBox: '0 0 64 64', class: 'crest', 'aria-hidden': 'true' }, __CRESTS__[of]]);

function drawn([name, attributes, children]: Drawing): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.map(drawn));
  return made;
}
