import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clockText, dayOf } from '../apps/api/src/platform/clock.ts';
import { type SocketClient, connectClient } from '../apps/api/src/testing/meeting-scenario.ts';
import {
  joinTeam,
  makeDoctor,
  makeHours,
  makeInsurance,
  makePatient,
  makePlace,
  makeSpeciality,
  type Person,
} from '../apps/api/src/testing/people.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';
import { makeAppointment } from '../apps/api/src/testing/appointments.ts';
import { type Redis, startRedis } from '../scripts/redis.mjs';
import { type StartedProcess, startProcess } from './processes/start.ts';

/** Runs two processes on one database: an event of one process must reach the sockets of the other. */
describe.each(['PostgreSQL', 'Redis'])('two processes with a relay over %s', (through) => {
  let fixture: TestApp;
  let redis: Redis | undefined;
  let here: StartedProcess;
  let there: StartedProcess;
  let doctor: Person;
  let hospital: Person;
  let speciality: string;
  const files = mkdtempSync(path.join(tmpdir(), 'ivuriro-processes-'));
  const lines: SocketClient[] = [];

  beforeAll(async () => {
    fixture = await startTestApp();
    doctor = await makeDoctor(fixture);
    hospital = await makePlace(fixture, 'hospital');
    speciality = await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' });
    await joinTeam(fixture, { id: hospital.id, kind: 'hospital' }, doctor);
    await makeInsurance(fixture);
    await makeHours(fixture, doctor, { from: 480, to: 720 });
    redis = through === 'Redis' ? await startRedis() : undefined;
    const env = {
      DATABASE_URL: fixture.databaseUrl,
      DATA_DIR: files,
      FILE_SIGNING_KEY: 'a key that both of the processes know',
      PUBLIC_URL: 'http://ivuriro.test',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    };
    [here, there] = await Promise.all([startProcess(env), startProcess(env)]);
  }, 180_000);
  afterAll(async () => {
    for (const { socket } of lines) socket.close();
    await here?.kill();
    await there?.kill();
    await redis?.stop();
    await fixture?.close();
    rmSync(files, { recursive: true, force: true });
  });

  const lineTo = async ({ address }: StartedProcess, { token }: Person): Promise<SocketClient> => {
    const line = await connectClient(address, token);
    lines.push(line);
    return line;
  };
  const call = async ({ address }: StartedProcess, key: string, { token }: Person, body?: object) => {
    const [method, at] = key.split(' ') as [string, string];
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(`${address}/api${at}`, { method, headers, body: body ? JSON.stringify(body) : null });
    return { status: answer.status, body: (await answer.json()) as { data: any } };
  };
  const room = async (patient: Person) => {
    const { meetCode } = await makeAppointment(fixture, { doctor, patient, startsAt: new Date() });
    return { meet_code: meetCode! };
  };

  it('a video call works between two processes, even with a session description that is too long for one NOTIFY', async () => {
    const patient = await makePatient(fixture);
    const code = await room(patient);
    const [doctors, patients] = [await lineTo(here, doctor), await lineTo(there, patient)];
    expect(await doctors.send('join_room', code)).toMatchObject({ ok: true, peer_present: false });
    expect(await patients.send('join_room', code)).toMatchObject({ ok: true, peer_present: true, status: 'ONGOING' });
    await doctors.waitFor('meetingStatus', ({ joined }) => joined === 'patient');
    const description = JSON.stringify({ type: 'offer', sdp: 'v=0 '.repeat(4_000) });
    await doctors.send('store_user', { ...code, offer: description });
    expect(await patients.waitFor('newOffer')).toMatchObject({ offer: description, offer_number: 1 });
    const answer = JSON.stringify({ type: 'answer', sdp: 'v=0 the patient' });
    await patients.send('send_answer', { ...code, answer, offer_number: 1 });
    expect(await doctors.waitFor('answer')).toMatchObject({ answer });
    const candidate = (n: number) => JSON.stringify({ candidate: `candidate:${n}`, sdpMid: '0' });
    for (const n of [1, 2, 3]) await doctors.send('send_candidate', { ...code, candidate: candidate(n) });
    await patients.waitFor('remote_candidated_received', (heard) => heard.candidate === candidate(3));
    expect(
      patients.received.filter(({ event }) => event === 'remote_candidated_received').map(({ payload }) => payload),
    ).toEqual([1, 2, 3].map((n) => ({ ...code, candidate: candidate(n) })));
    await doctors.send('call_ended', code);
    await patients.waitFor('meetingStatus', ({ status }) => status === 'COMPLETED');
  });

  it('each open page is told about a booking exactly once, whichever process it is connected to', async () => {
    const patient = await makePatient(fixture);
    const everywhere = await Promise.all(
      [here, there].map(async (process) => ({
        doctors: await lineTo(process, doctor),
        hospitals: await lineTo(process, hospital),
        patients: await lineTo(process, patient),
      })),
    );
    const booked = await call(here, 'POST /patient/request/appointment', patient, {
      speciality_id: speciality,
      insurance_id: 'none',
      reason: 'Headache since Monday',
      assigned_date: dayOf(new Date(Date.now() + 2 * 86_400_000)),
      start_time: clockText(540),
      end_time: clockText(600),
      consultation_type: 'PHYSICAL',
      doctor_id: doctor.id,
      hospital_id: hospital.id,
      payment_method: 'CASH',
    });
    expect(booked.status).toBe(201);
    const { id } = booked.body.data;
    for (const { doctors, hospitals, patients } of everywhere) {
      for (const line of [doctors, hospitals])
        expect(await line.waitFor('arrival', (heard) => heard.id === id)).toMatchObject({ status: 'PENDING' });
      await patients.waitFor('notification');
      expect(patients.received.filter(({ event }) => event === 'arrival')).toEqual([]);
    }
    // a duplicate event would arrive before the event of this later cancellation
    await call(there, `POST /patient/appointment/status/${id}`, patient, { status: 'CANCELLED' });
    for (const { doctors } of everywhere) {
      await doctors.waitFor('arrival', (heard) => heard.id === id && heard.status === 'CANCELLED');
      const about = doctors.received.filter(({ event, payload }) => event === 'arrival' && payload.id === id);
      expect(about.map(({ payload }) => payload.status)).toEqual(['PENDING', 'CANCELLED']);
    }
  });

  it('ending a session in one process closes its sockets in the other process', async () => {
    const patient = await makePatient(fixture);
    const [ended, other] = [await lineTo(there, patient), await lineTo(there, doctor)];
    const end = new Promise((resolve) => ended.socket.once('disconnect', resolve));
    expect((await call(here, 'POST /logout', patient)).status).toBe(200);
    expect(await end).toBe('io server disconnect');
    expect(other.socket.connected).toBe(true);
  });

  it('when one process ends, the other process continues, and no longer shows people who were connected to the ended process as present', async () => {
    const patient = await makePatient(fixture);
    const code = await room(patient);
    const lost = await lineTo(there, doctor);
    expect(await lost.send('join_room', code)).toMatchObject({ ok: true });
    await there.kill();
    const patients = await lineTo(here, patient);
    expect(await patients.send('join_room', code)).toMatchObject({ ok: true, peer_present: false });
    const back = await lineTo(here, doctor);
    expect(await back.send('join_room', code)).toMatchObject({ ok: true, peer_present: true });
  });
});
