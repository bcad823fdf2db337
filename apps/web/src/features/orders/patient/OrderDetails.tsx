import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nearInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { OrderState } from '../../../domain/statuses/OrderState.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { Attachments } from '../../../domain/attachments/Attachments.tsx';
import { PaidBadge } from '../../../domain/payment/PaidBadge.tsx';
import { Cancellation } from './Cancellation.tsx';
import { PickupCode } from './PickupCode.tsx';
import { ReceivedResults } from './ReceivedResults.tsx';
import { texts } from './texts.ts';
import { OrderLines } from '../../../domain/orders/OrderLines.tsx';
import { addressOf, linesOf, shopOf, type Kind, type PatientOrder } from '../../../domain/orders/order.ts';
import css from './OrderDetails.module.css';

type Props = { kind: Kind; order: PatientOrder; onChanged: (order: PatientOrder) => void };

export function OrderDetails({ kind, order, onChanged }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const words = t.kinds[kind];
  const shop = shopOf(order);
  const address = addressOf(order);
  const { payment, attachments, status, work, desk_message } = order;
  return (
    <>
      <div className={css.head}>
        <p>
          <b>{order.request_id}</b>
          <span>{t.ordered(nearInstant(order.created_at, now))}</span>
        </p>
        <OrderState order={order} />
      </div>
      {order.pickup_code && <PickupCode code={order.pickup_code} says={address ? t.sayAtDelivery : words.sayCode} />}
      {desk_message && (
        <Banner tone="ochre">
          <b>{t.cancelledBecause(shop.name)}</b> {desk_message}
        </Banner>
      )}
      <OrderLines label={t.what} lines={linesOf(order)} total={t.total} />
      <dl className={css.facts}>
        <Fact name={words.shop}>
          <Link to={shop.to}>{shop.name}</Link>
        </Fact>
        <Fact name={t.payment}>
          {t.methods[payment.payment_method]}
          <PaidBadge payment={payment} />
          <PaymentNote order={order} />
        </Fact>
        <Fact name={address ? words.address : t.delivery}>{address ?? words.collect}</Fact>
        {'needs_prescription' in order && order.needs_prescription && (
          <Fact name={t.prescription}>{order.prescription_accepted ? t.accepted : t.notYetAccepted}</Fact>
        )}
        {work.without_code && <Fact name={t.withoutCode}>{work.without_code}</Fact>}
        {attachments.length > 0 && (
          <Fact name={t.attachments}>
            <Attachments addresses={attachments} />
          </Fact>
        )}
      </dl>
      <ReceivedResults orderId={order.id} shop={shop} />
      {order.category === 'Doctor' && <p className={css.says}>{t.byDoctor}</p>}
      {status === 'PENDING' && (
        <>
          {!order.pickup_code && <Banner>{work.state === 'IN_WORK' ? words.inWork : words.next}</Banner>}
          <Cancellation kind={kind} order={order} onCancelled={onChanged} />
        </>
      )}
    </>
  );
}

/**
 * A note beside the badge Paid or Not paid: that cash is still due, that money was refunded, or that a payment is being
 * confirmed.
 */
function PaymentNote({ order: { payment, status } }: { order: PatientOrder }) {
  const t = useTexts(texts);
  const notes: Record<string, string | undefined> = {
    CASH_DUE: status === 'CANCELLED' ? undefined : t.payThere,
    REFUND_PENDING: t.paidBack,
    REFUNDED: t.paidBack,
    VERIFYING: t.confirming,
  };
  const note = notes[payment.payment_status];
  return note ? <small>{note}</small> : null;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
