import type { AbsenceOutcome, AbsencePlan, absences } from '@ivuriro/contract/absences';
import type { Db } from '../../../platform/db/pool.ts';
import { Problem, problem } from '../../../platform/errors.ts';
import { auditLine, writeAudit } from '../../../platform/http/audit.ts';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reachOf } from '../../identity/index.ts';
import { type Absence, isAffected } from '../domain/absence.ts';
import { freeOfCharge } from '../domain/appointment-states.ts';
import { newTimeAsked } from '../events.ts';
import { type AppointmentRow, lockAppointment, updateAppointment } from '../queries/appointments.queries.ts';
import { insertMoveLink } from '../queries/move-links.queries.ts';
import { en } from '../texts.ts';
import { changeAppointmentStatus } from './change-appointment-status.ts';
import { rescheduleAppointment } from './reschedule-appointment.ts';

export type AbsenceCall = OwnedCallOf<typeof absences.endpoints.enter>;
interface PlanOfAppointment {
  plan: AbsencePlan;
  colleague_id?: string | undefined;
}

interface Step {
  outcome: AbsenceOutcome['outcome'];
  audit: string;
  /** Returns false when the plan was applied before. */
  apply: (trx: Db, appointment: AppointmentRow, call: AbsenceCall, plan: PlanOfAppointment) => Promise<boolean>;
}

const steps: Record<AbsencePlan, Step> = {
  MOVE: {
    outcome: 'MOVED',
    audit: 'appointment.moved',
    apply: async (trx, { id }, { actor, body, now }, { colleague_id }) => {
      const to = colleague_id ? { doctorId: colleague_id } : { anyColleague: true };
      const by = { type: actor.type, accountId: actor.id };
      await rescheduleAppointment(trx, id, { ...to, by, message: body.message }, now);
      return true;
    },
  },
  OFFER: { outcome: 'OFFERED', audit: 'appointment.new_time_asked', apply: askForNewTime },
  CANCEL: {
    outcome: 'CANCELLED',
    audit: 'appointment.status',
    apply: async (trx, { id }, { actor, body, now }) => {
      const by = { type: actor.type, accountId: actor.id };
      await changeAppointmentStatus(trx, id, { to: 'CANCELLED', by, reason: body.message }, now);
      return true;
    },
  },
};

/**
 * Applies the plan to one appointment of the absence, in one transaction. An appointment whose plan is refused stays as
 * it is.
 */
export async function applyAbsencePlan(
  call: AbsenceCall,
  absence: Absence,
  id: string,
  plan: PlanOfAppointment,
): Promise<AbsenceOutcome> {
  const { outcome, audit, apply } = steps[plan.plan];
  const { actor, requestId, now } = call;
  try {
    const isAffectedStill = await call.transact(async (trx) => {
      const appointment = await lockAppointment(trx, id);
      if (!isAffected(appointment, absence, now)) return false;
      const line = auditLine(actor, audit, 'appointment', requestId);
      if (await apply(trx, appointment, call, plan))
        await writeAudit(trx, { ...line, object_id: id, patient_id: appointment.patient_id });
      return true;
    });
    if (!isAffectedStill) return { id, outcome: 'GONE', code: 'conflict', message: en.absence.changed };
    return { id, outcome, code: null, message: null };
  } catch (error) {
    return { id, outcome: 'FAILED', ...reasonOf(error) };
  }
}

/**
 * Why the plan of one appointment was refused (409 or 422). Any other error concerns the whole request and is thrown
 * again.
 */
function reasonOf(error: unknown): { code: string; message: string } {
  const isOfAppointment = error instanceof Problem && (error.status === 409 || error.status === 422);
  if (!isOfAppointment) throw error;
  const { code, message } = error;
  const said: Partial<Record<string, string>> = en.atDesk;
  return { code, message: said[code] ?? message };
}

/**
 * Makes the link by which the patient chooses a new time; a job sends it. From now on the patient may cancel without
 * cost.
 */
async function askForNewTime(trx: Db, { id, patient_id }: AppointmentRow, call: AbsenceCall): Promise<boolean> {
  const { actor, body, now, platform } = call;
  if (!(await isReached(trx, platform, patient_id))) throw problem('validation_failed', en.absence.notReached);
  const link = { appointment_id: id, message: body.message || null, by_account_id: actor.id, made_at: now };
  if (!(await insertMoveLink(trx, link))) return false;
  await updateAppointment(trx, id, { refund_rule: JSON.stringify(freeOfCharge) });
  await emit(trx, newTimeAsked, { appointment_id: id, at: now.toISOString() });
  return true;
}

async function isReached(trx: Db, { sms }: Platform, patientId: string): Promise<boolean> {
  const { email, phone } = await reachOf(trx, patientId);
  return email !== null || (phone !== null && sms !== undefined);
}
