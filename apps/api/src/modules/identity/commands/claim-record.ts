import type { recordClaims } from '@ivuriro/contract/record-claims';
import type { Db } from '../../../platform/db/pool.ts';
import { fieldProblem, problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { isOfAge } from '../domain/of-age.ts';
import { storeAgreement } from '../queries/accounts.queries.ts';
import { lockAccount } from '../queries/held-accounts.queries.ts';
import { patientRefs } from '../queries/patient-refs.ts';
import { storeBirthDate } from '../queries/people.queries.ts';
import { holdProvedPhone } from '../queries/phone-codes.queries.ts';
import { markClaimed } from '../queries/record-claims.queries.ts';
import { agreeOnBirthDate } from './agree-on-birth-date.ts';
import { agreementNow } from './agree-to-texts.ts';
import { becomeGuardian, refuseTooManyChildren } from './become-guardian.ts';
import { type CheckedRecord, checkRecordBirthDate } from './check-record-birth-date.ts';
import { mergePatients } from './merge-patients.ts';

type Claim = CallOf<typeof recordClaims.claim>;

/**
 * Claims a record that a desk made with the caller's confirmed phone number. For the record of a child under 16, the
 * caller becomes the guardian. The record of an older person is merged into the caller's own.
 */
export async function claimRecord(call: Claim) {
  const { db, actor, body, now, platform } = call;
  const { id, birth_date: birthDate } = body;
  const record = await checkRecordBirthDate(platform, body);
  const isChild = !isOfAge(birthDate, now);
  // an exclusive lock: simultaneous claims of one person wait for each other, so that the limit of children holds
  const counting = { exclusive: true };
  const child = await call.transact(async (trx) => {
    await lockAccount(trx, id);
    // the phone number or the record may belong to somebody else since the authorization check
    const isTheirs = await holdProvedPhone(trx, actor.loginId, record.phone);
    if (!isTheirs || !(await markClaimed(trx, { id, membershipId: actor.membershipId, birthDate, now })))
      throw problem('not_found');
    if (isChild) return takeChildRecord(trx, call);
    await mergeIntoOwn(trx, call, record);
    return null;
  }, counting);
  const theirs = child ? id : actor.id;
  return { patient: (await patientRefs(db, [theirs])).get(theirs)!, child };
}

/**
 * Merges the record of an adult into the caller's own when both have the same birth date. If the caller's record has no
 * birth date, it gets the entered one. Another birth date is refused with 422 `birth_date_differs`, because the record
 * may be that of a spouse or a parent who shares the phone number.
 */
async function mergeIntoOwn(trx: Db, call: Claim, { place }: CheckedRecord): Promise<void> {
  const { actor, body, now } = call;
  if (!(await agreeOnBirthDate(trx, actor.id, body.birth_date)))
    throw fieldProblem(
      'birth_date_differs',
      'birth_date',
      `Your own record has another birth date, so this may be somebody else’s. Ask at the desk of ${place}.`,
    );
  call.about({ objectId: body.id, patientId: actor.id });
  // nobody acts for a record that can be claimed, so the merge ends no session
  await mergePatients(trx, { fromId: body.id, intoId: actor.id, by: actor, now });
}

/**
 * Makes the caller the guardian of a child whose record a desk made. The account of the child must be locked. Stores
 * the birth date, because the desk may have known only the year.
 */
async function takeChildRecord(trx: Db, call: Claim) {
  const { actor, body, now } = call;
  await refuseTooManyChildren(trx, actor.loginId);
  const agreement = await agreementNow(trx, now);
  const row = await storeAgreement(trx, body.id, agreement);
  await storeBirthDate(trx, body.id, body.birth_date);
  return becomeGuardian(trx, call, row, { relation: body.relation ?? null, agreement });
}
