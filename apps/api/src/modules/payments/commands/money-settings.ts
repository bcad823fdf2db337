import { type Kind, kinds } from '@ivuriro/contract/endpoint';
import type { SettingRequest } from '@ivuriro/contract/payouts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { type Call, Reply } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Actor } from '../../../platform/session.ts';
import { accountRefs, refuseWithoutPassword } from '../../identity/index.ts';
import { approvalNeeded } from '../events.ts';
import {
  addRequest,
  decideRequest,
  lockSetting,
  replaceWaiting,
  requestById,
  type Setting,
  waitingRequests,
  writeSetting,
} from '../queries/money-settings.queries.ts';
import { limitOf } from '../queries/payouts.queries.ts';

type SettingCall<B> = Call<Actor<'admin'>, unknown, unknown, B & { password?: string | undefined }>;
type DecisionCall<B> = Call<Actor<'admin'>, { id: string }, unknown, B>;

export async function readLimit({ db }: Pick<Call, 'db'>) {
  const [amount, waiting] = await Promise.all([limitOf(db), waitingBySetting(db)]);
  return { amount, waiting: waiting.get(null) ?? null };
}

/**
 * Sets the payout limit. It applies to payouts requested from now on; those that already wait for a second
 * administrator still need the approval.
 */
export async function setLimit(call: SettingCall<{ amount: number }>) {
  const waits = await changeSetting(call, null, call.body.amount);
  const limit = await readLimit(call);
  return waits ? new Reply(limit, 200, 'The higher limit waits for another administrator') : limit;
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

/**
 * Sets the commission of a kind of provider for payments opened from now on; a payment that is already open keeps its
 * commission.
 */
export async function setCommission(call: SettingCall<{ kind: Kind; percent: number }>) {
  const waits = await changeSetting(call, call.body.kind, call.body.percent);
  const commissions = await readCommissions(call);
  return waits ? new Reply(commissions, 200, 'The higher commission waits for another administrator') : commissions;
}

/**
 * A lower value takes effect at once; a higher one waits for another administrator and replaces the value that waited
 * before. Returns whether it waits.
 */
async function changeSetting(call: SettingCall<unknown>, kind: Setting, to: number): Promise<boolean> {
  const { actor, body, now, about } = call;
  await refuseWithoutPassword(call, body.password);
  return call.transact(async (trx) => {
    const from = await lockSetting(trx, kind);
    const field = kind === null ? 'limit' : `commission_${kind}`;
    await replaceWaiting(trx, kind, actor.id, now);
    if (to <= from) {
      about({ changes: { [field]: [from, to] } });
      await writeSetting(trx, kind, to);
      return false;
    }
    about({ changes: { [`${field}_asked`]: [from, to] } });
    const id = await addRequest(trx, { kind, from, to, by: actor.id }, now);
    await emit(trx, approvalNeeded, { what: 'setting', id, by: actor.id });
    return true;
  });
}

/** The second administrator approves a higher limit or commission, which then takes effect. */
export async function approveSetting(call: DecisionCall<{ password?: string | undefined }>): Promise<null> {
  const { actor, params, body, now, about } = call;
  await refuseWithoutPassword(call, body.password);
  await call.transact(async (trx) => {
    const { kind } = await requestById(trx, params.id);
    const from = await lockSetting(trx, kind as Setting);
    const approved = await decideRequest(trx, params.id, { status: 'APPROVED', by: actor.id }, now);
    if (!approved) throw await notDecided(trx, params.id, actor.id);
    const to = Number(approved.to_value);
    about({ changes: { [kind === null ? 'limit' : `commission_${kind}`]: [from, to] } });
    await writeSetting(trx, kind as Setting, to);
  });
  return null;
}

/** An administrator refuses a change of a setting, or withdraws their own. */
export async function refuseSetting({ actor, params, now, transact }: DecisionCall<unknown>): Promise<null> {
  await transact(async (trx) => {
    const refused = await decideRequest(trx, params.id, { status: 'REFUSED', by: actor.id }, now);
    if (!refused) throw problem('conflict');
  });
  return null;
}

async function notDecided(trx: Db, id: string, by: string) {
  const { status, requested_by } = await requestById(trx, id);
  return status === 'WAITING' && requested_by === by
    ? problem('second_administrator', 'Another administrator has to approve this.')
    : problem('conflict');
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
