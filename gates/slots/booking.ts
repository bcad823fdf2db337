import { makePatient } from '../../apps/api/src/testing/people.ts';
import { addDays, clockText, dayOf, instantOf } from '../../apps/api/src/platform/clock.ts';
import { chance } from '../seed.ts';
import type { Intent, Model, Visit, Wish } from './model.ts';
import { type Operation, said, type Stage } from './stage.ts';

function wishOf(stage: Stage): Wish {
  const doctor = chance.of(...stage.model.doctors);
  const type = chance.of('ONLINE', 'PHYSICAL', 'PHYSICAL') as Wish['type'];
  const from = 480 + 30 * chance.below(8);
  return {
    type,
    date: addDays(dayOf(stage.fixture.clock.now), chance.below(5)),
    from,
    to: from + doctor.slotMinutes,
    hospitalId: type === 'PHYSICAL' ? stage.hospital.id : null,
    doctorId: type === 'PHYSICAL' && chance.one(0.4) ? null : doctor.id,
  };
}

const fieldsOf = (stage: Stage, wish: Wish, method: string) => ({
  speciality_id: stage.speciality,
  insurance_id: 'none',
  reason: `operation ${stage.number}`,
  assigned_date: wish.date,
  start_time: clockText(wish.from),
  end_time: clockText(wish.to),
  consultation_type: wish.type,
  doctor_id: wish.doctorId ?? '',
  hospital_id: wish.hospitalId ?? '',
  payment_method: method,
});

/** A new patient, or now and then one with an unpaid hold, which then gives way; nobody holds more than twice. */
async function whoComes({ fixture, model, patients }: Stage): Promise<number> {
  const holders = [...model.unpaid.values()].filter(({ second }) => !second);
  if (holders.length > 0 && chance.one(0.4)) return chance.of(...holders).patient;
  return patients.push(await makePatient(fixture)) - 1;
}

/** Whether a visit of the patient overlaps; a hold gives way first. */
function overlaps(model: Model, patient: number, { date, from, to }: Wish): boolean {
  const own = model.unpaid.get(patient);
  model.unpaid.delete(patient);
  const busy = model.isBusy(patient, instantOf(date, from).getTime(), instantOf(date, to).getTime());
  if (own) model.unpaid.set(patient, own);
  return busy;
}

export const bookInCash: Operation = async (stage) => {
  const { fixture, model, patients } = stage;
  const wish = { ...wishOf(stage), type: 'PHYSICAL' as const, hospitalId: stage.hospital.id };
  const patient = await whoComes(stage);
  const now = fixture.clock.now.getTime();
  const own = model.unpaid.get(patient)?.claim;
  const busy =
    overlaps(model, patient, wish) && model.offering(wish, now).some((id) => !model.isTaken(id, wish, now, own));
  const claim = busy ? null : model.takeInCash(patient, wish, now);
  if (claim) model.unpaid.delete(patient);
  const answer = await fixture.call(
    'POST',
    '/patient/request/appointment',
    patients[patient]!.token,
    fieldsOf(stage, wish, 'CASH'),
  );
  if (claim && answer.data) model.visits.push({ id: answer.data.id, patient, wish, claim, status: 'PENDING' });
  const got = answer.status === 201 ? `201 by ${answer.data.doctor.id}` : said(answer);
  const expected = claim ? `201 by ${claim.doctorId}` : busy ? '409 appointment_overlaps' : '409 slot_taken';
  return { did: `cash ${JSON.stringify(wish)}`, got, expected };
};

export const hold: Operation = async (stage) => {
  const { fixture, model, patients } = stage;
  const wish = wishOf(stage);
  const patient = await whoComes(stage);
  const now = fixture.clock.now.getTime();
  const doctorIds = model.offering(wish, now);
  const before = model.unpaid.get(patient);
  const busy = doctorIds.length > 0 && overlaps(model, patient, wish);
  const claim = busy ? null : model.take(doctorIds, wish, now + 600_000, now, before?.claim);
  const body = { purpose: 'appointment', ...fieldsOf(stage, wish, 'CARD') };
  const answer = await fixture.call('POST', '/patient/payment_intents', patients[patient]!.token, body);
  if (claim && answer.data) {
    const intent = { txRef: answer.data.tx_ref, patient, wish, doctorIds, claim, second: before !== undefined };
    model.intents.push(intent);
    model.unpaid.set(patient, intent);
  }
  const expected = claim ? '201' : busy ? '409 appointment_overlaps' : '409 slot_taken';
  return { did: `hold ${JSON.stringify(wish)}`, got: said(answer), expected };
};

/** Pays a hold, also one that lapsed or was given back: late money books when the time is still to be had. */
export const pay: Operation = async (stage) => {
  const { fixture, model, patients } = stage;
  if (model.intents.length === 0) return hold(stage);
  const intent = chance.of(...model.intents);
  const now = fixture.clock.now.getTime();
  await fixture.call('POST', `/sandbox/checkout/${intent.txRef}`, undefined, { method: 'CARD', outcome: 'approve' });
  const answer = await fixture.call('POST', '/patient/request/appointment', patients[intent.patient]!.token, {
    payment_data: { tx_ref: intent.txRef },
  });
  const claim = confirm(model, intent, now);
  if (claim && answer.data)
    model.visits.push({ id: answer.data.id, patient: intent.patient, wish: intent.wish, claim, status: 'PENDING' });
  const got = answer.status === 201 ? `201 by ${answer.data.doctor.id}` : said(answer);
  return {
    did: `pay ${JSON.stringify(intent.wish)}`,
    got,
    expected: claim ? `201 by ${claim.doctorId}` : '409 booking_lost',
  };
};

export function confirm(model: Model, intent: Intent, now: number): Visit['claim'] | null {
  model.intents = model.intents.filter((other) => other !== intent);
  if (model.unpaid.get(intent.patient) === intent) model.unpaid.delete(intent.patient);
  const { claim, doctorIds, wish } = intent;
  const held = claim !== null && model.claims.includes(claim);
  if (model.hasEnded(wish, now)) {
    model.drop(claim);
    return null;
  }
  const [from, to] = [instantOf(wish.date, wish.from).getTime(), instantOf(wish.date, wish.to).getTime()];
  if (!held && model.isBusy(intent.patient, from, to)) return null;
  if (!held) return model.take(doctorIds, wish, null, now);
  claim.until = null;
  return claim;
}

export const withdraw: Operation = async (stage) => {
  const { fixture, model, patients } = stage;
  const intent = [...model.unpaid.values()][0];
  if (!intent) return hold(stage);
  model.drop(intent.claim);
  model.unpaid.delete(intent.patient);
  const answer = await fixture.call(
    'DELETE',
    `/patient/payment_intents/${intent.txRef}`,
    patients[intent.patient]!.token,
  );
  return { did: 'withdraw', got: said(answer), expected: '200' };
};
