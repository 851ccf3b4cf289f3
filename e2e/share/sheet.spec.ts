/** The sheet to share from: what it offers, and by which ways. */
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { longestQr } from '../../web/lib/qr';
import { audit } from '../kit/audit';
import { pressKey } from '../kit/keyboard';
import { begin } from '../kit/setup';
import { expect, holdBack, test } from '../kit/site';
import { saying, t } from '../kit/words';
import { fillIn, sitDown } from '../musketiere/setup';
import { addressIn, friendAt, handOf, openFromMenu, sheetOn } from './friend';

test('a finished match is shared from its end and watched in another browser; from the list, with names and without', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const table = await sitDown(page);
  await table.playToEnd();
  const totals = await table.end.locator('.end__total').allInnerTexts();
  await table.end.getByRole('button', { name: t('share-open') }).click();
  const sheet = sheetOn(page);
  const address = await addressIn(sheet);
  expect(address).toContain('/musketiere.html#/link/1.musketiere.');
  expect(address.length).toBeLessThan(2048);
  await expect(sheet.getByText(t('share-does-record'))).toBeVisible();
  await expect(sheet.getByText(t('share-carries-hidden'))).toHaveCount(0);
  await sheet.getByRole('button', { name: t('share-copy') }).click();
  await expect(page.getByText(t('share-copied'))).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await sheet.getByText(t('share-embed'), { exact: true }).click();
  await sheet.getByRole('button', { name: t('share-embed-copy') }).click();
  await expect(page.getByText(t('share-embed-copied'))).toBeAttached();
  const lines = await page.evaluate(() => navigator.clipboard.readText());
  const code = address.split('#/link/')[1];
  expect(lines).toContain(`src="${new URL('./embed.js', page.url())}"></script>`);
  expect(lines).toContain(`<musketiere-game record="${code}"></musketiere-game>`);

  await expect(sheet.getByRole('radio', { name: t('share-names-with') })).toHaveCount(0);

  const friend = await friendAt(browser, address);
  const controls = friend.getByRole('region', { name: t('watch-controls') });
  await expect(controls).toBeVisible();
  await controls.getByRole('button', { name: t('watch-last') }).click();
  // The pay lies before it.
  for (const total of totals)
    await expect(friend.getByRole('main')).toContainText(total.trim().split('\n').at(-1) as string);
  await controls.getByRole('button', { name: t('watch-share') }).click();
  expect(await addressIn(sheetOn(friend))).toBe(address);
  await expect(sheetOn(friend).getByRole('radio', { name: t('share-names-with') })).toHaveCount(0);
  await expect(friend.getByRole('main')).toContainText(t('import-name', { number: 1 }));
  await expect(friend.getByRole('main')).not.toContainText(t('name-musketiere-1'));
  await friend.context().close();

  await test.step('closed while Python was loading, a sheet opens no match under the next table', async () => {
    const next = await sitDown(page, { players: 3 });
    expect(await next.moment()).toBe('pay');
    const hand = await handOf(next.hand);
    const match = page.url();
    await page.goto('./#/');
    const letGo = await holdBack(page);
    await page.reload();
    await page.getByRole('button', { name: saying('home-share-named') }).click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.goto(match);
    letGo();
    expect(await next.moment()).toBe('pay');
    expect(await handOf(next.hand)).toEqual(hand);
  });

  await test.step('from the list, with names and without', async () => {
    await page.goto('./#/new/musketiere');
    await page.getByLabel(t('new-name', { number: 1 })).fill('Ann');
    await fillIn(page, {});
    await begin(page);
    await table.playToEnd();
    await page.goto('./#/');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Ann' })
      .getByRole('button', { name: saying('home-share-named') })
      .click();
    const named = await addressIn(sheet);
    const namesIn = (link: string) => JSON.parse(atob(link.split('.').at(-2) ?? '')).names;
    expect(namesIn(named)).toHaveLength(2);
    await sheet.getByRole('radio', { name: t('share-names-without') }).check({ force: true });
    const field = sheet.getByLabel(t('share-address'), { exact: true });
    await expect(field).not.toHaveValue(named);
    expect(namesIn(await field.inputValue())).toEqual([]);
  });
});

test('of a match in play: the sheet by keyboard alone, its QR code, and what a device does with the link', async ({
  page,
  watch,
}) => {
  const table = await sitDown(page);
  await table.playUntil((moment) => moment === 'card');
  const sheet = sheetOn(page);
  await test.step('by keyboard alone, and looked over for what weak eyes would stumble on', async () => {
    await pressKey(page.getByRole('button', { name: t('menu') }));
    await pressKey(page.getByRole('button', { name: t('menu-share') }));
    await expect(sheet.getByRole('heading', { name: t('share-title') })).toBeFocused();
    await addressIn(sheet);
    await expect(sheet.getByText(t('share-carries-hidden'))).toBeVisible();
    await pressKey(sheet.locator('summary').first());
    await pressKey(sheet.locator('summary').last());
    await expect(sheet.getByRole('button', { name: t('share-embed-copy') })).toBeVisible();
    await audit(page, 'the sheet to share, all opened');
  });

  await test.step('the QR code is the address', async () => {
    const code = sheet.getByRole('img', { name: t('share-qr-label') });
    await expect(code).toBeVisible();
    const matrix = generate(await addressIn(sheet), { minCorrectionLevel: correction.L });
    await expect(code.locator('path')).toHaveAttribute('d', toSvgPath(matrix));
    const { width, height } = (await code.boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeCloseTo(height, 0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('where copying is refused, the link is selected in its field', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    const address = await addressIn(await openFromMenu(page));
    await sheet.getByRole('button', { name: t('share-copy') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('share-copy-failed') })).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe(address);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('a device that can share is handed the link; who changes their mind is left in peace', async () => {
    await page.evaluate(() => {
      const handed: ShareData[] = [];
      Object.assign(globalThis, { handed });
      navigator.share = async (data = {}) => {
        handed.push(data);
        if (handed.length === 2) throw new DOMException('closed', 'AbortError');
        if (handed.length === 3) throw new DOMException('broken', 'DataError');
      };
    });
    const address = await addressIn(await openFromMenu(page));
    const hand = sheet.getByRole('button', { name: t('share-hand') });
    const alert = page.getByRole('alert').filter({ hasText: t('share-hand-failed') });
    await hand.click();
    await hand.click();
    await expect(alert).toHaveCount(0);
    await hand.click();
    await expect(alert).toBeVisible();
    const handed = await page.evaluate(() => (globalThis as unknown as { handed: ShareData[] }).handed);
    expect(handed.map(({ url }) => url)).toEqual([address, address, address]);
    expect(handed[0]?.title).toBe(t('game-musketiere'));
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('of a link too long for a QR code that can be read, a sentence says so', async () => {
    watch.expect(/Failed to load resource/); // the browser asks for the icon again, at the address that is none
    await page.evaluate(() => history.replaceState(null, '', `/${'long'.repeat(200)}/${location.hash}`));
    await addressIn(await openFromMenu(page));
    await sheet.getByText(t('share-qr'), { exact: true }).click();
    await expect(sheet.getByText(saying('share-qr-long', { longest: longestQr }))).toBeVisible();
    await expect(sheet.getByRole('img')).toHaveCount(0);
  });
});
