import type { phoneCodes } from '@ivuriro/contract/phone-codes';
import { codeOf, fieldProblem, problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { lockLogin } from '../queries/accounts.queries.ts';
import { findPhone, storeProvedPhone } from '../queries/phone-codes.queries.ts';
import { checkPhoneCode } from './check-phone-code.ts';
import { freeAddresses } from './free-addresses.ts';
import { refuseGuardian } from './refuse-guardian.ts';
import { refuseWithoutPassword } from './refuse-without-password.ts';

const ofGuardian = 'The phone number is yours. Confirm it in your own account.';

/** Confirms the phone number of the caller's login; a number other than the stored one needs the password. */
export async function confirmPhone(call: CallOf<typeof phoneCodes.confirm>) {
  const { db, actor, body, now, platform } = call;
  const { phone } = body;
  refuseGuardian(actor, ofGuardian);
  const before = await findPhone(db, actor.loginId);
  if (before.phone !== phone) await refuseWithoutPassword(call, body.password, { always: true });
  const code = await checkPhoneCode(platform, body);
  await call.transact(async (trx) => {
    await lockLogin(trx, actor.loginId);
    // the stored number may have changed since it was compared above
    if ((await findPhone(trx, actor.loginId)).phone !== before.phone) throw problem('conflict');
    await code.use(trx);
    await freeAddresses(trx, [], phone);
    await refuseTakenPhone(storeProvedPhone(trx, actor.loginId, phone, now));
  });
  return findPhone(db, actor.loginId);
}

/**
 * Two people may confirm one number at the same moment: the unique index decides, and the second one gets
 * `phone_taken`.
 */
export async function refuseTakenPhone<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (codeOf(error) === '23505' && (error as { constraint?: string }).constraint === 'login_proved_phone')
      throw fieldProblem('phone_taken', 'phone');
    throw error;
  }
}
