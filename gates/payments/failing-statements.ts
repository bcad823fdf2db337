import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { interceptStatements } from '../database-faults.ts';

/** A failure that is seeded into a `confirm`: the number of the statement that fails, and how often it fails. */
export interface SeededFailure {
  at: number;
  times: number;
  error: () => Error;
  /** The text of the statement that failed; empty when no statement failed. */
  text: string;
}
const seeded = new Map<string, SeededFailure>();
const confirming = new AsyncLocalStorage<{ statements: number; seeded: SeededFailure }>();

export function seedFailure(paymentId: string, fault: Omit<SeededFailure, 'text'>): SeededFailure {
  const own = { ...fault, text: '' };
  seeded.set(paymentId, own);
  return own;
}

/** Runs `confirm` for the payment; while it runs, its statements are counted and the chosen one fails. */
export function whileConfirming<T>(paymentId: string, confirm: () => Promise<T>): Promise<T> {
  const own = seeded.get(paymentId);
  return own ? confirming.run({ statements: 0, seeded: own }, confirm) : confirm();
}

export const failStatements = (pool: pg.Pool): void =>
  interceptStatements(pool, (text) => {
    const attempt = confirming.getStore();
    if (!attempt || attempt.seeded.times === 0 || ++attempt.statements !== attempt.seeded.at) return text;
    attempt.seeded.times--;
    attempt.seeded.text = text.replaceAll(/\s+/g, ' ').slice(0, 60);
    throw attempt.seeded.error();
  });
