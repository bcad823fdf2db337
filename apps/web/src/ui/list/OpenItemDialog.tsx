import { useEffect, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../lib/api/envelope.ts';
import { useDialogTo } from '../../lib/hooks/use-dialog.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { listen } from '../../lib/sockets/socket.ts';
import { useAccounts } from '../../lib/session/use-account.ts';
import { LinkButton } from '../Button.tsx';
import { AsyncContent } from '../AsyncContent.tsx';
import { Dialog } from '../Dialog.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Empty, ErrorState } from '../States.tsx';
import { texts } from './texts.ts';

type Words = { oneMissing: string; oneFailed: string };
type Props<T> = {
  title: string;
  words: Words;
  read: () => Promise<T>;
  onClose: () => void;
  /**
   * Renders the item. Call `changed` with the changed item: it is shown, and the list behind the dialog is read again.
   */
  children: (one: T, changed: (now: T) => void) => ReactNode;
};

/**
 * One item of a list. It is read anew when the dialog opens, because the signed URLs of its files expire after minutes,
 * and at each notification, because the notification may be about this item.
 */
export function OpenItemDialog<T>({ title, words, read, onClose, children }: Props<T>) {
  const [one, setOne] = useState(read);
  const { revalidate } = useRevalidator();
  useEffect(() => listen('notification', () => setOne(read())), [read]);
  const changed = (now: T) => {
    setOne(Promise.resolve(now));
    void revalidate();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <AsyncContent
        of={one}
        waiting={skeleton.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
        failed={(error) => <Failed error={error} words={words} onRetry={() => setOne(read())} />}
      >
        {(now) => children(now, changed)}
      </AsyncContent>
    </Dialog>
  );
}

const skeleton = ['2.5rem', '4rem', '8rem', '6rem'];

function Failed({ error, words, onRetry }: { error: unknown; words: Words; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) return <Missing title={words.oneMissing} />;
  return <ErrorState title={words.oneFailed} onRetry={onRetry} />;
}

/**
 * Shown when the item does not exist. Suggests another account of the login, because the link in an email about a child
 * opens this page in whichever account is chosen.
 */
function Missing({ title }: { title: string }) {
  const t = useTexts(texts);
  const to = useDialogTo();
  if (useAccounts().length < 2) return <Empty title={title} />;
  const action = (
    <LinkButton to={to('accounts')} replace preventScrollReset>
      {t.otherAccount}
    </LinkButton>
  );
  return (
    <Empty title={title} action={action}>
      <p>{t.otherAccountSays}</p>
    </Empty>
  );
}
