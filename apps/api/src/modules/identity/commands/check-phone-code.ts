import { phoneCodeTries } from '@ivuriro/contract/phone-codes';
import type { Db } from '../../../platform/db/pool.ts';
import { transact } from '../../../platform/db/transact.ts';
import { fieldProblem, type Problem } from '../../../platform/errors.ts';
import { resetTries } from '../../../platform/http/backoff.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfPhoneCode } from '../domain/phone-codes.ts';
import { triesLeft } from '../domain/tries-left.ts';
import { countPhoneCodeTry, deletePhoneCode, uncountPhoneCodeTry } from '../queries/phone-codes.queries.ts';
import { codesTo } from './request-phone-code.ts';

/** A phone number in E.164, and the code that the caller entered for it. */
export interface EnteredPhoneCode {
  phone: string;
  phone_code: string;
}

/** The result of checking a right code. The check does not use the code up. */
export interface CheckedPhoneCode {
  /**
   * Uses the code up, in the transaction for which it was entered: 422 `phone_code_ended` when another call has used
   * the code meanwhile, or when a newer code was sent.
   */
  use: (trx: Db) => Promise<void>;
}

/**
 * Checks a code that was sent to a number: 422 `phone_code_wrong`, or `phone_code_ended` when the number has no valid
 * code. Must run before the transaction that needs the code, so that a wrong try stays counted when that transaction
 * rolls back.
 */
export async function checkPhoneCode(
  platform: Platform,
  { phone, phone_code }: EnteredPhoneCode,
): Promise<CheckedPhoneCode> {
  const { db, config, now } = platform;
  const counted = await transact(db, (trx) => countPhoneCodeTry(trx, phone, now()));
  if (!counted) throw ended();
  const hash = hashOfPhoneCode(config, phone, phone_code);
  if (!counted.code_hash.equals(hash)) throw wrong(phoneCodeTries - counted.tries);
  await transact(db, (trx) => uncountPhoneCodeTry(trx, phone, hash));
  await resetTries(platform, codesTo(phone));
  return {
    use: async (trx) => {
      if (!(await deletePhoneCode(trx, phone, hash))) throw ended();
    },
  };
}

const ended = (): Problem => fieldProblem('phone_code_ended', 'phone_code');

function wrong(left: number): Problem {
  if (left === 0) return ended();
  return fieldProblem('phone_code_wrong', 'phone_code', `The code is not right. ${triesLeft(left)}`);
}
