import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { t } from '../i18n';
import './scan';

const stop = vi.fn();
const camera = Object.assign(new MediaStream(), { getTracks: () => [{ stop }] }) as unknown as MediaStream;
let open: () => Promise<MediaStream>;
/** What the browser finds in the picture. */
let seen: { rawValue: string }[];
const found: string[] = [];

class BarcodeDetector {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => seen;
}

async function put(): Promise<HTMLElement> {
  const element = document.createElement('mk-scan');
  element.addEventListener('found', (event) => found.push((event as CustomEvent<string>).detail));
  document.body.append(element);
  await vi.waitFor(() => expect(element.querySelector('textarea')).not.toBeNull());
  return element;
}
const said = (element: HTMLElement) => element.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  seen = [];
  found.length = 0;
  stop.mockClear();
  open = async () => camera;
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  vi.spyOn(HTMLVideoElement.prototype, 'readyState', 'get').mockReturnValue(4);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => open() },
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what the camera sees is told once, and again when it has seen something else', async () => {
  const element = await put();
  await vi.waitFor(() => expect(said(element)).toBe(t('scan-hint')));
  const see = async (text: string) => {
    const told = found.length;
    seen = [{ rawValue: text }];
    await vi.waitFor(() => expect(found.length).toBe(told + 1));
  };
  await see('one');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await see('two');
  await see('one');
  expect(found).toEqual(['one', 'two', 'one']);
});

test('the camera is let go with the element', async () => {
  const element = await put();
  await vi.waitFor(() => expect(element.querySelector('video')).not.toBeNull());
  expect(stop).not.toHaveBeenCalled();
  element.remove();
  expect(stop).toHaveBeenCalledOnce();
  seen = [{ rawValue: 'late' }];
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(found).toEqual([]);
});

test('one that is allowed too late is let go at once', async () => {
  let allow = (_: MediaStream) => {};
  open = () => new Promise((resolve) => (allow = resolve));
  const element = await put();
  expect(said(element)).toBe(t('scan-asking'));
  element.remove();
  allow(camera);
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
});

test.each([
  ['NotAllowedError', 'scan-refused'],
  ['NotFoundError', 'scan-missing'],
  ['NotReadableError', 'scan-missing'],
])('after %s a sentence says what is left: to paste', async (name, sentence) => {
  open = () => Promise.reject(new DOMException('', name));
  const element = await put();
  await vi.waitFor(() => expect(said(element)).toBe(t(sentence)));
  const field = element.querySelector('textarea') as HTMLTextAreaElement;
  const form = element.querySelector('form') as HTMLFormElement;
  const submit = () => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  submit();
  expect(found).toEqual([]);
  field.value = 'a code';
  submit();
  submit();
  expect(found).toEqual(['a code', 'a code']);
});

test('a page that came by no safe way has no camera', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  const element = await put();
  await vi.waitFor(() => expect(said(element)).toBe(t('scan-missing')));
});
