import { dayOf, instantOf } from '../../../platform/clock.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Platform } from '../../../platform/platform.ts';
import { closeAfterEnd, closesAfter } from '../../meetings/index.ts';
import { refund } from '../../payments/index.ts';
import { lockAppointment, updateAppointment } from '../queries/appointments.queries.ts';
import { applyChange } from '../commands/change-appointment-status.ts';
import { renewStaleSummaries } from './renew-availability-summaries.ts';
import { moneyRests } from '../domain/appointment-states.ts';
import { announceEnteredHours } from './announce-entered-hours.ts';
import {
  hasFile,
  isUnclosed,
  restingAppointments,
  unclosedAppointments,
} from '../queries/overdue-appointments.queries.ts';
import { withMoveLink } from '../queries/move-links.queries.ts';
import { en } from '../texts.ts';
import { expireLapsedHolds } from '../commands/claim-slot.ts';

export const jobs = {
  expire_holds: (_: never, { db, now }: Platform) => transact(db, (trx) => expireLapsedHolds(trx, undefined, now())),

  tell_gathered_hours: (_: never, platform: Platform) => announceEnteredHours(platform),

  renew_stale_times: (_: never, platform: Platform) => renewStaleSummaries(platform),

  /**
   * Closes appointments that are still open half an hour after their end. If patient and doctor met in the room or a
   * consultation file was written, the appointment took place. Otherwise it was missed: its money waits for two days
   * (`moneyRests`), unless the doctor was in the room and the patient was not. The appointment of a patient who has
   * arrived stays open until a file was written or the day is over. An appointment whose doctor was away, and for which
   * the patient chose no new time, is cancelled. The job keeps its old name, because jobs that the previous version
   * queued are found by this name.
   */
  close_visits: async (_: never, { db, now }: Platform): Promise<void> => {
    const overdue = {
      endedBefore: new Date(now().getTime() - closesAfter),
      arrivedSince: instantOf(dayOf(now()), 0),
    };
    for (const id of await unclosedAppointments(db, overdue))
      await transact(db, async (trx) => {
        const appointment = await lockAppointment(trx, id);
        if (!(await isUnclosed(trx, id, overdue))) return;
        const room = appointment.meet_code ? await closeAfterEnd(trx, appointment.meet_code) : null;
        const by = { type: 'sweeper', accountId: null } as const;
        const tookPlace = room?.met || (await hasFile(trx, id));
        if (!tookPlace && (await withMoveLink(trx, [id])).has(id)) {
          await applyChange(trx, appointment, { to: 'CANCELLED', by, reason: en.absence.unanswered }, now());
          return;
        }
        const to = tookPlace ? 'COMPLETED' : 'MISSED';
        const patientAbsent = room?.patientAbsent ?? false;
        await applyChange(trx, appointment, { to, by, patientAbsent }, now());
      });
  },

  /**
   * Refunds the patient in full when nobody has said within two days (`moneyRests`) whether a missed appointment took
   * place.
   */
  refund_missed: async (_: never, { db, now }: Platform): Promise<void> => {
    const limit = new Date(now().getTime() - moneyRests);
    for (const id of await restingAppointments(db, limit))
      await transact(db, async (trx) => {
        const appointment = await lockAppointment(trx, id);
        if (!appointment.missed_by_sweeper_at || appointment.missed_by_sweeper_at > limit) return;
        await updateAppointment(trx, id, { missed_by_sweeper_at: null });
        await refund(trx, appointment.payment_id, 100, 'Nobody confirmed that the appointment took place', now());
      });
  },
};

export const sweepers = [
  { job: 'expire_holds', everySeconds: 60 },
  { job: 'tell_gathered_hours', everySeconds: 60 },
  { job: 'renew_stale_times', everySeconds: 10 },
  { job: 'close_visits', everySeconds: 60 },
  { job: 'refund_missed', everySeconds: 600 },
];
