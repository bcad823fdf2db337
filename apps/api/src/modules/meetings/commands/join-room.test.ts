import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MeetingScenario, createMeetingScenario } from '../../../testing/meeting-scenario.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace } from '../../../testing/people.ts';

const turnSecret = 'a secret of thirty-two characters';

let scenario: MeetingScenario;
beforeAll(async () => {
  scenario = await createMeetingScenario(undefined, {
    STUN_URLS: 'stun:stun.example',
    TURN_URLS: 'turn:turn.example:3478?transport=udp',
    TURN_SECRET: turnSecret,
  });
});
afterAll(() => scenario.close());

const answer = JSON.stringify({ type: 'answer', sdp: 'v=0 the patient' });
const candidate = (n: number) => JSON.stringify({ candidate: `candidate:${n}`, sdpMid: '0' });

describe('joining the room of an online appointment', () => {
  it('a meeting and its appointment begin when both parties are in the room, and the browsers of both get the new status', async () => {
    const { id, meetCode: meet_code } = await scenario.makeAppointment();
    const [doctor, patient] = [await scenario.connect(scenario.doctor), await scenario.connect(scenario.patient)];
    expect(await patient.send('join_room', { meet_code })).toMatchObject({
      ok: true,
      status: 'PENDING',
      role: 'patient',
      peer_present: false,
    });
    expect(await scenario.appointmentStatus(id)).toBe('PENDING');
    expect(await doctor.send('join_room', { meet_code })).toMatchObject({
      ok: true,
      status: 'ONGOING',
      role: 'doctor',
      peer_present: true,
    });
    expect(await patient.waitFor('meetingStatus', ({ status }) => status === 'ONGOING')).toMatchObject({
      meet_code,
      joined: 'doctor',
    });
    await scenario.deliver();
    expect(await scenario.appointmentStatus(id)).toBe('ONGOING');
    expect(await scenario.meeting(meet_code)).toMatchObject({ status: 'ONGOING' });
  });

  it('a person outside the room sees that the other party is in it, on open pages and on pages opened later', async () => {
    const { meetCode: meet_code } = await scenario.makeAppointment();
    const present = async () => {
      const { data } = (await scenario.call('GET', `/doctor/meeting/${meet_code}`, { token: scenario.doctor.token }))
        .body;
      return data.present;
    };
    const lobby = await scenario.connect(scenario.doctor);
    expect(await present()).toEqual([]);
    const patient = await scenario.connect(scenario.patient);
    await patient.send('join_room', { meet_code });
    const told = { meet_code, status: 'PENDING' };
    expect(await lobby.waitFor('meetingStatus', ({ joined }) => joined === 'patient')).toEqual({
      ...told,
      joined: 'patient',
      present: ['patient'],
    });
    expect(await present()).toEqual(['patient']);
    await patient.disconnect();
    expect(await lobby.waitFor('meetingStatus', ({ joined }) => !joined)).toEqual({ ...told, present: [] });
    expect(await present()).toEqual([]);
  });

  it('the credentials of the relay (TURN) for a call expire after two hours and do not contain the id of the patient', async () => {
    const { meetCode: meet_code } = await scenario.makeAppointment();
    const { ice_servers } = await (await scenario.connect(scenario.patient)).send('join_room', { meet_code });
    const [stun, turn] = ice_servers;
    expect(stun).toEqual({ urls: ['stun:stun.example'] });
    const [expiry] = turn.username.split(':');
    expect(Number(expiry) - scenario.clock.now.getTime() / 1000).toBe(7200);
    expect(turn.username).not.toContain(scenario.patient.id);
    expect(turn.credential).toBe(createHmac('sha1', turnSecret).update(turn.username).digest('base64'));
  });

  it('joining a call in a second tab replaces the first tab, which can then send nothing', async () => {
    const { code, doctor, patient, meet_code } = await scenario.joinBoth();
    const newer = await scenario.connect(scenario.patient);
    expect(await newer.send('join_room', meet_code)).toMatchObject({ ok: true, status: 'ONGOING', peer_present: true });
    expect(await patient.waitFor('taken_over')).toEqual(meet_code);
    expect(await patient.send('send_answer', { ...meet_code, answer })).toMatchObject({ ok: false, code: 'not_found' });
    await patient.disconnect();
    await newer.send('send_candidate', { ...meet_code, candidate: candidate(1) });
    await doctor.waitFor('remote_candidated_received');
    // the other party gets no event when the older tab disconnects
    expect(doctor.received.map(({ event }) => event)).not.toContain('peer_left');
    expect(await scenario.meeting(code)).toMatchObject({ status: 'ONGOING', patient_socket: newer.socket.id });
  });

  it('only patient and doctor can join the room of their appointment', async () => {
    const { meetCode: meet_code } = await scenario.makeAppointment();
    const strangers = [
      await makePatient(scenario),
      await makeDoctor(scenario),
      await makePlace(scenario, 'hospital'),
      await makeAdmin(scenario),
    ];
    const absent = { meet_code: 'x'.repeat(22) };
    for (const stranger of strangers) {
      const line = await scenario.connect(stranger);
      const foreign = await line.send('join_room', { meet_code });
      expect(foreign).toEqual(await line.send('join_room', absent));
      expect(foreign.ok).toBe(false);
    }
    const [patient, doctor] = strangers;
    for (const [who, path] of [
      [patient, '/meeting'],
      [doctor, '/doctor/meeting'],
    ] as const) {
      expect((await scenario.call('GET', `${path}/${meet_code}`, { token: who!.token })).status).toBe(404);
      const body = { status: 'COMPLETED' };
      expect((await scenario.call('PUT', `${path}/${meet_code}`, { token: who!.token, body })).status).toBe(404);
    }
    expect(await scenario.meeting(meet_code)).toMatchObject({
      status: 'PENDING',
      patient_socket: null,
      doctor_socket: null,
    });
    const denials = await scenario.platform.db
      .selectFrom('audit')
      .select(['action', 'outcome'])
      .where('account_id', '=', patient!.id)
      .execute();
    expect(denials).toContainEqual({ action: 'meeting.joined', outcome: 'not_found' });
    expect(denials).toContainEqual({ action: 'meeting.changed', outcome: 'not_found' });
  });
});
