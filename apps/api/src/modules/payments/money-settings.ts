import { type Kind, kinds } from '@ivuriro/contract/endpoint';
import type { Db } from '../../platform/db/pool.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Actor } from '../../platform/session.ts';
import { demandPassword } from '../identity/index.ts';
import { limitOf } from './payouts.ts';

type Setting<B> = Call<Actor<'admin'>, unknown, unknown, B & { password?: string | undefined }>;

export const readLimit = async ({ db }: Pick<Call, 'db'>) => ({ amount: await limitOf(db) });

/** For payouts that are asked for from now on; what waits for a second administrator goes on waiting. */
export async function setLimit(call: Setting<{ amount: number }>) {
  const { amount, password } = call.body;
  await demandPassword(call, password);
  await call.transact((trx) => trx.updateTable('payout_limit').set({ amount }).execute());
  return { amount };
}

export async function readCommissions({ db }: { db: Db }): Promise<{ kind: Kind; percent: number }[]> {
  const rows = await db.selectFrom('commission').select(['kind', 'percent']).execute();
  return kinds.map((kind) => ({ kind, percent: rows.find((row) => row.kind === kind)?.percent ?? 0 }));
}

/** For payments that are opened from now on: the share of one that is open is fixed. */
export async function setCommission(call: Setting<{ kind: Kind; percent: number }>) {
  const { kind, percent, password } = call.body;
  await demandPassword(call, password);
  return call.transact(async (trx) => {
    await trx.updateTable('commission').set({ percent }).where('kind', '=', kind).execute();
    return readCommissions({ db: trx });
  });
}
