import { addDays, clockText, dayOf } from '../../apps/api/src/platform/clock.ts';
import type { Hours } from '../../apps/api/src/modules/scheduling/offer.ts';
import { jobs } from '../../apps/api/src/modules/scheduling/sweeping.ts';
import { chance } from '../seed.ts';
import { bookInCash } from './booking.ts';
import { type Model, statuses, type Visit } from './model.ts';
import { type Operation, said } from './stage.ts';

export const cancel: Operation = async (stage) => {
  const { world, model, patients } = stage;
  if (model.visits.length === 0) return bookInCash(stage);
  const visit = chance.of(...model.visits);
  const answer = await world.call('POST', `/patient/appointment/status/${visit.id}`, patients[visit.patient]!.token, {
    status: 'CANCELLED',
  });
  const was = visit.status;
  if (was === 'PENDING') {
    visit.status = 'CANCELLED';
    model.drop(visit.claim);
  }
  const expected = was === 'PENDING' || was === 'CANCELLED' ? '200' : '422 too_late';
  return { did: `the patient cancels a visit that is ${was}`, got: said(answer), expected };
};

export const change: Operation = async (stage) => {
  const { world, model, doctors } = stage;
  if (model.visits.length === 0) return bookInCash(stage);
  const visit = chance.of(...model.visits);
  const to = chance.of(...statuses);
  const now = world.clock.now.getTime();
  const { token } = doctors.get(visit.claim.doctorId)!;
  const answer = await world.call('POST', `/doctor/appointment/status/${visit.id}`, token, { status: to });
  const did = `${visit.status} to ${to}`;
  return { did, got: said(answer), expected: setStatus(model, visit, to, now) };
};

function setStatus(model: Model, visit: Visit, to: string, now: number): string {
  if (visit.status === to) return '200';
  const from = visit.claim.from;
  if (to === 'ONGOING' && now < from - 30 * 60_000) return '422 too_early';
  if ((to === 'COMPLETED' || to === 'MISSED') && now < from) return '422 too_early';
  if (visit.status === 'CANCELLED' && !model.retake(visit, now)) return '409 slot_taken';
  if (to === 'CANCELLED') model.drop(visit.claim);
  visit.status = to;
  return '200';
}

/** Hours that a doctor adds or takes away on a date; now and then a row goes again. */
export const patch: Operation = async (stage) => {
  const { world, doctors } = stage;
  const doctor = chance.of(...stage.model.doctors);
  const { token } = doctors.get(doctor.id)!;
  const dated = doctor.rows.filter((row) => row.date !== null);
  if (dated.length > 0 && chance.one(0.5)) {
    const row = chance.of(...dated);
    doctor.rows = doctor.rows.filter((other) => other !== row);
    const answer = await world.call('DELETE', `/doctor/calendars/${row.id}`, token);
    return { did: 'remove a row', got: said(answer), expected: '200' };
  }
  const starts_at = 450 + 30 * chance.below(10);
  const row: Hours = {
    day: null,
    date: addDays(dayOf(world.clock.now), chance.below(4)),
    starts_at,
    ends_at: starts_at + 30 * (1 + chance.below(6)),
    is_available: chance.one(0.6),
    type: chance.of('Online', 'default', 'default'),
    hospital_id: null,
  };
  const answer = await world.call('POST', '/doctor/calendars', token, {
    date: row.date,
    start_time: clockText(row.starts_at),
    end_time: clockText(row.ends_at),
    isAvailable: row.is_available,
    type: row.type,
  });
  const id: string = answer.data?.[0]?.id;
  // the same row said again counts as the latest
  doctor.rows = [...doctor.rows.filter((other) => other.id !== id), { ...row, id }];
  return { did: `row ${JSON.stringify(row)}`, got: said(answer), expected: '201' };
};

export const sweep: Operation = async ({ world: { platform, clock }, model }) => {
  for (const job of Object.values(jobs)) await job({} as never, platform);
  model.lapse(clock.now.getTime());
  model.close(clock.now.getTime());
  return { did: 'sweep', got: 'swept', expected: 'swept' };
};

export const wait: Operation = async ({ world: { platform, clock } }) => {
  const minutes = chance.of(1, 3, 5, 11, 45, 240);
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  await platform.db
    .updateTable('session')
    .set({ last_used_at: clock.now, expires_at: new Date(clock.now.getTime() + 86_400_000) })
    .execute();
  return { did: `wait ${minutes} minutes`, got: 'later', expected: 'later' };
};
