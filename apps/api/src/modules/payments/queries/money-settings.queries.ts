import type { Kind } from '@ivuriro/contract/endpoint';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { MoneySettingRequest } from '../../../platform/db/types.ts';
import { newId } from '../../../platform/ids.ts';

/** Names a setting about money: null is the payout limit, and a kind of provider is the commission of that kind. */
export type Setting = Kind | null;
export type RequestRow = Selectable<MoneySettingRequest>;

/** The current value, locked until this transaction ends. */
export async function lockSetting(trx: Db, kind: Setting): Promise<number> {
  if (kind === null)
    return (await trx.selectFrom('payout_limit').select('amount').forUpdate().executeTakeFirstOrThrow()).amount;
  const query = trx.selectFrom('commission').select('percent').where('kind', '=', kind).forUpdate();
  return Number((await query.executeTakeFirstOrThrow()).percent);
}

export async function updateSetting(trx: Db, kind: Setting, value: number): Promise<void> {
  await (kind === null
    ? trx.updateTable('payout_limit').set({ amount: value }).execute()
    : trx.updateTable('commission').set({ percent: value }).where('kind', '=', kind).execute());
}

/** Marks the waiting change of this setting, if any, as replaced by a newer change. */
export async function replaceWaiting(trx: Db, kind: Setting, by: string, now: Date): Promise<void> {
  await trx
    .updateTable('money_setting_request')
    .set({ status: 'REPLACED', decided_by: by, decided_at: now })
    .where('kind', 'is not distinct from', kind)
    .where('status', '=', 'WAITING')
    .execute();
}

export async function addRequest(
  trx: Db,
  { kind, from, to, by }: { kind: Setting; from: number; to: number; by: string },
  now: Date,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('money_setting_request')
    .values({ id, kind, from_value: from, to_value: to, requested_by: by, requested_at: now })
    .execute();
  return id;
}

export const waitingRequests = (db: Db): Promise<RequestRow[]> =>
  db.selectFrom('money_setting_request').selectAll().where('status', '=', 'WAITING').execute();

export const requestById = (db: Db, id: string): Promise<RequestRow> =>
  db.selectFrom('money_setting_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Approves or refuses a waiting change, once. Returns nothing when the change was decided already. */
export async function decideRequest(
  trx: Db,
  id: string,
  { status, by }: { status: 'APPROVED' | 'REFUSED'; by: string },
  now: Date,
): Promise<RequestRow | undefined> {
  return trx
    .updateTable('money_setting_request')
    .set({ status, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .returningAll()
    .executeTakeFirst();
}
