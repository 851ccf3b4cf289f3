/** For the tests: the whole page with this game beside the others, and an engine that gives recorded answers. */
import { html, render } from 'lit';
import { games } from '../../../web/games/registry';
import { Games } from '../../../web/lib/game';
import { useCatalogues } from '../../../web/lib/i18n';
import type { Recorded } from '../../../web/lib/table/recorded';
import type { App } from '../../../web/shell/app';
import { SettingsStore } from '../../../web/shell/settings';
import type { EngineClient } from '../../../web/worker/client';
import { game } from '.';
import type { GameTypes } from './generated/parade';
import '../../../web/shell/app';

/** One line makes the game known. */
export const withParade = new Games([...games.all, game]);

export type Log = readonly Recorded<GameTypes>[];

/** Gives recorded answers, to the same question again what came next; one that was not asked then waits for ever. */
export class RecordedEngine extends EventTarget {
  readonly state = 'ready';
  readonly asked: { readonly op: string; readonly body: object }[] = [];
  /** Of the log, what has been answered so far. */
  readonly answered: Recorded<GameTypes>[] = [];
  /** What has not been asked. */
  left: Log;

  constructor(log: Log) {
    super();
    this.left = log;
  }

  start(): void {}

  ask(op: string, body: object): Promise<object> {
    this.asked.push({ op, body });
    const question = said(op, body);
    const isAsked = (one: Log[number]) => said(one.op, one.body) === question;
    const found = this.left.find(isAsked) ?? this.answered.findLast(isAsked);
    if (!found) return new Promise(() => null);
    this.left = this.left.filter((one) => one !== found);
    this.answered.push(found);
    return Promise.resolve(structuredClone(found.answer));
  }
}

/** The same for the same question, in whatever order it names things. */
const said = (op: string, body: object): string =>
  JSON.stringify([op, body], (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );

/** The page as `main.ts` sets it up, opened at an address. */
export async function opened(address: string, engine: EventTarget): Promise<App> {
  location.hash = address;
  const store = new SettingsStore();
  store.set({ motion: 'off', language: 'en' });
  await store.apply();
  await useCatalogues('shell', 'errors', 'offline', ...withParade.all.map(({ id }) => `home-${id}`));
  const app = html`<mk-app .games=${withParade} .engine=${engine as EngineClient} .store=${store}></mk-app>`;
  render(app, document.body);
  return document.querySelector('mk-app') as App;
}

/** What is read, the spaces between the words aside. */
export const text = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
