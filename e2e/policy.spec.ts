/** What the Content-Security-Policy of the page keeps the worker from, which holds the cards. */
import { expect, test } from './kit/site';
import { sitDown } from './musketiere/setup';

test('the worker of Python reaches no other origin', async ({ page, watch }) => {
  watch.expect(/Content Security Policy|Refused|violates/i);
  const asked: string[] = [];
  await page.context().route('https://example.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'hello', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const table = await sitDown(page);
  expect(await table.moment()).toBe('pay');
  const [worker] = page.workers();
  if (!worker) throw new Error('there is no worker');
  const tell = (address: string) =>
    worker.evaluate(async (address) => {
      try {
        return (await fetch(address)).status;
      } catch (error) {
        return (error as Error).name;
      }
    }, address);
  expect(await tell(new URL('./index.html', page.url()).href)).toBe(200);
  expect(await tell('https://example.com/cards')).toBe('TypeError');
  expect(asked).toEqual([]);
});
