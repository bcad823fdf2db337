import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { ApiError } from '../../shared/api/envelope.ts';
import { Arrived } from '../../shared/Arrived.tsx';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { chevronLeft } from '../../shared/ui/icons.ts';
import { Failed } from '../../shared/ui/Failed.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { MessageSkeleton } from './MessageSkeletons.tsx';
import type { Loaded } from './load.ts';
import { addressIn, isWriting, type Message, needed } from './mailbox.ts';
import css from './Mailbox.module.css';
import { texts } from './texts.ts';
import { Reading } from './Reading.tsx';
import { startOf } from './start.ts';
import { useGoOn } from './use-go-on.ts';
import { Writing } from './Writing.tsx';

/** What is read or written; beside the list when nothing is, an invitation to choose. */
export function Pane({ base, loaded }: { base: string; loaded: Loaded }) {
  const t = useTexts(texts);
  const { shown, nth, become } = useBecoming(base, loaded);
  const { account, where, message } = shown;
  const id = needed(where);
  if (!isWriting(where) && !where.id)
    return (
      <section className={css.nothing}>
        <p>{t.choose}</p>
      </section>
    );
  const writing = (answered: Message | null) => (
    <Writing
      key={nth}
      base={base}
      where={where}
      accountId={account?.id ?? ''}
      kind={account?.account_type ?? 'patient'}
      start={startOf(where, answered, t)}
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
        <Arrived
          key={`${where.write} ${where.reply} ${where.forward} ${where.id}`}
          of={message}
          waiting={<MessageSkeleton />}
          failed={(error) => <NotThere error={error} />}
        >
          {({ data }) =>
            isWriting(where) && (where.write === '' || data.box === 'draft') ? (
              writing(data)
            ) : (
              <Reading message={data} base={base} where={where} />
            )
          }
        </Arrived>
      ) : (
        writing(null)
      )}
    </section>
  );
}

/**
 * A letter to which something is attached becomes a draft, and the address says so. It stays the letter that it was, with
 * the words that are being typed, until something else is opened: that is the next one.
 */
function useBecoming(base: string, loaded: Loaded) {
  const { write } = loaded.where;
  const { goOn, isHere } = useGoOn(base, loaded.where);
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
