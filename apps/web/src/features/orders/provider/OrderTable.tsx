import { Link } from 'react-router';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { linesOf, summaryOf, totalOf, type Order } from '../../../domain/orders/order.ts';
import table from '../../../ui/dashboard/Table.module.css';
import { OrderState } from '../../../domain/statuses/OrderState.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { PaidBadge } from '../../../domain/payment/PaidBadge.tsx';
import { SelectAllBox, SelectBox } from '../../../ui/dashboard/SelectBox.tsx';
import { SortHeader } from '../../../ui/dashboard/SortHeader.tsx';
import { useSelection } from '../../../ui/dashboard/use-selection.ts';
import { texts } from './texts.ts';
import { NextStep } from './NextStep.tsx';
import type { Shop } from './provider-kinds.ts';
import { addressOf, type Filters } from './filters.ts';
import { OrderBulk } from './OrderBulk.tsx';
import { orderedAt } from './order-time.ts';
import css from './OrderTable.module.css';

type Props = { shop: Shop; orders: Order[]; base: string; filters: Filters; to: (id: string) => string };

export function OrderTable({ shop, orders, base, filters, to }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const { id: chosen, order: sorted } = filters;
  const selection = useSelection(orders.map(({ id }) => id));
  const inOrder = (order: Filters['order']) => addressOf(base, filters, { order });
  return (
    <>
      <OrderBulk shop={shop} selection={selection} orders={orders} />
      <table className={table.table} data-beside={chosen ? '' : undefined}>
        <caption className="sr">{t.table}</caption>
        <thead>
          <tr>
            <SelectAllBox selection={selection} count={orders.length} />
            <th scope="col">{t.patient}</th>
            <th scope="col">{t.ordered}</th>
            <th scope="col" className={`${css.aside} ${css.category}`}>
              {t.category}
            </th>
            <SortHeader column="time" order={sorted} to={inOrder} className={css.aside}>
              {t.date}
            </SortHeader>
            <th scope="col" className={table.secondary}>
              {t.payment}
            </th>
            <SortHeader column="status" order={sorted} to={inOrder}>
              {t.status}
            </SortHeader>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id} data-row data-on={order.id === chosen ? '' : undefined}>
              <SelectBox selection={selection} id={order.id} name={`${order.patient.full_name}, ${order.request_id}`} />
              <td className={css.patient}>
                <Link
                  id={`order-${order.id}`}
                  to={to(order.id)}
                  preventScrollReset
                  aria-current={order.id === chosen ? 'true' : undefined}
                  className={table.who}
                >
                  <Picture picture={order.patient.picture} seed={order.patient.id} alt="" width={36} />
                  <span>
                    <b>{order.patient.full_name}</b>
                    <small>{order.patient.user_code}</small>
                  </span>
                </Link>
              </td>
              <td className={css.ordered}>
                <span>{summaryOf(linesOf(order), t.more)}</span>
                <small>
                  {order.request_id}
                  <span className={css.when}>{orderedAt(order.created_at, now, t)}</span>
                </small>
              </td>
              <td className={`${css.aside} ${css.category}`}>{t.categories[order.category]}</td>
              <td className={`${table.when} ${css.aside}`}>{orderedAt(order.created_at, now, t)}</td>
              <td className={`${css.sum} ${table.secondary}`}>
                <b>{money(totalOf(linesOf(order)))}</b>
                <PaidBadge payment={order.payment} />
              </td>
              <td>
                <span className={table.state}>
                  <OrderState order={order} />
                  <NextStep shop={shop} order={order} to={to(order.id)} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
