import { useEffect, useEffectEvent } from 'react';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/envelope.ts';
import type { Attempt, Claim } from './attempt.ts';
import { pollPayment } from './poll-payment.ts';
import type { PaymentPhase } from './payment-phase.ts';

type PaymentPollingOptions<T> = {
  attempt: Attempt | null;
  phase: PaymentPhase<T>;
  /** The call that books the appointment or places the order. */
  finish: (claim: Claim) => Promise<T | 'verifying'>;
  onVerifying: () => void;
  onBought: (bought: T) => void;
  onFailed: (error: ApiError) => void;
};

/**
 * Polls the payment during a hold, and after the gateway's window reported it, until the purchase succeeds or fails.
 */
export function usePaymentPolling<T>({
  attempt,
  phase,
  finish,
  onVerifying,
  onBought,
  onFailed,
}: PaymentPollingOptions<T>): void {
  const { intent, claim } = attempt ?? {};
  const txRef = intent?.tx_ref;
  const watched = phase.at === 'held' || phase.at === 'confirming' ? phase.at : undefined;
  const finishNow = useEffectEvent(finish);
  const verifying = useEffectEvent(onVerifying);
  const buy = useEffectEvent(onBought);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!txRef || !watched) return;
    const gone = new AbortController();
    const { signal } = gone;
    pollPayment({
      claimed: watched === 'confirming',
      finish: () => finishNow(claim ?? { tx_ref: txRef, status: 'pending' }),
      look: async () =>
        (await call('GET /patient/payment_intents/{tx_ref}', { params: { tx_ref: txRef }, signal })).data.status,
      onVerifying: () => verifying(),
      signal,
    }).then(
      (bought) => {
        if (!signal.aborted && bought !== 'over') buy(bought);
      },
      (error: unknown) => {
        if (!signal.aborted && error instanceof ApiError && error.status !== 401) fail(error);
      },
    );
    return () => gone.abort();
  }, [txRef, watched, claim]);
}
