import { type Expression, sql } from 'kysely';

/**
 * SQL: ids of the patients with these codes, given a condition on `user_code`. The code of a merged record finds the
 * record that remains.
 */
export const patientsCoded = (condition: Expression<unknown>) => sql<string>`
  select coalesce(merged_into, id) from account where type = 'patient' and ${condition}`;

/**
 * SQL: ids of a patient's record and of the records that were merged into it, because the patient's history names all
 * of them.
 */
export const recordsMergedInto = (id: string) => sql<string>`
  select id from account where id = ${id} or merged_into = ${id}`;
