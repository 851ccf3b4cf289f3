/** The places lie on the map as buildings: all in sight, none over another, each large enough for a thumb; and what stands
 * or is written there can be told apart. */
import type { Page } from '@playwright/test';
import { languages } from '../../web/lib/languages';
import { resize } from '../kit/dom';
import { smallTargets } from '../kit/fit';
import { expect, test } from '../kit/site';
import { oneVisit } from '../kit/visit';
import { t, wordsOf } from '../kit/words';
import { laid, layOut } from './position';
import { Table } from './table';

const screens = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** Whatever a card of the hand can be called, in every language. */
const tags = languages.flatMap((language) =>
  [
    ...['combat', 'double_combat', 'erudition', 'nobility', 'gallantry', 'panache'],
    ...['des_essarts', 'buckingham', 'bassompierre', 'planchet', 'kitty', 'mousqueton'],
  ].map((card) => wordsOf(language)('adventure-tag', { card })),
);

/** Of the names below the hand those that break within a word, or do not fit the line they have. */
const broken = (page: Page): Promise<string[]> =>
  page.locator('.hand__name').evaluateAll((lines, tags) => {
    const found: string[] = [];
    for (const line of lines) {
      const tried = line.cloneNode() as HTMLElement;
      line.after(tried);
      for (const tag of tags) {
        tried.textContent = tag;
        const text = tried.firstChild as Text;
        let wrong = tried.scrollWidth > tried.clientWidth || tried.scrollHeight > tried.clientHeight + 4; // tails of letters
        for (const { index, 0: part } of tag.matchAll(/[^ \u00ad]+/g)) {
          const lines = [...part].map((_, at) => {
            const range = document.createRange();
            range.setStart(text, index + at);
            range.setEnd(text, index + at + 1);
            return [...range.getClientRects()].at(-1)?.top; // the first may be that of a hyphen before it
          });
          wrong ||= new Set(lines).size > 1;
        }
        if (wrong) found.push(tag);
      }
      tried.remove();
    }
    return [...new Set(found)];
  }, tags);

/** Of names and signs of places those before which a figure stands. */
const hidden = (page: Page): Promise<string[]> =>
  page.locator('.tile').evaluateAll((tiles) => {
    const boxes = (of: string) =>
      tiles.flatMap((tile) =>
        [...tile.querySelectorAll<HTMLElement>(of)].map((part) => ({
          said: `${tile.className}: ${part.className}`,
          box: part.getBoundingClientRect(),
        })),
      );
    const figures = boxes('.tile__figure .mk-pawn');
    return boxes('.tile__name, .tile__task:has(*)').flatMap(({ said, box }) =>
      figures.some(
        ({ box: { left, right, top, bottom } }) =>
          left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
      )
        ? [said]
        : [],
    );
  });

const narrowest = { width: 320, height: 568 };
const lowDesk = { width: 1024, height: 700 };

const { it, all } = oneVisit();

it('however many meet, every face is seen, and no name below the hand breaks within a word', async ({
  page,
}) => {
  await layOut(page, laid.together);
  await new Table(page).moment();
  for (const screen of [narrowest, ...screens, lowDesk])
    await test.step(`${screen.width} by ${screen.height}`, async () => {
      await resize(page, screen);
      const faces = await page
        .locator('.tile--paris .tile__figure .mk-pawn > svg:first-child')
        .evaluateAll((pawns) =>
          pawns.map((pawn) => {
            const { left, right, top, width, height } = pawn.getBoundingClientRect();
            // The face, as wide as it is drawn.
            return { left: left + width * 0.2, right: right - width * 0.2, top, bottom: top + height / 3 };
          }),
        );
      const covered = await page.locator('.tile--paris .tile__figure').evaluateAll(
        (figures) =>
          figures.filter((figure) => {
            const { left, top, width, height } = figure.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 4);
            return !figure.contains(hit);
          }).length,
      );
      expect(covered, 'under what is to be done there').toBe(0);
      expect(faces).toHaveLength(5); // Milady may be there, too
      for (const [at, one] of faces.entries())
        for (const other of faces.slice(at + 1)) {
          const over =
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom;
          expect(over, JSON.stringify([one, other])).toBe(false);
        }
      if (screen !== narrowest) expect(await hidden(page), 'signs behind figures').toEqual([]);
      await expect(page.locator('.act__end')).toBeInViewport({ ratio: 1 });
      // Everybody is named, and what one of them can do is large enough to be read.
      for (const [part, least] of [
        ['.fellow__name', 11],
        ['.fellow--shown .fellow__skill b', 12],
      ] as const) {
        const sizes = await page
          .locator(part)
          .evaluateAll((lines) =>
            lines.map((line) =>
              line.clientHeight === 0 ? 0 : Number.parseFloat(getComputedStyle(line).fontSize),
            ),
          );
        expect(sizes, part).toHaveLength(4);
        expect(Math.min(...sizes), part).toBeGreaterThanOrEqual(least);
      }
      await expect(page.locator('.hand__name')).toHaveCount(6);
      expect(await broken(page)).toEqual([]);
    });
});

it('a large hand is whole: each card of it can be touched', async ({ page }) => {
  const many = 'combat combat combat double_combat erudition_1 erudition_2 nobility_1 nobility_1 panache_2';
  const { lines } = laid.chains;
  await layOut(page, {
    ...laid.chains,
    lines: { ...lines, hands: `${many} gallantry_1 bassompierre | combat | combat` },
  });
  await new Table(page).moment();
  for (const screen of screens)
    await test.step(`${screen.width} by ${screen.height}`, async () => {
      await resize(page, screen);
      await expect(page.locator('.hand__card')).toHaveCount(11);
      const missed = await smallTargets(page);
      expect(missed.filter((one) => one.startsWith('BUTTON'))).toEqual([]);
    });
});

