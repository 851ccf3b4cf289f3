/**
 * One page per game beside the home page: the same app with a head of its own, so that what is sent into a chat or a
 * feed shows itself there. Readers of such heads want absolute addresses: where the site will stand is told by whoever
 * builds it, and what needs the address is left out without one.
 */
import type { Plugin } from 'vite';
import { games } from '../web/generated/catalogue';
import { homeWords, wordsOf } from './words';

/** Width and height of the pictures in `public/og`, in pixels. */
export const picture = { width: 1200, height: 630 };
/** What an oEmbed consumer is offered; the page in the frame fits into any. */
export const frame = { width: 720, height: 840 };

const words = wordsOf('en', 'shell', ...homeWords);

interface Page {
  /** A game, or `index`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"\s*\/>\s*/;

/** The home page, as it says itself, and the games. */
const pages = (html: string): Page[] => [
  { name: 'index', title: words('site-name'), description: DESCRIPTION.exec(html)?.[1] ?? '' },
  ...games.map((game) => ({
    name: game,
    title: words(`game-${game}`),
    description: words(`home-${game}-pitch`),
  })),
];

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What the head says about the page. `site` is the absolute address of the folder, with a slash at its end. */
function head({ name, title, description }: Page, site: string | null): string[] {
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    `<meta ${kind}="${key}" content="${escaped(content)}" />`;
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', words('site-name')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (site === null) return tags;
  const address = addressOf(name, site);
  const image = `${site}og/${name}.png`;
  return [
    ...tags,
    `<link rel="canonical" href="${escaped(address)}" />`,
    meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:image', image),
    `<link rel="alternate" type="application/json+oembed" href="${escaped(`${site}oembed/${name}.json`)}" title="${escaped(title)}" />`,
  ];
}

const addressOf = (name: string, site: string) => (name === 'index' ? site : `${site}${name}.html`);

/** The answer an oEmbed consumer gets for a page (https://oembed.com, type `rich`). */
function oembed({ name, title }: Page, site: string) {
  const opened = name === 'index' ? site : `${addressOf(name, site)}#/new/${name}`;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: words('site-name'),
    provider_url: site,
    thumbnail_url: `${site}og/${name}.png`,
    thumbnail_width: picture.width,
    thumbnail_height: picture.height,
    html: `<iframe src="${escaped(opened)}" title="${escaped(title)}" width="${frame.width}" height="${frame.height}" allow="clipboard-write; fullscreen; web-share" loading="lazy"></iframe>`,
    ...frame,
  };
}

/** `address`: where the built site will stand, or nothing where that is not known. */
export function pagesOfGames(address: string | undefined): Plugin {
  const site = address ? new URL(address.endsWith('/') ? address : `${address}/`).href : null;
  return {
    name: 'pages-of-games',
    apply: 'build',
    enforce: 'post', // the page has its scripts and styles by then
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return this.error('There is no page to make the others from.');
      const whole = String(index.source);
      for (const page of pages(whole)) {
        const source = withHead(whole, page, site);
        if (page.name === 'index') index.source = source;
        else this.emitFile({ type: 'asset', fileName: `${page.name}.html`, source });
        if (site === null) continue;
        const answer = `${JSON.stringify(oembed(page, site), null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: `oembed/${page.name}.json`, source: answer });
      }
    },
  };
}

function withHead(html: string, page: Page, site: string | null): string {
  const game = page.name === 'index' ? '' : ` data-game="${page.name}"`;
  return html
    .replace('<html', `<html${game}`)
    .replace(DESCRIPTION, '')
    .replace(/<title>.*<\/title>/, head(page, site).join('\n    '));
}
