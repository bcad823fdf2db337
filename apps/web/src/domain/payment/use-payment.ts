import { useRef, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/envelope.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { attemptFor, holdEnd, keepAttempt, keptAttempt, type Attempt, type Claim } from './attempt.ts';
import { resumed, type PaymentPhase } from './payment-phase.ts';
import { usePaymentPolling } from './use-payment-polling.ts';
import { purchaseText, type OnlinePurchase } from './online-purchase.ts';

type PaymentOptions<T> = {
  /** The key of the attempt in this tab's storage. */
  name: string;
  /** The call that books the appointment or places the order. */
  finish: (claim: Claim) => Promise<T | 'verifying'>;
  onFailed: (error: ApiError) => void;
};

/** One payment from hold to confirmed purchase, across reloads. Render `<Checkout>` while `phase.at` is 'checkout'. */
export function usePayment<T>({ name, finish, onFailed }: PaymentOptions<T>) {
  const payer = useAccount()?.id;
  const [attempt, setAttempt] = useState(() => keptAttempt(name, payer));
  const [phase, setPhase] = useState<PaymentPhase<T>>(() => resumed(attempt));
  const sending = useRef<AbortController>(null);
  const keep = (next: Attempt | null) => {
    keepAttempt(name, next);
    setAttempt(next);
  };
  const { intent } = attempt ?? {};
  usePaymentPolling({
    attempt,
    phase,
    finish,
    onVerifying: () =>
      setPhase((now) =>
        now.at === 'confirming'
          ? { ...now, verifying: true }
          : { at: 'confirming', since: Date.now(), verifying: true },
      ),
    onBought: (bought) => {
      keepAttempt(name, null);
      setPhase({ at: 'paid', bought });
    },
    onFailed: (error) => {
      // If the gateway does not know the payment, the person has not paid: the hold stays, and they can pay again.
      const stays = error.code === 'payment_unknown';
      setAttempt((now) => {
        const next = stays && now ? { ...now, claim: undefined } : null;
        keepAttempt(name, next);
        return next;
      });
      setPhase({ at: stays ? 'held' : 'idle' });
      onFailed(error);
    },
  });

  const confirm = () => setPhase({ at: 'confirming', since: Date.now(), verifying: false });
  const next = (purchase: OnlinePurchase) =>
    attemptFor(
      attempt,
      { payer: payer ?? '', purchase: purchaseText(purchase), holdKey: purchase.holdKey },
      Date.now(),
    );
  const holds = (purchase: OnlinePurchase) => attempt?.intent !== undefined && next(purchase) === attempt;

  /** Holds the purchase for ten minutes; with 'checkout' opens the gateway's window. Throws when the server refuses. */
  const hold = async (purchase: OnlinePurchase, then: 'held' | 'checkout') => {
    if (holds(purchase)) return setPhase({ at: then });
    const cancel = new AbortController();
    sending.current = cancel;
    setPhase({ at: 'holding', share: 0 });
    try {
      await withdraw(attempt);
      const opened = next(purchase);
      keep(opened);
      const { data } = await call('POST /patient/payment_intents', {
        body: { purpose: purchase.purpose, ...purchase.fields },
        files: { attachments: purchase.files },
        idempotencyKey: opened.key,
        signal: cancel.signal,
        onProgress: (share) => setPhase((now) => (now.at === 'holding' ? { at: 'holding', share } : now)),
      });
      keep({ ...opened, intent: data, until: holdEnd(data.hold_expires_at, Date.now()) });
      setPhase({ at: then });
    } catch (error) {
      if (wasPaid(error)) return confirm();
      setPhase({ at: 'idle' });
      if (!cancel.signal.aborted) throw error;
    }
  };

  /**
   * Releases the hold, so that another slot or cash can be chosen. Returns false when money has already arrived: then
   * the purchase is confirmed with that money.
   */
  const release = async (): Promise<boolean> => {
    try {
      await withdraw(attempt);
      keep(null);
      setPhase({ at: 'idle' });
      return true;
    } catch (error) {
      if (!wasPaid(error)) throw error;
      confirm();
      return false;
    }
  };

  return {
    phase,
    intent,
    /** Names the slot or the order lines that the payment holds; equal to `OnlinePurchase.holdKey`. */
    holdKey: intent && attempt?.holdKey,
    until: attempt?.until ?? 0,
    holds,
    hold,
    release,
    stopSending: () => sending.current?.abort(),
    paid: (claim: Claim) => {
      if (attempt) keep({ ...attempt, claim });
      confirm();
    },
    leaveCheckout: () => setPhase({ at: 'held' }),
  };
}

const wasPaid = (error: unknown) => error instanceof ApiError && error.code === 'payment_seen';

async function withdraw(attempt: Attempt | null): Promise<void> {
  if (!attempt?.intent) return;
  const { tx_ref } = attempt.intent;
  await call('DELETE /patient/payment_intents/{tx_ref}', { params: { tx_ref } });
}
