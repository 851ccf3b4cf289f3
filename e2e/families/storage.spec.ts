/** A reader who lets no page store anything. */
import { t } from '../kit/words';
import { Play } from './kit/play';
import { part } from './kit/screen';
import { begin, expect, test } from './kit/visit';

test('nothing may be stored: the page says so, plays, and promises nothing', async ({ visitor }) => {
  const screen = await (await visitor({ refusesStorage: true })).at('?lang=en');
  await begin(screen, 'musketiere');
  await screen.says(part('[role="alert"]'), t('error-storage-refused'));
  const height = await screen.place.run(
    () => document.querySelector('.notice')?.getBoundingClientRect().height,
  );
  expect(height, 'it is no higher than its words').toBeLessThan(100);
  await new Play(screen).decide(3);
  await screen.place.run(() => {
    location.hash = '#/settings';
  });
  await screen.says(part('mk-offline'), t('error-storage-refused'));
  expect(await screen.text(part('mk-offline'))).not.toContain(t('storage-ask'));
});
