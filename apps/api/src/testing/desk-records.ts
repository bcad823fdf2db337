import { newCode, newId } from '../platform/ids.ts';
import type { TestApp } from './test-app.ts';

/**
 * Inserts a record that a place made at its desk for a patient without a login, who was born on 1980-05-12 or, with a
 * year, in that year; returns its id.
 */
export async function makeDeskRecord(
  { platform: { db, now } }: Pick<TestApp, 'platform'>,
  place: { id: string },
  name = 'Alphonse Habimana',
  phone: string | null = '+250788000321',
  year?: number,
): Promise<string> {
  const id = newId();
  const { id: made_by } = await db
    .selectFrom('membership')
    .select('id')
    .where('account_id', '=', place.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('account')
    .values({ id, login_id: null, type: 'patient', name, user_code: newCode(8) })
    .execute();
  await db
    .insertInto('patient')
    .values({ id, birth_date: year ? null : '1980-05-12' })
    .execute();
  await db
    .insertInto('desk_record')
    .values({ account_id: id, place_id: place.id, made_by, phone, birth_year: year, made_at: now() })
    .execute();
  return id;
}
