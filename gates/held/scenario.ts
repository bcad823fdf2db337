import { makeAdmin, makePatient, type Person } from '../../apps/api/src/testing/people.ts';
import type { Answer, ApiFixture } from '../api-fixture.ts';
import { makeProviders, type Providers } from './providers.ts';

export interface HeldScenario extends Providers {
  fixture: ApiFixture;
  patient: Person;
  admin: Person;
  send: (who: Person, method: string, path: string, body?: unknown) => Promise<Answer>;
}
/** Makes providers, a patient, and an administrator who has just entered the password. */
export async function createHeldScenario(fixture: ApiFixture): Promise<HeldScenario> {
  const providers = await makeProviders(fixture);
  const [patient, admin] = [await makePatient(fixture), await makeAdmin(fixture)];
  // erasing a patient and deleting a provider require a password that was entered recently
  const { db, now } = fixture.platform;
  await db.updateTable('session').set({ password_at: now() }).where('account_id', '=', admin.id).execute();
  return {
    ...providers,
    fixture,
    patient,
    admin,
    send: ({ token }, method, path, body) => fixture.call(method, path, token, body),
  };
}
