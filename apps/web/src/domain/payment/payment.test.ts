import type { Intent } from '@ivuriro/contract/payments';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/envelope.ts';
import { attemptFor, holdEnd, type Attempt } from './attempt.ts';
import { pollPayment } from './poll-payment.ts';
import { orderOf } from './flutterwave.ts';
import { pause, pauseAfter, wordAfter } from './poll-interval.ts';
import { resumed } from './payment-phase.ts';

const intent: Intent = {
  payment_id: 'p1',
  tx_ref: 'ivuriro-1',
  amount: 12_500,
  currency: 'RWF',
  status: 'INITIATED',
  hold_expires_at: '2026-11-20T10:10:00.000Z',
  reference_id: null,
  checkout: {
    gateway: 'flutterwave',
    public_key: 'FLWPUBK-1',
    payment_options: 'card',
    title: 'Appointment',
    customer: { name: 'Aline', email: 'aline@example.org', phone_number: null },
  },
};
const attempted = { payer: 'me', purchase: 'a', holdKey: 't' };
const now = Date.parse('2026-11-20T10:00:00Z');
const held: Attempt = { ...attempted, key: 'k1', intent, until: now + 1000 };

describe('an attempt to pay', () => {
  it('keeps its idempotency key until the hold ends, or as long as the server has not answered', () => {
    expect(attemptFor(held, attempted, now)).toBe(held);
    const unanswered = { ...attempted, key: 'k1' };
    expect(attemptFor(unanswered, attempted, now)).toBe(unanswered);
  });

  it.each([
    ['another purchase', { ...attempted, purchase: 'b' }, now],
    ['another account', { ...attempted, payer: 'you' }, now],
    ['an ended hold', attempted, now + 1000],
  ])('begins anew, with a new idempotency key, for %s', (_what, next, at) => {
    const begun = attemptFor(held, next, at);
    expect(begun).toMatchObject(next);
    expect(begun.key).not.toBe('k1');
    expect(begun.intent).toBeUndefined();
  });

  it('continues in the same phase after the page is reloaded', () => {
    expect(resumed(null)).toEqual({ at: 'idle' });
    expect(resumed({ ...attempted, key: 'k1' })).toEqual({ at: 'idle' });
    expect(resumed(held)).toEqual({ at: 'held' });
    expect(resumed({ ...held, claim: { tx_ref: 'ivuriro-1', status: 'successful' } }).at).toBe('confirming');
  });

  it('has a hold that ends at the time given by the server, or after ten minutes if this time shows that the device’s clock is wrong', () => {
    expect(holdEnd('2026-11-20T10:07:00Z', now)).toBe(now + 7 * 60_000);
    expect(holdEnd('2026-11-20T09:59:00Z', now)).toBe(now + 10 * 60_000);
    expect(holdEnd('2026-11-20T12:10:00Z', now)).toBe(now + 10 * 60_000);
  });
});

describe('polling', () => {
  it('the pause between two polls of a payment is two seconds at first and grows to at most 15 seconds', () => {
    const pauses = Array.from({ length: 20 }, (_, round) => pauseAfter(round));
    expect(pauses[0]).toBe(2000);
    expect(pauses.every((ms, n) => n === 0 || ms >= pauses[n - 1]!)).toBe(true);
    expect(pauses.at(-1)).toBe(15_000);
  });

  it('the page changes its message when a payment takes long, and then tells the person that they may leave', () => {
    expect([0, 14_999, 15_000, 59_999, 60_000].map(wordAfter)).toEqual(['asking', 'asking', 'slow', 'slow', 'leave']);
  });

  it('cancelling the polling of a payment ends its pause at once', async () => {
    const gone = new AbortController();
    const waiting = pause(60_000, gone.signal);
    gone.abort(new Error('closed'));
    await expect(waiting).rejects.toThrow('closed');
  });
});

/** Polls a payment whose calls get these answers in turn. Returns the outcome and the names of the calls. */
function asked(answers: (string | Error)[], claimed: boolean) {
  const calls: string[] = [];
  const next = (call: string) => {
    calls.push(call);
    const answer = answers.shift() ?? new Error('asked too often');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const outcome = pollPayment<string>({
    claimed,
    finish: () => next('finish') as Promise<string>,
    look: () => next('look'),
    onVerifying: () => calls.push('verifying'),
    signal: new AbortController().signal,
    wait: () => Promise.resolve(),
  });
  return outcome.then(
    (result) => ({ result, calls }),
    (error: ApiError) => ({ result: error.code, calls }),
  );
}
const refusal = (code: string, status = 422) => new ApiError(status, { code, message: code });

describe('following a payment', () => {
  it('when the gateway’s window reports a payment, the page asks the server first to complete the purchase', async () => {
    expect(await asked(['visit'], true)).toEqual({ result: 'visit', calls: ['finish'] });
  });

  it('while the gateway decides, the page polls the payment’s status, and then asks the server again to complete the purchase', async () => {
    const { result, calls } = await asked(['verifying', 'VERIFYING', 'VERIFYING', 'SUCCESSFUL', 'visit'], true);
    expect(result).toBe('visit');
    expect(calls.filter((call) => call === 'finish')).toHaveLength(2);
  });

  it('polling of a payment continues after a lost connection or an error of the server', async () => {
    const answers = [refusal('unreachable', 0), refusal('unavailable', 503), refusal('slow_down', 429), 'visit'];
    expect((await asked(answers, true)).result).toBe('visit');
  });

  it.each(['payment_failed', 'booking_lost', 'payment_insufficient', 'payment_unknown'])(
    'polling of a payment ends when the server refuses to complete the purchase: %s',
    async (code) => {
      expect((await asked([refusal(code)], true)).result).toBe(code);
    },
  );

  it('when a payment is refunded the page shows the reason that the server gives', async () => {
    const answers = ['verifying', 'REFUND_PENDING', refusal('booking_lost', 409)];
    expect((await asked(answers, true)).result).toBe('booking_lost');
  });

  it('polling of a payment continues while nothing was paid in this window, and finds a payment made in another window', async () => {
    expect(await asked(['INITIATED', 'INITIATED', 'SUCCESSFUL', 'visit'], false)).toEqual({
      result: 'visit',
      calls: ['look', 'look', 'look', 'finish'],
    });
  });

  it('polling of a payment ends when its hold expires unpaid', async () => {
    expect(await asked(['INITIATED', 'EXPIRED'], false)).toEqual({ result: 'over', calls: ['look', 'look'] });
  });
});

it('the payment window of the gateway opens with the price, reference and key of the server', () => {
  expect(orderOf(intent)).toEqual({
    public_key: 'FLWPUBK-1',
    tx_ref: 'ivuriro-1',
    amount: 12_500,
    currency: 'RWF',
    payment_options: 'card',
    customer: { name: 'Aline', email: 'aline@example.org', phone_number: null },
    customizations: { title: 'Appointment' },
  });
});
