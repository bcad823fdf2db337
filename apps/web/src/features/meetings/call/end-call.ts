import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import type { Acknowledgement, Line } from './call-socket.ts';

/** Milliseconds that the person who ends the call waits for the server's acknowledgement. */
const ACK_TIMEOUT_MS = 1_000;
const AGAIN_MS = 3_000;
/** Milliseconds for which the room keeps the place of a side that has lost its connection. */
const GRACE_MS = 120_000;

const addresses = { patient: 'PUT /meeting/{code}', doctor: 'PUT /doctor/meeting/{code}' } as const;
const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

/** Ends the call over the socket; without an acknowledgement in time, `tellEnd` sends the end as an HTTP request. */
export const askForEnd = (line: Line): Promise<Acknowledgement> =>
  Promise.race([line.ask('call_ended'), after(ACK_TIMEOUT_MS, { ok: false, code: 'line_down' })]);

/**
 * Repeats the end as an HTTP request until the server accepts it: over the socket, the person would have to join again
 * to end the call, and the other side would see them come back. It stops after the grace period, when the room is open
 * again, because an old request must not end a new call.
 */
export async function tellEnd(role: 'patient' | 'doctor', code: string): Promise<void> {
  const until = Date.now() + GRACE_MS;
  while (Date.now() < until) {
    try {
      await call(addresses[role], { params: { code }, body: { status: 'COMPLETED' } });
      return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // a refusal is final: the account has signed out, or may not enter this room
      if (error.status >= 400 && error.status < 500 && error.status !== 429) return;
      await after(AGAIN_MS, null);
    }
  }
}
