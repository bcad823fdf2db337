import { newId } from '../../../platform/ids.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { HourRow, Hours } from '../domain/opening-hours.ts';

export async function hourRows(db: Db, providerId: string): Promise<HourRow[]> {
  return db
    .selectFrom('working_hour')
    .select(['id', 'day', 'is_closed', 'is_24_hours', 'opens_at', 'closes_at'])
    .where('provider_id', '=', providerId)
    .orderBy('day')
    .execute();
}

export async function saveHours(trx: Db, providerId: string, days: Map<number, Hours>): Promise<void> {
  await trx
    .insertInto('working_hour')
    .values([...days].map(([day, hours]) => ({ id: newId(), provider_id: providerId, day, ...hours })))
    .onConflict((on) =>
      on.columns(['provider_id', 'day']).doUpdateSet((eb) => ({
        is_closed: eb.ref('excluded.is_closed'),
        is_24_hours: eb.ref('excluded.is_24_hours'),
        opens_at: eb.ref('excluded.opens_at'),
        closes_at: eb.ref('excluded.closes_at'),
      })),
    )
    .execute();
}
