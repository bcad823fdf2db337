import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { money } from '../../shared/i18n/money.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { notify } from '../../shared/ui/notices.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Question } from '../../shared/ui/Question.tsx';
import { useSending } from '../../shared/use-sending.ts';
import { messages } from './messages.ts';
import { shopOf, type Kind, type Wired } from './order.ts';
import { cancelOrder } from './reading.ts';

type Props = { kind: Kind; order: Wired; onCancelled: (order: Wired) => void };

/** What comes back stands beside the button, and again in the question. */
export function Cancellation({ kind, order, onCancelled }: Props) {
  const t = useMessages(messages);
  const [asking, setAsking] = useState(false);
  const { sending, send } = useSending();
  const { payment_status, amount_paid } = order.payment;
  const rule = payment_status === 'SUCCESSFUL' ? t.backAll(money(amount_paid)) : t.nothingPaid;
  const cancel = () =>
    send(async () => {
      const { data, message } = await cancelOrder[kind](order.id);
      setAsking(false);
      notify({ message });
      onCancelled(data);
    });
  return (
    <>
      <Notice tone="ochre">
        {t.asLongAs} {rule}
      </Notice>
      <Button variant="outlined" wide onClick={() => setAsking(true)}>
        {t.cancel}
      </Button>
      {asking && (
        <Question
          title={t.cancelTitle}
          yes={t.yes}
          no={t.no}
          busy={sending && t.cancelling}
          onYes={() => void cancel()}
          onNo={() => setAsking(false)}
        >
          <p>{t.cancelSays(shopOf(order).name)}</p>
          <p>{rule}</p>
        </Question>
      )}
    </>
  );
}
