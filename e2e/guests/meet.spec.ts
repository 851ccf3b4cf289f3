/** Two devices meet over a data channel: by codes that are shown, sent and pasted, and no server. */
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { friendAt } from '../share/friend';
import { read, shownOn } from './meeting';

test('a guest opens an invitation, the host reads the answer, and both are at one table', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    const Real = RTCPeerConnection;
    const asked: unknown[] = [];
    class Watched extends Real {
      constructor(configuration: RTCConfiguration = {}) {
        super(configuration);
        asked.push(configuration.iceServers);
      }
    }
    Object.assign(window, { asked, RTCPeerConnection: Watched });
  });
  await page.goto('./#/stage/musketiere');
  const invitation = await shownOn(page);
  expect(invitation.length).toBeLessThanOrEqual(250);
  expect(await page.evaluate('asked')).toEqual([[]]); // no server, as nobody has named one
  const guest = await friendAt(browser, invitation);
  const answer = await shownOn(guest);
  expect(answer.length).toBeLessThanOrEqual(250);

  await page.getByRole('button', { name: t('invite-read') }).click();
  await read(page, invitation);
  await expect(page.getByText(t('signal-kind'))).toBeVisible();
  await read(page, `Here: ${answer}`);
  await expect(guest.getByText(t('join-here'))).toBeVisible();
  await expect(page.getByText(t('guests-here'), { exact: true })).toBeVisible();

  // The next guest gets another invitation; whoever leaves is missed at once.
  await expect.poll(() => shownOn(page)).not.toBe(invitation);
  await guest.close();
  await expect(page.getByText(t('guests-here'), { exact: true })).toHaveCount(0, { timeout: 5000 });
});
