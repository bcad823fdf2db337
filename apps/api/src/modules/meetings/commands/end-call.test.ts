import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JoinedMeeting, type MeetingScenario, createMeetingScenario } from '../../../testing/meeting-scenario.ts';
import { jobs as appointmentJobs } from '../../scheduling/jobs/sweepers.ts';

let scenario: MeetingScenario;
beforeAll(async () => {
  scenario = await createMeetingScenario();
});
afterAll(() => scenario.close());

describe('ending a video call', () => {
  const ended = async ({ id, code }: JoinedMeeting) => {
    await scenario.deliver();
    return [(await scenario.meeting(code)).status, await scenario.appointmentStatus(id)];
  };

  it('a call that the doctor ends completes the appointment', async () => {
    const room = await scenario.joinBoth();
    expect(await room.doctor.send('call_ended', room.meet_code)).toEqual({ ok: true });
    expect(await room.patient.waitFor('call_ended')).toEqual({ ...room.meet_code, by: 'doctor' });
    expect(await ended(room)).toEqual(['COMPLETED', 'COMPLETED']);
    expect(await room.patient.send('join_room', room.meet_code)).toMatchObject({ ok: false, code: 'too_late' });
    expect(await scenario.meeting(room.code)).toMatchObject({ offer: null, answer: null });
  });

  it('a call that the patient ends leaves the appointment for the doctor to complete', async () => {
    const room = await scenario.joinBoth();
    await room.patient.send('call_ended', room.meet_code);
    expect(await room.doctor.waitFor('call_ended')).toMatchObject({ by: 'patient' });
    expect(await ended(room)).toEqual(['COMPLETED', 'ONGOING']);
    await room.doctor.send('call_ended', room.meet_code);
    expect(await ended(room)).toEqual(['COMPLETED', 'COMPLETED']);
  });

  it('a call that both parties end at the same time ends once', async () => {
    const room = await scenario.joinBoth();
    const acks = await Promise.all([
      room.patient.send('call_ended', room.meet_code),
      room.doctor.send('call_ended', room.meet_code),
    ]);
    expect(acks).toEqual([{ ok: true }, { ok: true }]);
    expect(await ended(room)).toEqual(['COMPLETED', 'COMPLETED']);
  });

  it('a doctor or patient who hangs up while alone in the room ends no call, and both can still meet later', async () => {
    for (const [first, second] of [
      ['doctor', 'patient'],
      ['patient', 'doctor'],
    ] as const) {
      const { id, meetCode: meet_code } = await scenario.makeAppointment();
      const [single, lobby] = [await scenario.connect(scenario[first]), await scenario.connect(scenario[second])];
      await single.send('join_room', { meet_code });
      expect(await single.send('call_ended', { meet_code })).toEqual({ ok: true });
      const gone = (told: Record<string, unknown>) => told.meet_code === meet_code && !told.joined;
      expect(await lobby.waitFor('meetingStatus', gone)).toMatchObject({ status: 'PENDING', present: [] });
      await scenario.deliver();
      expect(await scenario.appointmentStatus(id)).toBe('PENDING');
      expect(await lobby.send('join_room', { meet_code })).toMatchObject({ ok: true, met: false });
      expect(await single.send('join_room', { meet_code })).toMatchObject({ ok: true, status: 'ONGOING', met: true });
    }
  });

  it('an HTTP request to end a call removes nobody from the room before both parties have met', async () => {
    const { meetCode: meet_code } = await scenario.makeAppointment();
    const doctor = await scenario.connect(scenario.doctor);
    await doctor.send('join_room', { meet_code });
    const ended = { token: scenario.doctor.token, body: { status: 'COMPLETED' } };
    const { body } = await scenario.call('PUT', `/doctor/meeting/${meet_code}`, ended);
    expect(body.data).toMatchObject({ status: 'PENDING', present: ['doctor'] });
  });

  it('closing the appointment closes the room of the call, and reopening the appointment reopens the room', async () => {
    const room = await scenario.joinBoth();
    const set = (status: string) =>
      scenario.call('POST', `/doctor/appointment/status/${room.id}`, {
        token: scenario.doctor.token,
        body: { status },
      });
    await set('MISSED');
    await scenario.deliver();
    expect(await room.patient.waitFor('meetingStatus', ({ status }) => status === 'CANCELLED')).toBeTruthy();
    expect(await ended(room)).toEqual(['CANCELLED', 'MISSED']);
    await set('PENDING');
    expect(await ended(room)).toEqual(['PENDING', 'PENDING']);
  });

  it('when the doctor cancels a meeting before it begins, the appointment stays PENDING', async () => {
    const { id, meetCode: code } = await scenario.makeAppointment();
    const token = scenario.doctor.token;
    await scenario.call('PUT', `/doctor/meeting/${code}`, { token, body: { status: 'CANCELLED' } });
    expect([(await scenario.meeting(code)).status, await scenario.appointmentStatus(id)]).toEqual([
      'CANCELLED',
      'PENDING',
    ]);
    await scenario.call('POST', `/doctor/appointment/status/${id}`, { token, body: { status: 'ONGOING' } });
    expect((await scenario.meeting(code)).status).toBe('PENDING');
  });
});

