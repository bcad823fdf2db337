import { makePatient } from '../../apps/api/src/testing/people.ts';
import { addDays, clockText, dayOf, instantOf } from '../../apps/api/src/platform/clock.ts';
import { random } from '../seed.ts';
import type { Intent, Model, ModelAppointment, BookingRequest } from './model.ts';
import { type Operation, said, saidWithDoctor, type Scenario } from './scenario.ts';

export function randomRequest(scenario: Scenario): BookingRequest {
  const doctor = random.of(...scenario.model.doctors);
  const type = random.of('ONLINE', 'PHYSICAL', 'PHYSICAL') as BookingRequest['type'];
  const from = 480 + 30 * random.below(8);
  return {
    type,
    date: addDays(dayOf(scenario.fixture.clock.now), random.below(5)),
    from,
    to: from + doctor.slotMinutes,
    hospitalId: type === 'PHYSICAL' ? scenario.hospital.id : null,
    doctorId: type === 'PHYSICAL' && random.one(0.4) ? null : doctor.id,
  };
}

export const fieldsOf = (scenario: Scenario, request: BookingRequest, method: string) => ({
  speciality_id: scenario.speciality,
  insurance_id: 'none',
  reason: `operation ${scenario.number}`,
  assigned_date: request.date,
  start_time: clockText(request.from),
  end_time: clockText(request.to),
  consultation_type: request.type,
  doctor_id: request.doctorId ?? '',
  hospital_id: request.hospitalId ?? '',
  payment_method: method,
});

/**
 * Makes a new patient, or sometimes chooses a patient with an unpaid hold, which the new booking replaces. No patient
 * replaces a hold twice, because the product refuses a third hold of a slot.
 */
async function choosePatient({ fixture, model, patients }: Scenario): Promise<number> {
  const holders = [...model.unpaid.values()].filter(({ second }) => !second);
  if (holders.length > 0 && random.one(0.4)) return random.of(...holders).patient;
  return patients.push(await makePatient(fixture)) - 1;
}

/**
 * Whether the slot overlaps another appointment of the patient; their unpaid hold does not count, because the product
 * releases it first.
 */
function overlaps(model: Model, patient: number, { date, from, to }: BookingRequest): boolean {
  const own = model.unpaid.get(patient);
  model.unpaid.delete(patient);
  const busy = model.isBusy(patient, instantOf(date, from).getTime(), instantOf(date, to).getTime());
  if (own) model.unpaid.set(patient, own);
  return busy;
}

export const bookInCash: Operation = async (scenario) => {
  const { fixture, model, patients } = scenario;
  const request = { ...randomRequest(scenario), type: 'PHYSICAL' as const, hospitalId: scenario.hospital.id };
  const patient = await choosePatient(scenario);
  const now = fixture.clock.now.getTime();
  const own = model.unpaid.get(patient)?.claim;
  const busy =
    overlaps(model, patient, request) &&
    model.offering(request, now).some((id) => !model.isTaken(id, request, now, own));
  const claim = busy ? null : model.take(model.offering(request, now), request, null, now, own);
  if (claim) model.unpaid.delete(patient);
  const answer = await fixture.call(
    'POST',
    '/patient/request/appointment',
    patients[patient]!.token,
    fieldsOf(scenario, request, 'CASH'),
  );
  if (claim && answer.data) model.add(answer.data.id, { patient, request, claim });
  const got = saidWithDoctor(answer);
  const expected = claim ? `201 by ${claim.doctorId}` : busy ? '409 appointment_overlaps' : '409 slot_taken';
  return { did: `cash ${JSON.stringify(request)}`, got, expected };
};

export const hold: Operation = async (scenario) => {
  const { fixture, model, patients } = scenario;
  const request = randomRequest(scenario);
  const patient = await choosePatient(scenario);
  const now = fixture.clock.now.getTime();
  const doctorIds = model.offering(request, now);
  const before = model.unpaid.get(patient);
  const busy = doctorIds.length > 0 && overlaps(model, patient, request);
  const claim = busy ? null : model.take(doctorIds, request, now + 600_000, now, before?.claim);
  const body = { purpose: 'appointment', ...fieldsOf(scenario, request, 'CARD') };
  const answer = await fixture.call('POST', '/patient/payment_intents', patients[patient]!.token, body);
  if (claim && answer.data) {
    const intent = { txRef: answer.data.tx_ref, patient, request, doctorIds, claim, second: before !== undefined };
    model.intents.push(intent);
    model.unpaid.set(patient, intent);
  }
  const expected = claim ? '201' : busy ? '409 appointment_overlaps' : '409 slot_taken';
  return { did: `hold ${JSON.stringify(request)}`, got: said(answer), expected };
};

/** Pays a hold, even an expired or released one: a late payment still books the slot when the slot is free. */
export const pay: Operation = async (scenario) => {
  const { fixture, model } = scenario;
  if (model.intents.length === 0) return hold(scenario);
  const intent = random.of(...model.intents);
  const now = fixture.clock.now.getTime();
  await fixture.call('POST', `/sandbox/checkout/${intent.txRef}`, undefined, { method: 'CARD', outcome: 'approve' });
  const answer = await finish(scenario, intent);
  return { did: `pay ${JSON.stringify(intent.request)}`, ...compareBooking(model, intent, answer, now) };
};

/** Sends the last call of the booking, after the intent is paid. */
export const finish = ({ fixture, patients }: Scenario, { patient, txRef }: Intent) =>
  fixture.call('POST', '/patient/request/appointment', patients[patient]!.token, { payment_data: { tx_ref: txRef } });

/**
 * Confirms a paid intent in the model; returns the product's answer to `finish` and the answer that the model expects.
 */
export function compareBooking(model: Model, intent: Intent, answer: Awaited<ReturnType<typeof finish>>, now: number) {
  const claim = confirm(model, intent, now);
  if (claim && answer.data) model.add(answer.data.id, { patient: intent.patient, request: intent.request, claim });
  const got = saidWithDoctor(answer);
  return { got, expected: claim ? `201 by ${claim.doctorId}` : '409 booking_lost' };
}

function confirm(model: Model, intent: Intent, now: number): ModelAppointment['claim'] | null {
  model.intents = model.intents.filter((other) => other !== intent);
  if (model.unpaid.get(intent.patient) === intent) model.unpaid.delete(intent.patient);
  const { claim, doctorIds, request } = intent;
  const held = claim !== null && model.claims.includes(claim);
  if (model.hasEnded(request, now)) {
    model.drop(claim);
    return null;
  }
  const [from, to] = [instantOf(request.date, request.from).getTime(), instantOf(request.date, request.to).getTime()];
  if (!held && model.isBusy(intent.patient, from, to)) return null;
  if (!held) return model.take(doctorIds, request, null, now);
  claim.until = null;
  return claim;
}

export const withdraw: Operation = async (scenario) => {
  const { fixture, model, patients } = scenario;
  const intent = [...model.unpaid.values()][0];
  if (!intent) return hold(scenario);
  model.drop(intent.claim);
  model.unpaid.delete(intent.patient);
  const answer = await fixture.call(
    'DELETE',
    `/patient/payment_intents/${intent.txRef}`,
    patients[intent.patient]!.token,
  );
  return { did: 'withdraw', got: said(answer), expected: '200' };
};
