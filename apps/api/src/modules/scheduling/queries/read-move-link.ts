import type { appointmentTime } from '@ivuriro/contract/appointment-time';
import type { moveLinks } from '@ivuriro/contract/move-links';
import type * as z from 'zod';
import { addDays, clockText, dayOf } from '../../../platform/clock.ts';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { providerRefs } from '../../providers/index.ts';
import { bookableAt, freeSlotsOn, lastBookableDay, matchSlot } from '../domain/availability.ts';
import { slotOfAppointment } from '../domain/requested-slot.ts';
import { type AppointmentRow, appointmentById } from './appointments.queries.ts';
import { colleaguesFor } from './free-colleagues.ts';
import { loadAvailability, spanOf } from './load-availability.ts';
import { findMoveLink } from './move-links.queries.ts';

type MovePage = z.output<(typeof moveLinks.read)['data']>;
type Doctor = MovePage['doctor'];

/** How many days with free slots the page shows. */
const shownDays = 7;

/** The appointment of a move link, and the next free slots for it. */
export const readMoveLink = ({ db, params, now }: CallOf<typeof moveLinks.read>): Promise<MovePage> =>
  // nobody is signed in on this page: the secret decides which appointment it may show, so the system reads it
  asSystem(async () => {
    const link = await findMoveLink(db, params.secret);
    const appointment = link && (await appointmentById(db, link.appointment_id));
    if (appointment?.status !== 'PENDING') throw problem('link_expired');
    const days = await freeDays(db, appointment, now);
    return { ...(await timeOf(db, appointment)), message: link!.message, days };
  });

export const timeOfAppointment = async (db: Db, id: string) => timeOf(db, await appointmentById(db, id));

/** The time, the doctor and the hospital of an appointment. */
export async function timeOf(db: Db, appointment: AppointmentRow): Promise<z.output<typeof appointmentTime>> {
  const { doctor_id, hospital_id } = appointment;
  const named = await namesOf(db, hospital_id === null ? [doctor_id] : [doctor_id, hospital_id]);
  const { date, from, to } = slotOfAppointment(appointment);
  return {
    assigned_date: date,
    start_time: clockText(from),
    end_time: clockText(to),
    doctor: named(doctor_id),
    hospital: hospital_id === null ? null : named(hospital_id),
  };
}

async function namesOf(db: Db, ids: string[]): Promise<(id: string) => Doctor> {
  const refs = await providerRefs(db, ids);
  return (id) => ({ id, name: refs.get(id)?.name ?? '' });
}

/**
 * The next days with free slots: those of the doctor, and those of colleagues at times at which the doctor has none.
 */
async function freeDays(db: Db, appointment: AppointmentRow, now: Date): Promise<MovePage['days']> {
  const ids = [appointment.doctor_id, ...(await colleaguesFor(db, appointment)).map(({ id }) => id)];
  const [today, last] = [dayOf(now), lastBookableDay(now)];
  const named = await namesOf(db, ids);
  const availabilities = (await loadAvailability(db, { ids }, spanOf(today, last), now)).toSorted(
    (a, b) => ids.indexOf(a.doctorId) - ids.indexOf(b.doctorId),
  );
  const { type, hospitalId } = slotOfAppointment(appointment);
  const filter = { type, hospitalId: hospitalId ?? undefined };
  const days: MovePage['days'] = [];
  for (let date = today; date <= last && days.length < shownDays; date = addDays(date, 1)) {
    const byTime = new Map<number, MovePage['days'][number]['times'][number]>();
    for (const availability of availabilities)
      for (const slot of freeSlotsOn(availability, date, bookableAt(now)))
        if (!byTime.has(slot.from) && matchSlot(slot, filter)) {
          const doctor = named(availability.doctorId);
          byTime.set(slot.from, { start_time: clockText(slot.from), end_time: clockText(slot.to), doctor });
        }
    const times = [...byTime].toSorted(([a], [b]) => a - b).map(([, time]) => time);
    if (times.length > 0) days.push({ date, times });
  }
  return days;
}
