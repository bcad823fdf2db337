/** The browser API that reads QR codes, for which TypeScript has no type yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type Detectors = new (options: { formats: string[] }) => Detector;

const offered = (): Detectors | undefined => (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector;

/** Whether this browser can scan QR codes with a camera. */
export const canScan = (): boolean => offered() !== undefined && 'mediaDevices' in navigator;

const PAUSE_MS = 250;

/** Scans a video for QR codes and reports their texts, until the returned function is called. */
export function watchSquares(film: HTMLVideoElement, tell: (text: string) => void): () => void {
  const Detectors = offered();
  if (!Detectors) return () => {};
  const detector = new Detectors({ formats: ['qr_code'] });
  const timer = setInterval(() => {
    if (film.readyState < film.HAVE_CURRENT_DATA) return;
    detector.detect(film).then(
      (squares) => squares[0] && tell(squares[0].rawValue),
      // a frame of the video that cannot be read is skipped
      () => {},
    );
  }, PAUSE_MS);
  return () => clearInterval(timer);
}
