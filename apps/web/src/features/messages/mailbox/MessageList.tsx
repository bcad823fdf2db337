import { Link } from 'react-router';
import { dayOf, clockOf, nearDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { count } from '../../../lib/language/money.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { paperclip } from '../../../ui/dialog-icons.ts';
import { NothingOnPage } from '../../../ui/NothingOnPage.tsx';
import { Paginator } from '../../../ui/Paginator.tsx';
import { Empty, EndOfList } from '../../../ui/States.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { AccountPicture } from './AccountPicture.tsx';
import { addressIn, type MessagePage, type MessageRow, type Where } from './mailbox.ts';
import { texts } from './texts.ts';
import css from './MessageList.module.css';

type Props = { page: MessagePage; base: string; where: Where };

export function MessageList({ page, base, where }: Props) {
  const t = useTexts(texts);
  const to = (number: number) => addressIn(base, where, { page: number > 1 ? String(number) : '' });
  if (page.data.length === 0)
    return (
      <NothingOnPage page={page.current_page} to={to}>
        {where.search ? (
          <Empty
            title={t.nothingFound(where.search)}
            action={<LinkButton to={addressIn(base, where, { search: '', page: '' })}>{t.showAll}</LinkButton>}
          />
        ) : (
          <Empty title={t.none[where.box]}>
            <p>{t.noneSays[where.box]}</p>
          </Empty>
        )}
      </NothingOnPage>
    );
  return (
    <>
      <ul className={css.list}>
        {page.data.map((row) => (
          <li key={row.id}>
            <Row row={row} base={base} where={where} />
          </li>
        ))}
      </ul>
      <Paginator page={page.current_page} lastPage={page.last_page} to={to} />
      {page.current_page === page.last_page && <EndOfList>{t.end(count(page.total))}</EndOfList>}
    </>
  );
}

function Row({ row, base, where }: { row: MessageRow; base: string; where: Where }) {
  const t = useTexts(texts);
  const now = useNow();
  const isOpen = [where.id, where.write, where.reply, where.forward].includes(row.id);
  const others = row.to.map((person) => person.name).join(', ');
  const who = row.box === 'inbox' ? row.from.name : t.to(others || t.nobody);
  return (
    <Link
      to={addressIn(base, where, row.box === 'draft' ? { write: row.id } : { id: row.id })}
      preventScrollReset
      className={css.row}
      data-new={row.read ? undefined : ''}
      aria-current={isOpen ? 'true' : undefined}
    >
      <AccountPicture person={row.box === 'inbox' ? row.from : row.to[0]} size={44} />
      <span className={css.words}>
        {!row.read && <span className="sr">{t.isNew}: </span>}
        <span className={css.who}>
          <b>{who}</b>
          <time dateTime={row.created_at}>
            {dayOf(row.created_at) === dayOf(now) ? clockOf(row.created_at) : nearDate(row.created_at, now)}
          </time>
        </span>
        <span className={css.subject}>
          {row.subject || t.noSubject}
          {row.has_attachments && (
            <>
              <Icon of={paperclip} size={18} />
              <span className="sr">{t.attachment}</span>
            </>
          )}
        </span>
        <span className={css.excerpt}>{row.excerpt}</span>
      </span>
      {!row.read && <i />}
    </Link>
  );
}
