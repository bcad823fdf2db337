import { Suspense } from 'react';
import { Await, Link, useAsyncError, useRevalidator } from 'react-router';
import { ApiError } from '../../shared/api/envelope.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { chevronLeft } from '../../shared/ui/icons.ts';
import { Empty, ErrorState } from '../../shared/ui/States.tsx';
import { MessageBones } from './Bones.tsx';
import type { Loaded } from './load.ts';
import { addressIn, isWriting, needed } from './mailbox.ts';
import css from './Mailbox.module.css';
import { messages } from './messages.ts';
import { Reading } from './Reading.tsx';
import { startOf } from './start.ts';
import { Writing } from './Writing.tsx';

/** What is read or written; beside the list when nothing is, an invitation to choose. */
export function Pane({ base, loaded }: { base: string; loaded: Loaded }) {
  const t = useMessages(messages);
  const { account, where, message } = loaded;
  const writing = isWriting(where);
  const id = needed(where);
  const shown = `${where.write} ${where.reply} ${where.forward} ${where.id}`;
  if (!writing && !where.id)
    return (
      <section className={css.nothing}>
        <p>{t.choose}</p>
      </section>
    );
  return (
    <section className={css.pane} aria-label={t.message}>
      <Link to={addressIn(base, where)} preventScrollReset className={css.back}>
        <Icon of={chevronLeft} />
        {t.back}
      </Link>
      {id ? (
        <Suspense key={shown} fallback={<MessageBones />}>
          <Await resolve={message} errorElement={<NotThere />}>
            {(reply) => {
              if (!reply) return null;
              const { data } = reply;
              return writing && (where.write === '' || data.box === 'draft') ? (
                <Writing
                  base={base}
                  where={where}
                  kind={account?.account_type ?? 'patient'}
                  start={startOf(where, data, t)}
                />
              ) : (
                <Reading message={data} base={base} where={where} />
              );
            }}
          </Await>
        </Suspense>
      ) : (
        <Writing
          key="new"
          base={base}
          where={where}
          kind={account?.account_type ?? 'patient'}
          start={startOf(where, null, t)}
        />
      )}
    </section>
  );
}

function NotThere() {
  const t = useMessages(messages);
  const { revalidate } = useRevalidator();
  const error = useAsyncError();
  return error instanceof ApiError && error.status === 404 ? (
    <Empty title={t.messageGone}>
      <p>{t.messageGoneSays}</p>
    </Empty>
  ) : (
    <ErrorState title={t.messageFailed} onRetry={() => void revalidate()}>
      <p>{t.failedSays}</p>
    </ErrorState>
  );
}
