import type { Db } from '../../../platform/db/pool.ts';
import type { BookableDoctor } from '../../providers/index.ts';
import { appointmentsOn } from './slot-claims.queries.ts';
import { loadAvailability, spanOf } from './load-availability.ts';
import { findSlot, type RequestedSlot } from '../domain/requested-slot.ts';

/**
 * The doctors among these who offer the slot: first the doctors who are free then, after them those whose slot is
 * claimed. Each group is in the order of `fewestAppointmentsFirst`. A single doctor is returned unchecked.
 */
export async function inOrderOfChoice(
  db: Db,
  doctors: BookableDoctor[],
  requested: RequestedSlot,
  now: Date,
): Promise<BookableDoctor[]> {
  if (doctors.length < 2) return doctors;
  const claimed = new Map<string, boolean>();
  const ids = doctors.map((doctor) => doctor.id);
  for (const availability of await loadAvailability(db, { ids }, spanOf(requested.date, requested.date), now)) {
    const slot = findSlot(availability, requested, now);
    if (slot) claimed.set(availability.doctorId, availability.claimedOn(requested.date)(slot));
  }
  const order = await fewestAppointmentsFirst(db, [...claimed.keys()], requested);
  return doctors
    .filter((doctor) => claimed.has(doctor.id))
    .sort((a, b) => Number(claimed.get(a.id)) - Number(claimed.get(b.id)) || order.indexOf(a.id) - order.indexOf(b.id));
}

/** The order in which a hospital assigns its doctors: the fewest appointments that day first, then by id. */
export async function fewestAppointmentsFirst(db: Db, doctorIds: string[], slot: RequestedSlot): Promise<string[]> {
  if (doctorIds.length < 2) return doctorIds;
  const appointments = await appointmentsOn(db, doctorIds, spanOf(slot.date, slot.date));
  const of = (id: string) => appointments.get(id) ?? 0;
  return doctorIds.toSorted((a, b) => of(a) - of(b) || (a < b ? -1 : 1));
}
