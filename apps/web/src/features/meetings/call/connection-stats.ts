import type { Sample } from './low-bandwidth.ts';

interface Counters {
  sent: number;
  lost: number;
  /** Bytes of the transport, sent and received. */
  bytes: number;
  /** The number of audio packets received. */
  sound: number;
}
export interface Measured extends Sample {
  /** Bytes since the last measurement. */
  bytes: number;
  /** Audio packets since the last measurement. */
  sound: number;
}

/** Returns a function that measures the connection; each call returns the values since the previous call. */
export function measurer(peer: RTCPeerConnection): () => Promise<Measured> {
  let before: Counters = { sent: 0, lost: 0, bytes: 0, sound: 0 };
  return async () => {
    const now: Counters = { sent: 0, lost: 0, bytes: 0, sound: 0 };
    let availableKbits: number | null = null;
    let roundTripMs: number | null = null;
    for (const stat of (await peer.getStats()).values()) {
      if (stat.type === 'outbound-rtp') now.sent += stat.packetsSent ?? 0;
      else if (stat.type === 'remote-inbound-rtp') now.lost += Math.max(0, stat.packetsLost ?? 0);
      else if (stat.type === 'inbound-rtp' && stat.kind === 'audio') now.sound += stat.packetsReceived ?? 0;
      else if (stat.type === 'candidate-pair' && stat.nominated) {
        now.bytes += (stat.bytesSent ?? 0) + (stat.bytesReceived ?? 0);
        if (stat.state !== 'succeeded') continue;
        if (stat.availableOutgoingBitrate !== undefined) availableKbits = stat.availableOutgoingBitrate / 1_000;
        if (stat.currentRoundTripTime !== undefined) roundTripMs = stat.currentRoundTripTime * 1_000;
      }
    }
    const sent = now.sent - before.sent;
    const loss = sent > 0 ? Math.min(1, Math.max(0, now.lost - before.lost) / sent) : 0;
    const bytes = Math.max(0, now.bytes - before.bytes);
    const sound = Math.max(0, now.sound - before.sound);
    before = now;
    return { availableKbits, loss, roundTripMs, bytes, sound };
  };
}
