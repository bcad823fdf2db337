import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/envelope.ts';
import { useTexts } from '../../lib/language/texts.ts';
import type { Claim } from '../payment/attempt.ts';
import { usePayment } from '../payment/use-payment.ts';
import type { OnlinePurchase } from '../payment/online-purchase.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { dismissFailures, showToast, showFailureToast } from '../../ui/toasts.ts';
import { costOf } from './price-to-pay.ts';
import { texts } from './texts.ts';
import type { PaymentMethod } from './PaymentMethods.tsx';
import type { AttachedFiles } from '../../lib/files/use-attached-files.ts';
import { useRequirePatient } from './use-require-patient.ts';

type Fields = Record<string, string | string[]>;
/**
 * The request that books or orders. After an online payment its body is only the report of the gateway (`Claim`),
 * otherwise every field.
 */
export type Submission = {
  body: Fields | { payment_data: Claim };
  files?: Record<string, File[]>;
  idempotencyKey?: string;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
};
/** A problem that belongs to no field: `lost` when the paid slot or stock is gone, `failed` when the payment failed. */
export type Trouble = { kind: 'lost' } | { kind: 'failed'; says: string };

type PurchaseOptions<T> = {
  /** The key of draft, files and payment in this tab's storage. */
  name: string;
  purpose: OnlinePurchase['purpose'];
  /**
   * `dialog` names the dialog that opens again after a sign-in; `loginFirst` is the message that asks for the sign-in.
   */
  dialog: string;
  loginFirst: string;
  method: PaymentMethod | '';
  /** Every field of the call that books the appointment or places the order. */
  fields: Fields;
  /** A text that identifies the slot or order lines to hold. */
  holdKey: string;
  /** The highest price that the page shows. */
  shownPrice: number;
  /** A higher price that the server quoted; 0 when there was none. */
  serverPrice: number;
  keepServerPrice: (amount: number) => void;
  attachedFiles: AttachedFiles;
  /** The Idempotency-Key of a cash purchase; empty until such a purchase was sent. */
  cashKey: string;
  keepCashKey: (key: string) => void;
  /** The call that books the appointment or places the order. */
  sendRequest: (input: Submission) => Promise<T | 'verifying'>;
  toStep: (step: 1 | 3) => void;
  /** Handles errors that only this kind of purchase has. Returns true when it has shown the error to the person. */
  onRefused: (error: ApiError) => boolean;
  /** Called when the slot or stock was lost after payment: the money is refunded. */
  onLost: () => void;
  /** Called after the purchase: draft and files can be deleted. */
  onDone: () => void;
};

/**
 * The payment of a purchase in a wizard: holds and pays online, or submits a cash purchase, and reports the outcome.
 */
export function usePurchase<T>(options: PurchaseOptions<T>) {
  const t = useTexts(texts);
  const { attachedFiles, method } = options;
  const account = useAccount();
  const askForPatient = useRequirePatient();
  const [boughtInCash, setBoughtInCash] = useState<T | null>(null);
  const [cashShare, setCashShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const sending = useRef<AbortController>(null);
  const payment = usePayment<T>({
    name: options.name,
    finish: async (claim) => {
      const bought = await options.sendRequest({ body: { payment_data: claim } });
      if (bought !== 'verifying') options.onDone();
      return bought;
    },
    onFailed: paymentFailed,
  });
  const { phase } = payment;
  /** The payment intent that holds this slot or these order lines for the person. */
  const holding =
    payment.holdKey === options.holdKey && (phase.at === 'held' || phase.at === 'checkout')
      ? payment.intent
      : undefined;
  const cost = costOf({ ...options, heldPrice: holding?.amount });
  const checkout = phase.at === 'checkout' && cost.agreed ? holding : undefined;

  const start = async (then: 'held' | 'checkout') => {
    setTrouble(null);
    dismissFailures();
    if (!method) return showToast({ message: t.selectMethod, kind: 'warning' });
    if (account?.account_type !== 'patient') return askForPatient(options.dialog, options.loginFirst);
    const onlinePurchase = method === 'CASH' ? null : onlinePurchaseBy(method);
    if (attachedFiles.missing.length > 0 && !(onlinePurchase && payment.holds(onlinePurchase))) {
      showToast({ title: t.oops, message: t.lostFiles(attachedFiles.missing.join(', ')), kind: 'warning' });
      return options.toStep(1);
    }
    // a person who continues although the higher price is shown agrees to it
    if (then === 'checkout' && !cost.agreed) options.keepServerPrice(cost.highestShown);
    try {
      if (onlinePurchase) await payment.hold(onlinePurchase, then);
      else await buyInCash();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused(error);
    }
  };

  const buyInCash = async () => {
    const cancel = new AbortController();
    sending.current = cancel;
    const idempotencyKey = options.cashKey || crypto.randomUUID();
    options.keepCashKey(idempotencyKey);
    setCashShare(0);
    try {
      // if money has arrived for an earlier payment, that payment is confirmed instead of booking with cash
      if (!(await payment.release())) return;
      const bought = await options.sendRequest({
        body: { ...options.fields, amount_shown: String(cost.highestShown) },
        files: { attachments: attachedFiles.files },
        idempotencyKey,
        signal: cancel.signal,
        onProgress: setCashShare,
      });
      if (bought !== 'verifying') setBoughtInCash(bought);
      options.onDone();
    } catch (error) {
      if (!cancel.signal.aborted) throw error;
    } finally {
      setCashShare(null);
    }
  };

  function refused(error: ApiError) {
    if (error.status === 401 || options.onRefused(error)) return;
    if (error.code === 'price_changed' && error.amount !== undefined) return options.keepServerPrice(error.amount);
    if (error.code === 'unsupported_type' || error.code === 'too_large') options.toStep(1);
    showFailureToast(error, method === 'CASH' || error.status === 409 ? t.oops : t.paymentFailed);
  }

  function paymentFailed(error: ApiError) {
    if (error.code === 'booking_lost') {
      setTrouble({ kind: 'lost' });
      return options.onLost();
    }
    showToast({ message: t.paymentFailed, kind: 'warning' });
    setTrouble({ kind: 'failed', says: error.message });
    options.toStep(3);
  }

  function onlinePurchaseBy(payment_method: 'CARD' | 'MOBILE_MONEY'): OnlinePurchase {
    const { purpose, holdKey } = options;
    const fields = { ...options.fields, payment_method };
    return { purpose, fields, holdKey, files: attachedFiles.files, fileNames: attachedFiles.names };
  }

  return {
    payment,
    trouble,
    dismissTrouble: () => setTrouble(null),
    /**
     * Submits the purchase. An online purchase is held, and the gateway's window opens; a cash purchase is booked at
     * once.
     */
    submit: () => start('checkout'),
    /** Holds the slot or order lines again; absent while cash is chosen, which needs no hold. */
    holdAgain: method === 'CASH' ? undefined : () => void start('held'),
    /** Releases the hold when another slot was chosen. If the release fails, it is tried again before the next hold. */
    releaseHold: () =>
      void payment.release().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      }),
    bought: phase.at === 'paid' ? phase.bought : boughtInCash,
    /** The share of the request that was sent, 0 to 1; null while nothing is sent. */
    share: phase.at === 'holding' ? phase.share : cashShare,
    stopSending: () => {
      sending.current?.abort();
      payment.stopSending();
    },
    held: holding !== undefined && !checkout,
    /** The payment intent that is open in the gateway's window. */
    checkout,
    cost,
  };
}
