/** The page in a frame of another site. */
import { deal, EXAMPLE, HostPage } from '../embed/host-page';
import { t } from '../kit/words';
import { Play } from './kit/play';
import { part, Screen } from './kit/screen';
import { expect, test } from './kit/visit';

/** It need not know what is chosen on the full page. */
const inEnglish = deal.replace('<musketiere-game', '<musketiere-game lang="en"');

test('across origins a deal is played, and goes along to the full page', async ({ visitor, host }) => {
  const around = new HostPage(host.address);
  await around.start();
  const reader = await visitor();
  const { browser } = reader;
  const window = await reader.open();
  await around.show(window, inEnglish, { name: 'localhost' });
  await new Screen(window).click(part('musketiere-game >>> button'));
  const frame = () => document.querySelector('musketiere-game')?.shadowRoot?.querySelector('iframe') ?? null;
  await expect
    .poll(() =>
      window.run(
        () => document.querySelector('musketiere-game')?.shadowRoot?.querySelector('iframe') !== null,
      ),
    )
    .toBe(true);
  const inside = new Screen(await window.frame(frame));
  await inside.click(part('button', t('link-deal-enter')));
  await inside.says(part('.kept-apart'), t('embed-apart'));
  const play = new Play(inside);
  await play.decide(2);
  const state = await play.state();

  await browser.opened();
  await inside.click(part('a', t('embed-full')));
  const tabs: Screen[] = [];
  await expect
    .poll(async () => tabs.push(...(await browser.opened()).map((tab) => new Screen(tab))), {
      message: 'a tab',
    })
    .toBe(1);
  const [full = inside] = tabs;
  await full.click(part('button', t('link-play-enter')));
  expect(await new Play(full).state()).toBe(state);
  await around.stop();
});

test('in the strictest sandbox the frame says why it is empty', async ({ visitor, host, faults }) => {
  faults.expected.push(/./); // each file that is refused is one
  const around = new HostPage(host.address);
  await around.start();
  const window = await (await visitor()).open();
  await around.show(window, `<iframe sandbox="allow-scripts" src="${EXAMPLE}musketiere.html"></iframe>`);
  const inside = new Screen(await window.frame(() => document.querySelector('iframe')));
  await inside.says(part('.stranded p'), 'open the game in a tab of its own');
  await inside.says(part('.stranded p[lang="fi"]'), 'omaan välilehteensä');
  await around.stop();
});
