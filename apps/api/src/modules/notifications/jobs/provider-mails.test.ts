import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emit } from '../../../platform/outbox.ts';
import { makeDoctor, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { deliver } from '../../../testing/deliver.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeAppointment, type TestAppointment } from '../../../testing/appointments.ts';
import { appointmentBooked, appointmentMoved } from '../../scheduling/index.ts';
import { subscriptions } from './subscribers.ts';

let test: TestApp;
let doctor: Person;
let hospital: Person;
let patient: Person;
let appointment: TestAppointment;
beforeAll(async () => {
  test = await startTestApp();
  [doctor, hospital] = [await makeDoctor(test), await makePlace(test, 'hospital')];
});
afterAll(() => test.close());
beforeEach(async () => {
  patient = await makePatient(test);
  appointment = await makeAppointment(test, { doctor, hospital, patient });
  test.mails.length = 0;
});

type Happened = Parameters<typeof emit>[1];
const mailsTo = ({ email }: Person) => test.mails.filter(({ to }) => to === email);

describe('an address that refuses mail', () => {
  const refusing = async (email: string, event: Happened, payload: unknown) => {
    const { mail } = test.platform;
    test.platform.mail = {
      send: async (letter) => {
        if (letter.to === email) throw new Error('550 mailbox unavailable');
        await mail.send(letter);
      },
    };
    await emit(test.platform.db, event, payload);
    const jobs: { name: string; payload: never }[] = [];
    // each subscriber runs as a job of its own, as in the worker, so that only a job that fails is retried
    for (let round = 0; round < 4; round++) {
      const { rows } = await test.platform.pool.query<{ event: string; payload: never }>(
        'delete from outbox returning event, payload',
      );
      for (const { event: name, payload: given } of rows)
        for (const one of subscriptions) if (one.event === name) jobs.push({ name: one.name, payload: given });
      for (const job of jobs.splice(0)) {
        const { react } = subscriptions.find(({ name }) => name === job.name)!;
        await react(job.payload, test.platform).catch(() => jobs.push(job));
      }
    }
    test.platform.mail = mail;
    return jobs;
  };

  it('does not stop the mail about a new appointment to the other provider, when it belongs to the doctor or the hospital', async () => {
    for (const [refuses, hears] of [
      [hospital, doctor],
      [doctor, hospital],
    ] as const) {
      test.mails.length = 0;
      const left = await refusing(refuses.email, appointmentBooked, { appointment_id: appointment.id });
      expect(mailsTo(hears).map(({ subject }) => subject)).toEqual(['A new appointment']);
      expect(left).toHaveLength(1);
    }
  });

  it('does not stop the mails to the new doctor and the hospital, when it belongs to the former doctor of a moved appointment', async () => {
    const former = await makeDoctor(test);
    const at = test.clock.now.toISOString();
    const by = { by_desk: false, by_account_id: patient.id };
    const moved = { appointment_id: appointment.id, from_doctor_id: former.id, from: at, at, ...by };
    await refusing(former.email, appointmentMoved, moved);
    for (const provider of [doctor, hospital])
      expect(mailsTo(provider).map(({ subject }) => subject)).toEqual(['An appointment was moved']);
  });
});

describe('the mail about a moved appointment', () => {
  const byPatient = 'A patient has moved an appointment to this time.';
  const byDesk = 'The desk has moved an appointment to this time.';
  const given = 'The desk has given this appointment to a colleague. Your time is free again.';
  /** Tells of a move by this account; returns the first line of each mail to the doctor, the hospital and the former doctor. */
  const linesAfterMoveBy = async (mover: Person, former: Person) => {
    const at = test.clock.now.toISOString();
    const moved = { appointment_id: appointment.id, from_doctor_id: former.id, from: at, at };
    const by = { by_desk: mover !== patient, by_account_id: mover.id };
    await emit(test.platform.db, appointmentMoved, { ...moved, ...by });
    await deliver(test);
    return [doctor, hospital, former].map((person) =>
      mailsTo(person).map(({ text }) => [byPatient, byDesk, given].find((line) => text.includes(line))),
    );
  };

  it('says whether the patient or the desk moved it, and does not go to the provider that moved it', async () => {
    const former = await makeDoctor(test);
    expect(await linesAfterMoveBy(hospital, former)).toEqual([[byDesk], [], [given]]);
    test.mails.length = 0;
    expect(await linesAfterMoveBy(doctor, doctor)).toEqual([[], [byDesk], []]);
    test.mails.length = 0;
    expect(await linesAfterMoveBy(patient, doctor)).toEqual([[byPatient], [byPatient], [byPatient]]);
  });
});
