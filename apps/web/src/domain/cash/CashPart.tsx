import type { Appointment, DrugOrder, LabOrder } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useDesk } from '../../lib/session/use-desk.ts';
import css from './cash.module.css';
import { PrintReceipt } from './PrintReceipt.tsx';
import { TakeCashButton } from './TakeCashButton.tsx';
import { texts } from './texts.ts';
import { useTakeCash } from './use-take-cash.tsx';

type Purchase = Pick<Appointment | LabOrder | DrugOrder, 'id' | 'status' | 'patient' | 'payment'>;

/**
 * The part about cash in the panel of an appointment or order: the button that books the cash, also when the
 * appointment or order is completed, or the number of the receipt. Shows nothing for other payment methods, and for
 * members who may not take cash.
 */
export function CashPart({ purchase }: { purchase: Purchase }) {
  const t = useTexts(texts);
  const desk = useDesk('cash.take');
  const { takeCash, cashDialog } = useTakeCash(desk);
  const { status, payment, patient } = purchase;
  const isClosed = status === 'CANCELLED' || status === 'MISSED';
  if (!desk || payment.payment_method !== 'CASH') return null;
  return (
    <>
      {payment.receipt_number ? (
        <p className={css.part}>
          <Badge tone="tea">{t.receipt(payment.receipt_number)}</Badge>
          <PrintReceipt desk={desk} paidId={purchase.id} number={payment.receipt_number} />
        </p>
      ) : (
        !isClosed && (
          <TakeCashButton patient={patient.full_name} variant="outlined" onClick={() => takeCash(purchase)} />
        )
      )}
      {cashDialog}
    </>
  );
}
