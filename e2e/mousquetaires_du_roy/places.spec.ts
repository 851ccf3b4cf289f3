/** On a phone what one looks at and presses keeps its place through a whole turn, whatever is said, held and looked at. */
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/site';
import { laid, layOut } from './position';
import { Table } from './table';

/** Where each part begins and ends; of the buttons that there are the row. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    ['.map', '.team', '.midst', '.asked', '.asked > .icon-button', '.held', '.act__end, .act__begin'].map(
      (part) => {
        const { top = Number.NaN, bottom = Number.NaN } =
          document.querySelector(part)?.getBoundingClientRect() ?? {}; // no place is where nothing is
        return { part, top: Math.round(top), bottom: Math.round(bottom) };
      },
    ),
  );
/** In pixels. */
const LINE = 18;
type Places = Awaited<ReturnType<typeof placesOf>>;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('map, company, place, question, hand and buttons stay where they are through a turn', async ({
  page,
}) => {
  const table = new Table(page);
  let first: Places | null = null;
  /** Of the question `lines` more than mostly are told: the place ends above them, and nothing else moves. */
  const look = (what: string, lines = 0) =>
    test.step(what, async () => {
      await table.moment();
      const now = await placesOf(page);
      first ??= now;
      const rise = lines * LINE;
      const moved = now.filter(({ part, top, bottom }, at) => {
        const { top: above = 0, bottom: below = 0 } = first?.[at] ?? {};
        const isAsked = part.startsWith('.asked');
        const atTop = above - top <= 1 + (isAsked ? rise : 0);
        const atFoot = below - bottom <= 1 + (part === '.midst' || part.includes('icon') ? rise : 0);
        return !(atTop && top - above <= 1 && atFoot && bottom - below <= 1);
      });
      expect(moved, JSON.stringify(first)).toEqual([]);
    });
  for (const [name, position] of Object.entries({
    'two cards, four doors': laid.galleries,
    'six cards, five tasks': laid.crowded,
    'the inn': laid.inn,
    'eight cards': {
      lines: { ...laid.chains.lines, hands: `combat combat ${laid.chains.lines.hands}` },
    },
    'one card': laid.manned,
    'no card': { lines: { ...laid.manned.lines, hands: '- | panache_2 | kitty', active: 'athos' } },
  })) {
    await layOut(page, position);
    await look(name);
    await expect(page.locator('.fellow--shown .fellow__skill')).toHaveCount(4);
    await expect(page.locator('.fellow--shown .fellow__skill').last()).toBeInViewport({ ratio: 1 });
  }
  await layOut(page, laid.chains);
  await look('asked what he does');
  await table.place('la_rochelle').tap();
  await look('another place is looked at');
  await table.button('mr-draw-short').tap();
  await look('a card is drawn');
  await table.stop();
  await look('who is next', 1);
});
