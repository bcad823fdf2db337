import { addDays, clockText, dayOf, instantOf } from '../../apps/api/src/platform/clock.ts';
import { setMoveSecret } from '../../apps/api/src/modules/scheduling/queries/move-links.queries.ts';
import { random } from '../seed.ts';
import {
  type AbsencePlans,
  affectedBy,
  applyPlan,
  type ModelAbsence,
  type ModelPlan,
  refusedAbsence,
  releaseHolds,
  rowsOfAbsence,
} from './absence-model.ts';
import { bookInCash } from './booking-operations.ts';
import type { Model } from './model.ts';
import { moved } from './moves.ts';
import { type Operation, said, saidWithDoctor, type Scenario } from './scenario.ts';

type Rows = { id: string; date: string }[];

/**
 * A doctor is away for some hours, or until the next day. Mostly the hospital enters the absence, sometimes the doctor.
 */
export const enterAbsence: Operation = async (scenario) => {
  const { fixture, model, doctors, hospital } = scenario;
  const now = fixture.clock.now.getTime();
  const absence = randomAbsence(scenario);
  const plans = randomPlans(scenario, absence);
  const isDryRun = random.one(0.15);
  const [desk, kind] = absence.hospitalId ? [hospital, 'hospital'] : [doctors.get(absence.doctorId)!, 'doctor'];
  const answer = await fixture.call('POST', `/${kind}/absences`, desk.token, {
    ...(absence.hospitalId && { doctor_id: absence.doctorId }),
    from: new Date(absence.from).toISOString(),
    to: new Date(absence.to).toISOString(),
    ...wireOf(plans.all),
    plans: [...plans.single].map(([id, plan]) => ({ id, ...wireOf(plan) })),
    ...(isDryRun && { dry_run: 1 }),
  });
  const did = `absence ${JSON.stringify({ ...absence, isDryRun, all: plans.all, single: [...plans.single] })}`;
  const got = answer.code ? said(answer) : toldOf(answer.data);
  const refused = refusedAbsence(absence, plans, now);
  if (refused) return { did, got, expected: refused };
  if (isDryRun) return { did, got, expected: foreseen(model, absence, now) };
  return { did, got, expected: entered(model, absence, { plans, now, rows: await storedRows(scenario, absence) }) };
};

/** A patient chooses a new time by the link that they got, sometimes by a link that no longer works. */
export const moveByLink: Operation = async (scenario) => {
  const { fixture, model } = scenario;
  const linked = model.appointments.filter(({ hasLink }) => hasLink);
  const old = model.appointments.filter(({ id, hasLink }) => !hasLink && scenario.linked.has(id));
  const pool = old.length > 0 && random.one(0.1) ? old : linked;
  if (pool.length === 0) return bookInCash(scenario);
  const appointment = random.of(...pool);
  const { id, hasLink, claim, request } = appointment;
  // the job that sends the link normally stores its secret
  if (hasLink) await setMoveSecret(fixture.platform.db, id, id);
  scenario.linked.add(id);
  const doctorId = request.hospitalId && random.one(0.5) ? random.of(...model.doctors).id : claim.doctorId;
  const { slotMinutes } = model.doctors.find((doctor) => doctor.id === doctorId)!;
  const from = 480 + 30 * random.below(8);
  const time = { date: addDays(dayOf(fixture.clock.now), random.below(5)), from, to: from + slotMinutes };
  const answer = await fixture.call('POST', `/move_links/${id}`, undefined, {
    assigned_date: time.date,
    start_time: clockText(from),
    end_time: clockText(time.to),
    doctor_id: doctorId,
  });
  const rule = { now: fixture.clock.now.getTime(), ahead: -Infinity, to: { doctorId } };
  const expired = !hasLink || appointment.status !== 'PENDING';
  const expected = expired ? '422 link_expired' : moved(model, appointment, time, rule);
  return { did: `link of ${id} to ${JSON.stringify(time)} of ${doctorId}`, got: saidWithDoctor(answer), expected };
};

