import { Suspense } from 'react';
import { Fact, FactGrid } from '../../shared/desk/Fact.tsx';
import { PatientHead } from '../../shared/desk/PatientHead.tsx';
import { PaymentFact } from '../../shared/desk/PaymentFact.tsx';
import { clockOf, shortDate } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { lazily } from '../../shared/lazily.ts';
import { ItemLines } from '../../shared/orders/ItemLines.tsx';
import { addressOf, linesOf, type Wired } from '../../shared/orders/order.ts';
import { useDialog } from '../../shared/use-dialog.ts';
import { Attachments } from '../../shared/visit/Attachments.tsx';
import { messages } from './messages.ts';
import { OrderStatus } from './OrderStatus.tsx';
import { PrescriptionCheck } from './PrescriptionCheck.tsx';
import { SentResults } from './SentResults.tsx';
import type { Shop } from './shops.ts';

const ResultDialog = lazily(() => import('./ResultDialog.tsx'));

export function OrderDetails({ shop, order }: { shop: Shop; order: Wired }) {
  const t = useMessages(messages);
  const { name, close } = useDialog();
  const address = addressOf(order);
  const { kind } = shop;
  const { patient, payment, attachments, status, created_at } = order;
  const onPrescription = 'needs_prescription' in order && order.needs_prescription;
  return (
    <>
      <PatientHead patient={patient}>{patient.user_code}</PatientHead>
      <ItemLines label={t.items[kind]} lines={linesOf(order)} total={t.total} />
      <FactGrid>
        <Fact name={t.ordered}>{`${shortDate(created_at)}, ${clockOf(created_at)}`}</Fact>
        <Fact name={t.category}>{t.categories[order.category]}</Fact>
        <PaymentFact payment={payment} cashDue={status === 'CANCELLED' ? undefined : t.cashDue[kind]} />
        <Fact name={address ? t.where[kind] : t.delivery}>{address ?? t.collect[kind]}</Fact>
        {attachments.length > 0 && !onPrescription && (
          <Fact name={t.attachments} wide>
            <Attachments addresses={attachments} />
          </Fact>
        )}
      </FactGrid>
      {onPrescription && <PrescriptionCheck order={order} />}
      <OrderStatus shop={shop} order={order} />
      {kind === 'laboratory' && <SentResults orderId={order.id} />}
      {kind === 'laboratory' && name === 'results' && (
        <Suspense>
          <ResultDialog order={order} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
