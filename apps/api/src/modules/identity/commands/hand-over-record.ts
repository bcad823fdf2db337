import type { dependants } from '@ivuriro/contract/dependants';
import type { Db } from '../../../platform/db/pool.ts';
import { fieldProblem, problem } from '../../../platform/errors.ts';
import { spend } from '../../../platform/http/budget.ts';
import { type CallOf, Reply } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { isOfAge } from '../domain/of-age.ts';
import { insertLogin } from '../queries/accounts.queries.ts';
import { guardianshipsOf, hasOwnRecord, setLoginOf } from '../queries/dependants.queries.ts';
import { lockAccount } from '../queries/held-accounts.queries.ts';
import { insertMembership } from '../queries/members.queries.ts';
import { findBirthDate } from '../queries/people.queries.ts';
import { lockLoginByPhone, storeProvedPhone } from '../queries/phone-codes.queries.ts';
import { type CheckedPhoneCode, checkPhoneCode } from './check-phone-code.ts';
import { refuseTakenPhone } from './confirm-phone.ts';
import { endRepresentation } from './end-representation.ts';
import { freeAddresses } from './free-addresses.ts';
import { refuseGuardian } from './refuse-guardian.ts';
import { refuseWithoutPassword } from './refuse-without-password.ts';
import { sendCodeTo } from './request-phone-code.ts';

type HandOver = CallOf<typeof dependants.handOver>;

const notYours = 'Only a guardian of this child hands the record over, in their own account.';
const tooYoung = 'The record can be handed over from the day on which the child is 16. Until then you look after it.';
const ofGuardian = 'This is the number of a guardian. Enter a number of the child’s own.';

/**
 * Hands a record over to the child, who must be 16. The first call has no code and sends one to the phone of the child.
 * The second call has this code: it makes the child the patient of the record and ends every guardianship.
 */
export async function handOverRecord(call: HandOver): Promise<Reply<null> | null> {
  const { actor, params, body, db, now, platform, ip } = call;
  const { phone, phone_code } = body;
  refuseGuardian(actor, notYours);
  await refuseTooYoung(db, params.id, now);
  if (phone_code === undefined) {
    call.about({ action: 'phone_code.requested' });
    await spend(platform, 'phone_code', { ip });
    await sendCodeTo(call, phone);
    return null;
  }
  // a hand-over cannot be undone: whoever finds a guardian's unlocked phone must not hand the record over to a phone of
  // their own
  await refuseWithoutPassword(call, body.password);
  const code = await checkPhoneCode(platform, { phone, phone_code });
  const sessions = await call.transact((trx) => giveRecord(trx, call, code));
  for (const id of sessions) platform.realtime.disconnect(id);
  return new Reply(null, 200, 'The record was handed over.');
}

/**
 * Repeats the checks under the lock of the child's account, and hands the record over. Returns the ended sessions of
 * the guardians.
 */
async function giveRecord(trx: Db, { actor, params, body, now }: HandOver, code: CheckedPhoneCode): Promise<string[]> {
  const { id } = params;
  await lockAccount(trx, id);
  const guardians = await guardianshipsOf(trx, id);
  if (!guardians.some(({ login_id }) => login_id === actor.loginId)) throw problem('not_found');
  await refuseTooYoung(trx, id, now);
  const loginId = await loginOfChild(trx, { phone: body.phone, guardians, now });
  await code.use(trx);
  const ended: string[] = [];
  for (const guardian of guardians) ended.push(...(await endRepresentation(trx, guardian.id, now)));
  await setLoginOf(trx, id, loginId);
  await insertMembership(trx, { accountId: id, loginId, role: 'self', now });
  return ended;
}

/**
 * Returns the login that has confirmed the number, or a new one if none has. 422 `own_record` when the confirmed login
 * belongs to a guardian of the child, or to a person with a patient record of their own.
 */
async function loginOfChild(
  trx: Db,
  { phone, guardians, now }: { phone: string; guardians: { login_id: string }[]; now: Date },
): Promise<string> {
  await freeAddresses(trx, [], phone);
  const known = await lockLoginByPhone(trx, phone);
  if (known) {
    if (guardians.some(({ login_id }) => login_id === known.id)) throw fieldProblem('own_record', 'phone', ofGuardian);
    if (await hasOwnRecord(trx, known.id)) throw fieldProblem('own_record', 'phone');
    return known.id;
  }
  const login = { id: newId(), email: null, phone, password_hash: null };
  await insertLogin(trx, login, now);
  await refuseTakenPhone(storeProvedPhone(trx, login.id, phone, now));
  return login.id;
}

async function refuseTooYoung(db: Db, childId: string, now: Date): Promise<void> {
  if (!isOfAge(await findBirthDate(db, childId), now)) throw problem('too_early', tooYoung);
}
