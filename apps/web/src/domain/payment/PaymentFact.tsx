import type { Appointment } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import { money } from '../../lib/language/money.ts';
import { PaidBadge } from './PaidBadge.tsx';
import { Fact } from '../../ui/dashboard/Fact.tsx';
import { paymentTexts } from './payment-texts.ts';

type Payment = Appointment['payment'];
/** `cashDue`: the sentence about when cash will be paid; undefined when no cash is due. */
type Props = { payment: Payment; cashDue: string | undefined };

/** The amount, the method and the badge of a payment, with a note on cash that is due or money that is refunded. */
export function PaymentFact({ payment, cashDue }: Props) {
  const t = useTexts(paymentTexts);
  const { amount_paid, amount_refunded, payment_method, payment_status } = payment;
  const back = money(amount_refunded);
  const notes: Record<string, string | undefined> = {
    CASH_DUE: cashDue,
    REFUNDED: t.wentBack(back),
    REFUND_PENDING: t.goesBack(back),
  };
  const note = notes[payment_status];
  return (
    <Fact name={t.payment}>
      {money(amount_paid + amount_refunded)}
      <small>{t.methods[payment_method] ?? payment_method}</small>
      <PaidBadge payment={payment} />
      {note && <small>{note}</small>}
    </Fact>
  );
}
