import { useTexts } from '../../shared/i18n/texts.ts';
import { money } from '../../shared/i18n/money.ts';
import { Checkout } from '../../shared/payment/Checkout.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Frame } from '../../shared/wizard/Frame.tsx';
import { Processing } from '../../shared/wizard/Processing.tsx';
import { useSteps } from '../../shared/wizard/use-steps.ts';
import { Delivery } from './Delivery.tsx';
import { totalOf } from './draft.ts';
import { Items } from './Items.tsx';
import { texts } from './texts.ts';
import { Payment } from './Payment.tsx';
import { Result } from './Result.tsx';
import { firstMissing, furthestStep } from './rules.ts';
import type { Shop } from './shops.ts';
import { useOrder } from './use-order.ts';
import { useSubmit } from './use-submit.ts';

type Props = { shop: Shop; name: string; picture: { filename: string } | null; onClose: () => void };

/** The four steps of an order, of tests as of drugs. Each is drawn from the draft; the last one from the payment. */
export function Wizard({ shop, name, picture, onClose }: Props) {
  const t = useTexts(texts);
  const words = t[shop.kind];
  const order = useOrder(shop);
  const { draft, change } = order;
  const purchase = useSubmit(shop, order);
  const { payment, bought, cost, checkout } = purchase;
  const { missed, confirming, frame } = useSteps({
    draft,
    change,
    rules: { firstMissing, furthestStep },
    missing: words.missing,
    purchase,
    stillAsking: t.stillAsking,
    onClose,
  });
  const { step } = frame;
  const things = words.things(draft.items.length);

  if (checkout && (draft.method === 'CARD' || draft.method === 'MOBILE_MONEY'))
    return (
      <Checkout
        intent={checkout}
        method={draft.method}
        until={payment.until}
        what={things}
        of="price"
        onAgain={() => void purchase.start('checkout')}
        onPaid={payment.paid}
        onLeft={payment.leaveCheckout}
      />
    );

  return (
    <Frame
      title={words.wizard}
      subtitle={name}
      picture={<Picture picture={picture} seed={shop.id} alt="" width={60} height={44} />}
      steps={[words.items, ...t.steps]}
      summary={draft.items.length > 0 ? things : ''}
      price={money(cost.fixed ?? totalOf(draft.items))}
      {...frame}
    >
      {step === 1 && <Items shop={shop} order={order} purchase={purchase} missed={missed} />}
      {step === 2 && <Delivery shop={shop} name={name} order={order} missed={missed} />}
      {step === 3 && <Payment shop={shop} name={name} order={order} purchase={purchase} />}
      {confirming && <Processing since={confirming.since} verifying={confirming.verifying} words={t} />}
      {bought && <Result shop={shop} name={name} placed={bought} />}
    </Frame>
  );
}
