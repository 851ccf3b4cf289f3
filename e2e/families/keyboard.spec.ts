/** Without a mouse: where Tab leads, that the focus shows, and where it is when something closes. */
import { t } from '../kit/words';
import { Play } from './kit/play';
import { part } from './kit/screen';
import { expect, test } from './kit/visit';

test('from the home page to the first decision by keyboard alone, and out of a dialog', async ({
  visitor,
}) => {
  const screen = await (await visitor()).at();
  await screen.walk(part('a[href="#/new/musketiere"]'));
  await screen.walk(part('button', t('new-begin')));
  await screen.shows(part('.act__do'));
  const play = new Play(screen);
  const dealt = await play.state();
  const free = part('mk-hand button[aria-pressed="false"]');
  for (let laid = 1; laid <= 3; laid += 1) {
    await screen.walk(free, laid === 1 ? 'Tab' : 'ArrowRight');
    await expect.poll(async () => (await screen.see(free)).length).toBe(12 - laid);
  }
  await screen.walk(part('.act__do'));
  expect(await play.state()).not.toBe(dealt);

  await screen.walk(part('button', t('menu')), 'Shift+Tab');
  await screen.walk(part('button', t('menu-share')));
  await screen.shows(part('dialog[open] input[readonly]'));
  await screen.place.press('Escape');
  await screen.shuts(part('dialog[open]'));
  await expect
    .poll(() => screen.place.run(() => document.activeElement?.tagName), { message: 'the focus is not lost' })
    .not.toBe('BODY');
});
