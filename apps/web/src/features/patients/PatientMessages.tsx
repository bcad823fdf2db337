import { Link } from 'react-router';
import { useCall } from '../../lib/api/use-call.ts';
import { plainDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { FailedLine } from '../../ui/FailedLine.tsx';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import css from './patients.module.css';
import { texts } from './texts.ts';

const shown = 10;

type Props = {
  id: string;
  /** The path of this provider's mailbox. */
  mailbox: string;
};

/** The latest messages between this provider and the patient; each opens in the mailbox. */
export function PatientMessages({ id, mailbox }: Props) {
  const t = useTexts(texts);
  const { data, isError, refetch } = useCall('GET /messages', { query: { with: id, per_page: shown } });
  return (
    <>
      <h3 className={css.title}>{t.messages}</h3>
      {isError ? (
        <FailedLine says={t.messagesFailed} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonLines says={t.messagesLoading} heights={['44px']} />
      ) : data.total === 0 ? (
        <p className={css.quiet}>{t.noMessages}</p>
      ) : (
        <ul className={css.visits} aria-label={t.messages}>
          {data.data.map(({ id: message, box, subject, excerpt, created_at }) => (
            <li key={message}>
              <Link to={`${mailbox}?box=${box}&id=${message}`}>
                <b>{subject || excerpt}</b>
                <small>{t.messageAt[box](plainDate(new Date(created_at)))}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > shown && <p className={css.quiet}>{t.latestOf(shown, data.total)}</p>}
    </>
  );
}
