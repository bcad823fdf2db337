import { ApiError } from '../../lib/api/envelope.ts';
import { pause, pauseAfter } from './poll-interval.ts';

type PollOptions<T> = {
  /** Whether the gateway's window has reported a payment: then `finish` is called at once. */
  claimed: boolean;
  /**
   * The final call, which books the appointment or places the order. Returns the purchase, or `verifying` while the
   * gateway has not decided; otherwise throws.
   */
  finish: () => Promise<T | 'verifying'>;
  /** Reads the status of the payment. */
  look: () => Promise<string>;
  onVerifying: () => void;
  signal: AbortSignal;
  wait?: typeof pause;
};

const open = ['INITIATED', 'VERIFYING'];

/**
 * Polls a payment until its outcome is known. After a lost connection or an error of the server it polls again. The
 * outcome `over` means that the hold ended and nobody has paid.
 */
export async function pollPayment<T>(options: PollOptions<T>): Promise<T | 'over'> {
  const { claimed, finish, look, onVerifying, signal, wait = pause } = options;
  let mayFinish = claimed;
  for (let round = 0; ; round++) {
    try {
      if (mayFinish) {
        const answer = await finish();
        if (answer !== 'verifying') return answer;
        onVerifying();
        mayFinish = false;
      } else {
        const status = await look();
        if (status === 'VERIFYING') onVerifying();
        if (status === 'EXPIRED' && !claimed) return 'over';
        mayFinish = !open.includes(status);
        if (mayFinish) continue;
      }
    } catch (error) {
      if (!mayPass(error)) throw error;
    }
    await wait(pauseAfter(round), signal);
  }
}

function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
