/** What the build before has left in a browser: its database, its small notes and its links (tests/before/README.md). */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Table as FourMusketeers } from './four_musketeers/table';
import { readKept } from './kit/kept';
import { expect, test } from './kit/site';
import type { Table } from './kit/table';
import { oneVisit } from './kit/visit';
import { saying, wordsOf } from './kit/words';
import { Table as MousquetairesDuRoy } from './mousquetaires_du_roy/table';
import { Table as Musketiere } from './musketiere/table';

interface Kept {
  readonly saves: Record<string, { text: string; summary: { names: string[]; over: boolean } }>;
  readonly links: Record<string, { code: string }>;
  readonly data?: string;
}

const read = (file: string): string =>
  readFileSync(new URL(`../tests/before/${file}`, import.meta.url), 'utf8');
const games = {
  musketiere: Musketiere,
  four_musketeers: FourMusketeers,
  mousquetaires_du_roy: MousquetairesDuRoy,
};
const ids = Object.keys(games) as (keyof typeof games)[];
const kept = Object.fromEntries(ids.map((game) => [game, JSON.parse(read(`${game}.json`)) as Kept]));
const savesOf = (game: string) => Object.entries(kept[game]?.saves ?? {});
const words = wordsOf('fr');
const DAY = 'day-2026-11-22';
const idOf = (game: string, name: string): string =>
  name === DAY ? `daily-${game}-2026-11-22` : `${game}-${name}`;

/** As the page wrote them, the older ones first. */
const records = ids.flatMap((game) =>
  savesOf(game).map(([name, { text }]) => ({ id: idOf(game, name), text })),
);
const matches = ids
  .flatMap((game) => savesOf(game).map(([name, { summary }]) => ({ ...summary, id: idOf(game, name) })))
  .map((match, number) => ({ ...match, created: 1.79e12 + number, updated: 1.79e12 + 60_000 * number }));
const data = [{ id: kept.mousquetaires_du_roy?.data, game: 'mousquetaires_du_roy', text: read('box.toml') }];
const notes = {
  'musketiere.settings': { language: 'fr', theme: 'light', speed: 'fast', motion: 'off' },
  'musketiere.setup': {
    musketiere: {
      players: ['Zoë', 'Élodie', 'Äijö', 'François'].map((name, seat) => ({
        name,
        sitter: seat === 1 ? 'random' : 'human',
      })),
      wishes: { players: 4, match_end: 'games', games: 3 },
    },
  },
};

const { it, all } = oneVisit();

it('before the page is opened for the first time', async ({ page }) => {
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto('./icons/icon.svg');
  await page.evaluate(
    ({ stores, small }) => {
      for (const [key, value] of Object.entries(small)) localStorage.setItem(key, JSON.stringify(value));
      return new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('musketiere', 2);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('matches', { keyPath: 'id' });
          opening.result.createObjectStore('records');
          opening.result.createObjectStore('data', { keyPath: 'id' });
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['matches', 'records', 'data'], 'readwrite');
          for (const match of stores.matches) writing.objectStore('matches').put(match);
          for (const { id, text } of stores.records)
            writing.objectStore('records').put({ text, revision: 3 }, id);
          for (const file of stores.data) writing.objectStore('data').put(file);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    },
    { stores: { matches, records, data }, small: notes },
  );
});

const list = (page: Page) => page.getByRole('region', { name: words('home-matches') });

it('every match is listed, and the small notes hold', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const lines = list(page).locator('.match');
  const resume = list(page).getByRole('link', { name: saying('home-resume-named', {}, words) });
  const days = list(page).locator('.match').filter({ hasText: '22 novembre 2026' }).locator('.tag');
  const count = { listed: 0, open: 0, days: 0 };
  for (const older = list(page).getByRole('button', { name: words('home-matches-older') }); ; ) {
    const to = Math.min(count.listed + 20, matches.length);
    const place = { from: count.listed + 1, to, count: matches.length };
    await expect(list(page).getByText(words('home-matches-place', place))).toBeVisible();
    count.listed += await lines.count();
    count.open += await resume.count();
    count.days += await days.count();
    if (await older.isDisabled()) break;
    await older.click();
  }
  await expect(
    list(page).getByText(words('home-matches-place', { from: 41, to: 58, count: 58 })),
  ).toBeFocused();
  const open = matches.filter(({ over }) => !over).length;
  expect(count).toEqual({ listed: matches.length, open, days: ids.length });
  await expect(list(page).getByText('Élodie d’Artagnan').first()).toBeVisible();

  await page.goto('./#/new/musketiere');
  for (const [seat, { name, sitter }] of notes['musketiere.setup'].musketiere.players.entries()) {
    await expect(page.getByLabel(words('new-name', { number: seat + 1 }))).toHaveValue(name);
    await expect(page.getByLabel(words('new-controller', { number: seat + 1 }))).toHaveValue(sitter);
  }
});

/** Opens a match of the list, as it is called there, and lets a finished one be watched to its end. */
async function watch(page: Page, game: string, name: string): Promise<void> {
  const text = kept[game]?.saves[name]?.text ?? '';
  const last = (JSON.parse(text).record.actions as unknown[]).length;
  await page.goto(`./#/watch/${game}/${idOf(game, name)}`);
  await watched(page, last);
  expect((await readKept(page, idOf(game, name)))?.text).toBe(text);
}

async function watched(page: Page, last: number): Promise<void> {
  const slider = page.getByRole('slider', { name: words('watch-place') });
  await expect(slider).toHaveValue('0');
  await expect(slider).toHaveAttribute('max', String(last));
  await slider.fill(String(last));
  await expect(page.getByRole('button', { name: words('end-open') })).toBeVisible();
}

for (const game of ids)
  it(`${game}: a match goes on, one is watched, and a link opens`, async ({ page }) => {
    const table: Table<string> = new games[game](page, { words });
    const name = 'one-human-in-play';
    const before = JSON.parse(kept[game]?.saves[name]?.text ?? '').record.actions as unknown[];
    await page.goto(`./#/match/${game}/${idOf(game, name)}`);
    expect(await table.moment()).not.toBe('over');
    await table.answer(await table.moment());
    const now = JSON.parse((await readKept(page, idOf(game, name)))?.text ?? '').record.actions as unknown[];
    expect(now.slice(0, before.length)).toEqual(before);

    const over = savesOf(game).find(([other, { summary }]) => summary.over && !other.startsWith('lesson'));
    await watch(page, game, over?.[0] ?? '');
    await page.goto(`./#/link/${kept[game]?.links['position-over']?.code}`);
    await expect(page.getByRole('slider', { name: words('watch-place') })).toHaveValue('0');
  });

it('what was played by a data file goes on by it', async ({ page }) => {
  const table = new MousquetairesDuRoy(page, { words });
  await page.goto(`./#/match/mousquetaires_du_roy/${idOf('mousquetaires_du_roy', 'data-file-in-play')}`);
  expect(await table.moment()).not.toBe('over');
  await watch(page, 'mousquetaires_du_roy', 'data-file-over');
});

test('what the build before has left', all);
