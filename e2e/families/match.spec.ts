/** A match of every game: begun in the form, played, taken back, loaded again. */
import { t } from '../kit/words';
import { Play } from './kit/play';
import { part } from './kit/screen';
import { begin, expect, games, test } from './kit/visit';

const slow = {
  'musketiere.settings': JSON.stringify({ language: 'en', theme: 'dark', speed: 'slow', motion: 'off' }),
};

for (const game of games) {
  test(`${game}: begun, played, and as it was when the page is loaded again`, async ({ visitor }) => {
    const reader = await visitor();
    const screen = await reader.at();
    await begin(screen, game);
    const play = new Play(screen);
    await play.decide(4);
    const state = await play.state();
    expect(state.length).toBeGreaterThan(20);
    await screen.place.reload();
    expect(await play.state()).toBe(state);
    // After two decisions the same may be asked again: a second duel with the same adversary, and no card spent.
    await play.decide(1);
    const next = await play.state();
    await play.decide(1);
    expect([next, await play.state()]).not.toEqual([state, state]);
  });
}

test('a decision can be taken back, and made again', async ({ visitor }) => {
  const screen = await (await visitor()).at('', undefined, slow);
  await begin(screen, 'musketiere');
  const play = new Play(screen);
  const dealt = await play.state();
  await play.decide(1);
  await screen.click(part('button', t('button-undo')));
  const [asked, ...hand] = (await play.state()).split('\n');
  expect(hand).toEqual(dealt.split('\n').slice(1));
  expect(asked, 'what was chosen lies there still').toBe(t('ask-choose_pay-ready').replaceAll(/\s+/g, ' '));
  await play.decide(2);
  expect(await play.state()).not.toBe(dealt);
});
