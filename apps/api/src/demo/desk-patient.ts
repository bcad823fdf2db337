import type { Db } from '../platform/db/pool.ts';
import { type DemoData, isDemoPlace } from './demo-data.ts';
import { put } from './put.ts';
import { demoCode, demoId } from './seed.ts';

/** Inserts the record of a patient without a login, which the reception of the demo's hospital made. */
export async function putDeskPatient(db: Db, { places }: DemoData, at: Date): Promise<void> {
  const hospital = places.find((place) => isDemoPlace(place) && place.kind === 'hospital')!;
  const id = demoId('desk', 'Alphonse');
  const name = 'Alphonse Habimana';
  const user_code = demoCode(8, 'desk', 'Alphonse');
  await put(db, 'account', [{ id, login_id: null, type: 'patient', name, user_code, created_at: at }]);
  await put(db, 'patient', [{ id, gender: 'Male', birth_date: '1980-05-12' }]);
  const made = { place_id: hospital.id, made_by: demoId('membership', 'reception'), made_at: at };
  await put(db, 'desk_record', [{ account_id: id, phone: '+250788000098', ...made }]);
}
