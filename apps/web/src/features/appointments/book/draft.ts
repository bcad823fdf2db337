import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import type { PaymentMethod } from '../../../domain/purchase/PaymentMethods.tsx';
import type { BookingQuery, ConsultationType } from './booking-address.ts';

/**
 * The filled-in fields of a booking. They are stored for this tab, so that they are not lost by a reload, by a sign-in
 * or when the dialog is closed.
 */
export type Draft = {
  step: 1 | 2 | 3;
  type: ConsultationType;
  doctor: string;
  hospital: string;
  service: string;
  insurance: string;
  reason: string;
  slot: ChosenSlot | null;
  method: PaymentMethod | '';
  /** The names of the attached files; the content of the files is lost when the page is left. */
  fileNames: string[];
  /** The Idempotency-Key of a booking that is paid in cash. */
  cashKey: string;
  /** The price in francs that the server named, if it was higher than the price shown. */
  serverPrice: number;
  /**
   * The query parameters of the dialog when the draft began, as JSON. When the dialog opens with other parameters, the
   * draft takes over the type, doctor, hospital and slot that they name, and keeps its other fields.
   */
  from: string;
};

export function draftFor(bookingQuery: BookingQuery, kept: Draft | null): Draft {
  const from = JSON.stringify(bookingQuery);
  if (kept?.from === from) return kept;
  const { doctor, hospital, type, slot } = bookingQuery;
  const blank = { service: '', insurance: '', reason: '', method: 'CARD' as const, fileNames: [], cashKey: '' };
  const draft: Draft = { ...blank, ...kept, step: 1, type, doctor, hospital, slot, serverPrice: 0, from };
  return { ...draft, method: methodFor(draft) };
}

/**
 * Applies a change and resets the fields that depend on it. A slot that no longer fits is removed by the calendar step.
 */
export function changed(draft: Draft, changes: Partial<Draft>): Draft {
  const next = { ...draft, ...changes };
  next.method = methodFor(next);
  // the Idempotency-Key is valid for one request only, and the quoted price for one slot and service
  if (Object.keys(changes).some((name) => name !== 'step' && name !== 'cashKey' && name !== 'serverPrice'))
    next.cashKey = '';
  if (holdKeyOf(next) !== holdKeyOf(draft) || next.service !== draft.service) next.serverPrice = 0;
  return next;
}

/** A text that identifies the slot to hold; drafts with the same text share a hold. */
export function holdKeyOf({ doctor, hospital, type, slot }: Draft): string {
  return JSON.stringify([doctor || hospital, type, slot]);
}

const methodFor = ({ type, method }: Draft) => (type === 'ONLINE' && method === 'CASH' ? '' : method);

/** The fields of the booking request, with their names in the API. */
export function fieldsOf(draft: Draft): Record<string, string> {
  const { type, doctor, hospital, service, insurance, reason, slot, method } = draft;
  return {
    consultation_type: type,
    speciality_id: service,
    // no insurance is sent online, because an insurer pays the bills of a hospital, and an online appointment has no
    // hospital
    insurance_id: type === 'ONLINE' ? 'none' : insurance,
    reason: reason.trim(),
    assigned_date: slot?.date ?? '',
    start_time: slot?.time ?? '',
    end_time: slot?.end_time ?? '',
    payment_method: method,
    ...(doctor ? { doctor_id: doctor } : {}),
    ...(type === 'PHYSICAL' ? { hospital_id: hospital } : {}),
  };
}
