import { correction, generate } from 'lean-qr';
import { afterEach, expect, test, vi } from 'vitest';
import { qrReader } from './qr-reader';

const CODE = `https://someone.github.io/musketiere/#/join/${'aB3_'.repeat(33)}`;
const SIDE = 480;

/** A picture of a code, or of a blank sheet, as a canvas gives it. */
function picture(text: string | null): ImageData {
  const code = text === null ? null : generate(text, { minCorrectionLevel: correction.L });
  const unit = Math.floor(SIDE / ((code?.size ?? 0) + 8));
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)].map((at) => Math.floor(at / unit) - 4);
    const light = code?.get(x as number, y as number) ? 20 : 235;
    data.set([light, light, light, 255], pixel * 4);
  }
  return { data, width: SIDE, height: SIDE } as ImageData;
}

/** The film of a camera whose pictures are twice as large as what is looked at. */
function film(shown: ImageData) {
  const drawn = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: drawn,
    getImageData: () => shown,
  } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
  return { drawn, video: { videoWidth: 1600, videoHeight: 1200 } as HTMLVideoElement };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a browser that reads codes is asked', async () => {
  const detect = vi.fn(async () => [{ rawValue: CODE }]);
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['aztec', 'qr_code'];
      detect = detect;
    },
  );
  const video = document.createElement('video');
  expect(await (await qrReader())(video)).toBe(CODE);
  expect(detect).toHaveBeenCalledExactlyOnceWith(video);
});

test.each<[string, unknown]>([
  ['has no such thing', undefined],
  ['reads other codes only', { getSupportedFormats: async () => ['aztec'] }],
  ['fails at it', { getSupportedFormats: () => Promise.reject(new Error('no service')) }],
])('where the browser %s we read it ourselves', async (_, detector) => {
  vi.stubGlobal('BarcodeDetector', detector);
  const { drawn, video } = film(picture(CODE));
  expect(await (await qrReader())(video)).toBe(CODE);
  expect(drawn).toHaveBeenCalledExactlyOnceWith(video, 0, 0, 800, 600);
});

test('a picture without a code yields nothing', async () => {
  vi.stubGlobal('BarcodeDetector', undefined);
  const { video } = film(picture(null));
  expect(await (await qrReader())(video)).toBeNull();
});
