import { useState } from 'react';
import type { Api } from '../../../lib/api/contract.ts';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import { showToast } from '../../../ui/toasts.ts';
import { usePurchase, type Submission } from '../../../domain/purchase/use-purchase.ts';
import { fieldsOf, holdKeyOf } from './draft.ts';
import { texts } from './texts.ts';
import type { Booking } from './use-booking-draft.ts';

export type Appointment = Extract<Api['POST /patient/request/appointment']['data'], { id: string }>;

/** Places the booking. If somebody else holds the slot, the wizard returns to the calendar. */
export function useBookAppointment(booking: Booking, shownPrice: number) {
  const t = useTexts(texts);
  const { name, draft, change, attachedFiles } = booking;
  const [gone, setGone] = useState<ChosenSlot | null>(null);
  /**
   * Handles a slot that is taken or past: shows a toast and returns to the calendar, which shows the reason until
   * another slot is chosen.
   */
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
    holdKey: holdKeyOf(draft),
    shownPrice,
    serverPrice: draft.serverPrice,
    keepServerPrice: (serverPrice) => change({ serverPrice }),
    attachedFiles,
    cashKey: draft.cashKey,
    keepCashKey: (cashKey) => change({ cashKey }),
    sendRequest,
    toStep: (step) => change({ step }),
    onRefused: ({ code }) => {
      if (code === 'slot_taken') lose();
      // another slot resolves these errors: the wizard returns to the calendar and shows the reason there
      if (slotRefusals.includes(code)) change({ slot: null, step: 2 });
      return code === 'slot_taken';
    },
    onLost: () => change({ slot: null, step: 2 }),
    onDone: booking.clear,
  });
  return {
    ...purchase,
    gone,
    lose,
    dismissTrouble: () => {
      setGone(null);
      purchase.dismissTrouble();
    },
  };
}

const slotRefusals = ['appointment_overlaps', 'held_too_often'];

export type AppointmentPurchase = ReturnType<typeof useBookAppointment>;

async function sendRequest(input: Submission): Promise<Appointment | 'verifying'> {
  const { data } = await call('POST /patient/request/appointment', input);
  return 'id' in data ? data : 'verifying';
}
