import { expect, test } from 'vitest';
import { longestQr, qrOf } from './qr';

test('the longest text that is drawn fills a code of 97 modules a side; a longer one is not drawn', () => {
  expect(qrOf('aB3_'.repeat(300).slice(0, longestQr))?.size).toBe(97);
  expect(qrOf('aB3_'.repeat(300).slice(0, longestQr + 1))).toBeNull();
  expect(qrOf('é'.repeat(longestQr / 2 + 1))).toBeNull();
});

test('a shorter text is drawn coarser', () => {
  expect(qrOf('https://example.org/#/daily/musketiere')?.size).toBeLessThan(40);
});
