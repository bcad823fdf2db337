import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import type { Load } from './room-clients.ts';

/** The two clients of one room. */
export interface Pair {
  code: string;
  sender: Socket;
  receiver: Socket;
}
export interface Frames {
  arrived: number;
  /** Delays from one client to the other, in milliseconds. */
  delays: number[];
  wrong: string[];
}

/** Sends frames in all rooms in turn at a constant rate, and checks where they arrive. */
export async function playFrames(pairs: readonly Pair[], load: Load): Promise<Frames> {
  const result: Frames = { arrived: 0, delays: [], wrong: [] };
  const said = new Map<string, { code: string; at: number }>();
  for (const { code, receiver } of pairs)
    receiver.on('remote_candidated_received', ({ meet_code, candidate }: { meet_code: string; candidate: string }) => {
      const known = said.get(candidate);
      if (!known) return void result.wrong.push(`${code} heard twice, or what nobody said: ${candidate}`);
      said.delete(candidate);
      if (known.code !== code || meet_code !== code) result.wrong.push(`${code} heard what was said in ${known.code}`);
      result.arrived++;
      result.delays.push(performance.now() - known.at);
    });
  const acknowledged: Promise<void>[] = [];
  const began = performance.now();
  for (let number = 0; number < load.frames; number++) {
    const early = began + (number * 1_000) / load.perSecond - performance.now();
    if (early > 1) await pause(early);
    const { code, sender } = pairs[number % pairs.length]!;
    const candidate = JSON.stringify({
      candidate: `candidate:${number} 1 udp 2122260223 10.0.0.1 50000 typ host`,
      sdpMid: '0',
    });
    said.set(candidate, { code, at: performance.now() });
    acknowledged.push(
      sender
        .timeout(60_000)
        .emitWithAck('send_candidate', { meet_code: code, candidate })
        .then(
          (ack: { ok: boolean }) => void (ack.ok || result.wrong.push(`${code}: ${JSON.stringify(ack)}`)),
          () => void result.wrong.push(`${code}: no acknowledgement`),
        ),
    );
  }
  await Promise.all(acknowledged);
  // an acknowledged frame may still be on its way to the other client
  for (let round = 0; said.size > 0 && round < 100; round++) await pause(100);
  for (const { code } of said.values()) result.wrong.push(`${code}: a frame was lost`);
  return result;
}
