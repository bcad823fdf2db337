import type { Selectable } from 'kysely';
import { earn } from '../modules/payments/commands/earn-payment.ts';
import { type PaymentClaim, finishPayment } from '../modules/payments/commands/finish-payment.ts';
import { checkLedger } from '../modules/payments/queries/ledger-check.ts';
import { jobs } from '../modules/payments/jobs/sweepers.ts';
import type { Refund } from '../platform/db/types.ts';
import { makePatient, makePlace, type Person } from './people.ts';
import { restorePurpose, usePiecePurpose } from './piece-purpose.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export interface OpenPayment {
  payment_id: string;
  tx_ref: string;
  amount: number;
}
export interface PaymentScenario {
  test: TestApp;
  patient: Person;
  laboratory: Person;
  open: (more?: Record<string, unknown>, who?: Person) => Promise<OpenPayment>;
  /** Pays at the sandbox gateway; returns the id of the transaction. */
  pay: (txRef: string, order?: Record<string, unknown>) => Promise<string>;
  finish: (claim: Partial<PaymentClaim>, who?: Person) => ReturnType<typeof finishPayment>;
  /** Adds a paid and completed order of the laboratory, of whose price 90 % can be paid out. */
  earn: (price: number) => Promise<void>;
  /** Runs `finish`; returns its error code, or `undefined` when it succeeds. */
  refusal: (claim: Partial<PaymentClaim>, who?: Person) => Promise<string | undefined>;
  statusOf: (txRef: string) => Promise<string>;
  refundsOf: (paymentId: string) => Promise<Selectable<Refund>[]>;
  advanceClock: (minutes: number) => void;
  sweep: () => Promise<void>;
  /** Closes the scenario; throws when the ledger does not balance. */
  close: () => Promise<void>;
}

let pieces = 0;

/** A scenario with a laboratory that sells single items, and a patient who pays. */
export async function createPaymentScenario(env: Record<string, string> = {}): Promise<PaymentScenario> {
  const test = await startTestApp({ now: new Date('2026-11-20T08:00:00Z'), env });
  const { db } = test.platform;
  await usePiecePurpose(test.databaseUrl);
  const patient = await makePatient(test);
  const laboratory = await makePlace(test, 'laboratory');
  const finish: PaymentScenario['finish'] = (claim, who = patient) =>
    finishPayment(test.platform, who.id, { sentFields: {}, ...claim });
  const open: PaymentScenario['open'] = async (more = {}, who = patient) => {
    const { status, body } = await test.call('POST', '/patient/payment_intents', {
      token: who.token,
      body: {
        purpose: 'laboratory_test',
        payment_method: 'CARD',
        piece: `piece ${++pieces}`,
        price: '10000',
        payee: laboratory.id,
        payee_kind: 'laboratory',
        ...more,
      },
    });
    if (status !== 201) throw new Error(`The intent was answered ${status}: ${body.message}`);
    return body.data;
  };
  const pay: PaymentScenario['pay'] = async (txRef, order = {}) => {
    const { status, body } = await test.call('POST', `ROOT/sandbox/checkout/${txRef}`, {
      body: { outcome: 'approve', ...order },
    });
    if (status !== 200) throw new Error(`The sandbox answered ${status}`);
    return (body as unknown as { transaction_id: string }).transaction_id;
  };
  return {
    test,
    patient,
    laboratory,
    finish,
    open,
    pay,
    earn: async (price) => {
      const { tx_ref, payment_id } = await open({ price: String(price) });
      await pay(tx_ref);
      await finish({ txRef: tx_ref });
      await db.transaction().execute((trx) => earn(trx, payment_id, test.platform.now()));
    },
    refusal: (claim, who) =>
      finish(claim, who).then(
        () => undefined,
        (error: { code?: string }) => error.code,
      ),
    statusOf: async (txRef) => {
      const row = await db.selectFrom('payment').select('status').where('tx_ref', '=', txRef).executeTakeFirstOrThrow();
      return row.status;
    },
    refundsOf: (paymentId) => db.selectFrom('refund').selectAll().where('payment_id', '=', paymentId).execute(),
    advanceClock: (minutes) => {
      test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000);
    },
    sweep: () => jobs.settle_due_payments({} as never, test.platform),
    close: async () => {
      const wrong = await checkLedger(db);
      restorePurpose();
      await test.close();
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    },
  };
}