function randomAbsence(scenario: Scenario): ModelAbsence {
  const { model, fixture, hospital } = scenario;
  if (scenario.absence && random.one(0.15)) return scenario.absence;
  const from = 450 + 30 * random.below(7);
  const days = random.one(0.1) ? 1 : 0;
  const date = addDays(dayOf(fixture.clock.now), random.below(4));
  const to = days > 0 ? 480 + 30 * random.below(6) : from + random.of(45, 60, 120, 180);
  scenario.absence = {
    doctorId: random.of(...model.doctors).id,
    hospitalId: random.one(0.8) ? hospital.id : null,
    from: instantOf(date, from).getTime(),
    to: instantOf(addDays(date, days), to).getTime(),
  };
  return scenario.absence;
}

function randomPlan({ model }: Scenario, { hospitalId }: ModelAbsence): ModelPlan {
  // only a hospital has other doctors: when a doctor enters the absence, a plan that moves an appointment is refused
  const plan = random.of(...(['MOVE', 'MOVE', 'OFFER', 'CANCEL'] as const));
  if (plan !== 'MOVE') return { plan };
  if (hospitalId === null && random.one(0.8)) return { plan: 'CANCEL' };
  return { plan, ...(random.one(0.5) && { colleagueId: random.of(...model.doctors).id }) };
}

function randomPlans(scenario: Scenario, absence: ModelAbsence): AbsencePlans {
  const affected = affectedBy(scenario.model, absence, scenario.fixture.clock.now.getTime());
  const single = affected.filter(() => random.one(0.3)).map(({ id }) => [id, randomPlan(scenario, absence)] as const);
  return { all: randomPlan(scenario, absence), single: new Map(single) };
}

const wireOf = ({ plan, colleagueId }: ModelPlan) => ({ plan, ...(colleagueId && { colleague_id: colleagueId }) });

/** The answer as one text: the appointments that the absence concerns, and the outcome of each. */
function toldOf({ affected, done }: { affected: { id: string }[]; done: { id: string }[] }): string {
  return answered(
    affected.map(({ id }) => id),
    (done as { id: string; outcome: string; code: string | null }[]).map(
      ({ id, outcome, code }) => [id, code ? `${outcome} ${code}` : outcome] as const,
    ),
  );
}

const answered = (affected: string[], done: (readonly [id: string, outcome: string])[]) =>
  `200 for ${affected.length} by ${JSON.stringify({ affected, done })}`;

/**
 * A dry run lists the appointments that the absence concerns, and those whose patient already has a link for a new
 * time.
 */
function foreseen(model: Model, absence: ModelAbsence, now: number): string {
  const affected = affectedBy(model, absence, now);
  const linked = affected.filter(({ hasLink }) => hasLink);
  return answered(
    affected.map(({ id }) => id),
    linked.map(({ id }) => [id, 'OFFERED']),
  );
}

function entered(
  model: Model,
  absence: ModelAbsence,
  { plans, now, rows }: { plans: AbsencePlans; now: number; rows: Rows },
): string {
  const doctor = model.doctors.find(({ id }) => id === absence.doctorId)!;
  for (const row of rowsOfAbsence(absence)) {
    const id = rows.find(({ date }) => date === row.date)?.id ?? 'not stored';
    doctor.rows = [...doctor.rows.filter((other) => other.id !== id), { ...row, id }];
  }
  releaseHolds(model, absence);
  const affected = affectedBy(model, absence, now);
  const done = affected.map((one) => {
    return [one.id, applyPlan(model, one, plans.single.get(one.id) ?? plans.all, now)] as const;
  });
  return answered(
    affected.map(({ id }) => id),
    done,
  );
}

/** The ids of the stored rows that block the time. */
async function storedRows({ fixture }: Scenario, absence: ModelAbsence): Promise<Rows> {
  const stored: Rows = [];
  for (const { date, starts_at, ends_at, type, hospital_id } of rowsOfAbsence(absence)) {
    const ofDay = fixture.platform.db.selectFrom('calendar_row').select('id').where('date', '=', date);
    const row = await ofDay
      .where('doctor_id', '=', absence.doctorId)
      .where('starts_at', '=', starts_at)
      .where('ends_at', '=', ends_at)
      .where('is_available', '=', false)
      .where('type', '=', type)
      .where('hospital_id', 'is not distinct from', hospital_id)
      .executeTakeFirst();
    if (row) stored.push({ ...row, date: date! });
  }
  return stored;
}
