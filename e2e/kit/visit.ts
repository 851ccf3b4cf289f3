/** One visit for all that can be looked at one after the other, as each lays a table anew. */
import type { Page } from '@playwright/test';
import { test } from './site';

type Looks = (visit: { page: Page }) => Promise<void>;

/** `it` stands in place of a test; `all` is the one that looks at all of them. */
export function oneVisit() {
  const looks: (readonly [what: string, looks: Looks])[] = [];
  return {
    it: (what: string, does: Looks): void => {
      looks.push([what, does]);
    },
    all: async ({ page }: { page: Page }): Promise<void> => {
      const size = page.viewportSize();
      for (const [what, does] of looks)
        await test.step(what, async () => {
          if (size) await page.setViewportSize(size); // the last one may have left another
          await does({ page });
        });
    },
  };
}
