import { type dependants, mostChildren } from '@ivuriro/contract/dependants';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { findLoginById, insertAccountRow, insertPatient } from '../queries/accounts.queries.ts';
import { childrenOf } from '../queries/dependants.queries.ts';
import { insertMembership } from '../queries/members.queries.ts';
import { entryOf, signedIn } from '../presenters/present-account.ts';
import { agree, agreementNow } from './agree-to-texts.ts';
import { openSession } from './open-session.ts';
import { refuseGuardian } from './refuse-guardian.ts';

const others = 'You act for a child. Add another child in your own account.';

/**
 * Makes a record for a child, without a login of its own: the caller becomes its guardian, agrees to terms of use and
 * privacy policy for it, and is signed in to it.
 */
export async function addDependant(call: CallOf<typeof dependants.add>) {
  const { actor, body, transact, now } = call;
  refuseGuardian(actor, others);
  const { full_name, birth_date, gender, relation, id_number } = body;
  const { loginId } = actor;
  // an exclusive lock: simultaneous additions by one guardian wait, so that the limit holds
  const counting = { exclusive: true };
  const account = await transact(async (trx) => {
    if ((await childrenOf(trx, loginId)).length >= mostChildren)
      throw problem('conflict', `You have ${mostChildren} children here. Write to us to add another one.`);
    const agreement = await agreementNow(trx, now);
    const { termsVersion } = agreement;
    const row = await insertAccountRow(trx, { loginId: null, type: 'patient', name: full_name, termsVersion, now });
    await insertPatient(trx, { id: row.id, gender, id_number: id_number || null, birth_date, address: null });
    const role = 'guardian' as const;
    // never undefined, because a new record has no guardian yet
    const membership_id = (await insertMembership(trx, { accountId: row.id, loginId, role, relation, now }))!;
    const child = { ...row, membership_id, role, member_name: null };
    await agree(trx, child, agreement);
    call.about({ objectId: child.id, patientId: child.id });
    const token = await openSession(trx, child, call.device, now);
    return signedIn(trx, await findLoginById(trx, loginId), child, token);
  }, counting);
  return entryOf(account);
}
