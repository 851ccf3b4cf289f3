/** What a screen reader or weak eyes would stumble on. */
import type { Frame, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
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

/** What axe finds amiss in a document, or in one element of it; by all its rules, or by one. */
export async function amiss(frame: Frame, within = 'html', rule?: string): Promise<object[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const found = await frame.evaluate(
    async (asked) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // What is right need not be described; frames are looked over by themselves.
      const run: RunOptions = { resultTypes: ['violations'], iframes: false };
      if (asked.rule !== undefined) run.runOnly = { type: 'rule', values: [asked.rule] };
      return (await axe.run(asked.within, run)).violations;
    },
    { within, rule },
  );
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)}  ${node.failureSummary}`),
  }));
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
    const rule = theme === own ? undefined : 'color-contrast'; // nothing else depends on the theme
    expect.soft(await amiss(page.mainFrame(), 'html', rule), `${where}, ${theme}`).toEqual([]);
  }
  await page.evaluate(strokes, false);
}
