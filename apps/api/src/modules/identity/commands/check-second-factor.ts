import { readCode } from '@ivuriro/contract/text';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { unseal } from '../../../platform/seal.ts';
import { stepOf } from '../domain/one-time-codes.ts';
import { factorOf, lockFactor, useRecoveryCode, useStep } from '../queries/second-factor.queries.ts';
import { hashOfCode, secretPurpose } from './enrol-second-factor.ts';
import { tryCode } from './login-backoff.ts';

type SignIn = Call<null, unknown, unknown, { otp?: string | undefined }>;

/** The result of the second step of a sign-in. People without a second factor get `by: 'password'`. */
export interface FactorResult {
  by: 'password' | 'code';
  /**
   * Uses the code up, in the transaction that opens the session. Refuses a code that is wrong or was used before, and
   * any code when the factor was replaced meanwhile.
   */
  take: (trx: Db) => Promise<void>;
  right: () => Promise<void>;
}

/**
 * Begins the second step of a sign-in. Must run after the password was checked, so that somebody who does not know the
 * password cannot use up the attempts.
 */
export async function checkFactor(call: SignIn, loginId: string): Promise<FactorResult> {
  const { platform, now } = call;
  const factor = await factorOf(platform.db, loginId);
  if (!factor?.enrolled_at)
    return { by: 'password', take: (trx) => refuseIfEnrolled(trx, loginId), right: async () => {} };
  const typed = readCode(call.body.otp ?? '');
  if (!typed) throw problem('second_factor_required');
  const attempt = await tryCode(call, loginId);
  const step = stepOf(unseal(platform.config, secretPurpose, factor.secret), typed, now);
  const take = async (trx: Db): Promise<void> => {
    const held = await lockFactor(trx, loginId);
    if (!held?.secret.equals(factor.secret)) throw problem('conflict', 'The second factor was changed. Sign in again.');
    const taken = await (step === null
      ? useRecoveryCode(trx, loginId, hashOfCode(platform, typed))
      : useStep(trx, loginId, step));
    if (taken) return;
    await attempt.wrong();
    throw problem('second_factor_wrong');
  };
  return { by: 'code', take, right: attempt.right };
}

/**
 * Refuses when a second factor was enrolled since the first check. Enrolling locks the login, as this sign-in does, so
 * no factor can be enrolled between this check and the new session.
 */
async function refuseIfEnrolled(trx: Db, loginId: string): Promise<void> {
  if ((await lockFactor(trx, loginId))?.enrolled_at) throw problem('second_factor_required');
}
