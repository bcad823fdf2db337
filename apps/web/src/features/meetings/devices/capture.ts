/** The video of a call: small enough for a mobile connection. */
export const PICTURE = {
  frameRate: 24,
  width: { min: 320, ideal: 640, max: 1280 },
  height: { min: 240, ideal: 480, max: 720 },
  aspectRatio: 1.33,
} as const;
/** The bandwidth limits of the senders, in kbit/s. */
export const PICTURE_KBITS = 400;
export const VOICE_KBITS = 40;

export interface ChosenDevices {
  microphone?: string | undefined;
  camera?: string | undefined;
  speaker?: string | undefined;
}
export type Kind = 'audio' | 'video';
export type CaptureProblem = 'refused' | 'missing' | 'busy';
export interface CaptureResult {
  stream: MediaStream;
  /** The reason why there is no sound or no picture; null while the device works. */
  microphone: CaptureProblem | null;
  camera: CaptureProblem | null;
}

/** Opens the microphone and the camera, or only one of them if the other fails. */
export async function capture(chosen: ChosenDevices, withCamera: boolean): Promise<CaptureResult> {
  const audio = soundOf(chosen);
  const video = withCamera ? pictureOf(chosen) : null;
  const both = await take({ audio, ...(video ? { video } : {}) });
  if (both instanceof MediaStream) return { stream: both, microphone: null, camera: null };
  const [voice, picture] = [await takeDevice('audio', chosen), video ? await takeDevice('video', chosen) : null];
  const stream = new MediaStream();
  for (const part of [voice, picture]) if (part && typeof part !== 'string') stream.addTrack(part);
  return { stream, microphone: problemIn(voice), camera: problemIn(picture) };
}

/** Opens a microphone or a camera: the chosen device, or any other device if the chosen one is gone. */
export async function takeDevice(kind: Kind, chosen: ChosenDevices): Promise<MediaStreamTrack | CaptureProblem> {
  const isChosen = chosen[kind === 'audio' ? 'microphone' : 'camera'] !== undefined;
  let taken = await take({ [kind]: constraintsOf[kind](chosen) });
  if (isChosen && typeof taken === 'string' && taken !== 'refused')
    taken = await take({ [kind]: constraintsOf[kind]({}) });
  return typeof taken === 'string' ? taken : taken.getTracks()[0]!;
}

const problemIn = (taken: MediaStreamTrack | CaptureProblem | null): CaptureProblem | null =>
  typeof taken === 'string' ? taken : null;

const soundOf = ({ microphone }: ChosenDevices): MediaTrackConstraints => ({
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  ...(microphone ? { deviceId: { exact: microphone } } : {}),
});
const pictureOf = ({ camera }: ChosenDevices): MediaTrackConstraints => ({
  ...PICTURE,
  ...(camera ? { deviceId: { exact: camera } } : { facingMode: 'user' }),
});

const constraintsOf = { audio: soundOf, video: pictureOf };

async function take(wish: MediaStreamConstraints): Promise<MediaStream | CaptureProblem> {
  // a page without HTTPS has no access to devices
  if (!('mediaDevices' in navigator)) return 'missing';
  try {
    return await navigator.mediaDevices.getUserMedia(wish);
  } catch (error) {
    const { name } = error as DOMException;
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
  }
}

export type Devices = Record<'audioinput' | 'videoinput' | 'audiooutput', MediaDeviceInfo[]>;

/** The available devices; browsers hide the names of the devices until access was granted. */
export async function devices(): Promise<Devices> {
  const all = 'mediaDevices' in navigator ? await navigator.mediaDevices.enumerateDevices() : [];
  const of = (kind: MediaDeviceKind) => all.filter((device) => device.kind === kind && device.deviceId !== '');
  return { audioinput: of('audioinput'), videoinput: of('videoinput'), audiooutput: of('audiooutput') };
}

/** Calls `changed` when a device is connected or disconnected, until the returned function is called. */
export function watchDevices(changed: () => void): () => void {
  if (!('mediaDevices' in navigator)) return () => {};
  const { mediaDevices } = navigator;
  mediaDevices.addEventListener('devicechange', changed);
  return () => mediaDevices.removeEventListener('devicechange', changed);
}

export function release(stream: MediaStream | null | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
