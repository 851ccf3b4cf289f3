import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard';

afterEach(() => vi.unstubAllGlobals());

class Item {
  constructor(readonly types: Record<string, Promise<Blob>>) {}
}
const later = () => new Promise<string>((resolve) => setTimeout(resolve, 10, 'the match'));

test('the clipboard is asked at once, and given what comes later', async () => {
  const write = vi.fn(async ([item]: Item[]) => (await item?.types['text/plain'])?.text());
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', { clipboard: { write } });
  const copied = copyText(later());
  expect(write).toHaveBeenCalledOnce(); // nothing has been waited for
  await copied;
  expect(await write.mock.results[0]?.value).toBe('the match');
});

test('a browser without clipboard items copies text as ever', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('ClipboardItem', undefined);
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText(later());
  expect(writeText).toHaveBeenCalledWith('the match');
});

test('no clipboard, as on plain http, is a refusal as any other', async () => {
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', {});
  await expect(copyText(later())).rejects.toThrow();
  await expect(copyText(Promise.reject(new Error('the worker died')))).rejects.toThrow();
});
