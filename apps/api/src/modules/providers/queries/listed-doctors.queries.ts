import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

export interface ListedDoctor {
  id: string;
  name: string;
  slot_minutes: number;
  speciality_ids: string[];
}

/** The doctors on a hospital's team, published or not, by name. */
export const doctorsOfTeam = (db: Db, hospitalId: string): Promise<ListedDoctor[]> =>
  doctorsAmong(
    db,
    sql`select doctor_id from team_member where provider_id = ${hospitalId} and place_kind = 'hospital'`,
  );

/** Returns these doctors, sorted by name, including unpublished and deleted ones. */
export const listedDoctors = async (db: Db, ids: readonly string[]): Promise<ListedDoctor[]> =>
  ids.length === 0 ? [] : doctorsAmong(db, sql`select unnest(${ids}::uuid[])`);

const doctorsAmong = (db: Db, ids: RawBuilder<unknown>): Promise<ListedDoctor[]> =>
  db
    .selectFrom('doctor')
    .innerJoin('provider', 'provider.id', 'doctor.id')
    .select(['doctor.id', 'provider.name', 'doctor.slot_minutes'])
    .select(
      sql<string[]>`array(select speciality_id from provider_speciality where provider_id = doctor.id order by 1)`.as(
        'speciality_ids',
      ),
    )
    .where('doctor.id', 'in', sql<string>`(${ids})`)
    .orderBy('provider.name')
    .orderBy('doctor.id')
    .execute();
