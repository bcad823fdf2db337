import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MeetingScenario, createMeetingScenario } from '../../../testing/meeting-scenario.ts';
import { jobs as appointmentJobs } from '../../scheduling/jobs/sweepers.ts';
import { moveMeeting } from '../index.ts';
import { jobs } from '../jobs/sweepers.ts';

const now = new Date('2026-11-20T08:00:00Z');
const minutes = 60_000;
const afterMinutes = (count: number) => new Date(now.getTime() + count * minutes);

let scenario: MeetingScenario;
beforeAll(async () => {
  scenario = await createMeetingScenario(now);
});
beforeEach(() => {
  scenario.clock.now = now;
});
afterAll(() => scenario.close());

const bothIn = async (startsAt: Date) => {
  const { id, meetCode: meet_code } = await scenario.makeAppointment({ startsAt });
  const [doctor, patient] = [await scenario.connect(scenario.doctor), await scenario.connect(scenario.patient)];
  await doctor.send('join_room', { meet_code });
  const joined = await patient.send('join_room', { meet_code });
  await scenario.deliver();
  return { id, meet_code, doctor, patient, joined };
};
const arrive = async (at: Date) => {
  scenario.clock.now = at;
  await jobs.begin_meetings({} as never, scenario.platform);
  await scenario.deliver();
};
const close = async (id: string, startsAt: Date) => {
  scenario.clock.now = new Date(startsAt.getTime() + 90 * minutes);
  await appointmentJobs.close_visits({} as never, scenario.platform);
  await scenario.deliver();
  const appointment = scenario.platform.db.selectFrom('appointment').select(['status', 'missed_by_sweeper_at']);
  const { status, missed_by_sweeper_at } = await appointment.where('id', '=', id).executeTakeFirstOrThrow();
  return { status, rests: missed_by_sweeper_at !== null };
};

describe('trying the room days before the appointment', () => {
  const days = afterMinutes(2 * 24 * 60);

  it('patient and doctor can talk days before the appointment, which does not begin and can still be cancelled', async () => {
    const { id, meet_code, doctor, patient, joined } = await bothIn(days);
    expect(joined).toMatchObject({ ok: true, status: 'PENDING', peer_present: true, met: false });
    const offer = JSON.stringify({ type: 'offer', sdp: 'v=0 the doctor' });
    await doctor.send('store_user', { meet_code, offer });
    expect(await patient.waitFor('newOffer')).toMatchObject({ offer });
    expect(await scenario.appointmentStatus(id)).toBe('PENDING');
    expect(await scenario.meeting(meet_code)).toMatchObject({ status: 'PENDING', met_at: null, doctor_came_at: null });
    const cancelled = { token: scenario.patient.token, body: { status: 'CANCELLED' } };
    expect((await scenario.call('POST', `/patient/appointment/status/${id}`, cancelled)).status).toBe(200);
  });

  it('ending a call days before the appointment leaves the room and the appointment unchanged', async () => {
    const { id, meet_code, doctor, patient } = await bothIn(days);
    await doctor.send('call_ended', { meet_code });
    const onlyPatient = { meet_code, status: 'PENDING', present: ['patient'] };
    expect(await patient.waitFor('meetingStatus', ({ joined }) => !joined)).toEqual(onlyPatient);
    expect(patient.received.map(({ event }) => event)).not.toContain('peer_left');
    expect(await scenario.appointmentStatus(id)).toBe('PENDING');
    expect((await doctor.send('join_room', { meet_code })).ok).toBe(true);
  });

  it('a person who only tried the room days before does not count as having come to the appointment', async () => {
    const { id, meetCode: meet_code } = await scenario.makeAppointment({ startsAt: days });
    const doctor = await scenario.connect(scenario.doctor);
    await doctor.send('join_room', { meet_code });
    await doctor.disconnect();
    expect(await close(id, days)).toEqual({ status: 'MISSED', rests: true });
  });
});

describe('waiting in the room when the last half hour before the appointment begins', () => {
  const later = afterMinutes(40);

  it('people who are in the room half an hour before the appointment count as having come, and the appointment begins when both are there', async () => {
    const { id, meet_code, doctor, patient } = await bothIn(later);
    await arrive(afterMinutes(9));
    expect(await scenario.appointmentStatus(id)).toBe('PENDING');
    await arrive(afterMinutes(10));
    expect(await patient.waitFor('meetingStatus', ({ status }) => status === 'ONGOING')).toBeTruthy();
    expect(await scenario.appointmentStatus(id)).toBe('ONGOING');
    await doctor.send('call_ended', { meet_code });
    await scenario.deliver();
    expect(await scenario.appointmentStatus(id)).toBe('COMPLETED');
  });

  it('when only the doctor waited, the patient missed the appointment', async () => {
    const { id, meetCode: meet_code } = await scenario.makeAppointment({ startsAt: later });
    await (await scenario.connect(scenario.doctor)).send('join_room', { meet_code });
    await arrive(afterMinutes(10));
    expect(await close(id, later)).toEqual({ status: 'MISSED', rests: false });
  });
});

describe('an appointment that is moved', () => {
  it('gets its room reset, so that nothing that happened at the old time counts', async () => {
    const { id, meet_code, patient } = await bothIn(now);
    const [starts_at, ends_at] = [afterMinutes(600), afterMinutes(660)];
    await scenario.platform.db.transaction().execute((trx) => moveMeeting(trx, id, { starts_at, ends_at }));
    await scenario.deliver();
    const empty = { status: 'PENDING', starts_at, met_at: null, doctor_came_at: null, patient_came_at: null };
    expect(await scenario.meeting(meet_code)).toMatchObject({ ...empty, offer: null, grace_until: null });
    expect(
      await patient.waitFor('meetingStatus', ({ status, joined }) => status === 'PENDING' && !joined),
    ).toMatchObject({
      present: ['patient', 'doctor'],
    });
  });
});
