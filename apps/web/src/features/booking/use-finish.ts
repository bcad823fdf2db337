import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Api } from '../../shared/api/contract.ts';
import { call } from '../../shared/api/call.ts';
import { ApiError } from '../../shared/api/envelope.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import type { Claim } from '../../shared/payment/attempt.ts';
import { usePayment, type Wish } from '../../shared/payment/use-payment.ts';
import { useAccount, useAccounts } from '../../shared/session/use-account.ts';
import { notify, notifyFailure } from '../../shared/ui/notices.ts';
import { useDialogTo } from '../../shared/use-dialog.ts';
import { fieldsOf, thingOf } from './draft.ts';
import { messages } from './messages.ts';
import { firstMissing } from './rules.ts';
import type { Booking } from './use-booking.ts';

export type Appointment = Extract<Api['POST /patient/request/appointment']['data'], { id: string }>;
/** What the wizard has to say besides its fields: the time was lost to somebody else, or a payment failed. */
export type Trouble = { kind: 'lost' } | { kind: 'failed'; says: string };

/** The last step: holds and pays, or books for cash, and says what became of it. */
export function useFinish(booking: Booking) {
  const t = useMessages(messages);
  const { name, draft, change, files, missing } = booking;
  const account = useAccount();
  const accounts = useAccounts();
  const navigate = useNavigate();
  const to = useDialogTo();
  const [forCash, setForCash] = useState<Appointment | null>(null);
  const [cashShare, setCashShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const sending = useRef<AbortController>(null);
  const payment = usePayment<Appointment>({ name, finish: confirmPaid, onFailed: paymentFailed });
  const { stage } = payment;

  const start = async (then: 'held' | 'checkout') => {
    setTrouble(null);
    if (firstMissing(draft, 3)) return notify({ message: t.missing.method, kind: 'warning' });
    if (account?.account_type !== 'patient') return askForPatient();
    const { method } = draft;
    const wish = method === 'CARD' || method === 'MOBILE_MONEY' ? wishOf(method) : null;
    if (missing.length > 0 && !(wish && payment.holds(wish))) {
      notify({ title: t.oops, message: t.lostFiles(missing.join(', ')), kind: 'warning' });
      return change({ step: 1 });
    }
    try {
      if (wish) await payment.hold(wish, then);
      else await bookForCash();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused(error);
    }
  };

  const bookForCash = async () => {
    if (!(await payment.release())) return;
    const cancel = new AbortController();
    sending.current = cancel;
    const cashKey = draft.cashKey || crypto.randomUUID();
    change({ cashKey });
    setCashShare(0);
    try {
      const { data } = await call('POST /patient/request/appointment', {
        body: fieldsOf(draft),
        files: { attachments: files },
        idempotencyKey: cashKey,
        signal: cancel.signal,
        onProgress: setCashShare,
      });
      if (isVisit(data)) setForCash(data);
      booking.clear();
    } catch (error) {
      if (!cancel.signal.aborted) throw error;
    } finally {
      setCashShare(null);
    }
  };

  function askForPatient() {
    notify({ message: t.loginFirst, kind: 'error' });
    const mayChoose = accounts.some(({ account_type }) => account_type === 'patient');
    void navigate(to(mayChoose ? 'accounts' : 'login', 'appointment'), { replace: true, preventScrollReset: true });
  }

  function refused(error: ApiError) {
    if (error.status === 401) return;
    if (error.code === 'slot_taken') {
      notify({ message: t.notAvailable, kind: 'warning' });
      return change({ slot: null, step: 2 });
    }
    if (error.code === 'unsupported_type' || error.code === 'too_large') change({ step: 1 });
    notifyFailure(error, draft.method === 'CASH' ? t.oops : t.paymentFailed);
  }

  function paymentFailed(error: ApiError) {
    if (error.code === 'booking_lost') {
      setTrouble({ kind: 'lost' });
      return change({ slot: null, step: 2 });
    }
    notify({ message: t.paymentFailed, kind: 'warning' });
    setTrouble({ kind: 'failed', says: error.message });
    change({ step: 3 });
  }

  function wishOf(payment_method: 'CARD' | 'MOBILE_MONEY'): Wish {
    const fields = { ...fieldsOf(draft), payment_method };
    return { purpose: 'appointment', fields, thing: thingOf(draft), files, fileNames: draft.fileNames };
  }

  return {
    payment,
    trouble,
    settleTrouble: () => setTrouble(null),
    start,
    /** Another time was chosen. A hold that cannot be given back now is withdrawn before the next one. */
    giveBack: () =>
      void payment.release().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      }),
    visit: stage.at === 'paid' ? stage.bought : forCash,
    /** The share of the request that has left; null while nothing is being sent. */
    share: stage.at === 'holding' ? stage.share : cashShare,
    stopSending: () => {
      sending.current?.abort();
      payment.stopSending();
    },
    /** This very time is held for the person. */
    held: payment.thing === thingOf(draft) && stage.at === 'held',
  };
}

export type Finishing = ReturnType<typeof useFinish>;

async function confirmPaid(claim: Claim): Promise<Appointment | 'verifying'> {
  const { data } = await call('POST /patient/request/appointment', { body: { payment_data: claim } });
  return isVisit(data) ? data : 'verifying';
}

const isVisit = (data: Api['POST /patient/request/appointment']['data']): data is Appointment => 'id' in data;
