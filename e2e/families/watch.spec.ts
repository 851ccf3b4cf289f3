/** Watching finished matches: with the mouse and with the keyboard. */
import { readFileSync } from 'node:fs';
import { inDatabase } from '../kit/database';
import { names } from '../kit/finished';
import { t } from '../kit/words';
import { part } from './kit/screen';
import { expect, games, test } from './kit/visit';

/** Of each game one that the engine's tests have recorded. */
const finished = {
  musketiere: 'musketiere-3',
  four_musketeers: 'four_musketeers-KC',
  mousquetaires_du_roy: 'mousquetaires_du_roy-four',
} as const;

/** As the page would have kept it; seat 0 was a human's. */
function kept(file: string): string {
  const text = readFileSync(new URL(`../../tests/golden/${file}.match`, import.meta.url), 'utf8');
  const record = JSON.parse(text) as { options: { players: number; milady?: string } };
  const { players, milady } = record.options;
  const seats = names.slice(0, milady === 'seat' ? players + 1 : players);
  const sitters = seats.map((_, seat) => (seat === 0 ? 'human' : 'rule_based'));
  return JSON.stringify({ names: seats, sitters, player_seed: 1, record });
}

test('finished matches of all games are watched, forward and back', async ({ visitor }) => {
  const screen = await (await visitor()).at();
  for (const game of games)
    await screen.place.run(inDatabase, {
      store: 'records',
      key: game,
      value: { text: kept(finished[game]), revision: 1 },
    } as const);
  const at = () =>
    screen.place.run(() => document.querySelector<HTMLInputElement>('input[type="range"]')?.value);
  for (const game of games) {
    await screen.place.run((hash) => {
      location.hash = hash;
    }, `#/watch/${game}/${game}`);
    const forward = part('button', t('watch-forward'));
    await screen.shows(part(`.table--watched`));
    await expect.poll(at).toBe('0');
    await screen.click(forward);
    await screen.click(forward);
    await expect.poll(at).toBe('2');
    await screen.click(part('button', t('watch-back')));
    await expect.poll(at).toBe('1');
    await screen.place.press('ArrowRight');
    await expect.poll(at).toBe('2');
  }
});
