/** What a screen reader or weak eyes would stumble on. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site';

/**
 * Takes out, or puts back, what pictures are drawn of: thousands of strokes in which nobody reads, and of each of which
 * the audit would make itself an idea.
 */
function strokes(out: boolean): void {
  const here = window as unknown as { taken?: [Element, DocumentFragment][] };
  for (const [picture, drawn] of here.taken ?? []) picture.append(drawn);
  delete here.taken;
  if (!out) return;
  here.taken = [...document.querySelectorAll('svg[aria-hidden="true"]')].map((picture) => {
    const drawn = document.createDocumentFragment();
    drawn.append(...picture.childNodes);
    return [picture, drawn];
  });
}

/** Looks a page over in both themes. */
export async function audit(page: Page, where: string): Promise<void> {
  await page.evaluate(strokes, true);
  const root = page.locator('html');
  const own = (await root.getAttribute('data-theme')) === 'light' ? 'light' : 'dark';
  for (const theme of [own === 'light' ? 'dark' : 'light', own]) {
    await root.evaluate((html, name) => {
      html.dataset.theme = name;
    }, theme);
    const axe = new AxeBuilder({ page }).setLegacyMode(); // there are no frames, for which it opens a page each time
    if (theme !== own) axe.withRules('color-contrast'); // nothing else depends on the theme
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)}  ${node.failureSummary}`),
    }));
    expect.soft(found, `${where}, ${theme}`).toEqual([]);
  }
  await page.evaluate(strokes, false);
}
