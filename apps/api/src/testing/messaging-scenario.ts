import { afterAll, beforeAll, beforeEach } from 'vitest';
import { deliver } from './deliver.ts';
import { joinTeam, makeAdmin, makeDoctor, makePatient, makePlace, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { makeAppointment } from './appointments.ts';

export const now = new Date('2026-11-20T08:00:00Z');
export let test: TestApp;
export let doctor: Person;
export let stranger: Person;
export let hospital: Person;
export let laboratory: Person;
export let admin: Person;
export let patient: Person;
export let other: Person;

/**
 * Creates a doctor, a hospital and the other accounts that can write messages; and for each test a patient with an
 * appointment at the hospital and a patient without one.
 */
export function useMessagingScenario(): void {
  beforeAll(async () => {
    test = await startTestApp({ now });
    admin = await makeAdmin(test);
    doctor = await makeDoctor(test, { name: 'Dr. Éric Habimana' });
    stranger = await makeDoctor(test, { name: 'Dr. Grace Mukamana' });
    hospital = await makePlace(test, 'hospital', { name: 'Hospital of the Hills' });
    laboratory = await makePlace(test, 'laboratory', { name: 'Kigali Laboratory' });
    await joinTeam(test, { id: hospital.id, kind: 'hospital' }, doctor);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    patient = await makePatient(test, 'Aline Uwase');
    other = await makePatient(test, 'Solange Ingabire');
    await makeAppointment(test, { doctor, patient, hospital, status: 'CANCELLED' });
    await deliver(test);
    test.mails.length = 0;
    test.pushes.length = 0;
  });
}

export const pdf = {
  field: 'attachments[]',
  name: 'result.pdf',
  type: 'application/pdf',
  bytes: Buffer.from('%PDF-1.4\n%EOF'),
};
export const send = (by: Person, body: object, files?: (typeof pdf)[]) =>
  test.call('POST', '/messages', { token: by.token, body, ...(files ? { files } : {}) });
export const put = (by: Person, id: string, body: object, files?: (typeof pdf)[]) =>
  test.call('PUT', `/messages/${id}`, { token: by.token, body, ...(files ? { files } : {}) });
export const box = async (by: Person, name = 'inbox', search = '') =>
  (await test.call('GET', '/messages', { token: by.token, query: { box: name, 'text-search': search } })).body.data;
export const open = (by: Person, id: string) => test.call('GET', `/messages/${id}`, { token: by.token });
export const unread = async (by: Person) =>
  (await test.call('GET', '/messages/unread_count', { token: by.token })).body.data.unread;
export const recipients = async (by: Person, search = '') =>
  (await test.call('GET', '/messages/recipients', { token: by.token, query: { 'text-search': search } })).body.data;
export const names = async (by: Person, search = '') =>
  (await recipients(by, search)).map((one: { name: string }) => one.name);
export const messageTo = (to: Person[], words = {}) => ({
  to: to.map(({ id }) => id),
  subject: 'Your pressure',
  message: 'Please measure it every morning.',
  ...words,
});
export const mailsTo = ({ email }: { email: string }) => test.mails.filter(({ to }) => to === email);
