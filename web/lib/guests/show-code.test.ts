import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { t } from '../i18n';
import './show-code';

const CODE = 'aB3_'.repeat(33);
const share = vi.fn(async (_: ShareData) => {});

async function put(text: string): Promise<HTMLElement> {
  const element = Object.assign(document.createElement('mk-show-code'), { text, label: 'Answer' });
  document.body.append(element);
  await vi.waitFor(() => expect(element.querySelector('input')).not.toBeNull());
  return element;
}
const button = (element: HTMLElement, words: string) =>
  [...element.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(t(words)));

beforeEach(() => {
  share.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'share');
});

test('the code is drawn with a name, and stands there to be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const element = await put(CODE);
  expect(element.querySelector('svg.qr')?.getAttribute('aria-label')).toBe(
    t('meet-picture', { what: 'Answer' }),
  );
  expect(element.querySelector('input')?.value).toBe(CODE);
  button(element, 'meet-copy')?.click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(CODE);
  expect(button(element, 'meet-send')).toBeUndefined();
});

test('where the system can send, an address is sent as one, a code as text', async () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const address = `https://example.org/#/join/${CODE}`;
  button(await put(address), 'meet-send')?.click();
  button(await put(CODE), 'meet-send')?.click();
  expect(share.mock.calls).toEqual([[{ title: 'Answer', url: address }], [{ title: 'Answer', text: CODE }]]);
});
