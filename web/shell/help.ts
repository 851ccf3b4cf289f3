/** What `?` opens, wherever one is: what the signs of the table mean, the rules, and the keys. */
import './help.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Games } from '../lib/game';
import { t } from '../lib/i18n';
import { href } from '../lib/routes';

const keys = [
  'tab',
  'enter',
  'arrows',
  'digits',
  'drag',
  'double',
  'lamp',
  'chances',
  'hurry',
  'signs',
  'watch',
  'escape',
  'help',
];

/** Letters of a name that has room beside its sentence. */
const SHORT = 20;

interface Help {
  readonly games: Games;
  /** The rules of the game that one is at; null where one is at none. */
  readonly rules: TemplateResult | null;
  readonly close: () => void;
}

export const help = ({ games, rules, close }: Help): TemplateResult => html`
  <div class="help">
    ${signs()} ${rules === null ? doors(games, close) : nothing}
    <details class="fold">
      <summary>${t('keys-title')}</summary>
      <div>
        <p>${t('keys-intro')}</p>
        <dl class="keys">
          ${keys.map((key) => html`<div><dt><kbd>${t(`keys-${key}`)}</kbd></dt><dd>${t(`keys-${key}-does`)}</dd></div>`)}
        </dl>
      </div>
    </details>
    ${rules ?? nothing}
  </div>
`;

/** Of the table that the help lies over: what it says of its signs, part by part, once of those alike; the cards of a hand are. */
function signs() {
  const said = new Set<string>();
  const parts = new Map<string, [words: string, drawings: Node[]][]>();
  for (const sign of document.querySelectorAll<HTMLElement>('[data-sign]:not(mk-hand *)')) {
    const { sign: words = '', alike = words } = sign.dataset;
    if (said.has(alike)) continue;
    said.add(alike);
    const part = sign.closest('section[aria-label]')?.ariaLabel ?? '';
    const drawings = drawingsOf(sign);
    const shown = drawings.length > 0 ? drawings : namesOf(sign);
    parts.set(part, [...(parts.get(part) ?? []), [words, shown]]);
  }
  if (said.size === 0) return nothing;
  return html`<details class="fold">
    <summary>${t('help-signs')}</summary>
    <div>
      <p>${t('help-signs-how')}</p>
      <h3>${t('help-signs-now')}</h3>
      ${[...parts].map(
        ([part, all]) => html`${part && html`<h4>${part}</h4>`}
          <ul class="help__signs">
            ${all
              .toSorted(([, a], [, b]) => Number(b.length > 0) - Number(a.length > 0))
              .map(
                ([words, drawings]) =>
                  html`<li>${drawings.length > 0 ? html`<span aria-hidden="true">${drawings}</span>` : nothing} ${words}</li>`,
              )}
          </ul>`,
      )}
    </div>
  </details>`;
}

/** Each of its small drawings once, in the colour in which it is seen; not what has words of its own. */
function drawingsOf(sign: HTMLElement): Node[] {
  const drawings = new Map<string, Node>();
  for (const one of sign.querySelectorAll<SVGElement>('svg:not(.mk-card *)')) {
    const what = one.querySelector('use')?.getAttribute('href');
    if (!what || one.closest('[data-sign]') !== sign) continue;
    const figure = one.closest<HTMLElement>('span[class^="mk-"]:has(> svg + svg)'); // put together of several
    const { color } = getComputedStyle(one);
    const drawing = (figure ?? one).cloneNode(true) as HTMLElement | SVGElement;
    drawing.style.color = color;
    drawings.set(figure?.className ?? `${what} ${color}`, drawing);
  }
  return [...drawings.values()];
}

/** What bears no drawing is known by what stands on it, where that is a word or two. */
function namesOf(sign: HTMLElement): Node[] {
  const name = sign.querySelector('.mk-card, .unseen') ? '' : (sign.textContent?.trim() ?? '');
  return name && name.length <= SHORT ? [document.createTextNode(name)] : [];
}

const doors = (games: Games, close: () => void) => html`
  <h3>${t('help-rules')}</h3>
  <ul class="help__doors">
    ${games.all.map(({ id }) => html`<li><a class="button" href=${href({ page: 'rules', game: id })} @click=${close}>${t(`game-${id}`)}</a></li>`)}
  </ul>
`;
