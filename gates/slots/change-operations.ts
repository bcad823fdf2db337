import { addDays, clockText, dayOf } from '../../apps/api/src/platform/clock.ts';
import type { CalendarHours } from '../../apps/api/src/modules/scheduling/domain/calendar-slots.ts';
import { jobs } from '../../apps/api/src/modules/scheduling/jobs/sweepers.ts';
import { random } from '../seed.ts';
import { bookInCash } from './booking-operations.ts';
import { type Model, statuses, type ModelAppointment } from './model.ts';
import { moved } from './moves.ts';
import { type Operation, said, saidWithDoctor } from './scenario.ts';

export const cancel: Operation = async (scenario) => {
  const { fixture, model, patients } = scenario;
  if (model.appointments.length === 0) return bookInCash(scenario);
  const appointment = random.of(...model.appointments);
  const answer = await fixture.call(
    'POST',
    `/patient/appointment/status/${appointment.id}`,
    patients[appointment.patient]!.token,
    {
      status: 'CANCELLED',
    },
  );
  const was = appointment.status;
  const may = was === 'PENDING' && fixture.clock.now.getTime() < appointment.claim.from;
  if (may) model.cancel(appointment);
  const expected = may || was === 'CANCELLED' ? '200' : '422 too_late';
  return { did: `the patient cancels a visit that is ${was}`, got: said(answer), expected };
};

export const move: Operation = async (scenario) => {
  const { fixture, model, patients } = scenario;
  const pending = model.appointments.filter(({ status }) => status === 'PENDING');
  if (pending.length === 0) return bookInCash(scenario);
  const appointment = random.of(...(random.one(0.9) ? pending : model.appointments));
  const doctor = model.doctors.find(({ id }) => id === appointment.claim.doctorId)!;
  const from = 480 + 30 * random.below(8);
  const date = addDays(dayOf(fixture.clock.now), random.below(5));
  const time = { date, from, to: from + doctor.slotMinutes };
  const answer = await fixture.call(
    'POST',
    `/patient/appointment/reschedule/${appointment.id}`,
    patients[appointment.patient]!.token,
    {
      assigned_date: date,
      start_time: clockText(from),
      end_time: clockText(time.to),
    },
  );
  const expected = moved(model, appointment, time, { now: fixture.clock.now.getTime(), ahead: 4 * 3_600_000 });
  return { did: `move ${appointment.id} ${JSON.stringify(time)}`, got: saidWithDoctor(answer), expected };
};

export const change: Operation = async (scenario) => {
  const { fixture, model, doctors } = scenario;
  if (model.appointments.length === 0) return bookInCash(scenario);
  const appointment = random.of(...model.appointments);
  const to = random.of(...statuses);
  const now = fixture.clock.now.getTime();
  const { token } = doctors.get(appointment.claim.doctorId)!;
  const answer = await fixture.call('POST', `/doctor/appointment/status/${appointment.id}`, token, { status: to });
  const did = `${appointment.status} to ${to}`;
  return { did, got: said(answer), expected: setStatus(model, appointment, to, now) };
};

function setStatus(model: Model, appointment: ModelAppointment, to: string, now: number): string {
  if (appointment.status === to) return '200';
  const from = appointment.claim.from;
  if (to === 'ONGOING' && now < from - 30 * 60_000) return '422 too_early';
  if ((to === 'COMPLETED' || to === 'MISSED') && now < from) return '422 too_early';
  if (appointment.status === 'CANCELLED' && model.isBusy(appointment.patient, from, appointment.claim.to))
    return '409 appointment_overlaps';
  if (appointment.status === 'CANCELLED' && !model.retake(appointment, now)) return '409 slot_taken';
  if (to === 'CANCELLED') model.cancel(appointment);
  appointment.status = to;
  return '200';
}

/** Adds working hours of a doctor on a date, or blocks hours on a date; sometimes deletes such a calendar row. */
export const patch: Operation = async (scenario) => {
  const { fixture, doctors } = scenario;
  const doctor = random.of(...scenario.model.doctors);
  const { token } = doctors.get(doctor.id)!;
  const dated = doctor.rows.filter((row) => row.date !== null);
  if (dated.length > 0 && random.one(0.5)) {
    const row = random.of(...dated);
    doctor.rows = doctor.rows.filter((other) => other !== row);
    const answer = await fixture.call('DELETE', `/doctor/calendars/${row.id}`, token);
    return { did: 'remove a row', got: said(answer), expected: '200' };
  }
  const starts_at = 450 + 30 * random.below(10);
  const row: CalendarHours = {
    day: null,
    date: addDays(dayOf(fixture.clock.now), random.below(4)),
    starts_at,
    ends_at: starts_at + 30 * (1 + random.below(6)),
    is_available: random.one(0.6),
    type: random.of('Online', 'default', 'default'),
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
  // when the product gets a calendar row equal to a stored one, it replaces the stored row, which then counts as the
  // newest
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
  const minutes = random.of(1, 3, 5, 11, 45, 240);
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  await platform.db
    .updateTable('session')
    .set({ last_used_at: clock.now, expires_at: new Date(clock.now.getTime() + 86_400_000) })
    .execute();
  return { did: `wait ${minutes} minutes`, got: 'later', expected: 'later' };
};
