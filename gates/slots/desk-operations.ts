import { addDays, clockText, dayOf, instantOf, minuteOf } from '../../apps/api/src/platform/clock.ts';
import { random } from '../seed.ts';
import { bookInCash, fieldsOf, randomRequest } from './booking-operations.ts';
import type { BookingRequest, ModelAppointment } from './model.ts';
import { moved } from './moves.ts';
import { type Operation, said, saidWithDoctor, type Scenario } from './scenario.ts';

const atHospital = ({ model }: Scenario) => model.appointments.filter(({ request }) => request.hospitalId !== null);

/**
 * A random time of one doctor of the hospital, or the time of the appointment `like`, so that the booking meets another
 * one.
 */
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

/**
 * The desk books for a patient who already had an appointment at the hospital, sometimes deliberately in a taken slot.
 */
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

/** One of the hospital's appointments, mostly a pending one. */
function anyAtHospital(scenario: Scenario): ModelAppointment | undefined {
  const here = atHospital(scenario);
  const pending = here.filter(({ status }) => status === 'PENDING');
  return pending.length === 0 ? undefined : random.of(...(random.one(0.9) ? pending : here));
}

// a desk may move an appointment until the appointment begins
const untilItBegins = ({ clock }: Scenario['fixture']) => ({ now: clock.now.getTime(), ahead: 1 });

/** The desk moves an appointment to another time, sometimes to another doctor too. */
export const moveByDesk: Operation = async (scenario) => {
  const { fixture, model, hospital } = scenario;
  const appointment = anyAtHospital(scenario);
  if (!appointment) return bookInCash(scenario);
  const doctorId = random.one(0.5) ? random.of(...model.doctors).id : undefined;
  const doctor = model.doctors.find(({ id }) => id === (doctorId ?? appointment.claim.doctorId))!;
  const from = 480 + 30 * random.below(8);
  const time = { date: addDays(dayOf(fixture.clock.now), random.below(5)), from, to: from + doctor.slotMinutes };
  const answer = await fixture.call('POST', `/hospital/appointment/reschedule/${appointment.id}`, hospital.token, {
    assigned_date: time.date,
    start_time: clockText(from),
    end_time: clockText(time.to),
    ...(doctorId && { doctor_id: doctorId }),
  });
  const rule = { ...untilItBegins(fixture), ...(doctorId && { to: { doctorId } }) };
  const expected = moved(model, appointment, time, rule);
  const did = `desk moves ${appointment.id} ${JSON.stringify(time)} to ${doctorId ?? 'the same'}`;
  return { did, got: saidWithDoctor(answer), expected };
};

/** The desk gives an appointment to another doctor without changing its time. */
export const changeDoctor: Operation = async (scenario) => {
  const { fixture, model, hospital } = scenario;
  const appointment = anyAtHospital(scenario);
  if (!appointment) return bookInCash(scenario);
  const doctorId = random.of(...model.doctors).id;
  const path = `/hospital/appointment/${appointment.id}/doctor`;
  const answer = await fixture.call('PUT', path, hospital.token, { doctor_id: doctorId });
  const expected = moved(model, appointment, null, { ...untilItBegins(fixture), to: { doctorId } });
  return { did: `doctor of ${appointment.id} to ${doctorId}`, got: saidWithDoctor(answer), expected };
};
