import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { useForWhom } from '../../../domain/purchase/use-for-whom.ts';
import { Result as Done } from '../../../domain/purchase/Result.tsx';
import { texts } from './texts.ts';
import type { Shop } from './provider-kinds.ts';
import type { Placed } from './use-place-order.ts';

/** Step 4: the placed order, and what happens next. */
export function ResultStep({ shop, name, placed }: { shop: Shop; name: string; placed: Placed }) {
  const t = useTexts(texts);
  const words = t[shop.kind];
  const { payment, collect, address } = placed;
  const patient = useForWhom();
  const amount = money(payment.amount_paid);
  return (
    <Done
      title={t.submitted}
      rows={[
        [t.for, patient],
        [t.what, itemNames(placed).join(', ')],
        [t.from, name],
        [words.way, address ? [address.house_street_no, address.cell, address.sector].join(', ') : words.collect],
        [t.total, amount],
        [t.code, placed.request_id],
      ]}
      next={[
        ...('needs_prescription' in placed && placed.needs_prescription && words.nextRx ? [words.nextRx] : []),
        words.next[collect ? 'collect' : 'address'](name),
        ...(payment.payment_method === 'CASH' ? [words.nextCash(amount)] : []),
        t.nextNews,
      ]}
      to={`/profile/orders?kind=${shop.kind}`}
      link={t.myOrders}
    />
  );
}

function itemNames(placed: Placed): string[] {
  if ('orderedTestsDetails' in placed) return placed.orderedTestsDetails.map((line) => line.laboratory_test.test.title);
  return placed.orderDetails.map(({ pharmacy_drug, quantity }) =>
    quantity > 1 ? `${quantity} × ${pharmacy_drug.drug.name}` : pharmacy_drug.drug.name,
  );
}
