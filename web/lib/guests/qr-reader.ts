/** Reads QR codes in the pictures of a camera: by the browser, or where it cannot, by a decoder that is fetched then. */

/** What the picture shows just now; null where there is no code in it. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(picture: CanvasImageSource): Promise<{ readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Pixels of the longer side of a picture that is decoded here: enough for our codes, and quick on a phone. */
const LONGER_SIDE = 800;

export async function qrReader(): Promise<QrReader> {
  return (await readerOfBrowser()) ?? (await readerOfOurs());
}

async function readerOfBrowser(): Promise<QrReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    if (!BarcodeDetector || !formats.includes('qr_code')) return null;
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  } catch {
    return null; // the system has no such service
  }
}

async function readerOfOurs(): Promise<QrReader> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, LONGER_SIDE / Math.max(video.videoWidth, video.videoHeight));
    const width = Math.round(video.videoWidth * scale);
    const height = Math.round(video.videoHeight * scale);
    Object.assign(canvas, { width, height });
    context?.drawImage(video, 0, 0, width, height);
    const picture = context?.getImageData(0, 0, width, height);
    try {
      return picture ? decodeQR(picture) : null;
    } catch {
      return null; // there is none in it
    }
  };
}
