import type { Intent } from '@ivuriro/contract/payments';

/** What the gateway's window returns after paying. It is not believed; the server asks the gateway about it. */
export type Claim = { tx_ref: string; transaction_id?: string | undefined; status: string };

/** One attempt to pay, kept in this tab so that it goes on after a reload. */
export type Attempt = {
  /** The Idempotency-Key: the same purchase sent twice makes one hold. */
  key: string;
  /** The account that pays; no other account at this device may go on with it. */
  payer: string;
  /** Everything that is bought, as one text: another purchase is another attempt. */
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

/** The attempt before, if it is for the same purchase and its hold has not ended; otherwise a new one. */
export function attemptFor(before: Attempt | null, wished: Wished, now: number): Attempt {
  const same = before?.payer === wished.payer && before.wish === wished.wish;
  if (same && (before.until === undefined || before.until > now)) return before;
  return { key: crypto.randomUUID(), ...wished };
}

/** When the hold ends, by this device's clock; ten minutes from now when that clock must be wrong. */
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
