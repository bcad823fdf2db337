import { dayOf, instantOf, minuteOf } from '../../apps/api/src/platform/clock.ts';
import type { BookingRequest, Claim, Model, ModelAppointment } from './model.ts';

/** The doctor to whom an appointment moves: a chosen doctor, or any other doctor of the hospital. */
export type Colleague = { doctorId: string } | 'any';
type Time = Pick<BookingRequest, 'date' | 'from' | 'to'>;

export interface MoveRule {
  now: number;
  /** The smallest number of milliseconds before its beginning at which the appointment may still be moved. */
  ahead: number;
  /**
   * The doctor to whom the appointment moves. When absent: the present doctor, or another one if the patient chose no
   * doctor.
   */
  to?: Colleague;
}

const timeOf = ({ from, to }: Claim): Time => ({
  date: dayOf(new Date(from)),
  from: minuteOf(new Date(from)),
  to: minuteOf(new Date(to)),
});

/**
 * Moves an appointment to another time, or to another doctor at the same time; returns the answer that the model
 * expects.
 */
export function moved(
  model: Model,
  appointment: ModelAppointment,
  time: Time | null,
  { now, ahead, to: colleague }: MoveRule,
): string {
  const before = appointment.claim;
  if (appointment.status !== 'PENDING' || before.from - now < ahead) return '422 too_late';
  const request = { ...appointment.request, ...(time ?? timeOf(before)), doctorId: null };
  const [from, to] = [instantOf(request.date, request.from).getTime(), instantOf(request.date, request.to).getTime()];
  const staysWithDoctor = !colleague || (colleague !== 'any' && colleague.doctorId === before.doctorId);
  if (before.from === from && before.to === to && staysWithDoctor) return `200 by ${before.doctorId}`;
  const claims = [...model.claims];
  if (!model.move(appointment, request, now, candidates(model, appointment, colleague))) return '409 slot_taken';
  if (model.isBusy(appointment.patient, from, to, appointment)) {
    appointment.claim = before;
    model.claims = claims;
    return '409 appointment_overlaps';
  }
  if (appointment.overbooked) appointment.overbooked = false;
  else model.passOn(before);
  appointment.hasLink = false;
  const { doctorId } = appointment.claim;
  // for later moves by the patient, this doctor is the chosen one, unless the patient let the hospital choose
  if (appointment.request.doctorId) appointment.request = { ...appointment.request, doctorId };
  return `200 by ${doctorId}`;
}

/** The doctors who may take the appointment, as lists: doctors of an earlier list are preferred. */
function candidates(model: Model, { request, claim }: ModelAppointment, colleague?: Colleague): string[][] {
  if (colleague && colleague !== 'any') return [[colleague.doctorId]];
  const others = model.doctors
    .filter(({ id, hospitalIds }) => id !== claim.doctorId && hospitalIds.includes(request.hospitalId!))
    .map(({ id }) => id);
  if (colleague) return [others];
  return [[claim.doctorId], ...(request.doctorId ? [] : [others])];
}
