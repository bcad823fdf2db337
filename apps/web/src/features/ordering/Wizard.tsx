import { useRef, useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { money } from '../../shared/i18n/money.ts';
import { Checkout } from '../../shared/payment/Checkout.tsx';
import { notify } from '../../shared/ui/notices.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { complain } from '../../shared/wizard/complain.ts';
import { Frame, type Step } from '../../shared/wizard/Frame.tsx';
import { messages as wizardMessages } from '../../shared/wizard/messages.ts';
import { Processing } from '../../shared/wizard/Processing.tsx';
import { Delivery } from './Delivery.tsx';
import { totalOf } from './draft.ts';
import { Items } from './Items.tsx';
import { messages } from './messages.ts';
import { Payment } from './Payment.tsx';
import { Result } from './Result.tsx';
import { firstMissing, furthestStep, type Field } from './rules.ts';
import type { Shop } from './shops.ts';
import { useOrder } from './use-order.ts';
import { useSubmit } from './use-submit.ts';

type Props = { shop: Shop; name: string; picture: { filename: string } | null; onClose: () => void };

/** The four steps of an order, of tests as of drugs. Each is drawn from the draft; the last one from the payment. */
export function Wizard({ shop, name, picture, onClose }: Props) {
  const t = useMessages(messages);
  const { oops } = useMessages(wizardMessages);
  const words = t[shop.kind];
  const order = useOrder(shop);
  const { draft, change } = order;
  const purchase = useSubmit(shop, order);
  const { payment, bought, share, cost, checkout } = purchase;
  const body = useRef<HTMLDivElement>(null);
  const [missed, setMissed] = useState<Field | null>(null);

  const { stage, until } = payment;
  const confirming = stage.at === 'confirming' ? stage : null;
  const asksFor = Math.min(draft.step, furthestStep(draft)) as 1 | 2 | 3;
  const step: Step = bought || confirming ? 4 : asksFor;
  const things = words.things(draft.items.length);

  const close = () => {
    if (confirming) notify({ message: t.stillAsking, kind: 'info' });
    onClose();
  };
  const next = () => {
    if (step === 4) return close();
    if (asksFor === 3) return void purchase.start('checkout');
    const field = firstMissing(draft, asksFor);
    setMissed(field);
    complain(oops, field && words.missing[field], body.current?.querySelector<HTMLElement>(`[name="${field}"]`));
    if (!field) change({ step: asksFor === 1 ? 2 : 3 });
  };

  if (checkout && (draft.method === 'CARD' || draft.method === 'MOBILE_MONEY'))
    return (
      <Checkout
        intent={checkout}
        method={draft.method}
        until={until}
        what={things}
        of="price"
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
      step={step}
      done={bought !== null}
      confirming={confirming !== null}
      sending={share !== null}
      summary={draft.items.length > 0 ? things : ''}
      price={money(cost.fixed ?? totalOf(draft.items))}
      onBack={() => change({ step: step === 3 ? 2 : 1 })}
      onNext={next}
      onClose={close}
      body={body}
    >
      {step === 1 && <Items shop={shop} order={order} purchase={purchase} missed={missed} />}
      {step === 2 && <Delivery shop={shop} name={name} order={order} missed={missed} />}
      {step === 3 && <Payment shop={shop} name={name} order={order} purchase={purchase} />}
      {confirming && <Processing since={confirming.since} verifying={confirming.verifying} words={t} />}
      {bought && <Result shop={shop} name={name} placed={bought} />}
    </Frame>
  );
}
