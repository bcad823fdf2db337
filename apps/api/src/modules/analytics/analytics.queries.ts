import { sql } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';

export const insertVisit = async (db: Db, day: string, visitor: Buffer): Promise<void> => {
  await db
    .insertInto('visit')
    .values({ day, visitor })
    .onConflict((on) => on.doNothing())
    .execute();
};

/** Visits of each day on which there were any, from the first day to today. */
export const visitsByDay = (db: Db, from: string, to: string) =>
  db
    .selectFrom('visit')
    .select(['day', sql<number>`count(*)`.as('visits')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .orderBy('day')
    .execute();

export async function servedBetween(db: Db, from: Date, to: Date): Promise<number> {
  const { served } = await db
    .selectFrom('appointment')
    .select(sql<number>`count(*)`.as('served'))
    .where('status', '=', 'COMPLETED')
    .where('starts_at', '>=', from)
    .where('starts_at', '<=', to)
    .executeTakeFirstOrThrow();
  return served;
}

export async function publishedByKind(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('provider_count').select(['kind', 'published']).execute();
  return new Map(rows.map((row) => [row.kind, row.published]));
}

/** Whose appointments: the doctor's, or those at the hospital. */
export type Side = 'doctor_id' | 'hospital_id';

export const appointmentCounts = (db: Db, side: Side, id: string) =>
  db
    .selectFrom('appointment')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where status = 'PENDING')`.as('pending'),
      sql<number>`count(*) filter (where status = 'COMPLETED')`.as('completed'),
    ])
    .where(side, '=', id)
    .executeTakeFirstOrThrow();

export const oldestPending = (db: Db, side: Side, id: string, limit: number) =>
  db
    .selectFrom('appointment')
    .selectAll()
    .where(side, '=', id)
    .where('status', '=', 'PENDING')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Requests by the Kigali month in which they were made, named like `Nov 2026`. */
export async function requestsByMonth(db: Db, side: Side, id: string, from: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('appointment')
    .select([
      sql<string>`to_char(created_at at time zone 'Africa/Kigali', 'Mon YYYY')`.as('month'),
      sql<number>`count(*)`.as('requests'),
    ])
    .where(side, '=', id)
    .where('created_at', '>=', from)
    .groupBy('month')
    .execute();
  return new Map(rows.map((row) => [row.month, row.requests]));
}

/** What a doctor shows on his profile. */
export async function doctorCounts(db: Db, doctorId: string) {
  const { rows } = await sql<{
    specialities: number;
    hospitals: number;
    symptoms: number;
    diseases: number;
  }>`select
      (select count(*) from provider_speciality where provider_id = ${doctorId}) as specialities,
      (select count(*) from team_member where doctor_id = ${doctorId} and place_kind = 'hospital') as hospitals,
      count(*) filter (where s.type = 'Symptom') as symptoms,
      count(*) filter (where s.type = 'Disease') as diseases
    from treated_symptom_disease t join symptom_disease s on s.id = t.symptom_disease_id
    where t.provider_id = ${doctorId}`.execute(db);
  return rows[0]!;
}

export async function hospitalCounts(db: Db, hospitalId: string) {
  const { rows } = await sql<{ specialities: number; insurances: number }>`select
      (select count(*) from provider_speciality where provider_id = ${hospitalId}) as specialities,
      (select count(*) from accepted_insurance where provider_id = ${hospitalId}) as insurances`.execute(db);
  return rows[0]!;
}
