import type { dependants } from '@ivuriro/contract/dependants';
import type { CallOf } from '../../../platform/http/call.ts';
import { insertAccountRow, insertPatient } from '../queries/accounts.queries.ts';
import { agreementNow } from './agree-to-texts.ts';
import { becomeGuardian, refuseTooManyChildren } from './become-guardian.ts';
import { refuseGuardian } from './refuse-guardian.ts';

const others = 'You act for a child. Add another child in your own account.';

/** Makes a record for a child, without a login of its own, and makes the caller its guardian. */
export async function addDependant(call: CallOf<typeof dependants.add>) {
  const { actor, body, transact, now } = call;
  refuseGuardian(actor, others);
  const { full_name, birth_date, gender, relation, id_number } = body;
  // an exclusive lock: simultaneous additions by one guardian wait for each other, so that the limit of children holds
  const counting = { exclusive: true };
  return transact(async (trx) => {
    await refuseTooManyChildren(trx, actor.loginId);
    const agreement = await agreementNow(trx, now);
    const { termsVersion } = agreement;
    const row = await insertAccountRow(trx, { loginId: null, type: 'patient', name: full_name, termsVersion, now });
    await insertPatient(trx, { id: row.id, gender, id_number: id_number || null, birth_date, address: null });
    return becomeGuardian(trx, call, row, { relation, agreement });
  }, counting);
}
