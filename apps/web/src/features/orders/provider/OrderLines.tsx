import css from '../../../ui/dashboard/Lines.module.css';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { linesOf, summaryOf, totalOf, type Order } from '../../../domain/orders/order.ts';
import { OrderState } from '../../../domain/statuses/OrderState.tsx';
import { SelectableLine } from '../../../ui/dashboard/SelectableLine.tsx';
import { SelectableLines } from '../../../ui/dashboard/SelectableLines.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { texts } from './texts.ts';
import { NextStep } from './NextStep.tsx';
import { OrderBulk } from './OrderBulk.tsx';
import type { Shop } from './provider-kinds.ts';
import { orderedAt } from './order-time.ts';
import own from './OrderLines.module.css';

type Props = { shop: Shop; orders: Order[]; to: (id: string) => string };

/** The orders as a list instead of a table, for narrow screens. */
export function OrderLines({ shop, orders, to }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  return (
    <SelectableLines
      items={orders}
      label={t.table}
      acts={(selection) => <OrderBulk shop={shop} selection={selection} orders={orders} />}
    >
      {(order, selection) => {
        const lines = linesOf(order);
        return (
          <>
            <SelectableLine
              id={order.id}
              link={`order-${order.id}`}
              to={to(order.id)}
              name={`${order.patient.full_name}, ${order.request_id}`}
              selection={selection}
              picture={<Picture picture={order.patient.picture} seed={order.patient.id} alt="" width={44} />}
            >
              <span>
                <b>{order.patient.full_name}</b>
                <small className={own.summary}>{summaryOf(lines, t.more)}</small>
                <span className={css.state}>
                  <OrderState order={order} />
                </span>
              </span>
              <span className={css.when}>
                <b>{money(totalOf(lines))}</b>
                <small>{orderedAt(order.created_at, now, t)}</small>
                <small>{order.request_id}</small>
              </span>
            </SelectableLine>
            {!selection && <NextStep shop={shop} order={order} to={to(order.id)} />}
          </>
        );
      }}
    </SelectableLines>
  );
}
