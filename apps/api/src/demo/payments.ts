import type { Db } from '../platform/db/pool.ts';
import { put } from './put.ts';
import type { DemoPayment } from './sales.ts';

const reference = (payment: { paymentId: string }) => `ivuriro-${payment.paymentId.replaceAll('-', '')}`;

/** Inserts the payments, and the transactions that the sandbox gateway would have stored for them. */
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

/** Inserts the payout accounts of the providers who have payments. */
export async function putPaymentInfos(db: Db, payments: DemoPayment[], at: Date): Promise<void> {
  const payees = new Map(payments.map(({ payee }) => [payee.id, payee]));
  await put(
    db,
    'payment_info',
    [...payees.values()].map(({ id, name, phone }, index) => ({
      provider_id: id,
      method: index % 3 === 0 ? 'BANK' : 'MOBILE_MONEY',
      provider: ['Demo Bank', 'MTN MoMo', 'Airtel Money'][index % 3]!,
      account_number: index % 3 === 0 ? `${100_040_000_000 + index}` : phone,
      account_name: name,
      updated_at: at,
      changed_at: at,
    })),
  );
}
