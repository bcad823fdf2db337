import { Link } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Waiting } from './overview-kinds.ts';
import { texts } from './texts.ts';
import css from './PendingRequests.module.css';

type Props = {
  title: string;
  none: string;
  waits: Waiting[];
  total: number;
  /** The path of the page with all pending requests. */
  all: string;
  one: (id: string) => string;
};

/** The oldest pending requests, each with a link. */
export function PendingRequests({ title, none, waits, total, all, one }: Props) {
  const t = useTexts(texts);
  return (
    <section className={css.panel} aria-labelledby="pending-requests">
      <header>
        <h2 id="pending-requests">{title}</h2>
        {total > 0 && <Link to={all}>{t.all(count(total))}</Link>}
      </header>
      {waits.length === 0 ? (
        <p className={css.none}>
          <b>{none}</b>
          {t.noneSays}
        </p>
      ) : (
        <ul>
          {waits.map((request) => (
            <li key={request.id}>
              <Request request={request} to={one(request.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type RequestProps = {
  request: Waiting;
  to: string;
  /** A text with the kind of request, for places where no heading names the kind. */
  says?: string;
};

export function Request({ request: { patient, about, strong, small }, to, says }: RequestProps) {
  return (
    <Link to={to} className={css.request}>
      <Picture picture={patient.picture} seed={patient.id} alt="" width={40} />
      <span>
        {says && <small>{says}</small>}
        <b>{patient.full_name}</b>
        <small>{about}</small>
      </span>
      <span className={css.when}>
        <b>{strong}</b>
        <small>{small}</small>
      </span>
    </Link>
  );
}