describe('the sweeper half an hour after the end of an appointment', () => {
  const after = async ({ id, meetCode }: { id: string; meetCode: string }) => {
    const { ends_at } = await scenario.meeting(meetCode);
    const before = scenario.clock.now;
    scenario.clock.now = new Date(ends_at.getTime() + 30 * 60_000);
    await appointmentJobs.close_visits({} as never, scenario.platform);
    await scenario.deliver();
    scenario.clock.now = before;
    const { missed_by_sweeper_at } = await scenario.platform.db
      .selectFrom('appointment')
      .select('missed_by_sweeper_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return [
      (await scenario.meeting(meetCode)).status,
      await scenario.appointmentStatus(id),
      missed_by_sweeper_at !== null,
    ];
  };

  it('completes the appointment when both parties had been in the room', async () => {
    const room = await scenario.joinBoth();
    expect(await after({ id: room.id, meetCode: room.code })).toEqual(['COMPLETED', 'COMPLETED', false]);
  });
  it('sets a video appointment to which nobody came to MISSED, and holds its money until somebody reports what happened', async () => {
    expect(await after(await scenario.makeAppointment())).toEqual(['CANCELLED', 'MISSED', true]);
  });
  it('sets a video appointment to which only the doctor came to MISSED, and does not hold its money any longer', async () => {
    const appointment = await scenario.makeAppointment();
    await (await scenario.connect(scenario.doctor)).send('join_room', { meet_code: appointment.meetCode });
    expect(await after(appointment)).toEqual(['CANCELLED', 'MISSED', false]);
  });
  it('holds the money of a video appointment when nobody could come because the doctor had cancelled the meeting', async () => {
    const appointment = await scenario.makeAppointment();
    const doctor = await scenario.connect(scenario.doctor);
    await doctor.send('join_room', { meet_code: appointment.meetCode });
    await doctor.disconnect();
    const off = { token: scenario.doctor.token, body: { status: 'CANCELLED' } };
    await scenario.call('PUT', `/doctor/meeting/${appointment.meetCode}`, off);
    expect(await after(appointment)).toEqual(['CANCELLED', 'MISSED', true]);
  });
  it('holds the money of a video appointment when the doctor hung up before the patient came', async () => {
    const appointment = await scenario.makeAppointment();
    const [doctor, patient] = [await scenario.connect(scenario.doctor), await scenario.connect(scenario.patient)];
    await doctor.send('join_room', { meet_code: appointment.meetCode });
    await doctor.send('call_ended', { meet_code: appointment.meetCode });
    await patient.send('join_room', { meet_code: appointment.meetCode });
    expect(await after(appointment)).toEqual(['CANCELLED', 'MISSED', true]);
  });
  it('holds the money of a video appointment when the patient came and the doctor did not', async () => {
    const appointment = await scenario.makeAppointment();
    await (await scenario.connect(scenario.patient)).send('join_room', { meet_code: appointment.meetCode });
    expect(await after(appointment)).toEqual(['CANCELLED', 'MISSED', true]);
  });
});
