import type { ReactNode } from 'react';
import type { ApiError } from '../api/envelope.ts';
import { useMessages } from '../i18n/messages.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Empty } from '../ui/States.tsx';
import { messages } from './messages.ts';

type Props = {
  title: string;
  error: ApiError | undefined;
  onRetry: () => void;
  /** It was taken off our pages: what is said, and the way to others. */
  gone: { title: string; says: string; action: ReactNode };
  onClose: () => void;
};

/** A wizard whose doctor or place is still being read, or could not be. */
export function Opening({ title, error, onRetry, gone, onClose }: Props) {
  const t = useMessages(messages);
  return (
    <Dialog title={title} onClose={onClose}>
      {error?.status === 404 && (
        <Empty title={gone.title} action={gone.action}>
          <p>{gone.says}</p>
        </Empty>
      )}
      {error && error.status !== 404 && <Failed title={t.wentWrong} onRetry={onRetry} says={t.keptSays} />}
      {!error && (
        <>
          <p className="sr" role="status">
            {t.loading}
          </p>
          {['3rem', '3rem', '3rem', '8rem'].map((height, n) => (
            <Skeleton key={n} height={height} />
          ))}
        </>
      )}
    </Dialog>
  );
}
