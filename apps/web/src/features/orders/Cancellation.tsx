import { useTexts } from '../../shared/i18n/texts.ts';
import { money } from '../../shared/i18n/money.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { texts } from './texts.ts';
import { shopOf, type Kind, type Wired } from '../../shared/orders/order.ts';
import { cancelOrder } from './reading.ts';

type Props = { kind: Kind; order: Wired; onCancelled: (order: Wired) => void };

/** What comes back stands beside the button, and again in the question. */
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
      <Notice tone="ochre">
        {t.asLongAs} {rule}
      </Notice>
      <AskFirst label={t.cancel} title={t.cancelTitle} busy={t.cancelling} act={cancel}>
        <p>{t.cancelSays(shopOf(order).name)}</p>
        <p>{rule}</p>
      </AskFirst>
    </>
  );
}
