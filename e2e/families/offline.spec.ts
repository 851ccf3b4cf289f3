/** The service worker: what a first visit leaves on the device is enough. */
import { t } from '../kit/words';
import { Play } from './kit/play';
import { part } from './kit/screen';
import { begin, expect, test } from './kit/visit';

test('with the host gone and the browser opened anew the match goes on, and another game begins', async ({
  visitor,
  host,
  faults,
}) => {
  const reader = await visitor({ restarts: true });
  const first = await reader.at();
  await first.says(part('.offline'), t('offline-ready'));
  await begin(first, 'musketiere');
  const begun = new Play(first);
  await begun.decide(2);
  const state = await begun.state();
  const match = await first.place.run(() => location.hash);

  await host.stop();
  faults.expected.push(/ServiceWorker|NetworkError|NS_ERROR|Failed to/); // it looks for a new build and finds nobody
  const again = await reader.comeBack(match);
  expect(await new Play(again).state()).toBe(state);
  await new Play(again).decide(1);

  await again.place.run(() => {
    location.hash = '#/';
  });
  await begin(again, 'four_musketeers'); // of which nothing was opened before
  await new Play(again).decide(1);
});
