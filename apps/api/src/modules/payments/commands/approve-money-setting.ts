import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { isSamePerson, refuseWithoutPassword } from '../../identity/index.ts';
import {
  decideRequest,
  lockSetting,
  requestById,
  type Setting,
  updateSetting,
} from '../queries/money-settings.queries.ts';

type DecisionCall<B> = Call<Actor<'admin'>, { id: string }, unknown, B>;

/**
 * A second administrator approves a higher limit or commission, which then takes effect. The approver must be another
 * person than the requester, not only another account of the same person.
 */
export async function approveSetting(call: DecisionCall<{ password?: string | undefined }>): Promise<null> {
  const { actor, params, body, now, about } = call;
  await refuseWithoutPassword(call, body.password);
  await call.transact(async (trx) => {
    const { kind, status, requested_by: requestedBy } = await requestById(trx, params.id);
    if (status === 'WAITING' && (await isSamePerson(trx, requestedBy, actor.id)))
      throw problem('second_administrator', 'Another administrator has to approve this.');
    const from = await lockSetting(trx, kind as Setting);
    const approved = await decideRequest(trx, params.id, { status: 'APPROVED', by: actor.id }, now);
    if (!approved) throw problem('conflict');
    const to = Number(approved.to_value);
    about({ changes: { [kind === null ? 'limit' : `commission_${kind}`]: [from, to] } });
    await updateSetting(trx, kind as Setting, to);
  });
  return null;
}

/** An administrator refuses a requested change of a limit or commission, or withdraws their own request. */
export async function refuseSetting({ actor, params, now, transact }: DecisionCall<unknown>): Promise<null> {
  await transact(async (trx) => {
    const refused = await decideRequest(trx, params.id, { status: 'REFUSED', by: actor.id }, now);
    if (!refused) throw problem('conflict');
  });
  return null;
}
