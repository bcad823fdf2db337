import type { Appointment } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { paymentTexts } from './payment-texts.ts';

/** The badge of a payment: refunded when money went back, paid for SUCCESSFUL only, otherwise not paid. */
export function PaidBadge({ payment: { amount_paid, amount_refunded, payment_status } }: Pick<Appointment, 'payment'>) {
  const t = useTexts(paymentTexts);
  if (amount_refunded > 0) return <Badge shape="bar">{amount_paid > 0 ? t.partlyRefunded : t.refunded}</Badge>;
  return payment_status === 'SUCCESSFUL' ? (
    <Badge tone="tea">{t.paid}</Badge>
  ) : (
    <Badge shape="hollow">{t.notPaid}</Badge>
  );
}
