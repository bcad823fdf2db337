import type { recordClaims } from '@ivuriro/contract/record-claims';
import type { Db } from '../../../platform/db/pool.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { storeAgreement } from '../queries/accounts.queries.ts';
import { storeBirthDate } from '../queries/people.queries.ts';
import { agreementNow } from './agree-to-texts.ts';
import { becomeGuardian, refuseTooManyChildren } from './become-guardian.ts';

/**
 * Makes the caller the guardian of a child whose record a desk made, and whose account must be locked. The birth date is
 * stored when the desk knew the year alone.
 */
export async function takeChildRecord(trx: Db, call: CallOf<typeof recordClaims.claim>) {
  const { actor, body, now } = call;
  await refuseTooManyChildren(trx, actor.loginId);
  const agreement = await agreementNow(trx, now);
  const row = await storeAgreement(trx, body.id, agreement);
  await storeBirthDate(trx, body.id, body.birth_date);
  return becomeGuardian(trx, call, row, { relation: body.relation ?? null, agreement });
}
