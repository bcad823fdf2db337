/** As the documents set them. */
export const PICTURE = {
  frameRate: 24,
  width: { min: 320, ideal: 640, max: 1280 },
  height: { min: 240, ideal: 480, max: 720 },
  aspectRatio: 1.33,
} as const;
/** What a sender may take of the line. */
export const PICTURE_KBITS = 400;
export const VOICE_KBITS = 40;

export interface Chosen {
  microphone?: string | undefined;
  camera?: string | undefined;
  speaker?: string | undefined;
}
export type CaptureProblem = 'refused' | 'missing' | 'busy';
export interface Captured {
  stream: MediaStream;
  /** Why there is no voice, or no picture. */
  microphone: CaptureProblem | null;
  camera: CaptureProblem | null;
}

/** Microphone and camera, each without the other when it has to be. */
export async function capture(chosen: Chosen, withCamera: boolean): Promise<Captured> {
  const audio = soundOf(chosen);
  const video = withCamera ? pictureOf(chosen) : null;
  const both = await take({ audio, ...(video ? { video } : {}) });
  if (both instanceof MediaStream) return { stream: both, microphone: null, camera: null };
  const [voice, picture] = [await take({ audio }), video ? await take({ video }) : null];
  const stream = new MediaStream();
  for (const part of [voice, picture])
    if (part instanceof MediaStream) for (const track of part.getTracks()) stream.addTrack(track);
  return { stream, microphone: problemIn(voice), camera: problemIn(picture) };
}

const problemIn = (taken: MediaStream | CaptureProblem | null): CaptureProblem | null =>
  taken instanceof MediaStream ? null : taken;

const soundOf = ({ microphone }: Chosen): MediaTrackConstraints => ({
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  ...(microphone ? { deviceId: { exact: microphone } } : {}),
});
export const pictureOf = ({ camera }: Chosen): MediaTrackConstraints => ({
  ...PICTURE,
  ...(camera ? { deviceId: { exact: camera } } : { facingMode: 'user' }),
});

export async function take(wish: MediaStreamConstraints): Promise<MediaStream | CaptureProblem> {
  // a page that is not served safely has no devices
  if (!('mediaDevices' in navigator)) return 'missing';
  try {
    return await navigator.mediaDevices.getUserMedia(wish);
  } catch (error) {
    const { name } = error as DOMException;
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
  }
}

/** What can be chosen from; names are there once the devices may be used. */
export async function devices(): Promise<Record<'audioinput' | 'videoinput' | 'audiooutput', MediaDeviceInfo[]>> {
  const all = 'mediaDevices' in navigator ? await navigator.mediaDevices.enumerateDevices() : [];
  const of = (kind: MediaDeviceKind) => all.filter((device) => device.kind === kind && device.deviceId !== '');
  return { audioinput: of('audioinput'), videoinput: of('videoinput'), audiooutput: of('audiooutput') };
}

export function release(stream: MediaStream | null | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
