import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import type { PaymentMethod } from '../../../domain/purchase/PaymentMethods.tsx';
import type { BookingQuery, ConsultationType } from './booking-address.ts';

/** What has been filled in. Kept for this tab over a reload, a sign-in in between or a closed dialog. */
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
  /** Names of the attached files; their bytes live only as long as the page. */
  fileNames: string[];
  /** The Idempotency-Key of a booking that is paid in cash. */
  cashKey: string;
  /** The price in francs that the server named, if it was higher than the price shown. */
  told: number;
  /** The address that it began with: another address brings its own type, place and time. */
  from: string;
};

export function draftFor(bookingQuery: BookingQuery, kept: Draft | null): Draft {
  const from = JSON.stringify(bookingQuery);
  if (kept?.from === from) return kept;
  const { doctor, hospital, type, slot } = bookingQuery;
  const blank = { service: '', insurance: '', reason: '', method: 'CARD' as const, fileNames: [], cashKey: '' };
  const draft: Draft = { ...blank, ...kept, step: 1, type, doctor, hospital, slot, told: 0, from };
  return { ...draft, method: methodFor(draft) };
}

/** A change with what it undoes. A slot that another type or place does not have is removed beside the calendar. */
export function changed(draft: Draft, changes: Partial<Draft>): Draft {
  const next = { ...draft, ...changes };
  next.method = methodFor(next);
  // The key belongs to what was sent with it, a price to what it was said of.
  if (Object.keys(changes).some((name) => name !== 'step' && name !== 'cashKey' && name !== 'told')) next.cashKey = '';
  if (thingOf(next) !== thingOf(draft) || next.service !== draft.service) next.told = 0;
  return next;
}

/** What a hold holds. */
export function thingOf({ doctor, hospital, type, slot }: Draft): string {
  return JSON.stringify([doctor || hospital, type, slot]);
}

const methodFor = ({ type, method }: Draft) => (type === 'ONLINE' && method === 'CASH' ? '' : method);

/** The fields of the final call, by the names of the contract. */
export function fieldsOf(draft: Draft): Record<string, string> {
  const { type, doctor, hospital, service, insurance, reason, slot, method } = draft;
  return {
    consultation_type: type,
    speciality_id: service,
    // an online appointment has no place that could settle with an insurer
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
