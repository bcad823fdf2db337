import type { Role } from '@ivuriro/contract/endpoint';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { emit } from '../../../platform/outbox.ts';
import { refuseClosedPatient } from '../../identity/index.ts';
import { dispenseWithOrder, unmarkDispensed } from '../../consultations/index.ts';
import { cashDueAgain, earn, refund, unearn } from '../../payments/index.ts';
import { orderStatusChanged } from '../events.ts';
import {
  hasAttachment,
  lockOrder,
  orderedDrugs,
  type OrderRow,
  insertStatusChange,
  updateOrder,
} from '../queries/orders.queries.ts';
import { findWork, takeBackHandOver } from '../queries/order-work.queries.ts';
import { stateOfWork } from '../domain/work-states.ts';
import { onPrescription } from '../domain/prescription-rules.ts';
import { refuseMove, type Status } from '../domain/order-states.ts';

export interface Change {
  to?: Status | undefined;
  /** Whether the pharmacy accepts the prescription; false withdraws an earlier acceptance. */
  accepted?: boolean | undefined;
  /** Whether the caller may accept prescriptions and complete orders that need one. */
  mayDispense?: boolean;
  /** The reason for a cancellation; it is shown to the patient. */
  reason?: string | undefined;
  by: { type: Role; accountId: string };
}

/**
 * Sets the status with its effects on prescription, money and notifications, and returns the previous status. Setting
 * the same status again does nothing.
 */
export async function changeOrder(trx: Db, id: string, change: Change, now: Date): Promise<Status> {
  const order = await lockOrder(trx, id);
  const { to = order.status as Status, accepted = order.prescription_accepted, by } = change;
  const isDispensing = change.accepted !== undefined || (to === 'COMPLETED' && order.needs_prescription);
  if (isDispensing && !change.mayDispense) throw problem('not_permitted');
  if (to === 'COMPLETED' && order.needs_prescription && !accepted) throw problem('prescription_not_accepted');
  if (to !== order.status) refuseMove(order.status, to, by.type);
  if (to !== order.status && (order.status === 'CANCELLED' || to === 'PENDING'))
    await refuseClosedPatient(trx, order.patient_id, staysAs(order.status));
  if (to === 'COMPLETED' && to !== order.status && stateOfWork(await findWork(trx, id)) === 'READY')
    throw problem('hand_over_first');
  await updateOrder(trx, id, { status: to, prescription_accepted: accepted });
  if (to !== order.status) await follow(trx, order, { ...change, to }, now);
  return order.status as Status;
}

const staysAs = (status: string) => `The patient has left Ivuriro. This order stays ${status.toLowerCase()}.`;

/** Applies the effects of a new status; `order` is the order before the change. */
async function follow(trx: Db, order: OrderRow, change: Change & { to: Status }, now: Date): Promise<void> {
  const { to, by, reason } = change;
  const from = order.status as Status;
  await insertStatusChange(trx, {
    order_id: order.id,
    from_status: from,
    to_status: to,
    by_account_id: by.accountId,
    at: now,
    reason: to === 'CANCELLED' && reason ? reason : null,
  });
  await emit(trx, orderStatusChanged, { order_id: order.id, from, to, by: by.type, at: now.toISOString() });
  if (to === 'COMPLETED') await dispense(trx, order, now);
  else if (from === 'COMPLETED') await undispense(trx, order.id);
  // the balance rows of the ledger are locked last, because every payment needs them
  if (to === 'COMPLETED') await earn(trx, order.payment_id, now);
  else if (to === 'CANCELLED') await refund(trx, order.payment_id, 100, `Cancelled by the ${by.type}`, now);
  else if (from === 'CANCELLED') await cashDueAgain(trx, order.payment_id);
  else await unearn(trx, order.payment_id, now);
}

async function undispense(trx: Db, orderId: string): Promise<void> {
  await takeBackHandOver(trx, orderId);
  await asSystem(() => unmarkDispensed(trx, orderId));
}

async function dispense(
  trx: Db,
  { id, provider_id, consultation_file_id: fileId }: OrderRow,
  now: Date,
): Promise<void> {
  if (!fileId) return;
  const drugs = await orderedDrugs(trx, id);
  const order = {
    fileId,
    orderId: id,
    pharmacyId: provider_id,
    drugIds: drugs.map((drug) => drug.id),
    onPrescription: drugs.filter(onPrescription).map((drug) => drug.id),
    hasAttachment: await hasAttachment(trx, id),
  };
  await asSystem(() => dispenseWithOrder(trx, order, now));
}
