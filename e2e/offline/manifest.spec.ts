/** What a browser needs to install the page, in every language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { option } from '../kit/setup';
import { t, wordsOf } from '../kit/words';
import { expect, SITE, test } from './device';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly name: string;
  readonly description: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly (Picture & { form_factor: string; label: string })[];
  readonly shortcuts: readonly { name: string; url: string; icons: readonly Picture[] }[];
}

const languages = ['en', 'fr', 'de', 'fi'];
const manifestIn = (language: string): Manifest =>
  JSON.parse(readFileSync(join(SITE, `manifest-${language}.webmanifest`), 'utf8'));

/** Width and height of a picture, as its own bytes say. */
function sizeOf({ src, type }: Picture): string {
  const bytes = readFileSync(join(SITE, src));
  if (type === 'image/svg+xml') return String(bytes).includes('viewBox') ? 'any' : 'none';
  if (type === 'image/png') return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  expect(String(bytes.subarray(8, 16))).toBe('WEBPVP8X'); // the extended file format, which names the size first
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}

test('the manifest is whole in every language: words, icons, pictures, shortcuts', () => {
  for (const language of languages) {
    const words = wordsOf(language);
    const { id, lang, name, description, icons, screenshots, shortcuts } = manifestIn(language);
    expect({ id, lang }).toEqual({ id: manifestIn('en').id, lang: language });
    expect({ name, description }).toEqual({ name: words('site-name'), description: words('site-tagline') });
    for (const picture of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)])
      expect(sizeOf(picture), picture.src).toBe(picture.sizes);
    for (const purpose of ['any', 'maskable'])
      for (const sizes of ['192x192', '512x512'])
        expect(icons).toContainEqual(expect.objectContaining({ purpose, sizes }));
    for (const form of ['narrow', 'wide'])
      expect(screenshots.filter(({ form_factor }) => form_factor === form).length).toBeGreaterThan(1);
    // A space that does not break is one for whoever reads the page.
    expect(shortcuts.map((shortcut) => shortcut.name.replace(/\s/g, ' '))).toEqual(
      ['musketiere', 'four_musketeers', 'mousquetaires_du_roy'].map((game) =>
        words('manifest-new', { game: words(`game-${game}`) }),
      ),
    );
  }
});

test('the browser finds nothing amiss, and the manifest follows the language', async ({ device }) => {
  const page = await device.open('./#/settings');
  const devtools = await device.context.newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/manifest-en\.webmanifest$/);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await expect(page.getByRole('button', { name: t('install-do'), exact: true })).toBeVisible();

  await option(page, t('settings-language-fr')).click();
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', './manifest-fr.webmanifest');
  const french = await devtools.send('Page.getAppManifest');
  expect(JSON.parse(french.data ?? '{}').lang).toBe('fr');
});
