/** A player of the visitor in its sandbox, in the browsers of the other families. */
import { t } from '../kit/words';
import { choosing, kept, wheelOf } from '../school/kit';
import { part } from './kit/screen';
import { expect, test, wide } from './kit/visit';

/** What it brings is not there at first. */
const player = choosing(
  'print(odd_counts and odd_counts.odd(range(6)))\nreturn legal[0]',
  'try:\n    import odd_counts\nexcept ImportError:\n    odd_counts = None',
);
const odd = wheelOf({
  'odd_counts.py': 'def odd(numbers):\n    return [one for one in numbers if one % 2]\n',
});

test('a player decides in a frame without an origin, what would lead out of it is refused, and a wheel that it brings is there', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(/Content-Security-Policy/);
  const screen = await (await visitor()).at('?lang=en#/school', wide, {
    'musketiere.players': kept([{ name: 'mine', text: player }]),
  });
  await screen.says(part('mk-school-trial'), t('school-try'));
  const decide = () =>
    screen.place.run(() => {
      document.querySelector<HTMLButtonElement>('mk-school-trial button')?.click();
    });
  await decide();
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

  await screen.place.run(
    (name, letters) => {
      const field = document.querySelector<HTMLInputElement>('mk-wheels input[type=file]');
      if (!field) throw new Error('no wheels can be chosen');
      const chosen = new DataTransfer();
      chosen.items.add(new File([Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))], name));
      field.files = chosen.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    odd.name,
    odd.buffer.toString('base64'),
  );
  const text = () => screen.place.run(() => document.querySelector('mk-wheels')?.textContent ?? '');
  await expect.poll(text).toContain('odd_counts 1.2');
  await decide();
  await screen.says(part('mk-school-trial'), '[1, 3, 5]');
});
