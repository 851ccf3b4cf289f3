/**
 * The words of the page. Every sentence is a Fluent message in `messages/<language>/<catalogue>.ftl`, here or in the
 * folder of a game; a catalogue is fetched the first time something needs it, for the language in use only.
 */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Language, varietyOf } from './languages';

export type Args = Record<string, string | number>;
type Read = () => Promise<string>;

/** All catalogues that could be fetched, by `<language>/<name>`. */
const catalogues = new Map<string, Read>();

/** Makes a folder of catalogues known, as `import.meta.glob` finds it: `…/messages/<language>/<name>.ftl`. */
export function addCatalogues(folder: Readonly<Record<string, Read>>): void {
  for (const [path, read] of Object.entries(folder))
    catalogues.set(path.replace(/^.*messages\/|\.ftl$/g, ''), read);
}
addCatalogues(import.meta.glob<string>('../messages/*/*.ftl', { query: '?raw', import: 'default' }));

const changes = new EventTarget();
const wanted = new Set<string>();

let asked: Language = 'en';
let current: Language = 'en';
let bundle = new FluentBundle('en', { useIsolating: false });
let loading: Promise<void> = Promise.resolve();

export function language(): Language {
  return current;
}

/** One sentence. A message that is missing shows its id: visible, and never a blank page. */
export function t(id: string, args?: Args): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args ? figures(args) : null, []) : id;
}

/** A small count, as all our languages write it: `Intl` would say the same, but begins by reading tables for a while. */
class Figure extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const figures = (args: Args) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new Figure(value) : value]),
  );

const isSmall = (value: string | number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

/** "Athos, Porthos and Aramis", the way the language says it; `Intl` would begin by reading tables for this too. */
export function list(items: readonly string[]): string {
  const [last = ''] = items.slice(-1);
  return items.length < 2 ? last : t('list', { first: items.slice(0, -1).join(', '), last });
}

/** The reader's own variety of the language in use. */
export const locale = (): string => varietyOf(current);

/** Makes the sentences of these catalogues available, now and after every change of language. */
export function useCatalogues(...names: string[]): Promise<void> {
  const before = wanted.size;
  for (const name of names) wanted.add(name);
  return wanted.size > before ? reload() : loading;
}

/** The page changes its language once all catalogues are here: never half a page in each. */
export function setLanguage(language: Language): Promise<void> {
  if (language === asked && language === document.documentElement.lang) return loading;
  asked = language;
  return reload();
}

function reload(): Promise<void> {
  const language = asked;
  const mine: Promise<void> = Promise.all([...wanted].map((name) => read(language, name))).then(
    (sentences) => {
      if (mine !== loading) return loading; // overtaken by a later wish
      const fresh = new FluentBundle(language, { useIsolating: false });
      for (const some of sentences) fresh.addResource(some);
      bundle = fresh;
      current = language;
      document.documentElement.lang = language;
      changes.dispatchEvent(new Event('change'));
      return undefined;
    },
    (error) => {
      // What has come in no language may be wished for once more; a later wish that is on its way says so itself.
      const missing = (name: string) => ![language, 'en'].some((one) => parsed.has(`${one}/${name}`));
      if (mine === loading) for (const name of wanted) if (missing(name)) wanted.delete(name);
      throw error;
    },
  );
  loading = mine;
  return mine;
}

/** A catalogue that cannot be fetched is read in English instead: better than no words at all. */
async function read(language: Language, name: string): Promise<FluentResource> {
  const get = async (from: Language): Promise<FluentResource> => {
    const path = `${from}/${name}`;
    const known = parsed.get(path);
    if (known) return known;
    const text = await catalogues.get(path)?.();
    if (text === undefined) throw new Error(name);
    const sentences = new FluentResource(text);
    parsed.set(path, sentences);
    return sentences;
  };
  return get(language).catch(() => get('en'));
}
/** What has been read, by `<language>/<name>`: each wish for one more makes all sentences available anew. */
const parsed = new Map<string, FluentResource>();

/** Redraws its element when the words change. */
export class Words implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #redraw = () => this.#host.requestUpdate();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    changes.addEventListener('change', this.#redraw);
  }

  hostDisconnected(): void {
    changes.removeEventListener('change', this.#redraw);
  }
}
