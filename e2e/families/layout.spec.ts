/** On a phone and on a wide screen everything fits its width, and what one plays with is in sight. */
import { Play } from './kit/play';
import { part, type Screen } from './kit/screen';
import { begin, expect, games, phone, test, wide } from './kit/visit';

const sizes = { phone, wide };

/** By how much the page is wider than its window, or the table than its room. */
const excess = (screen: Screen): Promise<number> =>
  screen.place.run(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('.table, .overview')].map(
        (one) => one.scrollWidth - one.clientWidth,
      ),
    ),
  );

/** What cannot be pressed or read: less of it than a fingertip is in the window. Cards may rise out of its lower edge. */
const cutOff = (screen: Screen, css: string): Promise<string[]> =>
  screen.place.run(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => {
          const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
          const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
          return width > 0 && (left < -1 || right > innerWidth + 1 || seen < Math.min(height - 1, 44));
        })
        .map((one) => (one as HTMLElement).innerText),
    css,
  );

const barOfNothing = (screen: Screen): Promise<string> =>
  screen.place.run(() => {
    const bar = document.createElement('progress');
    document.querySelector('main')?.append(bar);
    const filled = CSS.supports('selector(::-moz-progress-bar)')
      ? getComputedStyle(bar, '::-moz-progress-bar').backgroundColor
      : 'rgba(0, 0, 0, 0)';
    bar.remove();
    return filled;
  });

for (const [name, size] of Object.entries(sizes)) {
  test(`${name}: no screen is wider than the window, and no table hides what is asked`, async ({
    visitor,
  }) => {
    const screen = await (await visitor()).at('', size);
    await screen.shows(part('h1'));
    expect(await screen.place.run(() => [innerWidth, innerHeight])).toEqual([size.width, size.height]);
    expect(await excess(screen), 'home').toBe(0);
    const pages = ['settings', 'about', ...games.flatMap((game) => [`rules/${game}`, `new/${game}`])];
    for (const page of pages) {
      await screen.place.run((hash) => {
        location.hash = hash;
      }, `#/${page}`);
      await screen.shows(part('h1'));
      expect(await excess(screen), page).toBe(0);
    }
    expect(await barOfNothing(screen), 'a bar of which nothing is known is not filled').toBe(
      'rgba(0, 0, 0, 0)',
    );
    for (const game of games) {
      await screen.place.run(() => {
        location.hash = '#/';
      });
      await begin(screen, game);
      await new Play(screen).state();
      expect(await excess(screen), game).toBe(0);
      expect(await cutOff(screen, '.asked__words, .act__do, .act__end, mk-hand button'), game).toEqual([]);
    }
  });
}

test('playbills beside each other: all of them has room for its words', async ({ visitor }) => {
  const screen = await (await visitor()).at('', { width: 820, height: 1180 });
  await screen.shows(part('.poster__now'));
  const squeezed = await screen.place.run(() =>
    [...document.querySelectorAll('.poster--open .poster__words > *')]
      .filter((one) => one.scrollHeight > one.clientHeight + 2)
      .map((one) => one.textContent?.trim()),
  );
  expect(squeezed).toEqual([]);
});
