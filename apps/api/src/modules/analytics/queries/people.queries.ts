import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

export interface Band {
  gender: string | null;
  /** The age at which the band begins; null for patients without a birth date. */
  from: number | null;
  people: number;
}

/** The number of patients of each gender and age band. The ages are those on the day `today`. */
export async function patientBands(db: Db, today: string, begins: readonly number[]): Promise<Band[]> {
  const days = begins.map((age) => sql`(${today}::date - make_interval(years => ${age}))::date`);
  // the oldest band comes first, because `case` takes the first match and old people match the younger bands too
  const bands = begins.map((age, index) => sql`when birth_date <= ${days[index]} then ${age}::integer`).toReversed();
  const { rows } = await sql<Band>`select gender, band as "from", count(*) as people from (
      select gender, case when birth_date is null then null ${sql.join(bands, sql` `)} else 0 end as band from patient
    ) patients group by gender, band`.execute(db);
  return rows;
}

/** The specialities for which most appointments were requested since a day, with these numbers, the largest first. */
export async function mostRequested(db: Db, from: Date, most: number) {
  const { rows } = await sql<{ name: string; total_services: number }>`
    select name, asked as total_services from (
      select speciality_id, count(*) as asked from appointment where created_at >= ${from}
      group by speciality_id order by asked desc, speciality_id limit ${most}
    ) requested join speciality on speciality.id = speciality_id order by asked desc, name`.execute(db);
  return rows;
}

/** The counters of the administrator's overview. Some count the current month only, others everything. */
export async function platformCounts(db: Db, month: { from: Date; day: string }) {
  const { rows } = await sql<{
    appointments: number;
    visitors: number;
    prescribed: number;
    drugs: number;
    members: number;
    doctors: number;
  }>`select
      (select count(*) from appointment where created_at >= ${month.from}) as appointments,
      (select count(*) from visit where day >= ${month.day}) as visitors,
      (select count(*) from prescribed_drug line join consultation_file file on file.id = line.consultation_file_id
        where file.saved_at >= ${month.from}) as prescribed,
      (select count(*) from drug) as drugs,
      count(*) as members,
      count(*) filter (where kind = 'doctor') as doctors
    from provider where deleted_at is null`.execute(db);
  return rows[0]!;
}
