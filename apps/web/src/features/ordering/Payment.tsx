import { useTexts } from '../../shared/i18n/texts.ts';
import { money } from '../../shared/i18n/money.ts';
import { areaOf } from '../../shared/location/divisions.ts';
import { Hold } from '../../shared/ui/Hold.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { FilesGoing } from '../../shared/wizard/FilesGoing.tsx';
import { Methods } from '../../shared/wizard/Methods.tsx';
import { PaymentFailed } from '../../shared/wizard/PaymentFailed.tsx';
import { Price } from '../../shared/wizard/Price.tsx';
import { PriceRaised } from '../../shared/wizard/PriceRaised.tsx';
import { Rows } from '../../shared/wizard/Rows.tsx';
import { totalOf } from './draft.ts';
import { texts } from './texts.ts';
import type { Shop } from './shops.ts';
import type { Order } from './use-order.ts';
import type { Purchase } from './use-submit.ts';

type Props = { shop: Shop; name: string; order: Order; purchase: Purchase };

/** Step 3: what it is, where it goes, what it costs, and how to pay. */
export function Payment({ shop, name, order, purchase }: Props) {
  const t = useTexts(texts);
  const words = t[shop.kind];
  const { draft, change } = order;
  const { items, collect, where, house } = draft;
  const { payment, trouble, held, share, papers, cost } = purchase;
  const total = totalOf(items);
  const fixed = cost.fixed ?? total;
  const things = items.map((item) => (item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name));
  return (
    <>
      {trouble?.kind === 'failed' && <PaymentFailed says={trouble.says} />}
      {cost.raised && <PriceRaised now={money(fixed)} before={money(total)} />}
      {held && (
        <Hold
          what={words.things(items.length)}
          of="price"
          until={payment.until}
          onAgain={() => void purchase.start('held')}
        />
      )}
      <Rows
        rows={[
          [t.what, things.join(', ')],
          [t.from, name],
          [words.way, collect ? words.collect : `${house.trim()}, ${areaOf(where)}`],
        ]}
      />
      <Price price={money(fixed)} />
      <Methods
        value={draft.method}
        onChange={(method) => change({ method })}
        cashSays={words.cashAt[collect ? 'collect' : 'address']}
      />
      <Notice>
        <b>{t.refundTitle}.</b> {draft.method === 'CASH' ? t.refundCash : t.refund}
      </Notice>
      <FilesGoing files={papers.files} share={share} onStop={purchase.stopSending} />
    </>
  );
}
