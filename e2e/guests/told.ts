/** All that a host sends to the device of a guest, and whether its seat may know it. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { readKept } from '../kit/kept';
import { expect } from '../kit/site';

/** How frames begin on the way (`lib/guests/link.ts`): a part of a text, and its last. */
const [PART, LAST] = ['+', '.'];
const engine = new URL('../../tests/wire/engine.py', import.meta.url).pathname;
const py = new URL('../../py', import.meta.url).pathname;

/** The texts that come in from now on; to be called before the page is opened. A reload loses none. */
export async function listenToHost(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  let parts = '';
  await page.exposeFunction('hearFrame', (frame: string) => {
    if (![PART, LAST].includes(frame[0] ?? '')) return;
    parts += frame.slice(1);
    if (frame[0] === PART) return;
    told.push(parts);
    parts = '';
  });
  await page.addInitScript(() => {
    const Real = RTCPeerConnection;
    const { hearFrame } = self as unknown as { hearFrame: (frame: string) => void };
    class Heard extends Real {
      override createDataChannel(...given: Parameters<RTCPeerConnection['createDataChannel']>) {
        const channel = super.createDataChannel(...given);
        channel.addEventListener('message', ({ data }) => hearFrame(String(data)));
        return channel;
      }
    }
    Object.assign(self, { RTCPeerConnection: Heard });
  });
  return told;
}

/**
 * The match that this page has had as its host is over: nobody was told anything that was not his to know. `data`: the data
 * file by which it was played.
 */
export async function expectNoLeaks(
  host: Page,
  match: string,
  devices: readonly { readonly seat: number | null; readonly told: readonly string[] }[],
  data = '',
): Promise<void> {
  const { text = '' } = (await readKept(host, match)) ?? {};
  const asked: object[] = [
    { op: 'data', body: { game: 'mousquetaires_du_roy', text: data } },
    { op: 'open', body: { save: text, client: 'test', seats: [] } },
  ];
  for (const { seat, told } of devices) {
    expect(told.length, `told to seat ${seat}`).toBeGreaterThan(20);
    asked.push({ op: 'leaks', body: { seat, told, whole: true } });
  }
  const input = asked.map((one) => `${JSON.stringify(one)}\n`).join('');
  const env = { ...process.env, PYTHONPATH: py };
  const answers = execFileSync('python3', [engine, '0'], { input, env, maxBuffer: 1 << 28 }).toString();
  const [, opened, ...found] = answers
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).body);
  expect(opened).toHaveProperty('frame');
  expect(found).toEqual(devices.map(() => ({ leaks: [] })));
}
