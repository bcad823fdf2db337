import { describe, expect, it } from 'vitest';
import { joinTeam, makeDoctor, makePlace } from '../../../testing/people.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
import {
  admin,
  box,
  doctor,
  hospital,
  useMessagingScenario,
  laboratory,
  messageTo,
  names,
  other,
  patient,
  send,
  stranger,
  test,
} from '../../../testing/messaging-scenario.ts';

useMessagingScenario();

describe('contacts of an account', () => {
  it('a patient may write to the doctor and hospital of any of their appointments, and to the administrators', async () => {
    expect(await names(patient)).toEqual(['Admin', 'Dr. Éric Habimana', 'Hospital of the Hills']);
    expect(await names(other)).toEqual(['Admin']);
  });
  it('a doctor may write to their patients and hospitals, and a hospital may write to its patients and its team', async () => {
    const met = await makeDoctor(test, { name: 'Dr. Claude Nshuti' });
    const place = await makePlace(test, 'hospital', { name: 'Lake Clinic' });
    await joinTeam(test, { id: place.id, kind: 'hospital' }, met);
    await makeAppointment(test, { doctor: met, patient: other, hospital: place });
    expect(await names(met)).toEqual(['Admin', 'Lake Clinic', 'Solange Ingabire']);
    expect(await names(place)).toEqual(['Admin', 'Dr. Claude Nshuti', 'Solange Ingabire']);
    expect(await names(laboratory)).toEqual(['Admin']);
  });
  it('an administrator may write to anyone, and finds accounts by the beginning of a word of their names without accents', async () => {
    expect(await names(admin, 'eric hab')).toEqual(['Dr. Éric Habimana']);
    expect(await names(admin, 'grace')).toEqual(['Dr. Grace Mukamana']);
    expect(await names(admin, 'admin')).toEqual([]);
  });
  it('a message to an account that is no contact is refused with the same answer as for an unknown account, and is not stored', async () => {
    const absent = { ...other, id: '01900000-0000-7000-8000-000000000000' };
    for (const to of [stranger, other, absent, patient]) {
      const { status, body } = await send(patient, messageTo([to]));
      expect([status, body.errors]).toEqual([422, ['Choose recipients from the list.']]);
      expect((await send(patient, messageTo([to], { draft: 1 }))).status).toBe(422);
    }
    expect((await box(patient, 'sent')).total + (await box(patient, 'draft')).total).toBe(0);
  });
  it('an account may answer everybody who has written to it, even when no other rule makes them contacts', async () => {
    await send(admin, messageTo([other]));
    const [received] = (await box(other)).data;
    expect(received.from).toMatchObject({ account_id: admin.id, account_type: 'admin', name: 'Admin' });
    const ward = await makeDoctor(test);
    await joinTeam(test, { id: hospital.id, kind: 'hospital' }, ward);
    await send(ward, messageTo([hospital]));
    await test.platform.db.deleteFrom('team_member').where('doctor_id', '=', ward.id).execute();
    expect((await send(hospital, messageTo([ward]))).status).toBe(201);
    expect((await send(ward, messageTo([hospital]))).status).toBe(201);
  });
  it('patient and doctor stay contacts for a month after a cancelled appointment, and longer if they have another appointment', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const met = await makeDoctor(test);
    const former = await makeDoctor(test);
    const cancelled = async (by: typeof met, days: number) => {
      const { id } = await makeAppointment(test, { doctor: by, patient: other, status: 'CANCELLED' });
      const change = { appointment_id: id, from_status: 'PENDING', to_status: 'CANCELLED', by_account_id: other.id };
      await test.platform.db
        .insertInto('appointment_status_change')
        .values({ ...change, reason: null, at: ago(days) })
        .execute();
    };
    await cancelled(met, 29);
    await cancelled(former, 31);
    expect((await send(other, messageTo([met]))).status).toBe(201);
    expect((await send(other, messageTo([former]))).status).toBe(422);
    expect((await send(former, messageTo([other]))).status).toBe(422);
    await makeAppointment(test, { doctor: former, patient: other });
    expect((await send(other, messageTo([former]))).status).toBe(201);
  });
  it('an account may send thirty messages an hour, including drafts that are sent', async () => {
    const statuses = [];
    for (let n = 0; n < 31; n++)
      statuses.push((await send(patient, messageTo([doctor], n === 0 ? { draft: 1 } : {}))).status);
    expect(statuses).toEqual([...Array(30).fill(201), 429]);
    const [draft] = (await box(patient, 'draft')).data;
    expect((await test.call('PUT', `/messages/${draft.id}`, { token: patient.token, body: { draft: 0 } })).status).toBe(
      429,
    );
  });
});
