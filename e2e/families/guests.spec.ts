/** A match at two devices whose browsers are of two families: they meet, play to the end, and find the deal fair; one that cannot says so. */
import { chromium } from '@playwright/test';
import { t } from '../kit/words';
import type { Window } from './kit/driver';
import { Play } from './kit/play';
import { PlaywrightFamily } from './kit/playwright';
import { button, part, type Screen } from './kit/screen';
import { expect, phone, test } from './kit/visit';

const { CHROMIUM, HEADLESS } = process.env;
const found = HEADLESS ?? CHROMIUM;
const other = new PlaywrightFamily(chromium, {
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [], // Chromium refuses its sandbox to root
  ...(found ? { executablePath: found } : {}),
});

const short = {
  'musketiere.setup': JSON.stringify({
    musketiere: { players: [], wishes: { players: 2, match_end: 'single' } },
  }),
};

/** What a device shows to the other one. */
async function shownOn({ place }: Screen): Promise<string> {
  let shown = '';
  const look = async () => {
    shown = await place.run(
      () => document.querySelector<HTMLInputElement>('mk-show-code input')?.value ?? '',
    );
    return shown;
  };
  await expect.poll(look, { timeout: 30_000 }).not.toBe('');
  return shown;
}

async function read(screen: Screen<Window>, code: string): Promise<void> {
  await screen.shows(part('#scan-text'));
  await screen.place.run((text) => {
    const field = document.querySelector<HTMLTextAreaElement>('#scan-text');
    if (field) field.value = text;
  }, code);
  await screen.click(button(t('scan-read')));
}

/** WebKitGTK cannot play with others, and says so. */
const cannot = ({ place }: Screen): Promise<boolean> => place.run(() => !('RTCPeerConnection' in window));

for (const hosts of ['this family', 'Chromium'] as const)
  test(`a whole match at two devices; the host is ${hosts}`, async ({ visitor, faults }) => {
    faults.expected.push(/status of 404/); // the page that is not there, at which its storage is prepared
    const [own, chromes] = [await visitor(), await visitor({}, other)];
    const [inviting, invited] = hosts === 'Chromium' ? [chromes, own] : [own, chromes];
    const host = await inviting.at('#/stage/musketiere', phone, short);
    if (await cannot(host)) return host.shows(part('p', t('guests-no-webrtc')));
    const invitation = await shownOn(host);
    const guest = await invited.at(invitation.slice(invitation.indexOf('#')), phone);
    if (await cannot(guest)) return guest.shows(part('p', t('guests-no-webrtc')));
    const answer = await shownOn(guest);
    await host.click(button(t('invite-read')));
    await read(host, answer);
    await guest.shows(part('h1', t('join-here')));
    await host.click(button(t('stage-begin')));
    await Promise.all([new Play(host).toEnd(), new Play(guest).toEnd()]);
    await guest.shows(part('mk-notices', t('guests-fair')));
  });
