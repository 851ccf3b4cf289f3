/** `embed.js`: one small script of its own, without a hash in its name, since other sites write that name down. */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { Window } from 'happy-dom';
import type { TemplateResult } from 'lit';
import { build, type Plugin } from 'vite';
import { crests } from '../web/art/emblem';
import { type Drawing, games, languages, type PosterWords } from '../web/embed/script/parts';

/** The sentences a poster needs, in every language; none of them has a variable. */
function posterWords(): PosterWords {
  const wanted = new RegExp(`^(poster-.*|site-name|game-(${games.join('|')}))$`);
  const of = (language: string) => {
    const texts = ['shell', 'embed'].map((catalogue) =>
      readFileSync(new URL(`../web/messages/${language}/${catalogue}.ftl`, import.meta.url), 'utf8'),
    );
    const messages = texts.flatMap((text) => new FluentResource(text).body);
    return Object.fromEntries(
      messages.filter(({ id }) => wanted.test(id)).map(({ id, value }) => [id, value]),
    );
  };
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as PosterWords;
}

/** A drawing of the page as plain data: the script builds it without reading markup, which strict hosts forbid. */
function drawing(work: unknown): Drawing[] {
  const { document } = new Window();
  const holder = document.createElement('div');
  holder.innerHTML = `<svg>${markup(work)}</svg>`;
  const read = (element: Element): Drawing => [
    element.tagName,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    [...element.children].map(read),
  ];
  return [...(holder.firstElementChild?.children ?? [])].map((child) => read(child as unknown as Element));
}

function markup(work: unknown): string {
  if (Array.isArray(work)) return work.map(markup).join('');
  if (typeof work !== 'object' || work === null) return String(work);
  const { strings, values } = work as TemplateResult;
  return strings.reduce((text, next, at) => {
    const value = markup(values[at - 1]);
    return text + (text.endsWith('=') ? `"${value}"` : value) + next;
  });
}

export const embedScript: Plugin = {
  name: 'embed-script',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      root: new URL('../web', import.meta.url).pathname,
      logLevel: 'warn',
      publicDir: false,
      define: {
        __POSTER_WORDS__: JSON.stringify(posterWords()),
        __CRESTS__: JSON.stringify({
          musketiere: drawing(crests.musketiere),
          four_musketeers: drawing(crests.four_musketeers),
        }),
      },
      build: {
        write: false,
        target: 'es2022',
        rollupOptions: {
          input: 'embed/script/element.ts',
          output: { format: 'iife', entryFileNames: 'embed.js' },
        },
      },
    });
    const [script] = 'output' in built ? built.output : [];
    if (script?.type !== 'chunk') return this.error('The embed script could not be built.');
    this.emitFile({ type: 'asset', fileName: 'embed.js', source: script.code });
  },
};
