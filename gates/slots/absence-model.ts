import { addDays, dayOf, instantOf } from '../../apps/api/src/platform/clock.ts';
import type { CalendarHours } from '../../apps/api/src/modules/scheduling/domain/calendar-slots.ts';
import { type Colleague, moved } from './moves.ts';
import type { Model, ModelAppointment } from './model.ts';

/** An absence that the desk of the hospital enters, or, without a hospital, the doctor. */
export interface ModelAbsence {
  doctorId: string;
  hospitalId: string | null;
  from: number;
  to: number;
}
export interface ModelPlan {
  plan: 'MOVE' | 'OFFER' | 'CANCEL';
  /**
   * With the plan MOVE: the doctor who takes over the appointment; absent when any other doctor of the hospital may do
   * so.
   */
  colleagueId?: string;
}
export interface AbsencePlans {
  all: ModelPlan;
  single: Map<string, ModelPlan>;
}

/** The answer with which the whole call is refused; null when it is not refused. */
export function refusedAbsence(
  { doctorId, hospitalId, from, to }: ModelAbsence,
  { all, single }: AbsencePlans,
  now: number,
): '422 validation_failed' | null {
  const moves = [all, ...single.values()].filter(({ plan }) => plan === 'MOVE');
  const isOver = to <= now || dayOf(new Date(from)) < dayOf(new Date(now));
  const toNobody = hospitalId === null ? moves.length > 0 : moves.some(({ colleagueId }) => colleagueId === doctorId);
  return isOver || toNobody ? '422 validation_failed' : null;
}

/** The appointments that the absence concerns, sorted by time. */
export const affectedBy = (model: Model, { doctorId, hospitalId, from, to }: ModelAbsence, now: number) =>
  model.appointments
    .filter(
      ({ status, claim, request }) =>
        status === 'PENDING' &&
        claim.doctorId === doctorId &&
        (hospitalId === null || request.hospitalId === hospitalId) &&
        claim.from < to &&
        claim.to > from &&
        claim.to > now,
    )
    .toSorted((a, b) => a.claim.from - b.claim.from || (a.id < b.id ? -1 : 1));

/** The calendar rows that block the time, one for each day. */
export function rowsOfAbsence({ hospitalId, from, to }: ModelAbsence): CalendarHours[] {
  const rows: CalendarHours[] = [];
  for (let date = dayOf(new Date(from)); instantOf(date, 0).getTime() < to; date = addDays(date, 1)) {
    const midnight = instantOf(date, 0).getTime();
    rows.push({
      day: null,
      date,
      starts_at: Math.max(from - midnight, 0) / 60_000,
      ends_at: Math.min((to - midnight) / 60_000, 1440),
      is_available: false,
      type: hospitalId === null ? 'default' : 'Hospital',
      hospital_id: hospitalId,
    });
  }
  return rows;
}

/** Ends the holds in the absence: a later payment of such a hold finds the time blocked. */
export function releaseHolds(model: Model, { doctorId, hospitalId, from, to }: ModelAbsence): void {
  for (const { claim, request } of [...model.intents, ...model.confirming.map(({ intent }) => intent)])
    if (
      claim !== null &&
      claim.until !== null &&
      claim.doctorId === doctorId &&
      (hospitalId === null || request.hospitalId === hospitalId) &&
      claim.from < to &&
      claim.to > from
    )
      model.drop(claim);
}

/** Applies the plan to an appointment; returns the outcome, with an error code when the appointment stays as it is. */
export function applyPlan(model: Model, appointment: ModelAppointment, plan: ModelPlan, now: number): string {
  if (plan.plan === 'OFFER') {
    appointment.hasLink = true;
    return 'OFFERED';
  }
  if (plan.plan === 'CANCEL') {
    model.cancel(appointment);
    return 'CANCELLED';
  }
  const to: Colleague = plan.colleagueId ? { doctorId: plan.colleagueId } : 'any';
  const answer = moved(model, appointment, null, { now, ahead: 1, to });
  return answer.startsWith('200') ? 'MOVED' : `FAILED ${answer.slice(4)}`;
}
