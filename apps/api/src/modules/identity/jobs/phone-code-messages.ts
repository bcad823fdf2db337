import { phoneCodeMinutes } from '@ivuriro/contract/phone-codes';
import { transact } from '../../../platform/db/transact.ts';
import { newDigits } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfPhoneCode } from '../domain/phone-codes.ts';
import { storePhoneCode } from '../queries/phone-codes.queries.ts';
import { en } from '../texts.ts';

/**
 * Makes a code and sends it. The code exists only in the text message: neither the database nor the outbox stores it. A
 * repeated job sends a new code.
 */
export async function sendPhoneCode({ phone }: { phone: string }, { db, config, now, sms }: Platform): Promise<void> {
  if (!sms) return;
  const code = newDigits(6);
  const expiresAt = new Date(now().getTime() + phoneCodeMinutes * 60_000);
  const code_hash = hashOfPhoneCode(config, phone, code);
  await transact(db, (trx) => storePhoneCode(trx, { phone, code_hash, expires_at: expiresAt }));
  await sms.send({ to: phone, text: en.phoneCode(code, phoneCodeMinutes) });
}
