import type { phoneCodes } from '@ivuriro/contract/phone-codes';
import { problem } from '../../../platform/errors.ts';
import { type Backoff, countTry } from '../../../platform/http/backoff.ts';
import { spend } from '../../../platform/http/budget.ts';
import type { Call, CallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { phoneCodeRequested } from '../events.ts';

/**
 * Two codes are sent to a number without a wait, then there are waits of one, two, four … sixty minutes. Entering a
 * right code resets the count.
 */
const backoff: Backoff = { free: 2, firstSeconds: 60, longestSeconds: 3_600, resetAfterSeconds: 86_400 };
export const codesTo = (phone: string) => ['phone code', phone];

/** The answer is the same for every number, known or not. */
export async function requestPhoneCode(call: CallOf<typeof phoneCodes.send>): Promise<null> {
  await sendCodeTo(call, call.body.phone);
  return null;
}

/**
 * Requests a code for the person who holds this phone; a job makes and sends it. 503 `sms_unavailable` without a
 * gateway; 429 `slow_down` when too many codes were sent to this number or from this network address.
 */
export async function sendCodeTo(
  { platform, ip, transact }: Pick<Call, 'platform' | 'ip' | 'transact'>,
  phone: string,
): Promise<void> {
  if (!platform.sms) throw problem('sms_unavailable');
  await spend(platform, 'phone_code_day', { ip });
  await countTry(platform, codesTo(phone), backoff, 'Several codes were sent to this number.');
  await transact((trx) => emit(trx, phoneCodeRequested, { phone }));
}
