import type { CallStore } from './call-state.ts';
import { shapeSenders } from './session-description.ts';
import { measurer } from './connection-stats.ts';
import type { OwnSide } from './local-media.ts';
import { qualityOf, thinner, wide } from './low-bandwidth.ts';

const MEASURE_MS = 2_000;
/**
 * The number of consecutive samples without an audio packet after which the call counts as silent; a muted microphone
 * still sends packets.
 */
const SILENT_SAMPLES = 2;

/** Measures the connection every two seconds, and pauses the picture while the bandwidth is too low for it. */
export function watchConnection(store: CallStore, own: OwnSide, peer: () => RTCPeerConnection | undefined): () => void {
  let thin = wide;
  let silent = 0;
  let measure: { peer: RTCPeerConnection; ask: ReturnType<typeof measurer> } | undefined;

  const look = async (at: RTCPeerConnection | undefined) => {
    if (!at) return;
    if (measure?.peer !== at) measure = { peer: at, ask: measurer(at) };
    const sample = await measure.ask();
    if (store.isOver()) return;
    const connected = at.connectionState === 'connected';
    const quality = qualityOf(sample, connected);
    silent = connected && sample.sound === 0 ? silent + 1 : 0;
    store.set({ bytes: store.now().bytes + sample.bytes, unheard: silent >= SILENT_SAMPLES });
    if (quality !== store.now().mine.quality) own.change({ quality });
    const was = thin.voiceOnly;
    if (connected && store.now().mine.camera) thin = thinner(thin, sample);
    if (thin.voiceOnly === was) return;
    store.set({ voiceOnly: thin.voiceOnly });
    await shapeSenders(at, thin.voiceOnly);
    own.tell();
  };
  const timer = setInterval(() => void look(peer()), MEASURE_MS);
  return () => clearInterval(timer);
}
