/** Everything that the worker tells the page, for whoever looks for secrets in it. */
import type { Page } from '@playwright/test';
import type { Frame, GameTypes, Update } from '../../web/generated/bridge';

/** To be called before the page is opened. */
export async function listenToWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const Native = Worker;
    globalThis.Worker = class extends Native {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
      }
    };
    Object.assign(globalThis, { heard });
  });
}

/** The answers so far, as text. */
export async function answersTo(page: Page): Promise<string[]> {
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  return heard.filter((message) => message.includes('"type":"answer"'));
}

/** The table as it was told last: one answer, as all of them are many. */
export async function lastFrame<G extends GameTypes>(page: Page): Promise<Frame<G>> {
  const answer = await page.evaluate(() =>
    (globalThis as unknown as { heard: string[] }).heard.findLast(
      (message) => message.includes('"type":"answer"') && message.includes('"frame":'),
    ),
  );
  const { frame } = updateIn<G>(answer ?? '');
  if (!frame) throw new Error('no table has been told');
  return frame;
}

/** The table and what is new of the story in an answer; nothing where it speaks of neither. */
export function updateIn<G extends GameTypes>(answer: string): Partial<Update<G>> {
  const { body } = JSON.parse(answer);
  return body.update ?? body;
}
