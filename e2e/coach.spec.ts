/**
 * What a lesson says stands beside what it speaks of, at every size: never upon it, nor upon what is to be pressed. So does the
 * question of a problem. The second lessons are played by keyboard alone or by finger, and remembered.
 */
import type { Page } from '@playwright/test';
import { catalogue, games } from '../web/generated/catalogue';
import { Table as FourMusketeersTable } from './four_musketeers/table';
import { resize } from './kit/dom';
import { pressKey } from './kit/keyboard';
import { speakLongest, longest as words } from './kit/longest';
import { tap } from './kit/setup';
import { expect, test } from './kit/site';
import type { Player } from './kit/table';
import { type Following, first, follow, type Lesson, second } from './lessons';

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };
const least = { width: 320, height: 568 };
const small = [{ width: 320, height: 640 }, phone];
const sizes = [...small, { width: 820, height: 1180 }, desk];

test.beforeEach(({ page }) => speakLongest(page));

/** What is wrong with how the whisper lies, in words. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const coach = document.querySelector('mk-coach');
    const panel = coach?.querySelector('.coach');
    if (!coach || !panel) return ['there is no whisper'];
    const clip = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let at = element.parentElement; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const edge =
          at === document.body || at === document.documentElement
            ? new DOMRect(0, 0, innerWidth, innerHeight)
            : at.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return { left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
    };
    type Box = ReturnType<typeof clip>;
    const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
    const shared = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const LINE = 36; // of a list that is scrolled one can be seen
    const found: string[] = [];
    const root = coach.closest('dialog, .table');
    const own = panel.getBoundingClientRect();
    if (own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight)
      found.push('it hangs over the edge of the screen');
    if (panel.scrollHeight > panel.clientHeight + 1) found.push('not all of it can be read');
    if (panel.scrollWidth > panel.clientWidth + 1) found.push('something runs out of it');
    const inSight = (selector: string | null) =>
      [...((selector && root?.querySelectorAll(selector)) || [])]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ one, box: clip(one) }))
        .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
    const targets = inSight(coach.hint.about);
    const whole = targets.some(({ one, box }) => {
      const all = one.getBoundingClientRect();
      return area(box) > 0.6 * all.width * all.height || box.bottom - box.top > LINE;
    });
    // On the least screen the longest words may leave it no room.
    if (!whole && coach.hint.about !== null && innerHeight >= 600)
      found.push(`what it speaks of is out of sight: ${coach.hint.about}`);
    if (targets.some(({ box }) => shared(own, box)))
      found.push(`it lies upon what it speaks of: ${coach.hint.about}`);
    if (!coach.closest('dialog') && inSight(coach.hint.also).some(({ box }) => shared(own, box)))
      found.push(`it lies upon what it names: ${coach.hint.also}`);
    if (!coach.closest('dialog'))
      for (const { one, box } of inSight(coach.free.answers))
        if (shared(own, box))
          found.push(`it lies upon an answer: ${one.className} “${one.textContent?.trim().slice(0, 20)}”`);
    // What must be answered is read, whatever else has to give way; but for the question of a problem, which is that.
    const question = coach.hint.about === null ? [] : inSight('.asked__words--you');
    if (question.some(({ box }) => shared(own, box))) found.push('it lies upon the question');
    const isHigh = own.top < (root?.getBoundingClientRect().top ?? 0);
    const looksAt = coach.free.regarded === null ? [] : inSight(coach.free.regarded); // rather over the bar than over that
    if (
      !coach.closest('dialog') &&
      innerHeight >= 700 &&
      isHigh &&
      coach.free.regarded &&
      looksAt.length === 0 &&
      question.length === 0
    )
      found.push('it lies over the bar of the page');
    // A phone has not always room beside the fight.
    if (!coach.closest('dialog') && coach.free.regarded !== null && innerWidth >= 800)
      for (const { box } of inSight(coach.free.regarded))
        if (shared(own, box)) found.push(`it lies upon what one looks at: ${coach.free.regarded}`);
    // What lies before the others can be seen on a phone too, as long as nothing else must: a card may be spoken of.
    if (!coach.closest('dialog') && innerHeight >= 740 && (question.length === 0 || innerWidth >= 800))
      for (const { box } of inSight('.figure[data-place="other"] .stack'))
        if (shared(own, box)) found.push('it lies upon the cards of a rival');
    // A few lines leave those at the table to be seen, on a phone too.
    if (['four-coach-repeat', 'coach-guard'].includes(coach.hint.topic) && innerHeight >= 700)
      for (const { one, box } of inSight('.figure__name, .seat__name'))
        if (shared(own, box)) found.push(`it lies upon a name: ${one.textContent}`);
    const parchment = inSight('.beside')[0]?.box;
    if (parchment && own.left < parchment.left && own.right > parchment.left)
      found.push('it hangs over the edge of the parchment');
    const cut = (selector: string) =>
      [...(root?.querySelectorAll(selector) ?? [])].some(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
      );
    if (cut('.end__picture')) found.push('the picture of the end is cut');
    if (cut('.figures thead span')) found.push('a name over the figures is cut');
    const [body, foot] = ['.overlay__body', '.overlay__foot'].map((one) => root?.querySelector(one));
    if (body && foot && foot.getBoundingClientRect().top < body.getBoundingClientRect().bottom - 1)
      found.push('the button lies over what is read');
    // At a desk a foot holds all ways on; elsewhere those that lead on stand alone.
    const foots = [...(root?.querySelectorAll('.end__foot, .end__onward') ?? [])];
    const onward = foots.find((one) => getComputedStyle(one).position === 'sticky');
    if (body && onward && onward.getBoundingClientRect().bottom < body.getBoundingClientRect().bottom - 1)
      found.push('something is seen below the buttons');
    const low = [...document.querySelectorAll('.hand__card')].some(
      (one) => one.getBoundingClientRect().bottom > innerHeight,
    );
    if (low && innerWidth >= 800) found.push('the hand hangs over the edge of the screen');
    const rings = [...coach.querySelectorAll('.coach__sign rect')].map((ring) =>
      ring.getBoundingClientRect(),
    );
    if (!targets.every(({ box }) => rings.some((ring) => shared(ring, box))))
      found.push('it does not point there');
    if (onward && rings.some((ring) => ring.bottom > onward.getBoundingClientRect().top + 2))
      found.push('its ring runs over the buttons');
    const way = coach.querySelector('.coach__sign path')?.getBoundingClientRect();
    const words = document.createRange();
    for (const { one } of way ? inSight('.fight__stake') : []) {
      words.selectNodeContents(one);
      if (way && [...words.getClientRects()].some((line) => shared(way, line)))
        found.push(`its way leads through words: ${one.textContent}`);
    }
    return found;
  });
}

/** Where it ends beside a wide table, unless it speaks of what lies there or in a sheet. */
const home = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const coach = document.querySelector('mk-coach');
    const panel = coach?.querySelector('.coach');
    if (
      !coach ||
      !panel ||
      coach.closest('dialog') ||
      document.querySelector(`.beside :is(${coach.hint.about})`)
    )
      return '';
    const { left, bottom } = panel.getBoundingClientRect();
    return `${Math.round(left)} ${Math.round(bottom)}`;
  });

