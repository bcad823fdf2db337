import { type FakeTransaction } from '../../apps/api/src/testing/fake-flutterwave.ts';
import { webhookSecret } from './payment-fixture.ts';
import {
  type Cast,
  openIntent,
  type Story,
  finish,
  finishTwiceAtOnce,
  claimAnothers,
  withdraw,
  loseIt,
  afterwards,
  mortal,
  background,
} from './episode-acts.ts';

/** Plays one purchase by one patient, with random faults at its steps. */
export async function playEpisode(cast: Cast, number: number): Promise<void> {
  const { random, process } = cast;
  const patient = random.of(...cast.patients);
  const purchase = cast.purchaseSource.purchase(number, random);
  const intent = await openIntent(cast, patient, purchase);
  if (!intent) return;
  const story: Story = { ...cast, patient, purchase, intent, transactions: [], callbacks: [] };
  const steps = 3 + random.below(8);
  for (let step = 0; step < steps; step++) await random.of(...acts)(story);
  // the gateway decides whether the payment succeeds
  for (const transaction of story.transactions)
    if (transaction.status === 'pending') transaction.status = random.of('successful', 'failed');
  // a query by reference returns only the latest attempt, so the product learns of earlier attempts only by webhooks
  if (story.transactions.length > 1 || random.one(0.5)) {
    story.callbacks = [...story.transactions];
    while (story.callbacks.length > 0) await callBack(story);
  }
  if (random.one(0.3)) process.clock.now = new Date(process.clock.now.getTime() + 120_000);
}

const acts: ((story: Story) => Promise<void>)[] = [
  pay,
  pay,
  pay,
  callBack,
  callBack,
  callBack,
  finish,
  finish,
  finishTwiceAtOnce,
  claimAnothers,
  withdraw,
  wait,
  (story) => background(story),
  (story) => background(story),
  loseIt,
  afterwards,
  afterwards,
];

async function pay({ random, fixture, intent, transactions, callbacks }: Story): Promise<void> {
  // most people pay once
  if (transactions.some(({ status }) => status !== 'failed') && !random.one(0.15)) return;
  const { amount, currency } = random.of(
    ...Array.from({ length: 8 }, () => ({ amount: intent.amount, currency: 'RWF' })),
    { amount: Math.max(1, intent.amount - 1), currency: 'RWF' },
    { amount: intent.amount + 500, currency: 'RWF' },
    { amount: 10.5, currency: 'USD' },
  );
  const status = random.of('successful', 'successful', 'successful', 'failed', 'pending');
  const transaction = fixture.gateway.pay(intent.tx_ref, amount, { currency, status });
  transactions.push(transaction);
  callbacks.push(transaction);
}

async function callBack(story: Story): Promise<void> {
  const { random, callbacks, process } = story;
  if (callbacks.length === 0) return;
  const [transaction] = callbacks.splice(random.below(callbacks.length), 1) as [FakeTransaction];
  const { id, tx_ref, status } = transaction;
  const payload = { event: 'charge.completed', data: { id, tx_ref, status, amount: 1, currency: 'USD' } };
  for (let times = random.of(1, 1, 2, 3); times > 0; times--) {
    const answer = await mortal(story, () =>
      process.app.inject({
        method: 'POST',
        url: '/api/payments/webhooks/flutterwave',
        headers: { 'verif-hash': webhookSecret },
        payload,
      }),
    );
    // the gateway repeats a webhook that it did not get answered with 200
    if (answer?.statusCode !== 200) callbacks.push(transaction);
  }
}

async function wait({ process, random }: Story): Promise<void> {
  const seconds = random.of(3, 10, 40, 200, 700);
  process.clock.now = new Date(process.clock.now.getTime() + seconds * 1_000);
}
