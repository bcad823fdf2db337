import type { DuePage } from '@ivuriro/contract/payment-links';
import type { Intent } from '@ivuriro/contract/payments';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Claim, holdEnd } from '../../domain/payment/attempt.ts';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/envelope.ts';
import { useAnswer } from '../../lib/api/use-answer.ts';

export type OnlineMethod = 'CARD' | 'MOBILE_MONEY';

const pollMs = 4_000;

/**
 * The appointment of the payment link, and functions that pay for it. While the gateway has not decided about a
 * payment, the appointment is read again every few seconds.
 */
export function usePaymentLink(secret: string) {
  const params = { secret };
  const ask = (signal?: AbortSignal) =>
    call('GET /payment_links/{secret}', { params, asVisitor: true, ...(signal && { signal }) });
  const read = useAnswer(secret, ask, { staysAsShown: true });
  /** The latest reply since the first one: the appointment, or the error that the link has expired. */
  const [latest, setLatest] = useState<{ data?: DuePage; error?: ApiError } | null>(null);
  const [checkout, setCheckout] = useState<{ intent: Intent; until: number } | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const { data: due, error } = latest ?? read;
  const look = async () => {
    try {
      setLatest({ data: (await ask()).data });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // after any other error, for example without a connection, the page stays as it is
      if (error.code === 'link_expired') setLatest({ error });
    }
  };
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      // reads the appointment again, because it may be paid or cancelled by now
      if (error.status !== 0) await look();
    } finally {
      setBusy(false);
    }
  };
  const lookAgain = useEffectEvent(look);
  const isVerified = due?.status === 'VERIFYING';
  useEffect(() => {
    if (!isVerified) return;
    const timer = setInterval(() => void lookAgain(), pollMs);
    return () => clearInterval(timer);
  }, [isVerified]);
  return {
    due,
    error,
    retry: read.retry,
    checkout,
    refusal,
    busy,
    open: (payment_method: OnlineMethod) =>
      attempt(async () => {
        const body = { payment_method };
        const { data: intent } = await call('POST /payment_links/{secret}', { params, body, asVisitor: true });
        setCheckout({ intent, until: holdEnd(intent.hold_expires_at, Date.now()) });
      }),
    leave: () => setCheckout(null),
    paid: ({ tx_ref, transaction_id }: Claim) =>
      attempt(async () => {
        setCheckout(null);
        const body = { tx_ref, ...(transaction_id && { transaction_id }) };
        const { data } = await call('POST /payment_links/{secret}/confirmation', { params, body, asVisitor: true });
        setLatest({ data });
      }),
  };
}