/** What is still wrong when the whisper has had time to follow. */
async function settled(page: Page): Promise<string[]> {
  let found = await faults(page);
  for (let waited = 0; found.length > 0 && waited < 1500; waited += 100) {
    await page.waitForTimeout(100);
    found = await faults(page);
  }
  return found;
}

/** What the end of a first lesson leads to: the door, and what is said first behind it. */
const leads: Readonly<Record<string, readonly [door: string, topic: string]>> = {
  './#/guide/musketiere': ['lesson-musketiere-stones', 'coach-stones-danger'],
  './#/guide/four_musketeers': ['lesson-four_musketeers-shadow', 'four-coach-hide'],
  './#/guide/mousquetaires_du_roy': ['lesson-mousquetaires_du_roy-siege', 'mr-coach-siege-beggars'],
};

/** Follows a lesson at the size that the page has, and looks at all that is said at every other one before. */
async function listen(page: Page, lesson: Lesson, { look, ...following }: Following = {}) {
  const own = page.viewportSize() ?? desk;
  const wrong: string[] = [];
  const homes = new Set<string>();
  const { heard, assents } = await follow(page, lesson, {
    player: { words },
    ...following,
    look: async (topic) => {
      for (const size of [...sizes.filter((one) => one.width !== own.width), own]) {
        await resize(page, size);
        const found = await settled(page);
        if (size.width === 1440) homes.add(await home(page));
        if (found.length > 0) wrong.push(`${topic} at ${size.width} × ${size.height}: ${found.join('; ')}`);
      }
      await look?.(topic);
    },
  });
  expect(wrong).toEqual([]);
  homes.delete('');
  expect([...homes], 'beside the table it has one place').toHaveLength(1);
  expect(new Set(heard).size).toBe(heard.length);
  return { heard, assents };
}

