import { finishPayment, type Purpose, purposes } from '../../apps/api/src/modules/payments/index.ts';
import { newId } from '../../apps/api/src/platform/ids.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { deliver } from '../../apps/api/src/testing/deliver.ts';
import { makePatient, type Person } from '../../apps/api/src/testing/people.ts';
import { restorePurpose } from '../../apps/api/src/testing/piece-purpose.ts';
import { quick } from '../seed.ts';
import { comeToRest, sweep } from './background.ts';
import { failStatements, seedFailure, whileConfirming } from './failing-statements.ts';
import { openSales, type Sale } from './sales.ts';
import type { Process, PaymentFixture } from './payment-fixture.ts';

/** The way in which a statement fails, how often it fails, and the expected final status of the payment. */
interface Failure {
  error: () => Error;
  times: number;
  end: keyof typeof letters;
}
const letters = {
  SUCCESSFUL: 'We received your payment',
  REFUNDED: 'What you paid for could not be made: your money goes back',
};
const bug = () => new TypeError('a seeded bug');
const withCode = (code: string) => () => Object.assign(new Error('a seeded fault'), { code });
const away = withCode('57P01');
const often: Record<string, Failure> = {
  'a mistake that stays': { error: bug, times: Infinity, end: 'REFUNDED' },
  'a database that is away': { error: away, times: 2, end: 'SUCCESSFUL' },
};
const seldom: Record<string, Failure> = {
  'a mistake that is mended': { error: bug, times: 2, end: 'SUCCESSFUL' },
  'a database that fails it all day': { error: away, times: Infinity, end: 'REFUNDED' },
  'a conflict': { error: withCode('40001'), times: 1, end: 'SUCCESSFUL' },
};
const failures = quick ? often : { ...often, ...seldom };

interface Case extends Pick<Failure, 'end'> {
  name: string;
  paymentId: string;
  email: string;
}

/**
 * Makes each statement of each `confirm` fail in each way. The payment must end as booked or refunded, and the patient
 * must be notified. This runs after the episodes, which replace the purpose of laboratory orders; so that purpose is
 * restored first.
 */
export async function failEveryStatement({ gateway, processes: [process] }: PaymentFixture) {
  restorePurpose();
  const real = purposes.call();
  const watched = (purpose: Purpose): Purpose => ({
    ...purpose,
    confirm: (trx, payment, now) => whileConfirming(payment.id, () => purpose.confirm(trx, payment, now)),
  });
  purposes.supply(() => ({
    appointment: watched(real.appointment),
    due_appointment: watched(real.due_appointment),
    laboratory_test: watched(real.laboratory_test),
    prescription: watched(real.prescription),
  }));
  try {
    failStatements(process!.platform.pool);
    const cases: Case[] = [];
    for (const sale of await openSales(process!))
      for (const [how, failure] of Object.entries(failures))
        cases.push(...(await failEach(process!, gateway, sale, how, failure)));
    return { cases: cases.length, wrong: await judge(process!, cases) };
  } finally {
    purposes.supply(() => real);
  }
}

/** Makes the first statement fail, in the next payment the second, and so on until each statement has failed once. */
async function failEach(
  process: Process,
  gateway: PaymentFixture['gateway'],
  sale: Sale,
  how: string,
  failure: Failure,
) {
  const cases: Case[] = [];
  for (let at = 1; ; at++) {
    const patient = await makePatient(process);
    const { payment_id, tx_ref, amount } = await openIntent(process, patient, sale);
    await attach(process.platform, payment_id);
    if (sale.isLate) {
      process.clock.now = new Date(process.clock.now.getTime() + 11 * 60_000);
      await sweep(process.platform);
    }
    gateway.pay(tx_ref, amount);
    const { error, times, end } = failure;
    const seeded = seedFailure(payment_id, { at, error, times });
    await finishPayment(process.platform, patient.id, { txRef: tx_ref, sentFields: {} });
    if (!seeded.text) return cases;
    const name = `${sale.name}: ${how}, at statement ${at} (${seeded.text})`;
    cases.push({ name, end, paymentId: payment_id, email: patient.email });
  }
}

async function openIntent({ app }: Process, patient: Person, sale: Sale) {
  const path = (await sale.prepare?.(patient)) ?? '/patient/payment_intents';
  const answer = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${patient.token}` },
    payload: { ...sale.nextFields(), payment_method: 'CARD' },
  });
  if (answer.statusCode !== 201) throw new Error(`${sale.name} was answered ${answer.body}`);
  return answer.json().data as { payment_id: string; tx_ref: string; amount: number };
}

/** Attaches a file to the payment, because `confirm` executes an extra statement for attachments. */
async function attach({ db }: Platform, payment_id: string): Promise<void> {
  const id = newId();
  const file = { id, storage_key: id, name: 'scan.pdf', content_type: 'application/pdf', bytes: 1, uploaded_by: null };
  await db.insertInto('private_file').values(file).execute();
  await db.insertInto('payment_attachment').values({ payment_id, file_id: id }).execute();
}

/**
 * Moves the clock forward by days and sends mails; then checks the final status of each payment and the mail about it.
 */
async function judge({ platform, clock }: Process, cases: readonly Case[]): Promise<string[]> {
  const mails: string[] = [];
  const mail = {
    send: async ({ to, subject }: { to: string; subject: string }) => void mails.push(`${to} ${subject}`),
  };
  await comeToRest(platform, clock, async () => {
    await deliver({ platform: { ...platform, mail } });
    return 0;
  });
  const rows = await platform.db.selectFrom('payment').select(['id', 'status']).execute();
  const ends = new Map(rows.map(({ id, status }) => [id, status]));
  return cases.flatMap(({ name, end, paymentId, email }) => {
    if (ends.get(paymentId) !== end) return `${name}: the payment ended as ${ends.get(paymentId)}, not ${end}`;
    const heard = mails.filter((one) => one === `${email} ${letters[end]}`).length;
    return heard === 1 ? [] : `${name}: the patient was told ${heard} times that it is ${end}`;
  });
}
