import { useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { ApiError } from '../../../lib/api/envelope.ts';
import { AsyncContent } from '../../../ui/AsyncContent.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { chevronLeft } from '../../../ui/icons.ts';
import { Failed } from '../../../ui/Failed.tsx';
import { Empty } from '../../../ui/States.tsx';
import { MessageSkeleton } from './MessageSkeletons.tsx';
import type { Loaded } from './load-mailbox.ts';
import { addressIn, isWriting, type Message, needed, type Person } from './mailbox.ts';
import css from './Mailbox.module.css';
import { texts } from './texts.ts';
import { ReadMessage } from './ReadMessage.tsx';
import { startOf } from './initial-message.ts';
import { useOpenNext } from './use-open-next.ts';
import { WriteMessage } from './WriteMessage.tsx';

/** The open message or the editor. If neither is open, the pane beside the list asks the reader to choose a message. */
export function MessagePane({ base, loaded }: { base: string; loaded: Loaded }) {
  const t = useTexts(texts);
  const { shown, nth, become } = useBecoming(base, loaded);
  const { account, where, message } = shown;
  const id = needed(where);
  const to = (useLocation().state as { to?: Person } | null)?.to;
  if (!isWriting(where) && !where.id)
    return (
      <section className={css.nothing}>
        <p>{t.choose}</p>
      </section>
    );
  const writing = (answered: Message | null) => (
    <WriteMessage
      key={nth}
      base={base}
      where={where}
      accountId={account?.id ?? ''}
      kind={account?.account_type ?? 'patient'}
      start={startOf(where, answered, t, to)}
      onDraft={become}
    />
  );
  return (
    <section className={css.pane} aria-label={t.message}>
      <Link to={addressIn(base, where)} preventScrollReset className={css.back}>
        <Icon of={chevronLeft} />
        {t.back}
      </Link>
      {id ? (
        <AsyncContent
          key={`${where.write} ${where.reply} ${where.forward} ${where.id}`}
          of={message}
          waiting={<MessageSkeleton />}
          failed={(error) => <NotThere error={error} />}
        >
          {({ data }) =>
            isWriting(where) && (where.write === '' || data.box === 'draft') ? (
              writing(data)
            ) : (
              <ReadMessage message={data} base={base} where={where} />
            )
          }
        </AsyncContent>
      ) : (
        writing(null)
      )}
    </section>
  );
}

/**
 * Keeps the editor open while its message becomes a draft. Attaching a file to a new message stores the message as a
 * draft, whose id is then in the URL; the editor is not mounted anew for it, so that the text being typed stays.
 */
function useBecoming(base: string, loaded: Loaded) {
  const { write } = loaded.where;
  const { goOn, isHere } = useOpenNext(base, loaded.where);
  const [letter, setLetter] = useState({ nth: 0, write, draftId: '', loaded });
  if (letter.write !== write) {
    const isSame = letter.draftId === write;
    setLetter(isSame ? { ...letter, write } : { nth: letter.nth + 1, write, draftId: '', loaded });
  }
  const become = (draftId: string) => {
    if (draftId === '' || draftId === write) return;
    if (isHere()) setLetter({ nth: letter.nth, write, draftId, loaded });
    void goOn({ write: draftId });
  };
  return { shown: write !== '' && letter.draftId === write ? letter.loaded : loaded, nth: letter.nth, become };
}

function NotThere({ error }: { error: unknown }) {
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  return error instanceof ApiError && error.status === 404 ? (
    <Empty title={t.messageGone}>
      <p>{t.messageGoneSays}</p>
    </Empty>
  ) : (
    <Failed title={t.messageFailed} onRetry={() => void revalidate()} />
  );
}
