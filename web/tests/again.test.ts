/** A match that is over is seen again: from where one has come there, it goes on by itself or stands at its beginning. */
import type { LitElement } from 'lit';
import { afterEach, beforeAll, expect, test } from 'vitest';
import '../games/musketiere/table/table';
import { game } from '../games/musketiere';
import replay from '../games/musketiere/table/testdata/replay.json';
import { setLanguage, useCatalogues } from '../lib/i18n';
import '../lib/table/end';
import { RecordedWatch, recordedLesson } from './testing-replay';

beforeAll(async () => {
  await useCatalogues('table', 'watch', game.id, `table-${game.id}`);
  await setLanguage('en');
});
afterEach(() => {
  document.body.replaceChildren();
  location.hash = '';
});

const settings = { language: 'en', theme: 'dark', speed: 'fast', motion: 'off', sound: 'off', hints: 'on' };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How far the match has gone on, once it has stood there for a while. */
async function gone(source: object): Promise<number> {
  const engine = recordedLesson();
  const asked = Object.assign(new EventTarget(), { ask: engine.ask.bind(engine) });
  const table = document.createElement(`mk-${game.id}`) as LitElement;
  Object.assign(table, { game, engine: asked, settings, source: { at: 'viewer', ...source } });
  document.body.replaceChildren(table);
  const sought = () => engine.asked.flatMap((one) => /^seek .*"at":(\d+)/.exec(one)?.[1] ?? []).map(Number);
  for (let turn = 0; turn < 200 && sought().length < 1; turn += 1) await wait(5);
  await table.updateComplete;
  for (let turn = 0; turn < 60 && sought().length < 2; turn += 1) await wait(5);
  return sought().at(-1) ?? -1;
}

/** The way to the match that is over at this table. */
async function fromEnd(): Promise<void> {
  const frame = new RecordedWatch(replay).stand(replay.moments.length - 1);
  const end = Object.assign(document.createElement('mk-match-end') as LitElement, {
    game,
    source: { at: 'table', id: 'm' },
    frame,
    roster: { names: frame.names, viewer: 0 },
    engine: { ask: () => new Promise(() => {}) },
    figures: () => '',
    last: () => '',
  });
  document.body.replaceChildren(end);
  await end.updateComplete;
  document.querySelector<HTMLElement>('a[href*="watch"]')?.click();
}

test('from its end it goes on, once; else it stands', async () => {
  expect(await gone({ id: 'm' })).toBe(0);
  await fromEnd();
  expect(await gone({ id: 'm' })).toBe(1);
  expect(await gone({ id: 'm' })).toBe(0);
});

test('another match, and the review of this one, stand', async () => {
  await fromEnd();
  expect(await gone({ id: 'n' })).toBe(0);
  await fromEnd();
  expect(await gone({ id: 'm', review: true })).toBe(0);
});
