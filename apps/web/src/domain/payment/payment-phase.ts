import type { Attempt } from './attempt.ts';

/** How far a payment is. */
export type PaymentPhase<T> =
  | { at: 'idle' }
  | { at: 'holding'; share: number }
  | { at: 'held' | 'checkout' }
  | { at: 'confirming'; since: number; verifying: boolean }
  | { at: 'paid'; bought: T };

/** The phase after a reload: with a claim the payment is being confirmed, with an intent it is held. */
export function resumed(
  attempt: Attempt | null,
): { at: 'idle' | 'held' } | { at: 'confirming'; since: number; verifying: boolean } {
  if (attempt?.claim) return { at: 'confirming', since: Date.now(), verifying: false };
  return { at: attempt?.intent ? 'held' : 'idle' };
}
