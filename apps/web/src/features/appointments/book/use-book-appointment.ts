import { useState } from 'react';
import type { Api } from '../../../lib/api/contract.ts';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import { showToast } from '../../../ui/toasts.ts';
import { usePurchase, type Submission } from '../../../domain/purchase/use-purchase.ts';
import { fieldsOf, thingOf } from './draft.ts';
import { texts } from './texts.ts';
import type { Booking } from './use-booking-draft.ts';

export type Appointment = Extract<Api['POST /patient/request/appointment']['data'], { id: string }>;

/** Places the booking. If somebody else holds the slot, the wizard returns to the calendar. */
export function useBookAppointment(booking: Booking, shown: number) {
  const t = useTexts(texts);
  const { name, draft, change, attachedFiles } = booking;
  const [gone, setGone] = useState<ChosenSlot | null>(null);
  /** The slot is taken or past: a toast says so, and the calendar step says it until another one is chosen. */
  const lose = () => {
    showToast({ message: t.notAvailable, kind: 'warning' });
    setGone(draft.slot);
    change({ slot: null, step: 2 });
  };
  const purchase = usePurchase<Appointment>({
    name,
    purpose: 'appointment',
    dialog: 'appointment',
    loginFirst: t.loginFirst,
    method: draft.method,
    fields: fieldsOf(draft),
    thing: thingOf(draft),
    shown,
    told: draft.told,
    keepTold: (told) => change({ told }),
    attachedFiles,
    cashKey: draft.cashKey,
    keepCashKey: (cashKey) => change({ cashKey }),
    submit,
    toStep: (step) => change({ step }),
    onRefused: ({ code }) => {
      if (code === 'slot_taken') lose();
      // another slot resolves these errors: the wizard returns to the calendar and shows the reason there
      if (ofTheTime.includes(code)) change({ slot: null, step: 2 });
      return code === 'slot_taken';
    },
    onLost: () => change({ slot: null, step: 2 }),
    onDone: booking.clear,
  });
  return {
    ...purchase,
    gone,
    lose,
    settleTrouble: () => {
      setGone(null);
      purchase.settleTrouble();
    },
  };
}

const ofTheTime = ['appointment_overlaps', 'held_too_often'];

export type Finishing = ReturnType<typeof useBookAppointment>;

async function submit(input: Submission): Promise<Appointment | 'verifying'> {
  const { data } = await call('POST /patient/request/appointment', input);
  return 'id' in data ? data : 'verifying';
}
