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

/** A number in E.164, and the code that its holder entered. */
export interface EnteredPhoneCode {
  phone: string;
  phone_code: string;
}

/** A right code, which is not used up yet. */
export interface CheckedPhoneCode {
  /**
   * Runs in the transaction for which the code was entered, and uses it up: 422 `phone_code_ended` when another call
   * did so meanwhile, or a newer code was sent.
   */
  use: (trx: Db) => Promise<void>;
}

/**
 * Checks a code that was sent to a number. Must run before the transaction that needs it, so that a wrong try counts
 * also when that rolls back: 422 `phone_code_wrong`, or `phone_code_ended` when the number has no valid code.
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
