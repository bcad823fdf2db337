import { Suspense, useState } from 'react';
import { Await, useAsyncError, useRevalidator } from 'react-router';
import { ApiError } from '../../shared/api/envelope.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Empty, ErrorState } from '../../shared/ui/States.tsx';
import { messages } from './messages.ts';
import type { Kind, Wired } from './order.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { readOrder } from './reading.ts';

/** Read afresh when it opens: the addresses of its papers live for minutes only. */
export function OrderDialog({ kind, id, onClose }: { kind: Kind; id: string; onClose: () => void }) {
  const t = useMessages(messages);
  const [order, setOrder] = useState(() => readOrder[kind](id));
  const { revalidate } = useRevalidator();
  const changed = (now: Wired) => {
    setOrder(Promise.resolve(now));
    void revalidate();
  };
  return (
    <Dialog title={t.order} onClose={onClose}>
      <Suspense
        fallback={['2.5rem', '4rem', '8rem', '6rem'].map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      >
        <Await resolve={order} errorElement={<Failed onRetry={() => setOrder(readOrder[kind](id))} />}>
          {(now) => <OrderDetails kind={kind} order={now} onChanged={changed} />}
        </Await>
      </Suspense>
    </Dialog>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(messages);
  const error = useAsyncError();
  if (error instanceof ApiError && error.status === 404) return <Empty title={t.oneMissing} />;
  return <ErrorState title={t.oneFailed} onRetry={onRetry} />;
}
