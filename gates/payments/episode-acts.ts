import { earn, finishPayment, refund, unearn } from '../../apps/api/src/modules/payments/index.ts';
import { transact } from '../../apps/api/src/platform/db/transact.ts';
import type { Db } from '../../apps/api/src/platform/db/pool.ts';
import { Problem } from '../../apps/api/src/platform/errors.ts';
import { type FakeTransaction, firstId } from '../../apps/api/src/testing/fake-flutterwave.ts';
import type { Person } from '../../apps/api/src/testing/people.ts';
import type { Random } from '../random.ts';
import { ProcessDeath, living } from './process-death.ts';
import type { PurchaseSource, Purchase } from './purchases.ts';
import { type Process, type PaymentFixture } from './payment-fixture.ts';
import { drain, sweep } from './background.ts';

export interface Cast {
  fixture: PaymentFixture;
  process: Process;
  random: Random;
  patients: Person[];
  purchaseSource: PurchaseSource;
}
export interface Story extends Cast {
  patient: Person;
  purchase: Purchase;
  intent: { payment_id: string; tx_ref: string; amount: number };
  transactions: FakeTransaction[];
  /** Webhooks that the gateway has not yet sent. It may send them in any order, twice, or never. */
  callbacks: FakeTransaction[];
}

export async function openIntent(cast: Cast, patient: Person, purchase: Purchase) {
  const { random, process } = cast;
  const answer = await mortal(cast, () =>
    process.app.inject({
      method: 'POST',
      url: '/api/patient/payment_intents',
      headers: { authorization: `Bearer ${patient.token}` },
      payload: { ...purchase.fields, payment_method: random.of('CARD', 'MOBILE_MONEY') },
    }),
  );
  return answer?.statusCode === 201 ? (answer.json().data as Story['intent']) : undefined;
}

const claimOf = ({ random, intent, transactions }: Story) => {
  const transaction = transactions.length > 0 ? random.of(...transactions) : undefined;
  const transactionId = transaction && random.one(0.5) ? String(transaction.id) : undefined;
  return { txRef: transactionId && random.one(0.3) ? undefined : intent.tx_ref, transactionId, sentFields: {} };
};

export async function finish(story: Story): Promise<void> {
  const { process, patient } = story;
  await mortal(story, () => finishPayment(process.platform, patient.id, claimOf(story)));
}

export async function finishTwiceAtOnce(story: Story): Promise<void> {
  await Promise.all([finish(story), finish(story), background(story)]);
}

export async function claimAnothers(story: Story): Promise<void> {
  const { fixture, random, process, patient } = story;
  const known = fixture.gateway.transactions;
  const another = known.get(firstId + random.below(known.size));
  if (!another) return;
  const { id, tx_ref } = another;
  await mortal(story, () =>
    finishPayment(process.platform, patient.id, {
      txRef: random.of(tx_ref, story.intent.tx_ref, undefined),
      transactionId: String(id),
      sentFields: {},
    }),
  );
}

export async function withdraw(story: Story): Promise<void> {
  if (!story.random.one(0.3)) return;
  await mortal(story, () =>
    story.process.app.inject({
      method: 'DELETE',
      url: `/api/patient/payment_intents/${story.intent.tx_ref}`,
      headers: { authorization: `Bearer ${story.patient.token}` },
    }),
  );
}

/** Sometimes another patient buys the same slot or item first. */
export async function loseIt(story: Story): Promise<void> {
  const { random, process, patients, patient, purchase, fixture } = story;
  if (!random.one(0.3)) return;
  if (purchase.lose) return purchase.lose(process.platform.db);
  const other = random.of(...patients.filter((one) => one !== patient));
  const intent = await openIntent(story, other, purchase);
  if (!intent) return;
  fixture.gateway.pay(intent.tx_ref, intent.amount);
  await mortal(story, () => finishPayment(process.platform, other.id, { txRef: intent.tx_ref, sentFields: {} }));
}

/** Completes, reopens or cancels the appointment after the payment. */
export async function afterwards(story: Story): Promise<void> {
  const { random, intent, process } = story;
  const { db, now } = process.platform;
  const change = random.of<(trx: Db) => Promise<void>>(
    (trx) => earn(trx, intent.payment_id, now()),
    (trx) => unearn(trx, intent.payment_id, now()),
    (trx) => refund(trx, intent.payment_id, random.of(0, 50, 100), 'cancelled', now()),
  );
  await mortal(story, () => transact(db, change));
}

/**
 * Calls `run` as a process that may die before any statement. Errors with a code of the API and the death of the
 * process are not findings.
 */
export async function mortal<T>({ random }: Cast, run: () => Promise<T>): Promise<T | undefined> {
  const statements = random.one(0.25) ? random.below(22) : Infinity;
  try {
    return await living(statements, run);
  } catch (error) {
    if (error instanceof Problem || error instanceof ProcessDeath) return undefined;
    throw error;
  }
}

export async function background(story: Story): Promise<void> {
  const { platform } = story.process;
  await mortal<unknown>(story, () => (story.random.one(0.5) ? drain(platform) : sweep(platform)));
}
