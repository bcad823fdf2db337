import { Suspense } from 'react';
import { Fact, FactGrid } from '../../../ui/dashboard/Fact.tsx';
import { CashPart } from '../../../domain/cash/CashPart.tsx';
import { PatientHead } from '../../../domain/patients/PatientHead.tsx';
import { PaymentFact } from '../../../domain/payment/PaymentFact.tsx';
import { nearInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { OrderLines } from '../../../domain/orders/OrderLines.tsx';
import { addressOf, linesOf, type Order } from '../../../domain/orders/order.ts';
import { useDialog } from '../../../lib/hooks/use-dialog.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { Attachments } from '../../../domain/attachments/Attachments.tsx';
import { texts } from './texts.ts';
import { OrderPapers } from './OrderPapers.tsx';
import { OrderPrescription } from './OrderPrescription.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { OrderWork } from './OrderWork.tsx';
import { PrescriptionCheck } from './PrescriptionCheck.tsx';
import { SentResults } from './SentResults.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { Shop } from './provider-kinds.ts';

const ResultDialog = lazyDialog(() => import('./ResultDialog.tsx'));

export function OrderDetails({ shop, order }: { shop: Shop; order: Order }) {
  const t = useTexts(texts);
  const now = useNow();
  const { name, close } = useDialog();
  const address = addressOf(order);
  const { kind } = shop;
  const mayRelease = useMay('results.release') && kind === 'laboratory';
  const { patient, payment, attachments, status, created_at, desk_message } = order;
  const drugs = 'needs_prescription' in order ? order : undefined;
  const onPrescription = drugs?.needs_prescription;
  const named = !onPrescription && drugs?.prescription_code;
  return (
    <>
      <PatientHead patient={patient}>{patient.user_code}</PatientHead>
      {drugs && onPrescription && <PrescriptionCheck order={drugs} />}
      <OrderWork shop={shop} order={order} />
      <OrderStatus shop={shop} order={order} />
      <CashPart purchase={order} />
      {status !== 'CANCELLED' && <OrderPapers shop={shop} orderId={order.id} />}
      <OrderLines label={t.items[kind]} lines={linesOf(order)} total={t.total} />
      <FactGrid>
        <Fact name={t.ordered}>{nearInstant(created_at, now)}</Fact>
        <Fact name={t.category}>{t.categories[order.category]}</Fact>
        <PaymentFact payment={payment} cashDue={status === 'CANCELLED' ? undefined : t.cashDue[kind]} />
        <Fact name={address ? t.where[kind] : t.delivery}>{address ?? t.collect[kind]}</Fact>
        {desk_message && (
          <Fact name={t.cancelledBecause} wide>
            {desk_message}
          </Fact>
        )}
        {named && (
          <Fact name={t.prescription} wide>
            <OrderPrescription code={named} />
          </Fact>
        )}
        {attachments.length > 0 && !onPrescription && (
          <Fact name={t.attachments} wide>
            <Attachments addresses={attachments} />
          </Fact>
        )}
      </FactGrid>
      {mayRelease && <SentResults orderId={order.id} />}
      {mayRelease && name === 'results' && (
        <Suspense fallback={<DialogFrame title={t.letter} onClose={close} />}>
          <ResultDialog shop={shop} order={order} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
