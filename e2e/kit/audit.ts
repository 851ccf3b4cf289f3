/** What a screen reader or weak eyes would stumble on. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site';

/** Looks a page over in both themes. */
export async function audit(page: Page, where: string): Promise<void> {
  const root = page.locator('html');
  const own = (await root.getAttribute('data-theme')) === 'light' ? 'light' : 'dark';
  for (const theme of [own === 'light' ? 'dark' : 'light', own]) {
    await root.evaluate((html, name) => {
      html.dataset.theme = name;
    }, theme);
    const axe = new AxeBuilder({ page }).setLegacyMode(); // there are no frames, for which it opens a page each time
    axe.exclude('svg[aria-hidden="true"]'); // thousands of strokes, in which nobody reads
    if (theme !== own) axe.withRules('color-contrast'); // nothing else depends on the theme
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)}  ${node.failureSummary}`),
    }));
    expect.soft(found, `${where}, ${theme}`).toEqual([]);
  }
}
