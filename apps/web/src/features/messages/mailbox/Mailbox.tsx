import { Link, useRevalidator } from 'react-router';
import { AsyncContent } from '../../../ui/AsyncContent.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { useRevalidateOnEvent } from '../../../lib/sockets/use-revalidate-on-event.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { plus } from '../../../ui/icons.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { ListSkeleton } from './MessageSkeletons.tsx';
import type { Loaded } from './load-mailbox.ts';
import { addressIn, boxes, isWriting, type Where } from './mailbox.ts';
import { BlockedSenders } from './BlockedSenders.tsx';
import css from './Mailbox.module.css';
import { MessageList } from './MessageList.tsx';
import { texts } from './texts.ts';
import { MessagePane } from './MessagePane.tsx';
import { useUnreadMessages } from './unread-messages.ts';

type Props = { base: string; loaded: Loaded };

/**
 * The list of messages in a box (inbox, sent or drafts). The open message or the editor is beside the list, or on a
 * phone in its place.
 */
export function Mailbox({ base, loaded }: Props) {
  const t = useTexts(texts);
  const { where, list } = loaded;
  const { revalidate } = useRevalidator();
  useRevalidateOnEvent('message');
  return (
    <div className={cx(css.mailbox, (where.id || isWriting(where)) && css.open)}>
      <div className={css.side}>
        <div className={css.top}>
          <LinkButton to={addressIn(base, where, { write: 'new' })} preventScrollReset>
            <Icon of={plus} />
            {t.write}
          </LinkButton>
          <Boxes base={base} where={where} />
          <SearchBox
            label={t.search}
            placeholder={t.search}
            button={t.searchButton}
            action={base}
            value={where.search}
            keep={['box']}
          />
        </div>
        <AsyncContent
          key={`${where.box} ${where.page} ${where.search}`}
          of={list}
          waiting={<ListSkeleton />}
          failed={() => <Failed title={t.failed} onRetry={() => void revalidate()} />}
        >
          {(reply) => <MessageList page={reply.data} base={base} where={where} />}
        </AsyncContent>
        {where.box === 'inbox' && <BlockedSenders />}
      </div>
      <MessagePane base={base} loaded={loaded} />
    </div>
  );
}

function Boxes({ base, where }: { base: string; where: Where }) {
  const t = useTexts(texts);
  const unread = useUnreadMessages();
  return (
    <nav aria-label={t.boxes} className={css.boxes}>
      {boxes.map((box) => (
        <Link
          key={box}
          to={addressIn(base, where, { box, search: '', page: '' })}
          aria-current={box === where.box ? 'page' : undefined}
        >
          {t[box]}
          {box === 'inbox' && unread > 0 && (
            <b>
              <span aria-hidden="true">{unread}</span>
              <span className="sr">{t.unread(unread)}</span>
            </b>
          )}
        </Link>
      ))}
    </nav>
  );
}
