/** A match on its way to somebody else. */
import { t } from '../kit/words';
import { Play } from './kit/play';
import { part } from './kit/screen';
import { begin, expect, test } from './kit/visit';

test('a match is shared, copied and opened in another browser', async ({ visitor }) => {
  const screen = await (await visitor()).at();
  await begin(screen, 'musketiere');
  const play = new Play(screen);
  await play.decide(2);
  const state = await play.state();
  await screen.click(part('button', t('menu')));
  await screen.click(part('button', t('menu-share')));
  const address = () =>
    screen.place.run(() => document.querySelector<HTMLInputElement>('dialog[open] input[readonly]')?.value);
  await expect.poll(address).toMatch(/#\/link\/[12]\./);
  await screen.click(part('dialog[open] button', t('share-copy')));
  await screen.says(part('[role="status"]'), t('share-copied'));

  const [, code = ''] = ((await address()) ?? '').split('#');
  const friend = await (await visitor()).at(`#${code}`);
  await friend.click(part('button', t('link-play-enter')));
  expect(await new Play(friend).state()).toBe(state);
});
