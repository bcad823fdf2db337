import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LetterList } from '../../shared/orders/LetterList.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { useAnswer } from '../../shared/use-answer.ts';
import { messages } from './messages.ts';

/** What the laboratory or pharmacy has sent to the patient: results come as messages. */
export function Letters({ shop }: { shop: { id: string; name: string } }) {
  const t = useMessages(messages);
  const { data, error, retry } = useAnswer(shop.id, (signal) =>
    call('GET /messages', { query: { 'text-search': shop.name }, signal }),
  );
  if (error) {
    return (
      <p role="alert">
        {t.lettersFailed}{' '}
        <Button variant="text" size="sm" onClick={retry}>
          {t.tryAgain}
        </Button>
      </p>
    );
  }
  return (
    <LetterList
      title={t.lettersFrom(shop.name)}
      letters={data?.data.filter(({ from }) => from.account_id === shop.id) ?? []}
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
