import { kinds } from '@ivuriro/contract/endpoint';
import type { SettingRequest } from '@ivuriro/contract/payouts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Call } from '../../../platform/http/call.ts';
import { accountRefs } from '../../identity/index.ts';
import { type Setting, waitingRequests } from './money-settings.queries.ts';
import { limitOf } from './payouts.queries.ts';

export async function readLimit({ db }: Pick<Call, 'db'>) {
  const [amount, waiting] = await Promise.all([limitOf(db), waitingBySetting(db)]);
  return { amount, waiting: waiting.get(null) ?? null };
}

export async function readCommissions({ db }: { db: Db }) {
  const [rows, waiting] = await Promise.all([
    db.selectFrom('commission').select(['kind', 'percent']).execute(),
    waitingBySetting(db),
  ]);
  return kinds.map((kind) => ({
    kind,
    percent: Number(rows.find((row) => row.kind === kind)?.percent ?? 0),
    waiting: waiting.get(kind) ?? null,
  }));
}

async function waitingBySetting(db: Db): Promise<Map<Setting, SettingRequest>> {
  const rows = await waitingRequests(db);
  const people = await accountRefs(
    db,
    rows.map((row) => row.requested_by),
  );
  return new Map(
    rows.map(({ id, kind, from_value, to_value, requested_by, requested_at }) => [
      kind as Setting,
      {
        id,
        from: Number(from_value),
        to: Number(to_value),
        requested_by: { id: requested_by, name: people.get(requested_by)!.name },
        requested_at: requested_at.toISOString(),
      },
    ]),
  );
}
