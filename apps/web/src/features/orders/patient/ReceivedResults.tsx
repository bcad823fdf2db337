import { useTexts } from '../../../lib/language/texts.ts';
import { OrderMessages } from '../../../domain/orders/OrderMessages.tsx';
import { FailedLine } from '../../../ui/FailedLine.tsx';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { texts } from './texts.ts';
import { readLetters } from './read-orders.ts';

/** The messages with results that the laboratory or pharmacy has sent to the patient about an order. */
export function ReceivedResults({ orderId, shop }: { orderId: string; shop: { id: string; name: string } }) {
  const t = useTexts(texts);
  const { data, error, retry } = useAnswer(orderId, (signal) => readLetters(orderId, signal));
  if (error) {
    return <FailedLine says={t.lettersFailed} onRetry={retry} />;
  }
  return (
    <OrderMessages
      title={t.lettersFrom(shop.name)}
      letters={data?.filter(({ from }) => from.account_id === shop.id) ?? []}
      to={(id) => `/profile/messages?id=${id}`}
      name={({ read, subject }) =>
        read ? (
          subject
        ) : (
          <>
            <span className="sr">{t.unread}: </span>
            <b>{subject}</b>
          </>
        )
      }
    />
  );
}
