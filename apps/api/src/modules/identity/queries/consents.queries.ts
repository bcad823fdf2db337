import { consentKeys, type consents } from '@ivuriro/contract/consents';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { textVersionNow } from '../ports.ts';

interface Consent {
  account_id: string;
  /** The person who agreed for the account: its patient or owner, or a child's guardian. */
  membership_id: string;
  key: (typeof consentKeys)[number];
  version: number;
  accepted: boolean;
  at: Date;
}

export const insertConsent = (trx: Db, row: Consent) => trx.insertInto('consent').values(row).execute();
/** The consents that an account gave and withdrew, newest first. */
export async function consentsOf(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('consent')
    .select(['key', 'version', 'accepted', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return rows.map(({ key, at, ...row }) => ({ ...row, key: key as Consent['key'], at: at.toISOString() }));
}

/**
 * The texts that have a newer version than the account last accepted or refused, and so need a new answer. What a
 * guardian agreed to does not count for a patient to whom the record was handed over.
 */
export async function dueConsents({ db, actor }: CallOf<typeof consents.due>) {
  if (actor.type === 'admin') return [];
  const said = await db
    .selectFrom('consent')
    .select(({ fn }) => ['key', fn.max('version').as('version')])
    .where('account_id', '=', actor.id)
    .$if(actor.role === 'self', (query) => query.where(notByGuardian))
    .groupBy('key')
    .execute();
  const versions = await Promise.all(
    consentKeys.map(async (key) => ({ key, version: await textVersionNow.call(db, key) })),
  );
  return versions.filter(({ key, version }) => (said.find((one) => one.key === key)?.version ?? 0) < version);
}

const notByGuardian = sql<boolean>`not exists (
  select from membership m where m.id = consent.membership_id and m.role = 'guardian')`;
