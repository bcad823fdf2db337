import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MeetingScenario, createMeetingScenario } from '../../../testing/meeting-scenario.ts';
import { makePatient } from '../../../testing/people.ts';
import { jobs } from '../jobs/sweepers.ts';

let scenario: MeetingScenario;
beforeAll(async () => {
  scenario = await createMeetingScenario();
});
afterAll(() => scenario.close());

const answer = JSON.stringify({ type: 'answer', sdp: 'v=0 the patient' });

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
