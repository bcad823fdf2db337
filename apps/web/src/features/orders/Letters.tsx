import { Link } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { plainDate } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { mail } from '../../shared/ui/icons.ts';
import { paperclip } from '../../shared/ui/dialog-icons.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { useAnswer } from '../../shared/use-answer.ts';
import css from './Letters.module.css';
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
  const letters = data?.data.filter(({ from }) => from.account_id === shop.id) ?? [];
  if (letters.length === 0) return null;
  return (
    <section className={css.letters}>
      <h3>{t.lettersFrom(shop.name)}</h3>
      <ul>
        {letters.map(({ id, subject, read, has_attachments, created_at }) => (
          <li key={id}>
            <Link to={`/profile/messages?id=${id}`}>
              <Icon of={has_attachments ? paperclip : mail} />
              <span>
                {!read && <span className="sr">{t.unread}: </span>}
                {read ? subject : <b>{subject}</b>}
              </span>
              <small>{plainDate(created_at)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