it('on every screen every place can be touched', async ({ page }) => {
  const { lines } = laid.chains;
  await layOut(page, { lines: { ...lines, tokens: 'horse | |' } });
  const table = new Table(page);
  await table.moment();
  for (const screen of screens)
    await test.step(`${screen.width} by ${screen.height}`, async () => {
      await resize(page, screen);
      const places = page.locator('.places button');
      await expect(places).toHaveCount(8);
      const boxes = await places.evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, top, right, bottom } = button.getBoundingClientRect();
          return { name: button.textContent?.trim().split('\n')[0] ?? '', left, top, right, bottom };
        }),
      );
      for (const one of boxes) {
        expect(one.right - one.left, one.name).toBeGreaterThanOrEqual(44);
        expect(one.bottom - one.top, one.name).toBeGreaterThanOrEqual(44);
        expect(one.left, one.name).toBeGreaterThanOrEqual(0);
        expect(one.top, one.name).toBeGreaterThanOrEqual(0);
        expect(one.right, one.name).toBeLessThanOrEqual(screen.width);
        expect(one.bottom, one.name).toBeLessThanOrEqual(screen.height);
        for (const other of boxes)
          if (other !== one) {
            const over =
              one.left < other.right - 0.5 &&
              other.left < one.right - 0.5 &&
              one.top < other.bottom - 0.5 &&
              other.top < one.bottom - 0.5;
            expect(over, `${one.name} and ${other.name}`).toBe(false);
          }
      }
      // What can be attempted at the Louvre is seen whole, without scrolling.
      const stage = await page.locator('.midst').boundingBox();
      for (const open of await page.locator('.element--open').all()) {
        const box = await open.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
          (stage?.y ?? 0) + (stage?.height ?? 0),
        );
      }
    });

  await test.step('and touched again it is ridden to, where that costs nothing (MR-14.9)', async () => {
    const left = page.locator('.asked__words');
    const before = await left.textContent();
    for (let touch = 0; touch < 2; touch += 1) await table.place('la_rochelle').click();
    await expect(table.story).toContainText(t('place-la_rochelle'));
    expect(await table.moment()).toBe('action');
    await expect(left).toHaveText(before ?? '');
  });
});

it('what is to be done at a place hides no head of those who stand there', async ({ page }) => {
  const lines = { phase: 'musketeers', destination: 'louvre', paris: 'complot | | lubin', active: 'athos' };
  for (const where of ['paris paris paris', 'la_rochelle louvre paris'])
    await test.step(where, async () => {
      await layOut(page, { lines: { ...lines, where } });
      await new Table(page).moment();
      for (const size of screens) {
        await resize(page, size);
        const covered = await page.locator('.tile').evaluateAll((tiles) =>
          tiles.flatMap((tile) => {
            const task = tile.querySelector('.tile__task:has(*)')?.getBoundingClientRect();
            return [...tile.querySelectorAll('.tile__figure .mk-pawn')].flatMap((one) => {
              const { left, right, top, bottom, height } = one.getBoundingClientRect();
              const brim = top + height / 5; // the hat may
              const meets =
                task && task.bottom > brim && task.top < bottom && task.right > left && task.left < right;
              return meets ? [tile.className] : [];
            });
          }),
        );
        expect(covered, `${size.width}`).toEqual([]);
        // Where Milady may be is asked at the side.
        const central = await page.locator('.tile:has(.tile__figure--suspect)').evaluateAll((tiles) =>
          tiles.flatMap((tile) => {
            const { left, width } = tile.getBoundingClientRect();
            const hood = tile.querySelector('.mk-pawn--hood')?.getBoundingClientRect();
            const at = hood ? (hood.left + hood.width / 2 - left) / width : null;
            return at === null || Math.abs(at - 0.5) < 0.3 ? [`${tile.className} ${at}`] : [];
          }),
        );
        expect(central, `${size.width}`).toEqual([]);
      }
    });
});

it('keeps its place and size through a turn, a mission, a duel and in the inn, and the question hardly moves', async ({
  page,
}) => {
  const desks = [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 820, height: 1180 },
  ];
  const first = new Map<number, unknown>();
  const asked = new Map<number, number>();
  const look = async (moment: string) => {
    for (const size of desks) {
      await resize(page, size);
      const map = await page.locator('.map').boundingBox();
      const top = (await page.locator('.asked').boundingBox())?.y ?? 0;
      const isDesk = size.width > 1000;
      if (moment !== 'commit') expect(map, `${moment} ${size.width}`).toEqual(first.get(size.width) ?? map);
      else if (isDesk) expect(Math.abs(top - (asked.get(size.width) ?? 0)), 'the question').toBeLessThan(40);
      if (map) first.set(size.width, map);
      if (map) asked.set(size.width, top);
    }
  };
  await layOut(page, laid.won);
  const table = new Table(page);
  const steps = new Set<string>();
  await table.playUntil(
    (moment) => steps.has('commit') && moment === 'action',
    async (moment) => {
      await look(moment);
      steps.add(moment);
    },
  );
  expect([...steps]).toEqual(expect.arrayContaining(['next', 'action', 'commit']));
  for (const other of [laid.inn, laid.crowded]) {
    await layOut(page, other);
    await look(await table.moment());
  }
});

test('the map', all);
