import type { orders } from '@ivuriro/contract/orders';
import type { Db } from '../../../platform/db/pool.ts';
import { type Problem, problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { newDigits } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import { may } from '../../../platform/session.ts';
import { orderWorkChanged } from '../events.ts';
import { type OrderKind, trades } from '../domain/order-kinds.ts';
import { stateOfWork } from '../domain/work-states.ts';
import { findWork, insertWork, type OrderWork, updateWork } from '../queries/order-work.queries.ts';
import { lockOrder, type OrderRow } from '../queries/orders.queries.ts';
import { changeOrder } from './change-order.ts';
import { checkPickupCode } from './check-pickup-code.ts';

type WorkCall = CallOf<typeof orders.workOnLabOrder> | CallOf<typeof orders.workOnDrugOrder>;
type Step = WorkCall['body'];

/**
 * Does the next step of the work on an order, or takes the state READY back. A request for the current state changes
 * nothing.
 */
export async function workOnOrder(call: WorkCall, kind: OrderKind): Promise<void> {
  const wrong = await call.transact((trx) => work(trx, call, kind));
  if (wrong) throw wrong;
}

/** Returns the problem of a wrong pick-up code; the caller throws it after the count of wrong codes is committed. */
async function work(trx: Db, call: WorkCall, kind: OrderKind): Promise<Problem | null> {
  const { actor, params, body, now, about } = call;
  const order = await lockOrder(trx, params.id);
  const before = await findWork(trx, order.id);
  const from = stateOfWork(before);
  const { state, code, without_code } = body;
  about({ changes: { work: [from, state] } });
  if (state === from && (state === 'HANDED_OVER' || order.status === 'PENDING')) return null;
  if (order.status !== 'PENDING') throw problem('too_late', `This order is ${order.status.toLowerCase()} already.`);
  if (state === 'HANDED_OVER') {
    const wrong = await checkPickupCode(trx, before, body, may(actor, trades[kind].withoutCode));
    if (wrong) about({ action: 'order.pickup_code_wrong', changes: {} });
    if (wrong) return wrong;
    if (!code && without_code) about({ action: 'order.without_code' });
  }
  await steps[state](trx, { order, before, body, actor, now });
  await emit(trx, orderWorkChanged, { order_id: order.id, state, at: now.toISOString() });
  return null;
}

type Work = Pick<WorkCall, 'actor' | 'now'> & { order: OrderRow; before: OrderWork | undefined; body: Step };

const steps: Record<Step['state'], (trx: Db, work: Work) => Promise<void>> = {
  IN_WORK: async (trx, work) => {
    if (work.before) await updateWork(trx, work.order.id, { ready_at: null, ready_by: null });
    else await insertWork(trx, begun(work));
  },
  READY: async (trx, work) => {
    const { order, before, actor, now } = work;
    if (order.needs_prescription && !order.prescription_accepted) throw problem('prescription_not_accepted');
    if (!before) await insertWork(trx, begun(work));
    const pickup_code = before?.pickup_code ?? newDigits(6);
    await updateWork(trx, order.id, { ready_at: now, ready_by: actor.membershipId, pickup_code });
  },
  HANDED_OVER: async (trx, { order, body, actor, now }) => {
    const by = { type: actor.type, accountId: actor.id };
    await updateWork(trx, order.id, {
      handed_over_at: now,
      handed_over_by: actor.membershipId,
      without_code: body.code ? null : body.without_code!,
    });
    const mayDispense = may(actor, 'drugs.dispense');
    await changeOrder(trx, order.id, { to: 'COMPLETED', mayDispense, by }, now);
  },
};

const begun = ({ order: { id, provider_id }, actor, now }: Work) => ({
  order_id: id,
  provider_id,
  started_at: now,
  started_by: actor.membershipId,
});
