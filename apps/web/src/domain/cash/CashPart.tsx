import type { Appointment } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useDesk } from '../../lib/session/use-desk.ts';
import css from './cash.module.css';
import { PrintReceipt } from './PrintReceipt.tsx';
import { TakeCashButton } from './TakeCashButton.tsx';
import { texts } from './texts.ts';
import { useTakeCash } from './use-take-cash.tsx';

/**
 * In the panel of an appointment that is paid in cash: the button that takes it, also after the visit, or the number of
 * the receipt. Nothing for other appointments, and for members who do not take cash.
 */
export function CashPart({ appointment }: { appointment: Appointment }) {
  const t = useTexts(texts);
  const desk = useDesk('cash.take');
  const { takeCash, cashDialog } = useTakeCash(desk);
  const { status, payment, patient } = appointment;
  const isClosed = status === 'CANCELLED' || status === 'MISSED';
  if (!desk || payment.payment_method !== 'CASH') return null;
  return (
    <>
      {payment.receipt_number ? (
        <p className={css.part}>
          <Badge tone="tea">{t.receipt(payment.receipt_number)}</Badge>
          <PrintReceipt desk={desk} appointmentId={appointment.id} number={payment.receipt_number} />
        </p>
      ) : (
        !isClosed && (
          <TakeCashButton patient={patient.full_name} variant="outlined" onClick={() => takeCash(appointment)} />
        )
      )}
      {cashDialog}
    </>
  );
}
