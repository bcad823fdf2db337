import { Link } from 'react-router';
import { nearInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { OrderState } from '../../../domain/statuses/OrderState.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { PaidBadge } from '../../../domain/payment/PaidBadge.tsx';
import { texts } from './texts.ts';
import { linesOf, shopOf, summaryOf, totalOf, type PatientOrder } from '../../../domain/orders/order.ts';
import css from './OrderCard.module.css';

/** The shop, items, price and status of one order. `to` is the URL of the details. */
export function OrderCard({ order, to }: { order: PatientOrder; to: string }) {
  const t = useTexts(texts);
  const now = useNow();
  const shop = shopOf(order);
  const lines = linesOf(order);
  return (
    <Card flush className={css.card}>
      <div className={css.head}>
        <p>{t.ordered(nearInstant(order.created_at, now))}</p>
        <OrderState order={order} />
      </div>
      <div className={css.what}>
        <h2>
          <Link to={shop.to}>{shop.name}</Link>
        </h2>
        <p>{summaryOf(lines, t.more)}</p>
      </div>
      <div className={css.foot}>
        <p>
          <b>{money(totalOf(lines))}</b>
          <PaidBadge payment={order.payment} />
        </p>
        <LinkButton
          to={to}
          variant="soft"
          preventScrollReset
          aria-label={t.detailsOf(`${order.request_id}, ${shop.name}`)}
        >
          {t.details}
        </LinkButton>
      </div>
    </Card>
  );
}
