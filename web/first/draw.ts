/** Runs while the site is built, in a page without a browser: the home page as it is before anything has been read. */
import { html, render } from 'lit';
import { games } from '../games/registry';
import { iconSymbols } from '../lib/art/icons';
import { symbols } from '../lib/art/page';
import type { MkElement } from '../lib/element';
import { setLanguage, useCatalogues } from '../lib/i18n';
import { type Language, languages } from '../lib/languages';
import { SettingsStore } from '../shell/settings';
import { EngineClient } from '../worker/client';
import '../shell/app';
import { DRAWN } from './parts';

/** Paths longer than this, in characters, are hatching. */
const FINE = 2000;

export interface Pictures {
  /** The drawings that it shows, each a symbol. */
  readonly drawings: string;
  readonly screens: Readonly<Record<Language, string>>;
}

/** As a browser does it; the document of the build would make plain elements of ours. */
function imported(node: Node): Node {
  const copy =
    node instanceof Element
      ? document.createElementNS(node.namespaceURI, node.localName)
      : node.cloneNode(false);
  if (node instanceof Element)
    for (const { name, value } of node.attributes) (copy as Element).setAttribute(name, value);
  for (const child of node.childNodes) copy.appendChild(imported(child));
  return copy;
}

async function draw(): Promise<Pictures> {
  document.importNode = <T extends Node>(node: T) => imported(node) as T;
  const screens = {} as Record<Language, string>;
  const shown = new Set<Element>();
  for (const language of languages) {
    await setLanguage(language);
    await useCatalogues('shell', 'errors', 'offline', ...games.all.map(({ id }) => `home-${id}`));
    const place = document.createElement('div');
    document.body.append(place);
    render(
      html`<svg>${[iconSymbols, symbols]}</svg>
        <mk-app class="app" .games=${games} .engine=${new EngineClient()} .store=${new SettingsStore()}></mk-app>`,
      place,
    );
    const app = place.querySelector<MkElement>('mk-app') as MkElement;
    await app.updateComplete;
    for (const element of app.querySelectorAll<MkElement>('*')) await element.updateComplete;
    for (const symbol of drawingsIn(place)) shown.add(symbol);
    screens[language] = still(app);
    place.remove();
  }
  const byId = new Map([...shown].map((symbol) => [symbol.id, withoutHatching(symbol).outerHTML]));
  return {
    drawings: small(
      `<svg id="${DRAWN}" class="mk-sprite" width="0" height="0">${[...byId.values()].join('')}</svg>`,
    ),
    screens,
  };
}

/** Drawn as this module is read: nothing can be fetched by it afterwards. */
export const pictures = await draw();

/** The symbols of the page that it points to, and those that they point to in turn; cards are drawn when they are near. */
function drawingsIn(place: Element): Element[] {
  const found = new Map<string, Element>();
  const look = (part: Element) => {
    for (const use of part.querySelectorAll('use')) {
      if (use.closest('.poster__picture')) continue;
      const id = use.getAttribute('href')?.slice(1) ?? '';
      const symbol = place.querySelector(`symbol[id="${id}"]`);
      if (!symbol || found.has(id)) continue;
      found.set(id, symbol);
      look(symbol);
    }
  };
  look(place.querySelector('header') as Element);
  look(place.querySelector('main') as Element);
  return [...found.values()];
}

/**
 * Without what is not seen yet or has not been read, as the matches of a reader, and without what is written into, as it
 * would be lost; its elements are plain ones, which nothing will wake.
 */
function still(app: Element): string {
  const unseen = '.mk-sprite, dialog, mk-notices, .matches > .empty, form';
  for (const part of app.querySelectorAll(unseen)) part.remove();
  return small(app.outerHTML.replace(/<(\/?)mk-[\w-]+/g, '<$1span'));
}

/** Without the marks of the drawing, and the space between the lines. */
function small(markup: string): string {
  return markup
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ d="[^"]*"/g, (path) => path.replace(/(?<!\d)0\./g, '.').replace(/ -/g, '-'));
}

/** Hatching would cost more than all the rest: it comes with the page. */
function withoutHatching(symbol: Element): Element {
  const copy = symbol.cloneNode(true) as Element;
  for (const path of copy.querySelectorAll('path'))
    if ((path.getAttribute('d')?.length ?? 0) > FINE) path.remove();
  return copy;
}
