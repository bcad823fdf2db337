import { hashOfPhoneCode } from '../../apps/api/src/modules/identity/domain/phone-codes.ts';
import type { Person } from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';

let numbers = 0;
const newNumber = () => `+25078${String(++numbers).padStart(7, '0')}`;

/** Sends a code to a number, by default a new one; returns both. */
export async function receivedCode({ platform: { config, db, now } }: ApiFixture, phone = newNumber()) {
  const phone_code = '123456';
  const expires_at = new Date(now().getTime() + 600_000);
  const code_hash = hashOfPhoneCode(config, phone, phone_code);
  await db.insertInto('phone_code').values({ phone, code_hash, expires_at }).execute();
  return { phone, phone_code };
}

/** Gives the login of this person a confirmed phone number; returns the number. */
export async function confirmNumber({ platform: { db, now } }: ApiFixture, { id }: Person): Promise<string> {
  const phone = newNumber();
  await db.updateTable('login').set({ phone, phone_proved_at: now() }).where('id', '=', id).execute();
  return phone;
}
