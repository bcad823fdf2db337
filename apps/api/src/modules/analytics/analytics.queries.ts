import { type RawBuilder, sql } from 'kysely';
import { asSystem } from '../../platform/db/acting.ts';
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

/** Everybody's visits that took place and orders that were placed then, all completed. */
export async function servedBetween(db: Db, from: Date, to: Date): Promise<number> {
  const served = sql<{ served: number }>`select
      (select count(*) from appointment where status = 'COMPLETED' and starts_at between ${from} and ${to})
      + (select count(*) from medical_order where status = 'COMPLETED' and created_at between ${from} and ${to})
      as served`;
  const { rows } = await asSystem(() => served.execute(db));
  return rows[0]!.served;
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

/** Requests by the Kigali month in which they were made, named like `Nov 2026`. */
export const requestsByMonth = (db: Db, side: Side, id: string, from: Date): Promise<Map<string, number>> =>
  byMonth(db, sql`appointment where ${sql.ref(side)} = ${id} and created_at >= ${from}`);

export const ordersByMonth = (db: Db, providerId: string, from: Date): Promise<Map<string, number>> =>
  byMonth(db, sql`medical_order where provider_id = ${providerId} and created_at >= ${from}`);

async function byMonth(db: Db, made: RawBuilder<unknown>): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; requests: number }>`
    select to_char(created_at at time zone 'Africa/Kigali', 'Mon YYYY') as month, count(*) as requests
    from ${made} group by month`.execute(db);
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

/** What a laboratory or pharmacy offers and accepts, and who asks for it. */
export async function shopCounts(db: Db, providerId: string) {
  const { rows } = await sql<{
    offers: number;
    drug_categories: number;
    specialities: number;
    insurances: number;
    from_doctors: number;
    from_patients: number;
    pending: number;
  }>`select
      (select count(*) from offer where provider_id = ${providerId} and removed_at is null) as offers,
      (select count(distinct drug.category_id) from offer join drug_name drug on drug.id = offer.drug_id
        where offer.provider_id = ${providerId} and offer.removed_at is null) as drug_categories,
      (select count(*) from provider_speciality where provider_id = ${providerId}) as specialities,
      (select count(*) from accepted_insurance where provider_id = ${providerId}) as insurances,
      count(*) filter (where category = 'Doctor') as from_doctors,
      count(*) filter (where category = 'Patient') as from_patients,
      count(*) filter (where status = 'PENDING') as pending
    from medical_order where provider_id = ${providerId}`.execute(db);
  return rows[0]!;
}

export async function hospitalCounts(db: Db, hospitalId: string) {
  const { rows } = await sql<{ specialities: number; insurances: number }>`select
      (select count(*) from provider_speciality where provider_id = ${hospitalId}) as specialities,
      (select count(*) from accepted_insurance where provider_id = ${hospitalId}) as insurances`.execute(db);
  return rows[0]!;
}
