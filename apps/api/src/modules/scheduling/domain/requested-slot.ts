import { dayOf, instantOf, minuteOf, readClock } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import { bookableAt, type Availability, matchSlot } from './availability.ts';
import type { Slot } from './calendar-slots.ts';

/** The slot that a booking or a move requests; `from` and `to` are minutes since midnight. */
export interface RequestedSlot {
  type: 'ONLINE' | 'PHYSICAL';
  date: string;
  from: number;
  to: number;
  hospitalId: string | null;
  /** Whether the patient is at the desk already, so that the slot may have begun. */
  walkIn?: boolean;
  /** Whether the slot may be later than patients can book. */
  farAhead?: boolean;
}

/** A slot as the client sends it. */
export interface SlotChoice {
  assigned_date: string;
  start_time: string;
  end_time: string;
}

export function readSlotChoice({
  assigned_date: date,
  start_time,
  end_time,
}: SlotChoice): Pick<RequestedSlot, 'date' | 'from' | 'to'> {
  const from = readClock(start_time);
  if (from === null) throw problem('validation_failed', 'Select start time');
  const to = readClock(end_time, 'end');
  if (to === null || to <= from) throw problem('validation_failed', 'Select end time');
  return { date, from, to };
}

/** Returns the slot of an appointment. */
export function slotOfAppointment(appointment: {
  consultation_type: string;
  hospital_id: string | null;
  starts_at: Date;
  ends_at: Date;
}): RequestedSlot {
  const { starts_at, ends_at, hospital_id: hospitalId } = appointment;
  const from = minuteOf(starts_at);
  return {
    type: appointment.consultation_type as RequestedSlot['type'],
    date: dayOf(starts_at),
    from,
    to: from + (ends_at.getTime() - starts_at.getTime()) / 60_000,
    hospitalId,
  };
}

/** The requested slot, if the doctor offers it and it can still be booked. */
export const findSlot = (availability: Availability, requested: RequestedSlot, now: Date): Slot | undefined =>
  availability
    .slotsOfDay(requested.date)
    .find(
      (slot) =>
        slot.from === requested.from &&
        slot.to === requested.to &&
        matchSlot(slot, { type: requested.type, hospitalId: requested.hospitalId ?? undefined }) !== null &&
        bookableAt(now, requested)(requested.date, slot),
    );

export const startOf = (slot: RequestedSlot): Date => instantOf(slot.date, slot.from);
export const endOf = (slot: RequestedSlot): Date => instantOf(slot.date, slot.to);
/** A PostgreSQL range that includes its beginning and not its end. */
export const rangeOf = (from: Date, to: Date): string => `[${from.toISOString()},${to.toISOString()})`;
