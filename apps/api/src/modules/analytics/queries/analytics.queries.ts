import { type Expression, type RawBuilder, sql } from 'kysely';
import { asSystem } from '../../../platform/db/actor-context.ts';
import { composed, type QueryParams } from '../../../platform/db/composed.ts';
import type { Db } from '../../../platform/db/pool.ts';

export const insertPageView = async (db: Db, day: string, visitor: Buffer): Promise<void> => {
  await db
    .insertInto('visit')
    .values({ day, visitor })
    .onConflict((on) => on.doNothing())
    .execute();
};

/** Returns the salt of the day; when there is none yet, stores `drawn` as the salt. */
export async function saltOf(db: Db, day: string, drawn: Buffer): Promise<Buffer> {
  await db
    .insertInto('visit_salt')
    .values({ day, salt: drawn })
    .onConflict((on) => on.doNothing())
    .execute();
  const { salt } = await db.selectFrom('visit_salt').select('salt').where('day', '=', day).executeTakeFirstOrThrow();
  return salt;
}

export const deleteSalts = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('visit_salt').where('day', '<', before).execute();
};

/** The number of page views on each day between `from` and `to`; days without page views are left out. */
export const pageViewsByDay = (db: Db, from: string, to: string) =>
  db
    .selectFrom('visit')
    .select(['day', sql<number>`count(*)`.as('visits')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .orderBy('day')
    .execute();

/** Counts completed appointments whose start is in this period, and completed orders that were placed in it. */
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

/** The column of `appointment` that names the provider whose appointments are counted. */
export type Side = 'doctor_id' | 'hospital_id';

/**
 * The number of appointments or orders requested in one month (time of Kigali), named like `Nov 2026`, for each
 * combination of the counted columns.
 */
export interface MonthlyRequests {
  month: string;
  requests: number;
  status: string;
}

/**
 * SQL: how many appointments or orders there are for each month and each combination of the columns `apart`, as JSON.
 * All statistics of an overview are computed from these numbers, so that the rows are read once.
 */
function requested<T extends MonthlyRequests>(made: RawBuilder<unknown>, ...apart: (keyof T & string)[]) {
  const month = sql`date_trunc('month', created_at at time zone 'Africa/Kigali')`;
  const columns = sql.join(apart.map((column) => sql.ref(column)));
  return sql<T[]>`(select coalesce(json_agg(counted), '[]') from (
    select to_char(${month}, 'Mon YYYY') as month, ${columns}, count(*) as requests from ${made}
    group by ${month}, ${columns}) counted)`;
}
const appointmentsOf = (side: Side, id: Expression<string>) =>
  requested(sql`appointment where ${sql.ref(side)} = ${id}`, 'status');

/**
 * Builds a query for the counts of one provider. `columns` receives the provider's id as SQL and returns the columns to
 * select.
 */
function countsOf<T>(columns: (id: Expression<string>) => RawBuilder<unknown>) {
  const read = composed((db, _: null, { id }: QueryParams<{ id: string }>) =>
    sql<T>`select ${columns(id)}`.compile(db),
  );
  return async (db: Db, id: string): Promise<T> => (await read(db, null, { id }))[0]!;
}
const linked = (table: string, providerId: Expression<string>) =>
  sql`(select count(*) from ${sql.table(table)} where provider_id = ${providerId})`;

/**
 * How many specialities, hospitals, symptoms and diseases a doctor has, and how many appointments were requested per
 * month.
 */
export const doctorCounts = countsOf<{
  specialities: number;
  hospitals: number;
  symptoms: number;
  diseases: number;
  requested: MonthlyRequests[];
}>(
  (id) => sql`
    ${linked('provider_speciality', id)} as specialities,
    (select count(*) from team_member where doctor_id = ${id} and place_kind = 'hospital') as hospitals,
    count(*) filter (where s.type = 'Symptom') as symptoms,
    count(*) filter (where s.type = 'Disease') as diseases,
    ${appointmentsOf('doctor_id', id)} as requested
    from treated_symptom_disease t join symptom_disease s on s.id = t.symptom_disease_id
    where t.provider_id = ${id}`,
);

/** How many specialities and accepted insurances a hospital has, and how many appointments were requested per month. */
export const hospitalCounts = countsOf<{ specialities: number; insurances: number; requested: MonthlyRequests[] }>(
  (id) => sql`
    ${linked('provider_speciality', id)} as specialities,
    ${linked('accepted_insurance', id)} as insurances,
    ${appointmentsOf('hospital_id', id)} as requested`,
);

/**
 * The orders of a month with one category: `Doctor` when a doctor prescribed an item of the order, otherwise `Patient`.
 */
export interface MonthlyOrders extends MonthlyRequests {
  category: 'Doctor' | 'Patient';
}

/**
 * How many offerings, drug categories, specialities and accepted insurances a laboratory or pharmacy has, and how many
 * orders were placed with it per month.
 */
export const shopCounts = countsOf<{
  offers: number;
  drug_categories: number;
  specialities: number;
  insurances: number;
  requested: MonthlyOrders[];
}>(
  (id) => sql`
    (select count(*) from offer where provider_id = ${id} and removed_at is null) as offers,
    (select count(distinct drug.category_id) from offer join drug_name drug on drug.id = offer.drug_id
      where offer.provider_id = ${id} and offer.removed_at is null) as drug_categories,
    ${linked('provider_speciality', id)} as specialities,
    ${linked('accepted_insurance', id)} as insurances,
    ${requested<MonthlyOrders>(sql`medical_order where provider_id = ${id}`, 'status', 'category')} as requested`,
);
