import { Suspense } from 'react';
import { Fact, FactGrid } from '../../shared/desk/Fact.tsx';
import { PatientHead } from '../../shared/desk/PatientHead.tsx';
import { PaymentFact } from '../../shared/desk/PaymentFact.tsx';
import { nearInstant } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { ItemLines } from '../../shared/orders/ItemLines.tsx';
import { addressOf, linesOf, type Wired } from '../../shared/orders/order.ts';
import { useDialog } from '../../shared/use-dialog.ts';
import { useNow } from '../../shared/use-now.ts';
import { Attachments } from '../../shared/visit/Attachments.tsx';
import { texts } from './texts.ts';
import { NamedPrescription } from './NamedPrescription.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { PrescriptionCheck } from './PrescriptionCheck.tsx';
import { SentResults } from './SentResults.tsx';
import type { Shop } from './shops.ts';

const ResultDialog = lazyPart(() => import('./ResultDialog.tsx'));

export function OrderDetails({ shop, order }: { shop: Shop; order: Wired }) {
  const t = useTexts(texts);
  const now = useNow();
  const { name, close } = useDialog();
  const address = addressOf(order);
  const { kind } = shop;
  const { patient, payment, attachments, status, created_at } = order;
  const drugs = 'needs_prescription' in order ? order : undefined;
  const onPrescription = drugs?.needs_prescription;
  const named = !onPrescription && drugs?.prescription_code;
  return (
    <>
      <PatientHead patient={patient}>{patient.user_code}</PatientHead>
      {drugs && onPrescription && <PrescriptionCheck order={drugs} />}
      <OrderStatus shop={shop} order={order} />
      <ItemLines label={t.items[kind]} lines={linesOf(order)} total={t.total} />
      <FactGrid>
        <Fact name={t.ordered}>{nearInstant(created_at, now)}</Fact>
        <Fact name={t.category}>{t.categories[order.category]}</Fact>
        <PaymentFact payment={payment} cashDue={status === 'CANCELLED' ? undefined : t.cashDue[kind]} />
        <Fact name={address ? t.where[kind] : t.delivery}>{address ?? t.collect[kind]}</Fact>
        {named && (
          <Fact name={t.prescription} wide>
            <NamedPrescription code={named} />
          </Fact>
        )}
        {attachments.length > 0 && !onPrescription && (
          <Fact name={t.attachments} wide>
            <Attachments addresses={attachments} />
          </Fact>
        )}
      </FactGrid>
      {kind === 'laboratory' && <SentResults orderId={order.id} />}
      {kind === 'laboratory' && name === 'results' && (
        <Suspense>
          <ResultDialog order={order} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
