import type { phoneCodes } from '@ivuriro/contract/phone-codes';
import { problem } from '../../../platform/errors.ts';
import { type Backoff, countTry } from '../../../platform/http/backoff.ts';
import { spend } from '../../../platform/http/budget.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { phoneCodeRequested } from '../events.ts';

/** Two codes to a number, then waits of one, two, four … sixty minutes. A right code begins the count again. */
const backoff: Backoff = { free: 2, firstSeconds: 60, longestSeconds: 3_600, resetAfterSeconds: 86_400 };
export const codesTo = (phone: string) => ['phone code', phone];

/** The answer is the same for every number, known or not: each gets a code, which a job makes and sends. */
export async function requestPhoneCode({ platform, body, ip, transact }: CallOf<typeof phoneCodes.send>) {
  if (!platform.sms) throw problem('sms_unavailable');
  await spend(platform, 'phone_code_day', { ip });
  await countTry(platform, codesTo(body.phone), backoff, 'Several codes were sent to this number.');
  await transact((trx) => emit(trx, phoneCodeRequested, { phone: body.phone }));
  return null;
}
