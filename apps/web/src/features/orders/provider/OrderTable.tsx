import { Link } from 'react-router';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { linesOf, summaryOf, totalOf, type Order } from '../../../domain/orders/order.ts';
import table from '../../../ui/dashboard/Table.module.css';
import { StatusBadge } from '../../../domain/statuses/StatusBadge.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { PaidBadge } from '../../../domain/payment/PaidBadge.tsx';
import { texts } from './texts.ts';
import { orderedAt } from './order-time.ts';
import css from './OrderTable.module.css';

type Props = { orders: Order[]; chosen: string; to: (id: string) => string };

export function OrderTable({ orders, chosen, to }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  return (
    <table className={table.table} data-beside={chosen ? '' : undefined}>
      <caption className="sr">{t.table}</caption>
      <thead>
        <tr>
          <th scope="col">{t.patient}</th>
          <th scope="col">{t.ordered}</th>
          <th scope="col" className={css.aside}>
            {t.category}
          </th>
          <th scope="col" className={css.aside}>
            {t.date}
          </th>
          <th scope="col">{t.payment}</th>
          <th scope="col">{t.status}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} data-on={order.id === chosen ? '' : undefined}>
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
              <small>{order.request_id}</small>
            </td>
            <td className={css.aside}>{t.categories[order.category]}</td>
            <td className={`${table.when} ${css.aside}`}>{orderedAt(order.created_at, now, t)}</td>
            <td className={css.sum}>
              <b>{money(totalOf(linesOf(order)))}</b>
              <PaidBadge payment={order.payment} />
            </td>
            <td>
              <StatusBadge status={order.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
