import { dayOf } from '../../../platform/clock.ts';
import { transact } from '../../../platform/db/transact.ts';
import { on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hospitalsOf, practiceChanged, providerDeleted, teamChanged } from '../../providers/index.ts';
import { meetingBegan, meetingEndedByDoctor } from '../../meetings/index.ts';
import { appointmentById, lockAppointment } from '../queries/appointments.queries.ts';
import { deleteRowsOfPair } from '../queries/calendar-rows.queries.ts';
import { applyChange } from '../commands/change-appointment-status.ts';
import { cancelUpcoming } from '../commands/cancel-upcoming-appointments.ts';
import { announceEnteredHours } from './announce-entered-hours.ts';
import { appointmentStatusChanged, hoursToAnnounce, newTimeAsked, slotsChanged } from '../events.ts';
import { renewAvailabilitySummaries } from './renew-availability-summaries.ts';
import type { Status } from '../domain/appointment-states.ts';

interface Doctors {
  doctor_ids: string[];
}
const renewAll = ({ doctor_ids }: Doctors, platform: Platform) => renewAvailabilitySummaries(platform, doctor_ids);
const allDoctors = (payloads: Doctors[]): Doctors => ({
  doctor_ids: [...new Set(payloads.flatMap(({ doctor_ids }) => doctor_ids))],
});

export const subscriptions = [
  on(teamChanged, 'drop_hours_of_pair', async ({ changes }, { db, now }: Platform) => {
    for (const { what, doctor_id, place_id } of changes)
      if (what === 'ended') await transact(db, (trx) => deleteRowsOfPair(trx, doctor_id, place_id, dayOf(now())));
  }),
  on(providerDeleted, 'cancel_visits_of_deleted', cancelUpcoming),
  on(meetingBegan, 'begin_visit', ({ appointment_id }, platform: Platform) =>
    moveByRoom(platform, appointment_id, ['PENDING'], 'ONGOING'),
  ),
  on(meetingEndedByDoctor, 'complete_visit', ({ appointment_id }, platform: Platform) =>
    moveByRoom(platform, appointment_id, ['PENDING', 'ONGOING'], 'COMPLETED'),
  ),
  on(
    hoursToAnnounce,
    'tell_hours',
    (_, platform: Platform) => announceEnteredHours(platform),
    ([one]) => one!,
  ),
  on(slotsChanged, 'renew_free_times', renewAll, allDoctors),
  on(slotsChanged, 'tell_agendas', tellAgendas, allDoctors),
  on(newTimeAsked, 'tell_agenda_of_offer', tellAgendaOf),
  on(appointmentStatusChanged, 'tell_agenda_of_status', tellAgendaOf),
  on(practiceChanged, 'renew_practice', renewAll, allDoctors),
];

/** Makes open agendas of these doctors and of their hospitals load again, after a slot was taken or became free. */
async function tellAgendas({ doctor_ids }: Doctors, { db, realtime }: Platform): Promise<void> {
  for (const id of [...doctor_ids, ...(await hospitalsOf(db, doctor_ids))]) realtime.tell(id, 'agenda', null);
}

/** Makes the open agendas that show this appointment load again. */
async function tellAgendaOf({ appointment_id }: { appointment_id: string }, { db, realtime }: Platform): Promise<void> {
  const { doctor_id, hospital_id } = await appointmentById(db, appointment_id);
  for (const id of [doctor_id, hospital_id]) if (id) realtime.tell(id, 'agenda', null);
}

/**
 * Changes the status of the appointment, in the doctor's name, after its meeting began or ended, unless its status is
 * no longer one of `from`.
 */
const moveByRoom = ({ db, now }: Platform, id: string, from: Status[], to: Status): Promise<void> =>
  transact(db, async (trx) => {
    const appointment = await lockAppointment(trx, id);
    if (!from.includes(appointment.status as Status)) return;
    await applyChange(trx, appointment, { to, by: { type: 'doctor', accountId: appointment.doctor_id } }, now());
  });
