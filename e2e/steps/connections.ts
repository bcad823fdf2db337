/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Remembers the connections of a page, so that they can be asked; `relay` leaves them no other way. */
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
  /** Null as long as no way is chosen. */
  relayed: boolean | null;
}
/** What has arrived over the connection that lives. */
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
      if (stat.type === 'candidate-pair' && stat.nominated && stat.state === 'succeeded')
        flow.relayed = stats.get(stat.localCandidateId)?.candidateType === 'relay';
    }
    return flow;
  });
