import { addDays, clockText, dayOf, instantOf, minuteOf } from '../../apps/api/src/platform/clock.ts';
import { random } from '../seed.ts';
import { bookInCash, fieldsOf, randomRequest } from './booking-operations.ts';
import { moved } from './change-operations.ts';
import type { BookingRequest, ModelAppointment } from './model.ts';
import { type Operation, said, type Scenario } from './scenario.ts';

const atHospital = ({ model }: Scenario) => model.appointments.filter(({ request }) => request.hospitalId !== null);

/** A time with one doctor of the hospital: any, or, so that two meet in it, that of another appointment. */
function requestAtDesk(scenario: Scenario, like: ModelAppointment | null): BookingRequest {
  const request = { ...randomRequest(scenario), type: 'PHYSICAL' as const, hospitalId: scenario.hospital.id };
  const { clock } = scenario.fixture;
  const walkIn = random.one(0.2);
  if (like) {
    const [from, to] = [new Date(like.claim.from), new Date(like.claim.to)];
    const time = { date: dayOf(from), from: minuteOf(from), to: minuteOf(to), doctorId: like.claim.doctorId };
    return { ...request, ...time, walkIn: walkIn && time.date === dayOf(clock.now) };
  }
  const doctor = random.of(...scenario.model.doctors);
  const date = walkIn ? dayOf(clock.now) : request.date;
  return { ...request, date, to: request.from + doctor.slotMinutes, doctorId: doctor.id, walkIn };
}

/** The desk books for a patient who had an appointment there, sometimes beside another one on purpose. */
export const bookAtDesk: Operation = async (scenario) => {
  const { fixture, patients, hospital } = scenario;
  const here = atHospital(scenario);
  if (here.length === 0) return bookInCash(scenario);
  const { patient } = random.of(...here);
  const overbook = random.one(0.6);
  const request = requestAtDesk(scenario, overbook && random.one(0.7) ? random.of(...here.slice(-12)) : null);
  const answer = await fixture.call('POST', '/hospital/appointments', hospital.token, {
    ...deskFieldsOf(scenario, request),
    patient_id: patients[patient]!.id,
    payment: 'DESK',
    ...(request.walkIn ? { walk_in: 1 } : {}),
    ...(overbook ? { overbook: 1 } : {}),
  });
  const now = fixture.clock.now.getTime();
  const expected = booked(scenario, { patient, request, overbook, id: answer.data?.id });
  const got = answer.status === 201 ? `201 ${answer.data.overbooked ? 'overbooked' : 'claimed'}` : said(answer);
  return { did: `desk ${overbook ? 'overbooks ' : ''}${JSON.stringify(request)} at ${now}`, got, expected };
};

const deskFieldsOf = (scenario: Scenario, request: BookingRequest) => {
  const { insurance_id: _, payment_method: __, hospital_id: ___, ...fields } = fieldsOf(scenario, request, 'CASH');
  return fields;
};

type DeskBooking = { patient: number; request: BookingRequest; overbook: boolean; id: string | undefined };

function booked({ fixture, model }: Scenario, { patient, request, overbook, id = '' }: DeskBooking): string {
  const now = fixture.clock.now.getTime();
  const [from, to] = [instantOf(request.date, request.from).getTime(), instantOf(request.date, request.to).getTime()];
  const doctorId = request.doctorId!;
  const free = model.offering(request, now).length > 0 && !model.isTaken(doctorId, request, now);
  const refused = free ? null : overbook ? model.refusesBeside(request, now) : 'slot_taken';
  if (refused) return `409 ${refused}`;
  if (model.isBusy(patient, from, to)) return '409 appointment_overlaps';
  const { walkIn: _, ...later } = request;
  const claim = free ? model.take([doctorId], request, null, now)! : { doctorId, from, to, until: null };
  if (!free) model.lapse(now, [doctorId], request.date);
  model.add(id, { patient, request: later, claim }, !free);
  return free ? '201 claimed' : '201 overbooked';
}

/** The desk moves an appointment until it begins, sometimes to another doctor. */
export const moveByDesk: Operation = async (scenario) => {
  const { fixture, model, hospital } = scenario;
  const here = atHospital(scenario);
  const pending = here.filter(({ status }) => status === 'PENDING');
  if (pending.length === 0) return bookInCash(scenario);
  const appointment = random.of(...(random.one(0.9) ? pending : here));
  const chosen = random.one(0.5) ? random.of(...model.doctors).id : undefined;
  const doctor = model.doctors.find(({ id }) => id === (chosen ?? appointment.claim.doctorId))!;
  const from = 480 + 30 * random.below(8);
  const date = addDays(dayOf(fixture.clock.now), random.below(5));
  const time = { date, from, to: from + doctor.slotMinutes };
  const request = { ...appointment.request, ...time, ...(chosen ? { doctorId: chosen } : {}) };
  const answer = await fixture.call('POST', `/hospital/appointment/reschedule/${appointment.id}`, hospital.token, {
    assigned_date: date,
    start_time: clockText(from),
    end_time: clockText(request.to),
    ...(chosen ? { doctor_id: chosen } : {}),
  });
  // it may be moved until the moment at which it begins
  const rule = { now: fixture.clock.now.getTime(), ahead: 1, chosen };
  const expected = moved(model, appointment, request, rule);
  // from now on the patient moves it with this doctor, unless the hospital may choose
  if (expected.startsWith('200') && appointment.request.doctorId)
    appointment.request = { ...appointment.request, doctorId: appointment.claim.doctorId };
  const got = answer.status === 200 ? `200 by ${answer.data.doctor.id}` : said(answer);
  return { did: `desk moves ${JSON.stringify(request)} to ${chosen ?? 'the same'}`, got, expected };
};
