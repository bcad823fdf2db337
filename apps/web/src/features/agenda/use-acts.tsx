import type { Appointment } from '@ivuriro/contract';
import { type ReactNode, useState } from 'react';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import type { Day } from '../../lib/language/dates.ts';
import { useMay } from '../../lib/session/permissions.ts';
import type { Acts } from './acts.ts';
import { BlockTime, RemoveBlock } from './AgendaDialogs.tsx';
import type { ChosenSlot, Column } from './columns.ts';
import type { Span } from './spans.ts';
import { useBlocks } from './use-blocks.ts';

type AbsenceStart = { doctor: string; day: Day };
/** The dialogs of other features that the agenda opens. */
export type Dialogs = {
  /** The dialog that books at the desk; if `chosen` is null, the slot is chosen in the dialog. */
  booking: (chosen: ChosenSlot | null, close: () => void) => ReactNode;
  /** The dialog that books another patient at the same time as an appointment. */
  beside: (appointment: Appointment, close: () => void) => ReactNode;
  /** The dialog that books the patient of an appointment again, with the same doctor. */
  followUp: (appointment: Appointment, close: () => void) => ReactNode;
  /** The dialog that enters an absence. It opens with this day, and with this doctor unless the doctor is ''. */
  absence: (start: AbsenceStart, close: () => void) => ReactNode;
  /** The dialog that moves an appointment to `to`; if `to` is undefined, the slot is chosen in the dialog. */
  moving: (appointment: Appointment, to: ChosenSlot | undefined, close: () => void) => ReactNode;
};

type Open =
  | { kind: 'booking'; chosen: ChosenSlot | null }
  | { kind: 'beside' | 'followUp'; appointment: Appointment }
  | { kind: 'absence'; start: AbsenceStart }
  | { kind: 'moving'; appointment: Appointment; to: ChosenSlot | undefined }
  | { kind: 'blocking'; column: Column; free: Span }
  | { kind: 'unblocking'; column: Column; block: Column['blocks'][number] };

/** The acts that the member may do in the agenda, and the dialog that an act has opened. */
export function useActs(providerContext: AnyProviderContext, { booking, beside, followUp, absence, moving }: Dialogs) {
  const mayBook = useMay('agenda.book');
  const [open, setOpen] = useState<Open | null>(null);
  const { sending, block, remove } = useBlocks(providerContext);
  const close = () => setOpen(null);
  const acts: Acts = {
    ...(mayBook && {
      book: (chosen) => setOpen({ kind: 'booking', chosen }),
      bookBeside: (appointment) => setOpen({ kind: 'beside', appointment }),
      ...(providerContext.kind === 'doctor' && {
        followUp: (appointment) => setOpen({ kind: 'followUp', appointment }),
      }),
      move: (appointment, to) => setOpen({ kind: 'moving', appointment, to }),
      endAbsence: (column, block) => setOpen({ kind: 'unblocking', column, block }),
      block: (column, span) => void block(column, span),
      askBlock: (column, free) => setOpen({ kind: 'blocking', column, free }),
      unblock: (column, one) => setOpen({ kind: 'unblocking', column, block: one }),
    }),
  };
  const bookAny = mayBook ? () => setOpen({ kind: 'booking', chosen: null }) : undefined;
  const away = mayBook ? (start: AbsenceStart) => setOpen({ kind: 'absence', start }) : undefined;
  const dialog = (
    <>
      {open?.kind === 'booking' && booking(open.chosen, close)}
      {open?.kind === 'beside' && beside(open.appointment, close)}
      {open?.kind === 'followUp' && followUp(open.appointment, close)}
      {open?.kind === 'absence' && absence(open.start, close)}
      {open?.kind === 'moving' && moving(open.appointment, open.to, close)}
      {open?.kind === 'blocking' && (
        <BlockTime {...open} sending={sending} block={(span) => block(open.column, span)} onClose={close} />
      )}
      {open?.kind === 'unblocking' && <RemoveBlock {...open} remove={() => remove(open.block)} onClose={close} />}
    </>
  );
  return { acts, bookAny, away, dialog };
}
