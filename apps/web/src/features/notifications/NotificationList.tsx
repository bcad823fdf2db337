import { Link, useRevalidator } from 'react-router';
import { call } from '../../lib/api/call.ts';
import type { Api } from '../../lib/api/contract.ts';
import { nearInstant } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { calendar, file, microscope, pill, wallet } from '../../ui/dialog-icons.ts';
import { info } from '../../ui/icons.ts';
import { NothingOnPage } from '../../ui/NothingOnPage.tsx';
import { Paginator } from '../../ui/Paginator.tsx';
import { Empty, EndOfList } from '../../ui/States.tsx';
import { useNow } from '../../lib/hooks/use-now.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import type { Notification } from './notification-filters.ts';
import css from './notifications.module.css';
import { sentenceOf } from './sentence.ts';
import { setUnread, useUnread } from './unread-notifications.ts';

const ICON: Record<string, string> = {
  Appointment: calendar,
  Payment: wallet,
  Blog: file,
  lab_results: microscope,
  prescription: pill,
};

type Props = { page: Api['GET /patient/notifications']['data']; filtered: boolean; to: (page: number) => string };

export function NotificationList({ page, filtered, to }: Props) {
  const t = useTexts(texts);
  const unread = useUnread();
  const { revalidate } = useRevalidator();
  const { sending, send } = useFormSubmit();
  const markAll = () =>
    send(async () => {
      const { data } = await call('POST /patient/notifications/read', { body: {} });
      setUnread(data.unread);
      await revalidate();
    });
  if (page.data.length === 0) {
    return (
      <NothingOnPage page={page.current_page} to={to}>
        <Empty title={t.none} action={filtered && <LinkButton to="/profile/notification">{t.showAll}</LinkButton>}>
          <p>{t.noneSays}</p>
        </Empty>
      </NothingOnPage>
    );
  }
  return (
    <>
      {unread > 0 && (
        <p className={css.all}>
          <Button variant="text" size="sm" busy={sending && t.marking} onClick={() => void markAll()}>
            {t.markAll}
          </Button>
        </p>
      )}
      <ul className={css.list}>
        {page.data.map((notification) => (
          <li key={notification.id}>
            <OneNotification notification={notification} />
          </li>
        ))}
      </ul>
      <Paginator page={page.current_page} lastPage={page.last_page} to={to} />
      {page.current_page === page.last_page && <EndOfList>{t.all(count(page.total))}</EndOfList>}
    </>
  );
}

/** A notification as one link to its subject; following the link marks it as read. */
function OneNotification({ notification }: { notification: Notification }) {
  const t = useTexts(texts);
  const now = useNow();
  const read = () => {
    if (notification.read) return;
    call('POST /patient/notifications/read', { body: { id: [notification.id] } }).then(
      ({ data }) => setUnread(data.unread),
      // after an error the notification stays unread; opening it again repeats the request
      () => {},
    );
  };
  return (
    <Link
      to={notification.reference_url}
      onClick={read}
      className={css.notice}
      data-new={notification.read ? undefined : ''}
    >
      <Icon of={ICON[notification.reference_type] ?? info} size={24} />
      <span>
        {!notification.read && <span className="sr">{t.unread}: </span>}
        <b>{sentenceOf(notification, t)}</b>
        <small>{nearInstant(notification.created_at, now)}</small>
      </span>
      {!notification.read && <i />}
    </Link>
  );
}
