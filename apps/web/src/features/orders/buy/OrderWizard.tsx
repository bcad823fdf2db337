import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { Checkout } from '../../../domain/payment/Checkout.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { ForWhom } from '../../../domain/purchase/ForWhom.tsx';
import { PurchaseDialog } from '../../../domain/purchase/PurchaseDialog.tsx';
import { PaymentProgress } from '../../../domain/purchase/PaymentProgress.tsx';
import { useSteps } from '../../../domain/purchase/use-steps.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { totalOf } from './draft.ts';
import { ItemsStep } from './ItemsStep.tsx';
import { texts } from './texts.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { firstMissing, furthestStep } from './required-order-fields.ts';
import type { Shop } from './provider-kinds.ts';
import { useLastAddress } from './use-last-address.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { usePlaceOrder } from './use-place-order.ts';

type Props = { shop: Shop; name: string; picture: { filename: string } | null; onClose: () => void };

/** The four steps of an order of tests or drugs: three fill in the draft, the last one shows the placed order. */
export function OrderWizard({ shop, name, picture, onClose }: Props) {
  const t = useTexts(texts);
  const words = t[shop.kind];
  const order = useOrderDraft(shop);
  const { draft, change } = order;
  useLastAddress(order);
  const purchase = usePlaceOrder(shop, order);
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
        onAgain={() => void purchase.submit()}
        onPaid={payment.paid}
        onLeft={payment.leaveCheckout}
      />
    );

  return (
    <PurchaseDialog
      title={words.wizard}
      subtitle={name}
      picture={<Picture picture={picture} seed={shop.id} alt="" width={60} height={44} />}
      steps={[words.items, ...t.steps]}
      summary={draft.items.length > 0 ? things : ''}
      price={money(cost.finalPrice ?? totalOf(draft.items))}
      {...frame}
    >
      {/* a change of the patient removes the consultation file, because the file belongs to one patient */}
      {step === 1 && <ForWhom release={payment.release} onChanged={() => change({ file: null })} />}
      {step === 1 && <ItemsStep shop={shop} order={order} purchase={purchase} missed={missed} />}
      {step === 2 && <DeliveryStep shop={shop} name={name} order={order} missed={missed} />}
      {step === 3 && <PaymentStep shop={shop} name={name} order={order} purchase={purchase} />}
      {confirming && <PaymentProgress since={confirming.since} verifying={confirming.verifying} words={t} />}
      {bought && <ResultStep shop={shop} name={name} placed={bought} />}
    </PurchaseDialog>
  );
}
