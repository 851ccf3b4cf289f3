/** Whatever the site carries, its licence is there in its own words, without the net too. */
import { expect, test } from './kit/site';
import { t } from './kit/words';

test('the about page leads to the licence of each part, and all of them are kept', async ({ page }) => {
  await page.goto('./#/about');
  const links = page.locator('a[href^="./licences/"][href$=".txt"]');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const kept = await (await page.request.get('./sw.js')).text();
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type'], address).toContain('text/plain');
    expect(await answer.text(), address).toMatch(/copyright|licen[cs]e|public domain/i);
    expect(kept, address).toContain(address.slice('./'.length));
  }
  const bill = await page.getByRole('link', { name: t('about-bill') }).getAttribute('href');
  const { components } = await (await page.request.get(bill ?? '')).json();
  expect(components.length).toBeGreaterThanOrEqual(addresses.length - 1); // our own is no component
  for (const component of components) expect(component.licenses, component.name).toHaveLength(1);
});
