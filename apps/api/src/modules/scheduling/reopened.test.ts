import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookVisit, type Clinic, openClinic } from '../../testing/clinic.ts';
import { makeAdmin, type Person } from '../../testing/people.ts';

let clinic: Clinic;
let admin: Person;
beforeAll(async () => {
  clinic = await openClinic();
  admin = await makeAdmin(clinic);
});
afterAll(() => clinic.close());

/** The visit is cancelled, then they leave; what who sets it to another status is told. */
async function reopenedWithout(gone: 'doctor' | 'hospital' | 'patient'): Promise<unknown[]> {
  const { db } = clinic.platform;
  const id = await bookVisit(clinic, 9);
  const set = (status: string) =>
    clinic.call('POST', `/admin/doctor/appointment/status/${id}`, { token: admin.token, body: { status } });
  await set('CANCELLED');
  const table = gone === 'patient' ? 'account' : 'provider';
  const left = (deleted_at: Date | null) =>
    db.updateTable(table).set({ deleted_at }).where('id', '=', clinic[gone].id).execute();
  await left(clinic.clock.now);
  const { status, body } = await set('PENDING');
  await left(null);
  const visit = db.selectFrom('appointment').select('status').where('id', '=', id);
  return [status, body.message, (await visit.executeTakeFirstOrThrow()).status];
}

describe('a cancelled visit of who has left', () => {
  it.each([
    ['doctor', 'The doctor has left Ivuriro. This visit stays cancelled.'],
    ['hospital', 'The hospital has left Ivuriro. This visit stays cancelled.'],
    ['patient', 'The patient has left Ivuriro. This visit stays cancelled.'],
  ] as const)('the %s: stays cancelled', async (gone, said) => {
    expect(await reopenedWithout(gone)).toEqual([409, said, 'CANCELLED']);
  });
});
