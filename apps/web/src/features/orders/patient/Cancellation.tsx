import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { texts } from './texts.ts';
import { shopOf, type Kind, type PatientOrder } from '../../../domain/orders/order.ts';
import { cancelOrder } from './read-orders.ts';

type Props = { kind: Kind; order: PatientOrder; onCancelled: (order: PatientOrder) => void };

/** The button that cancels an order. The refund is shown beside it and again in the confirmation. */
export function Cancellation({ kind, order, onCancelled }: Props) {
  const t = useTexts(texts);
  const { payment_status, amount_paid } = order.payment;
  const rule = payment_status === 'SUCCESSFUL' ? t.backAll(money(amount_paid)) : t.nothingPaid;
  const cancel = async () => {
    const { data, message } = await cancelOrder[kind](order.id);
    showToast({ message });
    onCancelled(data);
  };
  return (
    <>
      <Banner tone="ochre">
        {t.asLongAs} {rule}
      </Banner>
      <ConfirmButton label={t.cancel} title={t.cancelTitle} busy={t.cancelling} act={cancel}>
        <p>{t.cancelSays(shopOf(order).name)}</p>
        <p>{rule}</p>
      </ConfirmButton>
    </>
  );
}
