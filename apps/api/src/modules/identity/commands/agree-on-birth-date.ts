import type { Db } from '../../../platform/db/pool.ts';
import { findBirthDate, storeBirthDate } from '../queries/people.queries.ts';

/**
 * Whether the patient has this birth date, which is stored when they have given none: before another record is merged
 * into theirs. With another birth date it may be somebody else's record.
 */
export async function agreeOnBirthDate(trx: Db, patientId: string, birthDate: string): Promise<boolean> {
  const own = await findBirthDate(trx, patientId);
  if (own === null) await storeBirthDate(trx, patientId, birthDate);
  return own === null || own === birthDate;
}
