import type { CashDay, patientReceipts, receipts as contract } from '@ivuriro/contract/receipts';
import { addDays, instantOf } from '../../../platform/clock.ts';
import type { CallOf, OwnedCallOf, Owner } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { memberNames } from '../../identity/index.ts';
import { presentReceipts } from '../presenters/present-receipt.ts';
import { cancelledCash, cashByMember, pageOfReceipts, type Period, type ReceiptSide } from './receipts.queries.ts';

/**
 * The receipts of a place are those for payments to the place. The receipts of a doctor are those that the doctor's
 * desk wrote, because it takes the cash for the hospital of the appointment.
 */
const sideOf = ({ kind }: Owner): ReceiptSide => (kind === 'doctor' ? 'receipt.desk_id' : 'receipt.place_id');
const dayPeriod = (date: string): Period => ({ from: instantOf(date, 0), until: instantOf(addDays(date, 1), 0) });

export async function listReceipts(call: OwnedCallOf<typeof contract.endpoints.list>) {
  const { db, owner, query } = call;
  const period = query.date ? dayPeriod(query.date) : undefined;
  const whose = { side: sideOf(owner), id: owner.id, period, patientId: query.patient_id };
  const { total, rows } = await pageOfReceipts(db, whose, windowOf(query));
  return pageOf(call, query, total, await presentReceipts(db, rows));
}

export async function listReceiptsOfPatient(call: CallOf<typeof patientReceipts.list>) {
  const { db, actor, query } = call;
  const { total, rows } = await pageOfReceipts(db, { side: 'payment.patient_id', id: actor.id }, windowOf(query));
  return pageOf(call, query, total, await presentReceipts(db, rows));
}

/**
 * The cash that was taken on a day by each member, and the receipts that were cancelled on that day, for the close of
 * the day.
 */
export async function readCashDay(call: OwnedCallOf<typeof contract.endpoints.day>): Promise<CashDay> {
  const { db, owner, query } = call;
  const period = dayPeriod(query.date);
  const [sums, cancelled] = await Promise.all([
    cashByMember(db, sideOf(owner), owner.id, period),
    cancelledCash(db, sideOf(owner), owner.id, period),
  ]);
  const names = await memberNames(
    db,
    sums.map((sum) => sum.membership_id),
  );
  return {
    people: sums.map(({ membership_id, receipts, amount }) => ({
      name: names.get(membership_id) ?? null,
      receipts,
      amount,
    })),
    total: {
      receipts: sums.reduce((sum, { receipts }) => sum + receipts, 0),
      amount: sums.reduce((sum, { amount }) => sum + amount, 0),
    },
    cancelled,
  };
}
