import { Queue } from '../features/queue/Queue.tsx';
import type { PageHandle } from './page-handle.ts';
import { useProviderContext } from './provider-context.ts';

export const handle: PageHandle = { title: 'queue' };

/** The same page serves doctors and hospitals. */
export default function QueuePage() {
  const desk = useProviderContext();
  const appointments = `/dashboard/${desk.kind}/appointments`;
  return (
    <Queue
      desk={desk}
      appointments={appointments}
      toAppointment={(appointment) => `${appointments}/all/${appointment}`}
    />
  );
}
