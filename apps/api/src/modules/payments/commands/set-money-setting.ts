import type { Kind } from '@ivuriro/contract/endpoint';
import { type Call, Reply } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Actor } from '../../../platform/session.ts';
import { refuseWithoutPassword } from '../../identity/index.ts';
import { approvalNeeded } from '../events.ts';
import {
  addRequest,
  lockSetting,
  replaceWaiting,
  type Setting,
  updateSetting,
} from '../queries/money-settings.queries.ts';
import { readCommissions, readLimit } from '../queries/money-settings.ts';

type SettingCall<B> = Call<Actor<'admin'>, unknown, unknown, B & { password?: string | undefined }>;

/**
 * Sets the payout limit. It applies to payouts requested from now on; those that already wait for a second
 * administrator still need the approval.
 */
export async function setLimit(call: SettingCall<{ amount: number }>) {
  const waits = await changeSetting(call, null, call.body.amount);
  const limit = await readLimit(call);
  return waits ? new Reply(limit, 200, 'The higher limit waits for another administrator') : limit;
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
 * A lower value takes effect at once; a higher one waits for another administrator. Both replace a value that waited
 * before. Returns whether the new value waits.
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
      await updateSetting(trx, kind, to);
      return false;
    }
    about({ changes: { [`${field}_asked`]: [from, to] } });
    const id = await addRequest(trx, { kind, from, to, by: actor.id }, now);
    await emit(trx, approvalNeeded, { what: 'setting', id, by: actor.id });
    return true;
  });
}
