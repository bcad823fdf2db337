import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import type { Acknowledgement, Line } from './call-socket.ts';

/** So long whoever has pressed End waits for the server's word. */
const ACK_TIMEOUT_MS = 1_000;
const AGAIN_MS = 3_000;
/** As long as the room keeps the call for who has lost the line. */
const GRACE_MS = 120_000;

const addresses = { patient: 'PUT /meeting/{code}', doctor: 'PUT /doctor/meeting/{code}' } as const;
const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

/** Ends it on the line; what is not heard there in a moment is said by request, once the line is left. */
export const askForEnd = (line: Line): Promise<Acknowledgement> =>
  Promise.race([line.ask('call_ended'), after(ACK_TIMEOUT_MS, { ok: false, code: 'line_down' })]);

/**
 * Who hangs up is out whether the server hears it or not. A line that comes back would have to take the seat anew to end
 * the call, and the other would see him come; a request needs no seat. Tried until the grace is over: by then the room
 * waits again, and the two may have begun anew, which an old end must not cut.
 */
export async function tellEnd(role: 'patient' | 'doctor', code: string): Promise<void> {
  const until = Date.now() + GRACE_MS;
  while (Date.now() < until) {
    try {
      await call(addresses[role], { params: { code }, body: { status: 'COMPLETED' } });
      return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // what is refused stays refused: the account has signed out, or the room is nobody's
      if (error.status >= 400 && error.status < 500 && error.status !== 429) return;
      await after(AGAIN_MS, null);
    }
  }
}
