import { claimOf } from './claim';
import { crests, type Drawing, type Game, type languages, words } from './parts';

/** What a poster shows and where it leads. */
export interface Playbill {
  readonly language: (typeof languages)[number];
  readonly theme: 'light' | 'dark' | null;
  /** null for the whole site. */
  readonly game: Game | null;
  readonly code: string | null;
  /** The full page, on the site itself. */
  readonly address: string;
}

/** Draws the poster of a game, a deal or a match. Everything it says from a code stands in text nodes. */
export function poster({ language, theme, game, code, address }: Playbill, open: () => void): HTMLElement {
  const t = (id: string) => words[language][id] ?? id;
  const claim = code === null ? null : claimOf(code);
  const kind = code === null ? 'game' : (claim?.kind ?? 'unread');
  const title = game ? t(`game-${game}`) : t('site-name');
  const button = element('button', { class: 'open', type: 'button' }, t(`poster-${kind}-do`));
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
    crest(game ?? 'four_musketeers'),
    element('div', { class: 'title' }, title),
    element('div', { class: 'kind' }, t(`poster-${kind}`)),
    ...standing(claim?.names ?? [], claim?.totals ?? []),
    button,
    element(
      'div',
      { class: 'small' },
      `${t('poster-before')} `,
      element('a', { href: address, target: '_blank', rel: 'noopener' }, t('poster-full')),
    ),
  );
}

/** Names and totals side by side where there are as many of both; sides of several players share a total. */
function standing(names: readonly string[], totals: readonly number[]): HTMLElement[] {
  const lines = names.length > 0 ? names : totals.map(String);
  if (lines.length === 0) return [];
  const paired = names.length === totals.length;
  const rows = lines.map((line, at) =>
    element('li', {}, element('span', {}, line), ...(paired ? [element('b', {}, String(totals[at]))] : [])),
  );
  const list = element('ul', { class: 'standing', role: 'list' }, ...rows);
  const apart = names.length > 0 && !paired && totals.length > 0;
  return apart ? [list, element('div', { class: 'sides' }, totals.join(' : '))] : [list];
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

const crest = (game: Game): SVGElement =>
  drawn(['svg', { viewBox: '0 0 64 64', class: 'crest', 'aria-hidden': 'true' }, crests[game]]);

function drawn([name, attributes, children]: Drawing): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.map(drawn));
  return made;
}
