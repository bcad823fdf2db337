import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { nearInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { bytes } from '../../../ui/file-limits.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { paperclip } from '../../../ui/dialog-icons.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { BlockedBanner, BlockSender, canBlock } from './BlockSender.tsx';
import { AccountPicture } from './AccountPicture.tsx';
import { addressIn, type Message, type Where } from './mailbox.ts';
import { texts } from './texts.ts';
import css from './ReadMessage.module.css';
import { useOpenNext } from './use-open-next.ts';

type Props = { message: Message; base: string; where: Where };

export function ReadMessage({ message, base, where }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [message.id]);
  const { from, to, files } = message;
  const names = to.map((person) => (person.email ? `${person.name} (${person.email})` : person.name)).join(', ');
  return (
    <article className={css.message}>
      <h2 ref={heading} tabIndex={-1}>
        {message.subject || t.noSubject}
      </h2>
      {message.reference_type === 'LABORATORY_ORDER' && <Badge tone="kivu">{t.result}</Badge>}
      <header className={css.head}>
        <AccountPicture person={from} size={56} />
        <div>
          <b>{from.name}</b>
          <p>
            {t.account[from.account_type]}
            {from.email && (
              <>
                {' · '}
                <a href={`mailto:${from.email}`}>{from.email}</a>
              </>
            )}
          </p>
          <p>{t.to(names)}</p>
        </div>
        <time dateTime={message.created_at}>{nearInstant(message.created_at, now)}</time>
      </header>
      {message.block_id && <BlockedBanner id={message.block_id} name={from.name} />}
      {message.reply_to && (
        <Link to={addressIn(base, where, { id: message.reply_to })} className={css.answers}>
          {t.answers}
        </Link>
      )}
      <p className={css.text}>{message.message}</p>
      {files.length > 0 && (
        <>
          <h3>{t.attachments}</h3>
          <ul className={css.files}>
            {files.map(({ id, name, bytes: size, url }) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noreferrer">
                  <Icon of={paperclip} />
                  <span>{name}</span>
                  <small>{bytes(size)}</small>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <Acts message={message} base={base} where={where} />
    </article>
  );
}

function Acts({ message, base, where }: Props) {
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  const { send } = useFormSubmit();
  const [asking, setAsking] = useState(false);
  const params = { id: message.id };
  const { goOn } = useOpenNext(base, where);
  const remove = async () => {
    await call('DELETE /messages/{id}', { params });
    showToast({ message: t.deleted });
    await goOn();
  };
  const markUnread = () =>
    send(async () => {
      // closes the message before it is marked as unread, because each load of an open message marks it as read
      await goOn();
      await call('PUT /messages/{id}', { params, body: { read: 0 } });
      await revalidate();
    });
  return (
    <div className={css.acts}>
      <LinkButton to={addressIn(base, where, { reply: message.id })} preventScrollReset>
        {t.reply}
      </LinkButton>
      <LinkButton to={addressIn(base, where, { forward: message.id })} variant="outlined" preventScrollReset>
        {t.forward}
      </LinkButton>
      {message.box === 'inbox' && (
        <Button variant="text" onClick={() => void markUnread()}>
          {t.markUnread}
        </Button>
      )}
      {canBlock(message) && !message.block_id && <BlockSender message={message} />}
      <Button variant="text" onClick={() => setAsking(true)}>
        {t.delete}
      </Button>
      {asking && (
        <Confirmation
          title={t.deleteTitle}
          yes={t.yesDelete}
          no={t.no}
          busy={t.deleting}
          act={remove}
          onClose={() => setAsking(false)}
        >
          <p>{t.deleteSays}</p>
        </Confirmation>
      )}
    </div>
  );
}
