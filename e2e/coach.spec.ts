/** What a lesson says stands beside what it speaks of, at every size: never upon it, nor upon what is to be pressed. */
import type { Page } from '@playwright/test';
import { Table as FourMusketeersTable } from './four_musketeers/table';
import { expect, test } from './kit/site';
import type { Table } from './kit/table';
import { t } from './kit/words';
import { Table as RoyTable } from './mousquetaires_du_roy/table';
import { Table as MusketiereTable } from './musketiere/table';

const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

interface Lesson {
  readonly name: string;
  readonly address: string;
  readonly table: (page: Page) => Table<string>;
  /** What is explained on the way, whatever else is. */
  readonly topics: readonly string[];
}
const lessons: readonly Lesson[] = [
  {
    name: 'musketiere',
    address: './#/guide/musketiere',
    table: (page) => new MusketiereTable(page),
    topics: ['coach-pay', 'coach-guard', 'coach-scoring', 'coach-end'],
  },
  {
    name: 'four_musketeers',
    address: './#/guide/four_musketeers',
    table: (page) => new FourMusketeersTable(page),
    topics: [
      'four-coach-strike',
      'four-coach-repeat',
      'four-coach-shadow',
      'four-coach-scoring',
      'four-coach-end',
    ],
  },
  {
    name: 'mousquetaires_du_roy, as the Musketeers',
    address: './#/guide/mousquetaires_du_roy',
    table: (page) => new RoyTable(page),
    topics: ['mr-coach-ask-next', 'mr-coach-ask-action', 'mr-coach-dice', 'mr-coach-siege', 'mr-coach-end'],
  },
  {
    name: 'mousquetaires_du_roy, as Milady',
    address: './#/guide/mousquetaires_du_roy/milady',
    table: (page) => new RoyTable(page),
    topics: [
      'mr-coach-ask-destination',
      'mr-coach-ask-paris',
      'mr-coach-ask-man',
      'mr-coach-tracks',
      'mr-coach-end',
    ],
  },
];

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
    const inSight = (selector: string) =>
      [...(root?.querySelectorAll(selector) ?? [])]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ one, box: clip(one) }))
        .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
    const targets = inSight(coach.hint.about);
    const whole = targets.some(({ one, box }) => {
      const all = one.getBoundingClientRect();
      return area(box) > 0.6 * all.width * all.height || box.bottom - box.top > LINE;
    });
    if (!whole) found.push(`what it speaks of is out of sight: ${coach.hint.about}`);
    if (targets.some(({ box }) => shared(own, box)))
      found.push(`it lies upon what it speaks of: ${coach.hint.about}`);
    if (!coach.closest('dialog'))
      for (const { one, box } of inSight(coach.answers))
        if (shared(own, box))
          found.push(`it lies upon an answer: ${one.className} “${one.textContent?.trim().slice(0, 20)}”`);
    const rings = [...coach.querySelectorAll('.coach__sign rect')].map((ring) =>
      ring.getBoundingClientRect(),
    );
    if (!targets.every(({ box }) => rings.some((ring) => shared(ring, box))))
      found.push('it does not point there');
    return found;
  });
}

/** What is still wrong when the whisper has had time to follow. */
async function settled(page: Page): Promise<string[]> {
  let found = await faults(page);
  for (let waited = 0; found.length > 0 && waited < 1500; waited += 100) {
    await page.waitForTimeout(100);
    found = await faults(page);
  }
  return found;
}

for (const { name, address, table: open, topics } of lessons)
  test(`${name}: what the lesson says lies beside what it speaks of`, async ({ page }) => {
    await page.goto(address);
    const table = open(page);
    const coach = page.locator('mk-coach .coach');
    const asked = page.locator('dialog[open], .act__do, .table--roy:not([data-asking=""])');
    const heard: string[] = [];
    const wrong: string[] = [];
    for (;;) {
      await expect(coach.or(asked).first()).toBeVisible();
      if ((await coach.count()) > 0) {
        const topic = (await coach.getAttribute('data-topic')) ?? '';
        for (const size of sizes) {
          await page.setViewportSize(size);
          const found = await settled(page);
          if (found.length > 0) wrong.push(`${topic} at ${size.width} × ${size.height}: ${found.join('; ')}`);
        }
        heard.push(topic);
        await coach.getByRole('button', { name: t('coach-ok') }).click();
        if (topic.endsWith('-end')) break;
        continue;
      }
      await table.answer(await table.moment());
    }
    expect(wrong).toEqual([]);
    expect(heard).toEqual(expect.arrayContaining([...topics]));
    expect(new Set(heard).size).toBe(heard.length);
  });
