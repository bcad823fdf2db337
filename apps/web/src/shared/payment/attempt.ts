import type { Intent } from '@ivuriro/contract/payments';

/** What the gateway's window hands over when it closes paid. None of it is believed; it says where to look. */
export type Claim = { tx_ref: string; transaction_id?: string | undefined; status: string };

/** One try to pay, kept for this tab so that a reload in the middle of it goes on where it was. */
export type Attempt = {
  /** The Idempotency-Key: the same wish sent twice is one hold. */
  key: string;
  /** The account that pays; nobody else at this device goes on with it. */
  payer: string;
  /** Everything that was wished, as one text: another wish is another attempt. */
  wish: string;
  /** What of it is held, as the caller names it. */
  thing: string;
  intent?: Intent;
  /** Until when the thing is held, in milliseconds of this device's clock. */
  until?: number;
  claim?: Claim | undefined;
};

const holdMs = 10 * 60_000;

type Wished = Pick<Attempt, 'payer' | 'wish' | 'thing'>;

/** The same wish goes on under the same key while its hold lives; another wish, or an ended hold, starts anew. */
export function attemptFor(before: Attempt | null, wished: Wished, now: number): Attempt {
  const same = before?.payer === wished.payer && before.wish === wished.wish;
  if (same && (before.until === undefined || before.until > now)) return before;
  return { key: crypto.randomUUID(), ...wished };
}

/** The server's end of the hold on this device's clock. A clock that puts it out of reach is wrong: then it counts from now. */
export function holdEnd(expiresAt: string | null, now: number): number {
  const end = expiresAt ? Date.parse(expiresAt) : 0;
  return end > now && end <= now + holdMs ? end : now + holdMs;
}

const keyOf = (name: string) => `payment:${name}`;

export function keptAttempt(name: string, payer: string | undefined): Attempt | null {
  const text = sessionStorage.getItem(keyOf(name));
  const kept = text ? (JSON.parse(text) as Attempt) : null;
  return kept && kept.payer === payer ? kept : null;
}

export function keepAttempt(name: string, attempt: Attempt | null): void {
  if (attempt) sessionStorage.setItem(keyOf(name), JSON.stringify(attempt));
  else sessionStorage.removeItem(keyOf(name));
}
