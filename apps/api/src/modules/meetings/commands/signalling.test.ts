import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MeetingScenario, createMeetingScenario } from '../../../testing/meeting-scenario.ts';

let scenario: MeetingScenario;
beforeAll(async () => {
  scenario = await createMeetingScenario();
});
afterAll(() => scenario.close());

const offer = JSON.stringify({ type: 'offer', sdp: 'v=0 the doctor' });
const answer = JSON.stringify({ type: 'answer', sdp: 'v=0 the patient' });
const candidate = (n: number) => JSON.stringify({ candidate: `candidate:${n}`, sdpMid: '0' });

describe('WebRTC signalling in the room', () => {
  it('the offer, the answer and the network candidates of a call are passed on, and each is acknowledged', async () => {
    const { code, doctor, patient, meet_code } = await scenario.joinBoth();
    expect(await doctor.send('store_user', { ...meet_code, offer })).toEqual({ ok: true, offer_number: 1 });
    expect(await doctor.waitFor('meetCreated')).toEqual({
      ...meet_code,
      meeting_id: code,
      meet_link: `http://ivuriro.test/meet/${code}`,
    });
    expect(await patient.waitFor('newOffer')).toEqual({ ...meet_code, offer, offer_number: 1 });
    expect(await patient.waitFor('meetingStatus', ({ status }) => status === 'INITIATED')).toEqual({
      ...meet_code,
      status: 'INITIATED',
      present: ['patient', 'doctor'],
    });
    expect(await patient.send('send_answer', { ...meet_code, answer, offer_number: 1 })).toEqual({ ok: true });
    expect(await doctor.waitFor('answer')).toEqual({ ...meet_code, answer, offer_number: 1 });
    expect(await doctor.send('answer_received', meet_code)).toEqual({ ok: true });
    expect(await patient.waitFor('answerReceived')).toEqual(meet_code);
    expect(await doctor.send('send_candidate', { ...meet_code, candidate: candidate(1) })).toEqual({ ok: true });
    expect(await patient.waitFor('remote_candidated_received')).toEqual({ ...meet_code, candidate: candidate(1) });
    await patient.send('send_candidate', { ...meet_code, candidate: candidate(2) });
    expect(await doctor.waitFor('remote_candidated_received')).toEqual({ ...meet_code, candidate: candidate(2) });
    await doctor.send('call_state', { ...meet_code, microphone: false, camera: true, quality: 'fair' });
    expect(await patient.waitFor('call_state')).toMatchObject({ microphone: false, camera: true, quality: 'fair' });
  });

  it('messages that the doctor’s page sent before the patient came are stored, each network candidate only once, and are delivered when the patient joins', async () => {
    const { meetCode: code } = await scenario.makeAppointment();
    const meet_code = { meet_code: code };
    const doctor = await scenario.connect(scenario.doctor);
    await doctor.send('join_room', meet_code);
    // the four messages are sent without awaiting replies: the server must process them in this order, because storing
    // an offer deletes the ICE candidates that came before it
    await Promise.all([
      doctor.send('store_user', { ...meet_code, offer }),
      doctor.send('store_candidate', { ...meet_code, candidate: candidate(1) }),
      doctor.send('store_candidate', { ...meet_code, candidate: candidate(2) }),
      doctor.send('send_candidate', { ...meet_code, candidate: candidate(1) }),
    ]);
    const { data } = (await scenario.call('GET', `/meeting/${code}`, { token: scenario.patient.token })).body;
    expect(data).toMatchObject({ offer, offer_candidates: `[${candidate(1)},${candidate(2)}]`, answer: null });
    const patient = await scenario.connect(scenario.patient);
    await patient.send('join_room', meet_code);
    await patient.waitFor('remote_candidated_received', (heard) => heard.candidate === candidate(2));
    expect(patient.received.filter(({ event }) => event !== 'meetingStatus').map(({ event }) => event)).toEqual([
      'newOffer',
      'remote_candidated_received',
      'remote_candidated_received',
    ]);
  });

  it('a new offer of a call deletes the answer to the old offer, and later answers to the old offer are refused', async () => {
    const { code, doctor, patient, meet_code } = await scenario.joinBoth();
    await doctor.send('store_user', { ...meet_code, offer });
    await patient.send('send_answer', { ...meet_code, answer });
    await patient.send('send_candidate', { ...meet_code, candidate: candidate(1) });
    const second = JSON.stringify({ type: 'offer', sdp: 'again' });
    expect(await doctor.send('store_user', { ...meet_code, offer: second })).toMatchObject({ offer_number: 2 });
    expect(await patient.send('send_answer', { ...meet_code, answer, offer_number: 1 })).toMatchObject({
      code: 'conflict',
    });
    expect(
      await patient.send('send_candidate', { ...meet_code, candidate: candidate(2), offer_number: 1 }),
    ).toMatchObject({ code: 'conflict' });
    expect(await scenario.meeting(code)).toMatchObject({ offer: second, answer: null, remote_candidates: [] });
  });

  it('a doctor who joins a call again gets the patient’s WebRTC answer until the doctor’s page has confirmed that it received the answer', async () => {
    const { doctor, patient, meet_code } = await scenario.joinBoth();
    await doctor.send('store_user', { ...meet_code, offer });
    await doctor.disconnect();
    await patient.waitFor('peer_left');
    await patient.send('send_answer', { ...meet_code, answer });
    const again = await scenario.connect(scenario.doctor);
    await again.send('join_room', meet_code);
    expect(await again.waitFor('answer')).toMatchObject({ answer, offer_number: 1 });
    await again.send('answer_received', meet_code);
    const third = await scenario.connect(scenario.doctor);
    await third.send('join_room', meet_code);
    await third.send('call_state', { ...meet_code, microphone: true, camera: true, quality: 'good' });
    expect(third.received.map(({ event }) => event)).toEqual(['meetingStatus']);
  });

  it('a PUT request to a meeting has the same effects as the socket events of the call', async () => {
    const { code, doctor, patient } = await scenario.joinBoth();
    const put = (who: 'doctor' | 'patient', body: object) =>
      scenario.call('PUT', who === 'doctor' ? `/doctor/meeting/${code}` : `/meeting/${code}`, {
        token: scenario[who].token,
        body: { code, ...body },
      });
    await put('doctor', { offer, offer_candidates: `[${candidate(1)}]`, status: 'PENDING' });
    expect(await patient.waitFor('newOffer')).toMatchObject({ offer });
    expect(await patient.waitFor('remote_candidated_received')).toMatchObject({ candidate: candidate(1) });
    const reply = await put('patient', {
      answer,
      remote_candidates: JSON.stringify([candidate(2)]),
      status: 'ONGOING',
    });
    expect(reply.body.data).toMatchObject({ status: 'ONGOING', answer, remote_candidates: `[${candidate(2)}]` });
    expect(await doctor.waitFor('answer')).toMatchObject({ answer });
    expect(await doctor.waitFor('remote_candidated_received')).toMatchObject({ candidate: candidate(2) });
    expect((await put('patient', { status: 'CANCELLED' })).body.data.status).toBe('ONGOING');
    expect((await put('patient', { offer })).body.code).toBe('unknown_field');
    expect((await put('doctor', { offer: 'v=0' })).body.code).toBe('validation_failed');
    await put('doctor', { status: 'COMPLETED' });
    expect(await patient.waitFor('call_ended')).toMatchObject({ by: 'doctor' });
    expect((await put('doctor', { offer })).status).toBe(422);
  });

  it('a meeting accepts POST in place of PUT, with the field _method or without it', async () => {
    const { code, doctor, patient } = await scenario.joinBoth();
    const post = (who: 'doctor' | 'patient', body: object) =>
      scenario.call('POST', who === 'doctor' ? `/doctor/meeting/${code}` : `/meeting/${code}`, {
        token: scenario[who].token,
        body,
      });
    expect((await post('doctor', { offer })).body.data).toMatchObject({ offer });
    expect(await patient.waitFor('newOffer')).toMatchObject({ offer });
    expect((await post('patient', { _method: 'PUT', code, answer })).body.data).toMatchObject({ answer });
    expect(await doctor.waitFor('answer')).toMatchObject({ answer });
  });
});
