import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { overhear } from '../planting.ts';

/** The so-many-th statement of what a payment confirms fails, so often. */
export interface Planted {
  at: number;
  times: number;
  error: () => Error;
  /** The statement that failed; empty while none did. */
  text: string;
}
const planted = new Map<string, Planted>();
const confirming = new AsyncLocalStorage<{ statements: number; planted: Planted }>();

export function plantFor(paymentId: string, fault: Omit<Planted, 'text'>): Planted {
  const own = { ...fault, text: '' };
  planted.set(paymentId, own);
  return own;
}

/** Confirms the payment; its statements are counted, and the planted one fails. */
export function whileConfirming<T>(paymentId: string, confirm: () => Promise<T>): Promise<T> {
  const own = planted.get(paymentId);
  return own ? confirming.run({ statements: 0, planted: own }, confirm) : confirm();
}

export const failStatements = (pool: pg.Pool): void =>
  overhear(pool, (text) => {
    const attempt = confirming.getStore();
    if (!attempt || attempt.planted.times === 0 || ++attempt.statements !== attempt.planted.at) return text;
    attempt.planted.times--;
    attempt.planted.text = text.replaceAll(/\s+/g, ' ').slice(0, 60);
    throw attempt.planted.error();
  });
