import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import { bookableAt } from '../domain/availability.ts';
import { endOf, rangeOf, type RequestedSlot, startOf } from '../domain/requested-slot.ts';
import { slotsChanged } from '../events.ts';
import { type AppointmentRow, updateAppointment } from '../queries/appointments.queries.ts';
import { firstOverbooked, overbookingAt } from '../queries/overbooked-appointments.queries.ts';
import { insertClaim } from '../queries/slot-claims.queries.ts';

/** The largest number of overbooked appointments beside the one that has claimed a slot. */
const mostBeside = 2;

/**
 * Refuses an overbooked appointment, unless another appointment of the same doctor at the same hospital has claimed
 * exactly this slot: a doctor cannot be at two places. Throws `slot_full` when `mostBeside` appointments are overbooked
 * there already. The caller must have locked the doctor.
 */
export async function refuseOverbooking(trx: Db, doctorId: string, slot: RequestedSlot, now: Date): Promise<void> {
  const during = rangeOf(startOf(slot), endOf(slot));
  const { claimed, beside } = await overbookingAt(trx, { doctorId, during, hospitalId: slot.hospitalId });
  if (!claimed || !bookableAt(now, slot)(slot.date, slot)) throw problem('slot_taken');
  if (beside >= mostBeside) throw problem('slot_full');
}

/**
 * Passes the claim of an appointment that has released its slot on to the overbooked appointment that was booked first,
 * because the doctor still sees a patient then. Without an overbooked appointment the slot stays free. The caller must
 * have locked the doctor.
 */
export async function passClaimOn(
  trx: Db,
  { doctor_id: doctorId, starts_at, ends_at }: Pick<AppointmentRow, 'doctor_id' | 'starts_at' | 'ends_at'>,
): Promise<void> {
  const next = await firstOverbooked(trx, { doctorId, starts_at, ends_at });
  if (!next) return;
  const claim = { paymentId: next.payment_id, heldUntil: null, appointmentId: next.id };
  const claimed = await insertClaim(trx, { ...claim, doctorId, during: rangeOf(starts_at, ends_at) });
  if (claimed) await updateAppointment(trx, next.id, { overbooked: false });
}

/** Makes open agendas load again. They follow changes of claims, but an overbooked appointment has no claim. */
export const announceOverbooking = (trx: Db, doctorId: string): Promise<void> =>
  emit(trx, slotsChanged, { doctor_ids: [doctorId] });
