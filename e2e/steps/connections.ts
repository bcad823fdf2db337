/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * Records the WebRTC connections of a page so that tests can read their statistics; `relayOnly` forbids direct ones.
 */
export async function watchConnections(page: Page, { relayOnly = false } = {}): Promise<void> {
  await page.addInitScript((relay) => {
    const Original = RTCPeerConnection;
    const opened: RTCPeerConnection[] = [];
    Object.assign(window, { opened });
    window.RTCPeerConnection = class extends Original {
      constructor(configuration?: RTCConfiguration) {
        super(relay ? { ...configuration, iceTransportPolicy: 'relay' } : configuration);
        opened.push(this);
      }
    };
  }, relayOnly);
}

interface Flow {
  frames: number;
  sound: number;
  /** Whether the connection uses the relay; null until a candidate pair is selected. */
  relayed: boolean | null;
}
/** Video frames and sound packets that the open connection has received, and whether a relay carries them. */
export const flowOf = (page: Page): Promise<Flow> =>
  page.evaluate(async () => {
    const { opened = [] } = window as unknown as { opened?: RTCPeerConnection[] };
    const flow: { frames: number; sound: number; relayed: boolean | null } = { frames: 0, sound: 0, relayed: null };
    const alive = opened.findLast((peer) => peer.connectionState === 'connected');
    if (!alive) return flow;
    const stats = await alive.getStats();
    for (const stat of stats.values()) {
      if (stat.type === 'inbound-rtp' && stat.kind === 'video') flow.frames = stat.framesDecoded ?? 0;
      if (stat.type === 'inbound-rtp' && stat.kind === 'audio') flow.sound = stat.packetsReceived ?? 0;
      // several ICE candidate pairs may be nominated one after the other; the `transport` entry of the statistics names
      // the pair that carries the call
      if (stat.type === 'transport') {
        const pair = stats.get(stat.selectedCandidatePairId);
        if (pair) flow.relayed = stats.get(pair.localCandidateId)?.candidateType === 'relay';
      }
    }
    return flow;
  });
