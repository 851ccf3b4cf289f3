/** The text of a match: taken along at its end, opened again elsewhere. */

import { expect, test } from '../kit/site';
import { saying, t } from '../kit/words';
import { sitDown } from './setup';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the text of a finished match opens as the same match; a text that is none is refused', async ({
  page,
}) => {
  const table = await sitDown(page);
  await table.playToEnd();
  const standing = await table.end.getByRole('listitem').allInnerTexts();
  await table.end.getByRole('button', { name: t('end-record') }).click();
  await expect(page.getByText(t('end-record-copied'))).toBeAttached();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const match = page.url();

  await page.goto('./#/');
  await page.getByText(t('import-title')).click();
  const field = page.getByLabel(t('import-label'));
  const open = page.getByRole('button', { name: t('import-open') });
  for (const [wrong, sentence] of [
    ['not a match', saying('error-record-damaged')],
    [text.slice(0, -20), saying('error-record-damaged')],
    [text.replace('"seed": ', '"seed": 1'), saying('error-record-damaged')],
    ['['.repeat(100_000), saying('error-record-damaged')],
  ] as const) {
    await field.fill(wrong);
    await open.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(sentence);
    await alert
      .getByRole('button', { name: t('dismiss') })
      .first()
      .click();
    await expect(alert).toBeEmpty();
  }

  await field.fill(text);
  await open.click();
  await page.waitForURL(/#\/match\//);
  expect(page.url()).not.toBe(match);
  await expect(table.end).toBeVisible();
  const anew = await table.end.getByRole('listitem').allInnerTexts();
  const totals = (lines: string[]) => lines.map((line) => /(\d+)\s*$/.exec(line)?.[1]);
  expect(totals(anew)).toEqual(totals(standing));
});
