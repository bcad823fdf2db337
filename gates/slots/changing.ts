import { addDays, clockText, dayOf, instantOf } from '../../apps/api/src/platform/clock.ts';
import type { CalendarHours } from '../../apps/api/src/modules/scheduling/calendar-slots.ts';
import { jobs } from '../../apps/api/src/modules/scheduling/jobs.ts';
import { chance } from '../seed.ts';
import { bookInCash } from './booking.ts';
import { type Model, statuses, type Visit, type Wish } from './model.ts';
import { type Operation, said } from './stage.ts';

export const cancel: Operation = async (stage) => {
  const { fixture, model, patients } = stage;
  if (model.visits.length === 0) return bookInCash(stage);
  const visit = chance.of(...model.visits);
  const answer = await fixture.call('POST', `/patient/appointment/status/${visit.id}`, patients[visit.patient]!.token, {
    status: 'CANCELLED',
  });
  const was = visit.status;
  const may = was === 'PENDING' && fixture.clock.now.getTime() < visit.claim.from;
  if (may) {
    visit.status = 'CANCELLED';
    model.drop(visit.claim);
  }
  const expected = may || was === 'CANCELLED' ? '200' : '422 too_late';
  return { did: `the patient cancels a visit that is ${was}`, got: said(answer), expected };
};

export const move: Operation = async (stage) => {
  const { fixture, model, patients } = stage;
  const pending = model.visits.filter(({ status }) => status === 'PENDING');
  if (pending.length === 0) return bookInCash(stage);
  const visit = chance.of(...(chance.one(0.9) ? pending : model.visits));
  const doctor = model.doctors.find(({ id }) => id === visit.claim.doctorId)!;
  const from = 480 + 30 * chance.below(8);
  const date = addDays(dayOf(fixture.clock.now), chance.below(5));
  const wish = { ...visit.wish, date, from, to: from + doctor.slotMinutes };
  const answer = await fixture.call(
    'POST',
    `/patient/appointment/reschedule/${visit.id}`,
    patients[visit.patient]!.token,
    {
      assigned_date: date,
      start_time: clockText(from),
      end_time: clockText(wish.to),
    },
  );
  const expected = moved(model, visit, wish, fixture.clock.now.getTime());
  const got = answer.status === 200 ? `200 by ${answer.data.doctor.id}` : said(answer);
  return { did: `move ${JSON.stringify(wish)}`, got, expected };
};

function moved(model: Model, visit: Visit, wish: Wish, now: number): string {
  if (visit.status !== 'PENDING' || visit.claim.from - now < 4 * 3_600_000) return '422 too_late';
  const [from, to] = [instantOf(wish.date, wish.from).getTime(), instantOf(wish.date, wish.to).getTime()];
  const same = visit.claim.from === from && visit.claim.to === to;
  if (same) return `200 by ${visit.claim.doctorId}`;
  const [before, claims] = [visit.claim, [...model.claims]];
  if (!model.move(visit, wish, now)) return '409 slot_taken';
  if (!model.isBusy(visit.patient, from, to, visit)) return `200 by ${visit.claim.doctorId}`;
  visit.claim = before;
  model.claims = claims;
  return '409 appointment_overlaps';
}

export const change: Operation = async (stage) => {
  const { fixture, model, doctors } = stage;
  if (model.visits.length === 0) return bookInCash(stage);
  const visit = chance.of(...model.visits);
  const to = chance.of(...statuses);
  const now = fixture.clock.now.getTime();
  const { token } = doctors.get(visit.claim.doctorId)!;
  const answer = await fixture.call('POST', `/doctor/appointment/status/${visit.id}`, token, { status: to });
  const did = `${visit.status} to ${to}`;
  return { did, got: said(answer), expected: setStatus(model, visit, to, now) };
};

function setStatus(model: Model, visit: Visit, to: string, now: number): string {
  if (visit.status === to) return '200';
  const from = visit.claim.from;
  if (to === 'ONGOING' && now < from - 30 * 60_000) return '422 too_early';
  if ((to === 'COMPLETED' || to === 'MISSED') && now < from) return '422 too_early';
  if (visit.status === 'CANCELLED' && model.isBusy(visit.patient, from, visit.claim.to))
    return '409 appointment_overlaps';
  if (visit.status === 'CANCELLED' && !model.retake(visit, now)) return '409 slot_taken';
  if (to === 'CANCELLED') model.drop(visit.claim);
  visit.status = to;
  return '200';
}

/** Hours that a doctor adds or takes away on a date; now and then a row goes again. */
export const patch: Operation = async (stage) => {
  const { fixture, doctors } = stage;
  const doctor = chance.of(...stage.model.doctors);
  const { token } = doctors.get(doctor.id)!;
  const dated = doctor.rows.filter((row) => row.date !== null);
  if (dated.length > 0 && chance.one(0.5)) {
    const row = chance.of(...dated);
    doctor.rows = doctor.rows.filter((other) => other !== row);
    const answer = await fixture.call('DELETE', `/doctor/calendars/${row.id}`, token);
    return { did: 'remove a row', got: said(answer), expected: '200' };
  }
  const starts_at = 450 + 30 * chance.below(10);
  const row: CalendarHours = {
    day: null,
    date: addDays(dayOf(fixture.clock.now), chance.below(4)),
    starts_at,
    ends_at: starts_at + 30 * (1 + chance.below(6)),
    is_available: chance.one(0.6),
    type: chance.of('Online', 'default', 'default'),
    hospital_id: null,
  };
  const answer = await fixture.call('POST', '/doctor/calendars', token, {
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

export const sweep: Operation = async ({ fixture: { platform, clock }, model }) => {
  for (const job of Object.values(jobs)) await job({} as never, platform);
  model.lapse(clock.now.getTime());
  model.close(clock.now.getTime());
  return { did: 'sweep', got: 'swept', expected: 'swept' };
};

export const wait: Operation = async ({ fixture: { platform, clock } }) => {
  const minutes = chance.of(1, 3, 5, 11, 45, 240);
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  await platform.db
    .updateTable('session')
    .set({ last_used_at: clock.now, expires_at: new Date(clock.now.getTime() + 86_400_000) })
    .execute();
  return { did: `wait ${minutes} minutes`, got: 'later', expected: 'later' };
};
