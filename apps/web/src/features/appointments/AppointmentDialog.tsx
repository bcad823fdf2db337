import type { Appointment } from '@ivuriro/contract';
import { Suspense, useState } from 'react';
import { Await, useAsyncError, useRevalidator } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { ApiError } from '../../shared/api/envelope.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Empty, ErrorState } from '../../shared/ui/States.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { messages } from './messages.ts';

const read = (id: string) => call('GET /patient/appointment/{id}', { params: { id } }).then(({ data }) => data);

/** Read afresh when it opens: the addresses of its papers live for minutes only. */
export function AppointmentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages(messages);
  const [visit, setVisit] = useState(() => read(id));
  const { revalidate } = useRevalidator();
  const changed = (now: Appointment) => {
    setVisit(Promise.resolve(now));
    void revalidate();
  };
  return (
    <Dialog title={t.visit} onClose={onClose}>
      <Suspense fallback={<Bones />}>
        <Await resolve={visit} errorElement={<Failed onRetry={() => setVisit(read(id))} />}>
          {(now) => <AppointmentDetails visit={now} onChanged={changed} />}
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

function Bones() {
  return (
    <>
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton height="4rem" />
      <Skeleton height="8rem" />
      <Skeleton height="6rem" />
    </>
  );
}
