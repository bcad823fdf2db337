import type { Db } from '../platform/db/pool.ts';
import { paymentId } from './appointments.ts';
import { put } from './put.ts';
import { demoId } from './seed.ts';
import type { DemoVisit } from './visits.ts';
import type { Person } from './world.ts';

const hour = 3_600_000;

/** Something that a patient bought: a visit or an order. */
export interface Sale {
  paymentId: string;
  /** The visit or order. */
  id: string;
  purpose: 'appointment' | 'laboratory_test' | 'prescription';
  patient: Person;
  payee: { id: string; kind: string; name: string; phone: string };
  method: 'CARD' | 'MOBILE_MONEY' | 'CASH';
  amount: number;
  boughtAt: Date;
  /** When it was completed, missed or cancelled. */
  changedAt: Date;
  end: 'open' | 'earned' | 'cancelled';
  /** What went back of a cancelled one's price, in per cent. */
  percentBack: number;
}

/** What it cost, what of it is ours, and what went back. */
export interface DemoPayment extends Sale {
  commission: number;
  status: 'SUCCESSFUL' | 'REFUNDED' | 'CASH_DUE' | 'VOID';
  capturedAt: Date | null;
  completedAt: Date | null;
  refund: { id: string; amount: number; commission: number; askedAt: Date; doneAt: Date } | null;
}

export function saleOfVisit(visit: DemoVisit): Sale {
  const { id, patient, method, amount, status, changedAt } = visit;
  const { name, phone, id: payeeId } = visit.hospital ?? visit.doctor;
  const isLate = visit.startsAt.getTime() - changedAt.getTime() < 4 * hour;
  return {
    paymentId: paymentId(visit),
    id,
    purpose: 'appointment',
    patient,
    payee: { id: payeeId, kind: visit.hospital ? 'hospital' : 'doctor', name, phone },
    method,
    amount,
    boughtAt: visit.bookedAt,
    changedAt,
    end: status === 'CANCELLED' ? 'cancelled' : status === 'COMPLETED' || status === 'MISSED' ? 'earned' : 'open',
    percentBack: visit.cancelledBy === 'patient' && isLate ? 50 : 100,
  };
}

export function paymentOf(sale: Sale): DemoPayment {
  const { amount, end, changedAt, percentBack } = sale;
  const commission = Math.floor(amount / 10);
  const common = { ...sale, commission, refund: null };
  const completedAt = end === 'earned' ? changedAt : null;
  if (sale.method === 'CASH') {
    const status = end === 'cancelled' ? 'VOID' : end === 'earned' ? 'SUCCESSFUL' : 'CASH_DUE';
    return { ...common, status, capturedAt: completedAt, completedAt };
  }
  const paid = { ...common, capturedAt: sale.boughtAt };
  if (end !== 'cancelled') return { ...paid, status: 'SUCCESSFUL', completedAt };
  const back = Math.floor((amount * percentBack) / 100);
  return {
    ...paid,
    status: 'REFUNDED',
    completedAt: percentBack < 100 ? changedAt : null,
    refund: {
      id: demoId('refund', sale.id),
      amount: back,
      commission: Math.floor((commission * back) / amount),
      askedAt: changedAt,
      doneAt: new Date(changedAt.getTime() + 60_000),
    },
  };
}

const reference = (payment: { paymentId: string }) => `ivuriro-${payment.paymentId.replaceAll('-', '')}`;

/** The payments as if they had gone through the sandbox, whose own books are filled too. */
export async function putPayments(db: Db, payments: DemoPayment[]): Promise<void> {
  const paid = payments.filter(({ method }) => method !== 'CASH');
  await put(
    db,
    'sandbox_transaction',
    paid.map((payment) => ({
      tx_ref: reference(payment),
      amount: payment.amount,
      currency: 'RWF',
      outcome: 'successful',
      method: payment.method,
      settles_at: payment.capturedAt!,
      created_at: payment.capturedAt!,
    })),
  );
  const books = await db.selectFrom('sandbox_transaction').select(['id', 'tx_ref']).execute();
  const transactionIds = new Map(books.map((row) => [row.tx_ref, row.id]));
  await put(
    db,
    'payment',
    payments.map((payment) => {
      const transactionId = transactionIds.get(reference(payment));
      return {
        id: payment.paymentId,
        tx_ref: reference(payment),
        patient_id: payment.patient.id,
        payee_id: payment.payee.id,
        payee_kind: payment.payee.kind,
        purpose: payment.purpose,
        method: payment.method,
        amount: payment.amount,
        commission: payment.commission,
        status: payment.status,
        gateway: transactionId ? 'sandbox' : null,
        gateway_tx_id: transactionId ? String(transactionId) : null,
        verified_amount: transactionId ? payment.amount : null,
        verified_currency: transactionId ? 'RWF' : null,
        refunded: payment.refund?.amount ?? 0,
        reference_id: payment.id,
        captured_at: payment.capturedAt,
        completed_at: payment.completedAt,
        created_at: payment.boughtAt,
      };
    }),
  );
  const refunds = paid.flatMap(({ refund, ...payment }) => (refund ? [{ ...payment, refund }] : []));
  await put(
    db,
    'sandbox_refund',
    refunds.map((payment) => ({
      transaction_id: transactionIds.get(reference(payment))!,
      reference: payment.refund.id,
      amount: payment.refund.amount,
    })),
  );
  const given = await db.selectFrom('sandbox_refund').select(['id', 'reference']).execute();
  const refundIds = new Map(given.map((row) => [row.reference, row.id]));
  await put(
    db,
    'refund',
    refunds.map((payment) => ({
      id: payment.refund.id,
      payment_id: payment.paymentId,
      gateway_tx_id: String(transactionIds.get(reference(payment))!),
      amount: payment.refund.amount,
      currency: 'RWF',
      reason: 'Cancelled',
      status: 'DONE',
      gateway_refund_id: String(refundIds.get(payment.refund.id)!),
      try_at: payment.refund.askedAt,
      tries: 1,
      requested_at: payment.refund.askedAt,
      done_at: payment.refund.doneAt,
    })),
  );
}

/** Where those who earned something want their money. */
export async function putPaymentInfos(db: Db, payments: DemoPayment[], at: Date): Promise<void> {
  const payees = new Map(payments.map(({ payee }) => [payee.id, payee]));
  await put(
    db,
    'payment_info',
    [...payees.values()].map(({ id, name, phone }, index) => ({
      provider_id: id,
      method: index % 3 === 0 ? 'BANK' : 'MOBILE_MONEY',
      provider: ['Demo Bank', 'MTN MoMo', 'Airtel Money'][index % 3]!,
      account_number: index % 3 === 0 ? `DEMO-${40_000 + index}` : phone,
      account_name: name,
      updated_at: at,
    })),
  );
}
