import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import type { Acknowledgement, Line } from './call-socket.ts';

/** Milliseconds to wait for the server's acknowledgement after a person has ended the call. */
const ACK_TIMEOUT_MS = 1_000;
const AGAIN_MS = 3_000;
/** Milliseconds for which the room keeps the place of a party whose connection was lost. */
const GRACE_MS = 120_000;

const addresses = { patient: 'PUT /meeting/{code}', doctor: 'PUT /doctor/meeting/{code}' } as const;
const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

/**
 * Ends the call over the socket, and returns the server's acknowledgement. If none arrives in time, the caller uses
 * `tellEnd`.
 */
export const askForEnd = (line: Line): Promise<Acknowledgement> =>
  Promise.race([line.ask('call_ended'), after(ACK_TIMEOUT_MS, { ok: false, code: 'line_down' })]);

/**
 * Sends the end of the call as an HTTP request until the server accepts it. The socket is not used for this, because
 * the person would have to join again, and the other party would see them come back. The attempts stop after the grace
 * period, because from then on the room is open again, and an old request must not end a new call.
 */
export async function tellEnd(role: 'patient' | 'doctor', code: string): Promise<void> {
  const until = Date.now() + GRACE_MS;
  while (Date.now() < until) {
    try {
      await call(addresses[role], { params: { code }, body: { status: 'COMPLETED' } });
      return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // a refusal is final: the person has signed out, or is not allowed in this room
      if (error.status >= 400 && error.status < 500 && error.status !== 429) return;
      await after(AGAIN_MS, null);
    }
  }
}
