import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { areaOf } from '../../../domain/locations/divisions.ts';
import { HoldCountdown } from '../../../domain/payment/HoldCountdown.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { UploadProgress } from '../../../domain/purchase/UploadProgress.tsx';
import { PaymentMethods } from '../../../domain/purchase/PaymentMethods.tsx';
import { useForWhom } from '../../../domain/purchase/use-for-whom.ts';
import { PaymentFailed } from '../../../domain/purchase/PaymentFailed.tsx';
import { Price } from '../../../domain/purchase/Price.tsx';
import { PriceRaised } from '../../../domain/purchase/PriceRaised.tsx';
import { NameValueList } from '../../../ui/NameValueList.tsx';
import { totalOf } from './draft.ts';
import { texts } from './texts.ts';
import type { Shop } from './provider-kinds.ts';
import type { Order } from './use-order-draft.ts';
import type { OrderPurchase } from './use-place-order.ts';

type Props = { shop: Shop; name: string; order: Order; purchase: OrderPurchase };

/** Step 3: the items, the address, the price, and the choice of the payment method. */
export function PaymentStep({ shop, name, order, purchase }: Props) {
  const t = useTexts(texts);
  const words = t[shop.kind];
  const { draft, change } = order;
  const { items, collect, where, house } = draft;
  const { payment, trouble, held, share, attachedFiles, cost } = purchase;
  const patient = useForWhom();
  const total = totalOf(items);
  const price = cost.finalPrice ?? total;
  const things = items.map((item) => (item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name));
  return (
    <>
      {trouble?.kind === 'failed' && <PaymentFailed says={trouble.says} />}
      {cost.raised && <PriceRaised now={money(price)} before={money(total)} />}
      {held && (
        <HoldCountdown
          what={words.things(items.length)}
          of="price"
          until={payment.until}
          onAgain={purchase.holdAgain}
        />
      )}
      <NameValueList
        rows={[
          [t.for, patient],
          [t.what, things.join(', ')],
          [t.from, name],
          [words.way, collect ? words.collect : `${house.trim()}, ${areaOf(where)}`],
        ]}
      />
      <Price price={money(price)} />
      <PaymentMethods
        value={draft.method}
        onChange={(method) => change({ method })}
        cashSays={words.cashAt[collect ? 'collect' : 'address']}
      />
      <Banner>
        <b>{t.refundTitle}.</b> {draft.method === 'CASH' ? t.refundCash : t.refund}
      </Banner>
      <UploadProgress files={attachedFiles.files} share={share} onStop={purchase.stopSending} />
    </>
  );
}
