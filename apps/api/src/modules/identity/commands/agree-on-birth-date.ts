import type { Db } from '../../../platform/db/pool.ts';
import { findBirthDate, storeBirthDate } from '../queries/people.queries.ts';

/**
 * Whether the patient has this birth date. A patient without a birth date gets this one. Called before another record
 * is merged into theirs, because a record with another birth date may be somebody else's.
 */
export async function agreeOnBirthDate(trx: Db, patientId: string, birthDate: string): Promise<boolean> {
  const own = await findBirthDate(trx, patientId);
  if (own === null) await storeBirthDate(trx, patientId, birthDate);
  return own === null || own === birthDate;
}
