import type { Db } from '../../../platform/db/pool.ts';

const unset = 1000;

/** The price of an appointment with a doctor who set no fee, from the settings, in whole RWF. */
export async function appointmentPrice(db: Db): Promise<number> {
  const row = await db
    .selectFrom('static_content')
    .select('value')
    .where('key', '=', 'appointment_price')
    .executeTakeFirst();
  const text = row?.value.trim() ?? '';
  return /^\d{1,8}$/.test(text) ? Number(text) : unset;
}
