import type { Attempt } from './attempt.ts';

/** The progress of a payment. */
export type PaymentPhase<T> =
  | { at: 'idle' }
  | { at: 'holding'; share: number }
  | { at: 'held' | 'checkout' }
  | { at: 'confirming'; since: number; verifying: boolean }
  | { at: 'paid'; bought: T };

/**
 * The phase after a reload: confirming when the gateway's window has reported a payment (`claim`), held when there is a
 * payment intent.
 */
export function resumed(
  attempt: Attempt | null,
): { at: 'idle' | 'held' } | { at: 'confirming'; since: number; verifying: boolean } {
  if (attempt?.claim) return { at: 'confirming', since: Date.now(), verifying: false };
  return { at: attempt?.intent ? 'held' : 'idle' };
}
