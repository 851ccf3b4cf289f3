/** The memory of Python with the engine imported, which a later start begins with. */
import type { Page } from '@playwright/test';
import { beginMatch } from '../musketiere/setup';
import { Table } from '../musketiere/table';
import { expect, expectReady, test } from './device';

/** What is kept of it: its length in bytes, 0 where it has been given up, or null. */
const kept = (page: Page): Promise<number | null> =>
  page.evaluate(async () => {
    const cache = await caches.open('musketiere-memory');
    const [request] = await cache.keys();
    return request ? ((await (await cache.match(request))?.arrayBuffer())?.byteLength ?? null) : null;
  });

/** It is made when the visit has come to rest. */
const expectMade = (page: Page) =>
  expect.poll(() => kept(page), { timeout: 60_000 }).toBeGreaterThan(1_000_000);

async function plays(page: Page): Promise<void> {
  await page.goto('./#/');
  await beginMatch(page, { players: 2 });
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'card');
  await table.playCard();
}

test('it is made while the first visit plays on, and what begins with it plays; torn or altered it costs nothing but its time', async ({
  device,
  watch,
}) => {
  const first = await device.open();
  await expectReady(first);
  expect(await kept(first)).toBeNull();
  await plays(first);
  await expectMade(first);
  await device.close();
  const page = await device.open();
  await plays(page);
  expect(await kept(page)).toBeGreaterThan(1_000_000);

  const spoil = (change: 'torn' | 'altered') =>
    page.evaluate(async (change) => {
      const cache = await caches.open('musketiere-memory');
      const [request] = await cache.keys();
      const stored = request && (await cache.match(request));
      if (!request || !stored) throw new Error('there is none');
      const bytes = new Uint8Array(await stored.arrayBuffer());
      if (change === 'altered') bytes.fill(0, 40_000, 60_000); // also what tells a memory of Pyodide from anything else
      const part = bytes.subarray(0, change === 'torn' ? bytes.length >> 1 : bytes.length);
      await cache.put(request, new Response(part, { headers: stored.headers }));
    }, change);

  await spoil('torn');
  await page.reload();
  await plays(page);
  await expectMade(page); // anew

  watch.expect(/./); // Python says on its way what it is made of
  await spoil('altered');
  await page.reload();
  await plays(page);
});
