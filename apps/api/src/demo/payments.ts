import type { Db } from '../platform/db/pool.ts';
import { paymentId } from './appointments.ts';
import { put } from './put.ts';
import { demoId } from './seed.ts';
import type { DemoVisit } from './visits.ts';

const hour = 3_600_000;

/** What a visit cost, what of it is ours, and what went back. */
export interface DemoPayment {
  id: string;
  visit: DemoVisit;
  payee: { id: string; kind: string };
  commission: number;
  status: 'SUCCESSFUL' | 'REFUNDED' | 'CASH_DUE' | 'VOID';
  capturedAt: Date | null;
  completedAt: Date | null;
  refund: { id: string; amount: number; commission: number; askedAt: Date; doneAt: Date } | null;
}

export function paymentOf(visit: DemoVisit): DemoPayment {
  const payee = visit.hospital ? { id: visit.hospital.id, kind: 'hospital' } : { id: visit.doctor.id, kind: 'doctor' };
  const commission = Math.floor(visit.amount / 10);
  const common = { id: paymentId(visit), visit, payee, commission };
  const isEarned = visit.status === 'COMPLETED' || visit.status === 'MISSED';
  const completedAt = isEarned ? visit.changedAt : null;
  if (visit.method === 'CASH') {
    const status = visit.status === 'CANCELLED' ? 'VOID' : isEarned ? 'SUCCESSFUL' : 'CASH_DUE';
    return { ...common, status, capturedAt: completedAt, completedAt, refund: null };
  }
  const paid = { ...common, capturedAt: visit.bookedAt };
  if (visit.status !== 'CANCELLED') return { ...paid, status: 'SUCCESSFUL', completedAt, refund: null };
  const isLate = visit.startsAt.getTime() - visit.changedAt.getTime() < 4 * hour;
  const percent = visit.cancelledBy === 'patient' && isLate ? 50 : 100;
  const amount = Math.floor((visit.amount * percent) / 100);
  return {
    ...paid,
    status: 'REFUNDED',
    completedAt: percent < 100 ? visit.changedAt : null,
    refund: {
      id: demoId('refund', visit.id),
      amount,
      commission: Math.floor((commission * amount) / visit.amount),
      askedAt: visit.changedAt,
      doneAt: new Date(visit.changedAt.getTime() + 60_000),
    },
  };
}

const reference = (payment: { id: string }) => `ivuriro-${payment.id.replaceAll('-', '')}`;

/** The payments as if they had gone through the sandbox, whose own books are filled too. */
export async function putPayments(db: Db, payments: DemoPayment[]): Promise<void> {
  const paid = payments.filter(({ visit }) => visit.method !== 'CASH');
  await put(
    db,
    'sandbox_transaction',
    paid.map((payment) => ({
      tx_ref: reference(payment),
      amount: payment.visit.amount,
      currency: 'RWF',
      outcome: 'successful',
      method: payment.visit.method,
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
        id: payment.id,
        tx_ref: reference(payment),
        patient_id: payment.visit.patient.id,
        payee_id: payment.payee.id,
        payee_kind: payment.payee.kind,
        purpose: 'appointment',
        method: payment.visit.method,
        amount: payment.visit.amount,
        commission: payment.commission,
        status: payment.status,
        gateway: transactionId ? 'sandbox' : null,
        gateway_tx_id: transactionId ? String(transactionId) : null,
        verified_amount: transactionId ? payment.visit.amount : null,
        verified_currency: transactionId ? 'RWF' : null,
        refunded: payment.refund?.amount ?? 0,
        reference_id: payment.visit.id,
        captured_at: payment.capturedAt,
        completed_at: payment.completedAt,
        created_at: payment.visit.bookedAt,
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
      payment_id: payment.id,
      gateway_tx_id: String(transactionIds.get(reference(payment))!),
      amount: payment.refund.amount,
      currency: 'RWF',
      reason: 'The visit was cancelled',
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
  const payees = new Map(payments.map(({ payee, visit }) => [payee.id, visit.hospital ?? visit.doctor]));
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
