import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import { bookableAt } from '../domain/availability.ts';
import { endOf, rangeOf, type RequestedSlot, startOf } from '../domain/requested-slot.ts';
import { slotsChanged } from '../events.ts';
import { type AppointmentRow, updateAppointment } from '../queries/appointments.queries.ts';
import { firstOverbooked, overbookingAt } from '../queries/overbooked-appointments.queries.ts';
import { insertClaim } from '../queries/slot-claims.queries.ts';

/** How many appointments without a claim may stand beside the one that has claimed a slot. */
const mostBeside = 2;

/**
 * Refuses a further appointment in a taken slot, unless an appointment of the same doctor at the same hospital has
 * claimed exactly this slot: a doctor cannot be at two places. The doctor is locked.
 */
export async function refuseOverbooking(trx: Db, doctorId: string, slot: RequestedSlot, now: Date): Promise<void> {
  const during = rangeOf(startOf(slot), endOf(slot));
  const { claimed, beside } = await overbookingAt(trx, { doctorId, during, hospitalId: slot.hospitalId });
  if (!claimed || !bookableAt(now, slot)(slot.date, slot)) throw problem('slot_taken');
  if (beside >= mostBeside) throw problem('slot_full');
}

/**
 * After an appointment has given its slot back: the overbooked one that was booked first takes the claim, because the
 * doctor still sees a patient then. Without one the slot is free. The doctor is locked.
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

/** Open agendas follow the claims, of which an overbooked appointment has none. */
export const announceOverbooking = (trx: Db, doctorId: string): Promise<void> =>
  emit(trx, slotsChanged, { doctor_ids: [doctorId] });
