import type { Kept, Side } from './call-state.ts';
import { capture, type Chosen, pictureOf, release, take } from './capture.ts';
import type { Line } from './line.ts';

interface Given {
  kept: Kept;
  line: Line;
  chosen: Chosen;
  peer: () => RTCPeerConnection | undefined;
}

/** What of oneself is in the call: voice and picture, and what the other side is told of them. */
export function ownSide({ kept, line, chosen, peer }: Given) {
  const wanted = kept.now().mine;
  const trackOf = (kind: 'audio' | 'video') =>
    kept
      .now()
      .local?.getTracks()
      .find((track) => track.kind === kind) ?? null;

  const tell = () => {
    const { mine, voiceOnly, up } = kept.now();
    const { microphone, camera, quality } = mine;
    if (up) void line.ask('call_state', { microphone, camera: camera && !voiceOnly, quality });
  };
  const change = (side: Partial<Side>) => {
    kept.set({ mine: { ...kept.now().mine, ...side } });
    tell();
  };

  return {
    trackOf,
    tell,
    change,

    takeDevices: async () => {
      const { stream, microphone, camera } = await capture(chosen, wanted.camera);
      if (kept.isOver()) return release(stream);
      for (const track of stream.getAudioTracks()) track.enabled = wanted.microphone;
      kept.set({ local: stream, microphoneProblem: microphone, cameraProblem: camera });
      change({
        microphone: wanted.microphone && stream.getAudioTracks().length > 0,
        camera: stream.getVideoTracks().length > 0,
      });
    },

    setMicrophone: (on: boolean) => {
      const track = trackOf('audio');
      if (track) track.enabled = on;
      change({ microphone: on && track !== null });
    },

    setCamera: async (on: boolean) => {
      const old = trackOf('video');
      if (on === (old !== null)) return;
      if (old) {
        // the light beside the lens goes out
        old.stop();
        kept.now().local?.removeTrack(old);
      }
      const taken = on ? await take({ video: pictureOf(chosen) }) : null;
      const track = taken instanceof MediaStream ? taken.getVideoTracks()[0]! : null;
      if (track) kept.now().local?.addTrack(track);
      const sender = peer()
        ?.getTransceivers()
        .find(({ receiver }) => receiver.track.kind === 'video')?.sender;
      await sender?.replaceTrack(track);
      const { local } = kept.now();
      kept.set({
        local: local && new MediaStream(local.getTracks()),
        cameraProblem: typeof taken === 'string' ? taken : null,
      });
      change({ camera: track !== null });
    },
  };
}
export type OwnSide = ReturnType<typeof ownSide>;
