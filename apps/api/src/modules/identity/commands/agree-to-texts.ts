import type { Db } from '../../../platform/db/pool.ts';
import { textVersionNow } from '../ports.ts';
import type { MemberAccount } from '../queries/accounts.queries.ts';
import { insertConsent } from '../queries/consents.queries.ts';

/** The versions of terms of use and privacy policy to which somebody agrees when an account is opened. */
export interface Agreement {
  termsVersion: number;
  policyVersion: number;
  now: Date;
}

export const agreementNow = async (trx: Db, now: Date): Promise<Agreement> => ({
  termsVersion: await textVersionNow.call(trx, 'term'),
  policyVersion: await textVersionNow.call(trx, 'policy'),
  now,
});

/**
 * Records that the member of a new account agrees to terms of use and privacy policy; for a child its guardian agrees.
 */
export async function agree(
  trx: Db,
  { id, membership_id }: Pick<MemberAccount, 'id' | 'membership_id'>,
  { termsVersion, policyVersion, now }: Agreement,
): Promise<void> {
  const agreed = { account_id: id, membership_id, accepted: true, at: now };
  await insertConsent(trx, { ...agreed, key: 'policy', version: policyVersion });
  await insertConsent(trx, { ...agreed, key: 'term', version: termsVersion });
}
