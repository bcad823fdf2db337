import { claimTries } from '@ivuriro/contract/record-claims';
import { transact } from '../../../platform/db/transact.ts';
import { fieldProblem, problem, type Problem } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { triesLeft } from '../domain/tries-left.ts';
import { countWrongDate, findClaimable } from '../queries/record-claims.queries.ts';

/**
 * A record for which the caller has entered the right birth date: its phone number and the name of the place that made
 * it.
 */
export interface CheckedRecord {
  phone: string;
  place: string;
}

/**
 * Checks the birth date that the caller has entered for a record which they may claim: 422 `birth_date_wrong`, or
 * `claim_ended` after the last try. Must run before the transaction that claims the record, so that a wrong date stays
 * counted when that transaction rolls back.
 */
export async function checkRecordBirthDate(
  { db, now }: Platform,
  { id, birth_date }: { id: string; birth_date: string },
): Promise<CheckedRecord> {
  const record = await findClaimable(db, id);
  if (!record) throw problem('not_found');
  const wrong = await transact(db, (trx) => countWrongDate(trx, id, birth_date, now()));
  if (wrong !== undefined) throw wrongDate(claimTries - wrong, record.place);
  return record;
}

function wrongDate(left: number, place: string): Problem {
  const says = 'This is not the birth date of the record.';
  if (left === 0) return fieldProblem('claim_ended', 'birth_date', `${says} Ask at the desk of ${place}.`);
  return fieldProblem('birth_date_wrong', 'birth_date', `${says} ${triesLeft(left)}`);
}
