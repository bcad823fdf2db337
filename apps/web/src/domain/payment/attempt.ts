import type { Intent } from '@ivuriro/contract/payments';

/** The report of the gateway's window after paying. It is not trusted: the server checks with the gateway. */
export type Claim = { tx_ref: string; transaction_id?: string | undefined; status: string };

/** One attempt to pay, kept in this tab so that it continues after a reload. */
export type Attempt = {
  /** The Idempotency-Key: the same purchase sent twice makes one hold. */
  key: string;
  /** The account that pays; no other account on this device may continue the attempt. */
  payer: string;
  /** The whole purchase, serialised as text. A purchase with another text needs a new attempt. */
  purchase: string;
  /** A text that identifies the held slot or order lines. */
  holdKey: string;
  intent?: Intent;
  /** The end of the hold, in milliseconds of this device's clock. */
  until?: number;
  claim?: Claim | undefined;
};

const holdMs = 10 * 60_000;

type AttemptedPurchase = Pick<Attempt, 'payer' | 'purchase' | 'holdKey'>;

/** The previous attempt, if it is for the same purchase and its hold has not ended; otherwise a new one. */
export function attemptFor(before: Attempt | null, attempted: AttemptedPurchase, now: number): Attempt {
  const same = before?.payer === attempted.payer && before.purchase === attempted.purchase;
  if (same && (before.until === undefined || before.until > now)) return before;
  return { key: crypto.randomUUID(), ...attempted };
}

/**
 * The end of the hold by this device's clock. If the server's time is not within the next ten minutes of this clock,
 * the clock is wrong: then the hold ends ten minutes from now.
 */
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
