import { claimTries } from '@ivuriro/contract/record-claims';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/** The records that a person may claim in their own account, oldest first. */
export const claimableBy = (db: Db, membershipId: string) =>
  db
    .selectFrom('claimable_record as c')
    .innerJoin('desk_record as d', 'd.account_id', 'c.id')
    .innerJoin('account as place', 'place.id', 'd.place_id')
    .select(['c.id', 'place.name as place', 'd.made_at'])
    .where('c.membership_id', '=', membershipId)
    .orderBy('d.made_at')
    .orderBy('c.id')
    .$narrowType<{ id: string }>()
    .execute();

/** The phone number of a record that somebody may claim, and the name of the place that made it. */
export const findClaimable = (db: Db, id: string) =>
  db
    .selectFrom('desk_record as d')
    .innerJoin('account as place', 'place.id', 'd.place_id')
    .select(['d.phone', 'place.name as place'])
    .where('d.account_id', '=', id)
    .$narrowType<{ phone: string }>()
    .executeTakeFirst();

const isOpen = sql<boolean>`claimed_at is null and claim_ended_at is null`;
/**
 * SQL: whether this is the birth date of the record or, when the desk knew only the year, whether it is in that year.
 */
const isBornOn = (birthDate: string) => sql<boolean>`exists (
  select from patient p where p.id = desk_record.account_id
    and coalesce(p.birth_date = ${birthDate}::date, desk_record.birth_year = extract(year from ${birthDate}::date), false))`;

/**
 * Counts a wrong birth date, and ends the claim when this was the last try. Returns the number of wrong dates, or
 * undefined when the date is right or the record cannot be claimed any more. Of simultaneous wrong dates no more are
 * counted than a record has tries.
 */
export async function countWrongDate(trx: Db, id: string, birthDate: string, now: Date): Promise<number | undefined> {
  const counted = await trx
    .updateTable('desk_record')
    .set((eb) => ({
      claim_tries: eb('claim_tries', '+', 1),
      claim_ended_at: sql<Date | null>`case when claim_tries + 1 >= ${claimTries} then ${now}::timestamptz end`,
    }))
    .where('account_id', '=', id)
    .where(isOpen)
    .where((eb) => eb.not(isBornOn(birthDate)))
    .returning('claim_tries')
    .executeTakeFirst();
  return counted?.claim_tries;
}

/** Marks a record as claimed; false when this membership may not claim it any more, or the birth date is wrong. */
export async function markClaimed(
  trx: Db,
  { id, membershipId, birthDate, now }: { id: string; membershipId: string; birthDate: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('desk_record')
    .set({ claimed_at: now })
    .where('account_id', '=', id)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('claimable_record').where('id', '=', id).where('membership_id', '=', membershipId).select('id'),
      ),
    )
    .where(isOpen)
    .where(isBornOn(birthDate))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
