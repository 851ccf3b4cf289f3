/** `embed.js`: one small script of its own, without a hash in its name, since other sites write that name down. */
import { Window } from 'happy-dom';
import type { TemplateResult } from 'lit';
import { build, type Plugin, runnerImport } from 'vite';
import { type Crests, type Drawing, kinds, type PosterWords, type WordId } from '../web/embed/script/parts';
import { games } from '../web/generated/catalogue';
import { languages } from '../web/lib/languages';
import { noteCarried } from './licences';
import { web, withoutStyles } from './runner';
import { homeWords, wordsOf } from './words';

const wordIds: WordId[] = [
  'site-name',
  'poster-before',
  'poster-full',
  'poster-won',
  'poster-practice',
  'poster-lamp',
  'poster-player',
  'school-title',
  ...games.map((game) => `game-${game}` as const),
  ...kinds.flatMap((kind) => [`poster-${kind}`, `poster-${kind}-do`] as const),
];

/** The sentences a poster needs, in every language; none of them has a variable. */
function posterWords(): PosterWords {
  const of = (language: string) => {
    const words = wordsOf(language, 'shell', 'embed', ...homeWords);
    return Object.fromEntries(wordIds.map((id) => [id, words(id)]));
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

/** What the games say in their manifests, with all that these import. */
async function crests(): Promise<Crests> {
  const load = <T>(file: string) =>
    runnerImport<T>(file, {
      configFile: false,
      root: web,
      logLevel: 'warn',
      plugins: [withoutStyles],
    });
  const { module: all } = await load<typeof import('../web/games/registry')>(`${web}/games/registry.ts`);
  const { module: shared } = await load<typeof import('../web/lib/art/crest')>(`${web}/lib/art/crest.ts`);
  const ofGames = all.games.all.map(({ id, crest }) => [id, drawing(crest)]);
  return { ...Object.fromEntries(ofGames), site: drawing(shared.oath) };
}

export const embedScript: Plugin = {
  name: 'embed-script',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      root: web,
      logLevel: 'warn',
      publicDir: false,
      plugins: [noteCarried],
      define: {
        __POSTER_WORDS__: JSON.stringify(posterWords()),
        __CRESTS__: JSON.stringify(await crests()),
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
