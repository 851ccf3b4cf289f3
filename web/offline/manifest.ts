/** The web app manifest (https://www.w3.org/TR/appmanifest/), one per language; made when the site is built. */
import { type GameId, games } from '../generated/catalogue';

/** One sentence of a language; the build has its own way to the catalogues. */
type Words = (id: string, args?: Record<string, string>) => string;

const BLUE = '#1d2f57'; // the table by night

/** Pictures of the page for whoever offers to install it, as `tools/draw_icons.mjs` takes them; sizes in pixels. */
const forms = [
  { form: 'narrow', size: [720, 1480] },
  { form: 'wide', size: [1440, 900] },
] as const;
export const screenshots = forms.flatMap((form) =>
  (['home', ...games] as const).map((name) => ({ name, ...form })),
);

export function manifest(language: string, t: Words): object {
  const game = (id: GameId) => t(`game-${id}`);
  return {
    id: 'musketiere', // the same in every language: it is one app
    name: t('site-name'),
    short_name: t('site-name'),
    description: t('site-tagline'),
    lang: language,
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: BLUE,
    theme_color: BLUE,
    categories: ['games', 'entertainment'],
    icons: [
      { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((side) => [icon('icon', side, 'any'), icon('maskable', side, 'maskable')]),
    ],
    shortcuts: games.map((id) => ({
      name: t('manifest-new', { game: game(id) }),
      short_name: game(id),
      url: `./#/new/${id}`,
      icons: [icon(id, 192, 'any')],
    })),
    screenshots: screenshots.map(({ name, form, size }) => ({
      src: `screenshots/${name}-${form}.webp`,
      sizes: size.join('x'),
      type: 'image/webp',
      form_factor: form,
      label: name === 'home' ? t('manifest-shot-home') : t('manifest-shot-table', { game: game(name) }),
    })),
  };
}

const icon = (name: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `icons/${name}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});
