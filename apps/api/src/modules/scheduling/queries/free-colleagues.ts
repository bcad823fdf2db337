import type { Db } from '../../../platform/db/pool.ts';
import { practisingAt, providerRefs } from '../../providers/index.ts';
import { findSlot, slotOfAppointment } from '../domain/requested-slot.ts';
import { type AppointmentRow, appointmentById } from './appointments.queries.ts';
import { loadAvailability, spanOf } from './load-availability.ts';

/** The other doctors of the hospital who practise the speciality of the appointment; none for a video appointment. */
export async function colleaguesFor(db: Db, { doctor_id, hospital_id, speciality_id }: AppointmentRow) {
  if (hospital_id === null) return [];
  const team = await practisingAt(db, hospital_id, speciality_id);
  return team.filter((doctor) => doctor.id !== doctor_id);
}

/** The colleagues (`colleaguesFor`) who are free at the time of the appointment, ordered by name. */
export async function freeColleagues(db: Db, id: string, now: Date): Promise<{ id: string; name: string }[]> {
  const appointment = await appointmentById(db, id);
  const ids = (await colleaguesFor(db, appointment)).map((doctor) => doctor.id);
  const slot = slotOfAppointment(appointment);
  const free = (await loadAvailability(db, { ids }, spanOf(slot.date, slot.date), now)).filter((availability) => {
    const found = findSlot(availability, slot, now);
    return found !== undefined && !availability.claimedOn(slot.date)(found);
  });
  const names = await providerRefs(
    db,
    free.map(({ doctorId }) => doctorId),
  );
  return free
    .map(({ doctorId }) => ({ id: doctorId, name: names.get(doctorId)!.name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
