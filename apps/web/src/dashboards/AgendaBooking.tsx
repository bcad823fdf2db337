import { Suspense } from 'react';
import { type ChosenSlot, wireTimeAt } from '../features/agenda/columns.ts';
import { lazyPart } from '../lib/lazy-component.ts';
import type { ProviderContext } from './provider-context.ts';

const BookAtDesk = lazyPart(() => import('../features/patients/book/BookAtDesk.tsx'));

type Props = { providerContext: ProviderContext; chosen: ChosenSlot | null; onClose: () => void };

/** The dialog that books at the desk, with the doctor and the time that were chosen in the agenda. */
export function AgendaBooking({ providerContext, chosen, onClose }: Props) {
  const start = chosen && {
    doctor: chosen.column.doctor.id,
    hospital: chosen.slot.hospital,
    slot: {
      date: chosen.column.date,
      time: wireTimeAt(chosen.slot.from),
      end_time: wireTimeAt(chosen.slot.to),
    },
  };
  return (
    <Suspense>
      <BookAtDesk
        providerContext={providerContext}
        patient={null}
        {...(start && { start })}
        onBooked={onClose}
        onClose={onClose}
      />
    </Suspense>
  );
}
