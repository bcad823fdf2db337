import type { Appointment } from '@ivuriro/contract';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { texts } from './texts.ts';

/**
 * A note beside the badge Paid or Not paid: that cash is still due, that money was refunded, or that a payment is being
 * confirmed.
 */
export function PaymentStatus({ appointment: { payment, status } }: { appointment: Appointment }) {
  const t = useTexts(texts);
  const { amount_paid: kept, amount_refunded } = payment;
  const back = money(amount_refunded);
  const notes: Record<string, string | undefined> = {
    CASH_DUE: status === 'CANCELLED' ? undefined : t.payThere,
    REFUND_PENDING: t.goesBack(back),
    REFUNDED: t.wentBack(back),
    VERIFYING: t.confirming,
  };
  const note = notes[payment.payment_status];
  if (!note) return null;
  return <small>{amount_refunded > 0 && kept > 0 ? `${note} ${t.kept(money(kept))}` : note}</small>;
}
