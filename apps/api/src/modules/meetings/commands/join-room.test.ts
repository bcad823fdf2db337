import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MeetingScenario, createMeetingScenario } from '../../../testing/meeting-scenario.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace } from '../../../testing/people.ts';
import { jobs } from '../jobs/sweepers.ts';

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

describe('losing the connection to the room', () => {
  it('a person who lost the connection has two minutes to come back to the call', async () => {
    const { code, doctor, patient, meet_code } = await scenario.joinBoth();
    await patient.disconnect();
    const { until } = await doctor.waitFor('peer_left');
    expect(Date.parse(until) - scenario.clock.now.getTime()).toBe(120_000);
    await scenario.advanceClock(119);
    expect(await scenario.meeting(code)).toMatchObject({ status: 'ONGOING' });
    const again = await scenario.connect(scenario.patient);
    expect(await again.send('join_room', meet_code)).toMatchObject({ status: 'ONGOING', peer_present: true });
    await scenario.advanceClock(3600);
    expect(await scenario.meeting(code)).toMatchObject({ status: 'ONGOING', grace_until: null });
  });

  it('two minutes after a lost connection the room is PENDING again, and the call begins again when both parties are in the room', async () => {
    const { id, code, doctor, patient, meet_code } = await scenario.joinBoth();
    await patient.disconnect();
    await doctor.waitFor('peer_left');
    await scenario.advanceClock(120);
    expect(await doctor.waitFor('meetingStatus', ({ status, joined }) => status === 'PENDING' && !joined)).toEqual({
      ...meet_code,
      status: 'PENDING',
      present: ['doctor'],
    });
    expect(await scenario.meeting(code)).toMatchObject({ status: 'PENDING' });
    expect(await scenario.appointmentStatus(id)).toBe('ONGOING');
    await (await scenario.connect(scenario.patient)).send('join_room', meet_code);
    expect(await scenario.meeting(code)).toMatchObject({ status: 'ONGOING' });
  });

  it('people whose server process died no longer count as being in the room', async () => {
    const { code, doctor, meet_code } = await scenario.joinBoth();
    const gone = { patient_socket: 'a socket of another process' };
    await scenario.platform.db.updateTable('meeting').set(gone).where('code', '=', code).execute();
    const sweep = () => jobs.free_seats({} as never, scenario.platform);
    const { realtime } = scenario.platform;
    // the socket stays in the room until two checks in a row find it closed; null means that no process answered
    for (const answer of [null, null, false, true, false, null, false]) {
      scenario.platform.realtime = { ...realtime, isOpen: async () => answer };
      await sweep();
    }
    scenario.platform.realtime = realtime;
    expect(await scenario.meeting(code)).toMatchObject(gone);
    expect(doctor.received.map(({ event }) => event)).not.toContain('peer_left');
    await sweep();
    expect(await doctor.waitFor('peer_left')).toMatchObject(meet_code);
    expect(await scenario.meeting(code)).toMatchObject({ patient_socket: null });
  });

  it('a socket whose session has ended can send no further message to a call', async () => {
    const leaving = await makePatient(scenario);
    const { doctor, patient, meet_code } = await scenario.joinBoth(leaving);
    await scenario.platform.db.deleteFrom('session').where('account_id', '=', leaving.id).execute();
    const ended = new Promise((resolve) => patient.socket.once('disconnect', resolve));
    expect(await patient.send('send_answer', { ...meet_code, answer })).toMatchObject({ code: 'signed_out' });
    expect(await ended).toBe('io server disconnect');
    await doctor.waitFor('peer_left');
    expect(doctor.received.map(({ event }) => event)).not.toContain('answer');
  });
});
