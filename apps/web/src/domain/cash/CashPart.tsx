import type { Appointment } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useDesk } from '../../lib/session/use-desk.ts';
import css from './cash.module.css';
import { PrintReceipt } from './PrintReceipt.tsx';
import { TakeCashButton } from './TakeCashButton.tsx';
import { texts } from './texts.ts';

/**
 * In the panel of an appointment that is paid in cash: the button that takes it, also after the visit, or the number of
 * the receipt. Nothing for other appointments, and for members who do not take cash.
 */
export function CashPart({ appointment }: { appointment: Appointment }) {
  const t = useTexts(texts);
  const desk = useDesk('cash.take');
  const { status, payment } = appointment;
  const isClosed = status === 'CANCELLED' || status === 'MISSED';
  if (!desk || payment.payment_method !== 'CASH') return null;
  if (payment.receipt_number)
    return (
      <p className={css.part}>
        <Badge tone="tea">{t.receipt(payment.receipt_number)}</Badge>
        <PrintReceipt desk={desk} appointmentId={appointment.id} number={payment.receipt_number} />
      </p>
    );
  return isClosed ? null : <TakeCashButton desk={desk} appointment={appointment} />;
}