/** In the first lesson of Four Musketeers: what is fought with is large, and no button moves, whatever is held. */
function lookAtStrikes(page: Page) {
  const table = new FourMusketeersTable(page, { words });
  const lain = new Map<string, Set<string>>();
  const width = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
  return {
    lain,
    look: async (topic: string) => {
      if (topic !== 'four-coach-aim') return;
      await expect(page.getByText(words('four-random-name'), { exact: true })).toBeVisible();
      expect(await width('.pile--random .mk-card >> nth=-1')).toBeGreaterThan(48);
      expect(await width('.figure[data-place="other"] .stack .mk-card >> nth=-1')).toBeGreaterThan(56);
      expect(await width('.strike__none >> nth=0'), 'the largest on the table').toBeGreaterThan(140);
    },
    decide: async (moment: string) => {
      if (moment !== 'strike') return;
      for (const size of [{ width: 390, height: 844 }, desk]) {
        await resize(page, size);
        const places = lain.get(`${size.width}`) ?? new Set();
        lain.set(`${size.width}`, places.add(await table.corners()));
        // Slanting letters reach a little beyond their line.
        const beyond = page
          .locator('.fight__stake')
          .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
        expect(Math.max(0, ...(await beyond)), 'what hangs on the fight is read whole').toBeLessThan(5);
        await table.hold();
        places.add(await table.corners());
        await table.unhold();
      }
    },
  };
}

test.describe('at a desk', () => {
  test.use({ viewport: desk });

  for (const lesson of first)
    test(`${lesson.name}: what the lesson says lies beside what it speaks of`, async ({ page }) => {
      const strikes = lesson.name === 'four_musketeers' ? lookAtStrikes(page) : undefined;
      const { heard, assents } = await listen(page, lesson, strikes);
      expect(heard).toEqual(expect.arrayContaining([...lesson.topics]));
      if (strikes) {
        expect(assents).toBeGreaterThan(0);
        expect(assents, 'little stops the story').toBeLessThanOrEqual(4);
        expect(strikes.lain.size).toBe(2);
        for (const [width, places] of strikes.lain) expect([...places], `${width} wide`).toHaveLength(1);
      }
      const [door, topic] = leads[lesson.address] ?? [];
      if (!door) return;
      await page.getByRole('link', { name: words(door) }).click();
      await expect(page.locator(`.coach[data-topic="${topic}"]`)).toBeVisible();
    });
});

test('the question of a problem lies upon nothing that it asks about', async ({ page }) => {
  const wrong: string[] = [];
  for (const game of games)
    for (const { id } of catalogue[game].problems) {
      await page.goto(`./#/problem/${game}/${id}`);
      await expect(page.locator(`.coach[data-topic="${id}"]`)).toBeVisible();
      for (const size of [least, ...small, desk]) {
        await resize(page, size);
        const found = await settled(page);
        if (found.length > 0) wrong.push(`${id} at ${size.width} × ${size.height}: ${found.join('; ')}`);
      }
    }
  expect(wrong).toEqual([]);
});

const byKeys: Player = { press: pressKey, hurry: 'no', words };
const byFinger: Player = { press: tap, words };

for (const [at, lesson] of second.entries()) {
  const [how, player] = at === 0 ? ['by keyboard alone', byKeys] : ['by finger', byFinger];
  test.describe(how, () => {
    test.use(player === byFinger ? { hasTouch: true, viewport: phone } : { viewport: desk });

    test(`${lesson.name}: a short lesson, beside what it speaks of, and it is remembered`, async ({
      page,
    }) => {
      const { heard } = await listen(page, lesson, { player });
      expect(heard).toEqual([...lesson.topics]);
      await page.goto('./#/results');
      const line = page
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${lesson.address.slice(2)}"]`) });
      await expect(line.getByText(words('results-lesson-done'))).toBeVisible();
    });
  });
}
