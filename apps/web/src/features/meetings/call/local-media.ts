import type { Device, DeviceProblem, CallStore, Side } from './call-state.ts';
import { capture, type ChosenDevices, type Kind, release, takeDevice, watchDevices } from '../devices/capture.ts';
import type { Line } from './call-socket.ts';

interface OwnSideOptions {
  store: CallStore;
  line: Line;
  chosen: ChosenDevices;
  peer: () => RTCPeerConnection | undefined;
}

const deviceOf = { audio: 'microphone', video: 'camera' } as const satisfies Record<Kind, Device>;
const kinds = ['audio', 'video'] as const;
/**
 * Problems that may be solved when a device is connected. A refused permission is not among them, because the page does
 * not ask for the permission again.
 */
const mayEnd: (DeviceProblem | null)[] = ['lost', 'missing', 'busy'];

/** This party's part of the call: the microphone and the camera, and their state as reported to the other party. */
export function ownSide({ store, line, chosen, peer }: OwnSideOptions) {
  const enabled: Record<Kind, boolean> = { audio: store.now().mine.microphone, video: store.now().mine.camera };
  let selected = chosen;
  let last: Promise<unknown> = Promise.resolve();
  /** Opens one device after the other, because two that are opened at once may block each other. */
  const next = (step: () => Promise<unknown>) => (last = last.then(() => (store.isOver() ? undefined : step())));

  const trackOf = (kind: Kind) =>
    store
      .now()
      .local?.getTracks()
      .find((track) => track.kind === kind) ?? null;
  const isLive = (kind: Kind) => trackOf(kind)?.readyState === 'live';

  const tell = () => {
    const { mine, voiceOnly, up, problems } = store.now();
    const broken = kinds
      .filter((kind) => enabled[kind])
      .map((kind) => deviceOf[kind])
      .filter((one) => problems[one]);
    const { microphone, camera, quality } = mine;
    if (up)
      void line.ask('call_state', {
        microphone: microphone && !broken.includes('microphone'),
        camera: camera && !voiceOnly && !broken.includes('camera'),
        quality,
        broken,
      });
  };
  const change = (side: Partial<Side>) => {
    store.set({ mine: { ...store.now().mine, ...side } });
    tell();
  };
  const setProblem = (kind: Kind, problem: DeviceProblem | null) =>
    store.set({ problems: { ...store.now().problems, [deviceOf[kind]]: problem } });

  /**
   * Listens for the events of a track: its device was unplugged, or was interrupted by a phone call and then released.
   */
  const watch = (track: MediaStreamTrack) => {
    const kind = track.kind as Kind;
    const heed = (event: 'ended' | 'mute' | 'unmute', act: () => void) =>
      track.addEventListener(event, () => {
        if (trackOf(kind) === track && !store.isOver()) act();
      });
    const setInterrupted = (problem: 'interrupted' | null) => {
      setProblem(kind, problem);
      tell();
    };
    heed('ended', () => mend(kind));
    heed('mute', () => setInterrupted('interrupted'));
    heed('unmute', () => setInterrupted(null));
  };

  const put = async (kind: Kind, track: MediaStreamTrack | null) => {
    const others =
      store
        .now()
        .local?.getTracks()
        .filter((one) => one.kind !== kind) ?? [];
    const transceiver = peer()
      ?.getTransceivers()
      .find(({ receiver }) => receiver.track.kind === kind);
    store.set({ local: new MediaStream(track ? [...others, track] : others) });
    await transceiver?.sender.replaceTrack(track);
  };

  /** Opens a device in place of the current device of this kind. */
  const renew = async (kind: Kind, isLost = false) => {
    // the old track is stopped first: that also switches the camera light off, and some phones cannot open a second
    // camera
    trackOf(kind)?.stop();
    const taken = await takeDevice(kind, selected);
    const track = typeof taken === 'string' ? null : taken;
    if (store.isOver()) return track?.stop();
    if (track) {
      track.enabled = enabled[kind];
      watch(track);
    }
    await put(kind, track);
    setProblem(kind, typeof taken !== 'string' ? null : isLost && taken !== 'refused' ? 'lost' : taken);
    change({ [deviceOf[kind]]: track !== null && enabled[kind] });
  };
  /** Opens the next available device in place of a device that was unplugged. */
  const mend = (kind: Kind) => void next(async () => isLive(kind) || (await renew(kind, true)));

  const stopWatching = watchDevices(() => {
    for (const kind of kinds) {
      const [track, problem] = [trackOf(kind), store.now().problems[deviceOf[kind]]];
      if (track?.readyState === 'ended') mend(kind);
      else if (!track && enabled[kind] && mayEnd.includes(problem))
        void next(async () => isLive(kind) || (await renew(kind, problem === 'lost')));
    }
  });

  return {
    trackOf,
    tell,
    change,
    stopWatching,

    takeDevices: () =>
      next(async () => {
        const { stream, microphone, camera } = await capture(selected, enabled.video);
        if (store.isOver()) return release(stream);
        for (const track of stream.getAudioTracks()) track.enabled = enabled.audio;
        for (const track of stream.getTracks()) watch(track);
        store.set({ local: stream, problems: { microphone, camera } });
        change({
          microphone: enabled.audio && stream.getAudioTracks().length > 0,
          camera: stream.getVideoTracks().length > 0,
        });
      }),

    setMicrophone: (on: boolean) =>
      next(async () => {
        enabled.audio = on;
        if (on && !isLive('audio')) return renew('audio');
        const track = trackOf('audio');
        if (track) track.enabled = on;
        change({ microphone: on });
      }),

    setCamera: (on: boolean) =>
      next(async () => {
        enabled.video = on;
        if (on) return isLive('video') || renew('video');
        trackOf('video')?.stop();
        await put('video', null);
        setProblem('video', null);
        change({ camera: false });
      }),

    /** Switches to another camera or microphone. */
    select: (other: ChosenDevices) => {
      const changed = kinds.filter((kind) => other[deviceOf[kind]] !== selected[deviceOf[kind]]);
      selected = other;
      for (const kind of changed) if (kind === 'audio' || enabled.video) void next(() => renew(kind));
    },
  };
}
export type OwnSide = ReturnType<typeof ownSide>;
