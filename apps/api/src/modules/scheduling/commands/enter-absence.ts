import type { AbsenceOutcome } from '@ivuriro/contract/absences';
import type { Appointment } from '@ivuriro/contract/appointment-shapes';
import type { Db } from '../../../platform/db/pool.ts';
import { asSystem } from '../../../platform/db/actor-context.ts';
import { problem } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type Absence, hoursOfAbsence, readAbsenceTime } from '../domain/absence.ts';
import { presentAppointments } from '../presenters/present-appointment.ts';
import { affectedAppointments, releaseHoldsIn } from '../queries/absences.queries.ts';
import { appointmentsWithRefs } from '../queries/appointments.queries.ts';
import { withMoveLink } from '../queries/move-links.queries.ts';
import { en } from '../texts.ts';
import { type AbsenceCall, applyAbsencePlan } from './apply-absence-plan.ts';
import { addDoctorHours, addHospitalHours } from './set-calendar.ts';

/**
 * Enters an absence. It blocks the time first, so that nobody books in it any more, and then applies the plan of each
 * appointment in a transaction of its own. When the request is sent twice, the time is blocked once and no appointment
 * is changed twice.
 */
export async function enterAbsence(call: AbsenceCall) {
  const absence = absenceFrom(call);
  const affected = call.body.dry_run ? await preview(call, absence) : await block(call, absence);
  const done = call.body.dry_run ? await alreadyOffered(call, affected) : await applyPlans(call, absence, affected);
  return { affected: await present(call, affected), done };
}

async function alreadyOffered({ db }: AbsenceCall, ids: string[]): Promise<AbsenceOutcome[]> {
  const offered = await withMoveLink(db, ids);
  return ids.filter((id) => offered.has(id)).map((id) => ({ id, outcome: 'OFFERED', code: null, message: null }));
}

function absenceFrom({ owner, body, now }: AbsenceCall): Absence {
  const isHospital = owner.kind === 'hospital';
  const doctorId = isHospital ? body.doctor_id : owner.id;
  if (!doctorId) throw problem('validation_failed', 'Select doctor');
  const moves = [body, ...(body.plans ?? [])].filter(({ plan }) => plan === 'MOVE');
  if (!isHospital && moves.length > 0) throw problem('validation_failed', en.absence.byHospital);
  if (moves.some((move) => move.colleague_id === doctorId)) throw problem('validation_failed', en.absence.isAway);
  return { doctorId, hospitalId: isHospital ? owner.id : null, ...readAbsenceTime(body, now) };
}

function preview({ db, now, about }: AbsenceCall, absence: Absence): Promise<string[]> {
  about({ action: 'absence.previewed', object: 'doctor', objectId: absence.doctorId });
  return affectedAppointments(db, absence, now);
}

/**
 * Blocks the time and returns the affected appointments, which are read while the doctor is locked. So a booking that
 * runs at the same time is either among them, or finds the time blocked.
 */
const block = (call: AbsenceCall, absence: Absence): Promise<string[]> =>
  call.transact(async (trx) => {
    call.about({ object: 'doctor', objectId: absence.doctorId });
    await addBlocks(trx, call, absence);
    // row security hides payments of patients to a hospital from a doctor, so the system releases the holds
    await asSystem(() => releaseHoldsIn(trx, absence));
    return affectedAppointments(trx, absence, call.now);
  });

async function addBlocks(trx: Db, { now, actor }: AbsenceCall, absence: Absence): Promise<void> {
  const { doctorId, hospitalId } = absence;
  const absence_id = newId();
  for (const hours of hoursOfAbsence(absence)) {
    const form = { ...hours, isAvailable: false, absence_id };
    if (hospitalId === null) await addDoctorHours(trx, 'dated', doctorId, { ...form, type: 'default' }, { now, actor });
    else await addHospitalHours(trx, 'dated', hospitalId, { ...form, doctor_id: [doctorId] }, { now, actor });
  }
}

async function applyPlans(call: AbsenceCall, absence: Absence, ids: string[]): Promise<AbsenceOutcome[]> {
  const plans = new Map(call.body.plans?.map((plan) => [plan.id, plan]));
  const done: AbsenceOutcome[] = [];
  for (const id of ids) done.push(await applyAbsencePlan(call, absence, id, plans.get(id) ?? call.body));
  return done;
}

async function present({ db, platform, actor }: AbsenceCall, ids: string[]): Promise<Appointment[]> {
  const rows = await appointmentsWithRefs(db, ids);
  const byTime = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return presentAppointments(platform, byTime, { actor, closely: false });
}
