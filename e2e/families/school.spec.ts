/** A player of the visitor in its sandbox, in the browsers of the other families. */
import { t } from '../kit/words';
import { part } from './kit/screen';
import { expect, test } from './kit/visit';

test('a player decides in a frame without an origin, and what would lead out of it is refused', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(/Content-Security-Policy/);
  const screen = await (await visitor()).at('?lang=en#/school');
  await screen.says(part('mk-school-trial'), t('school-try'));
  await screen.place.run(() => {
    document.querySelector<HTMLButtonElement>('mk-school-trial button')?.click();
  });
  await screen.says(part('mk-school-trial'), 'ChoosePay(');
  const inside = await screen.place.frame(() => document.querySelector('iframe'));
  const refused = await inside.run(async () => {
    const told = async (work: () => unknown) => {
      try {
        await work();
        return 'got in';
      } catch {
        return 'refused';
      }
    };
    return Promise.all([
      told(() => fetch('https://example.invalid/')),
      told(() => localStorage.length),
      told(() => indexedDB.open('x')),
      told(() => parent.document.title),
    ]);
  });
  expect(refused).toEqual(['refused', 'refused', 'refused', 'refused']);
});
