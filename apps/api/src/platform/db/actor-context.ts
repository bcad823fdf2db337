import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { byText } from './by-text.ts';

/** For whom the database is asked: an account with its type, a visitor, or the product itself. */
export interface Acting {
  id: string;
  type: string;
}
const visitor: Acting = { id: 'visitor', type: 'visitor' };
const system: Acting = { id: 'system', type: 'system' };
const acting = new AsyncLocalStorage<Acting>();

/** All queries within `work` are asked for this account; null: for a visitor, to whom no row belongs. */
export const actingFor = <T>(account: Acting | null, work: () => T): T =>
  acting.run(account ? { id: account.id, type: account.type } : visitor, work);

/** For what the product does itself within a call, such as reading a grant or erasing. Jobs always act as the system. */
export const asSystem = <T>(work: () => T): T => acting.run(system, work);

export const whoActs = (): Acting => acting.getStore() ?? system;

/** Tables with row security: PostgreSQL is told who asks before a statement that names one. */
export const guarded = [
  'appointment_attachment',
  'appointment_move',
  'appointment_status_change',
  'blocked_sender',
  'consultation_file',
  'consultation_file_version',
  'gateway_event',
  'ledger_account',
  'ledger_entry',
  'ledger_transaction',
  'medical_order',
  'medical_order_attachment',
  'medical_order_line',
  'medical_order_status_change',
  'meeting',
  'message',
  'message_copy',
  'message_file',
  'message_recipient',
  'payment',
  'payment_attachment',
  'payment_info',
  'payout',
  'prescribed_drug',
  'provisional_diagnosis',
  'refund',
  'requested_imaging',
  'requested_test',
  'wallet',
  'wallet_month',
];
const names = new RegExp(`\\b(${guarded.join('|')})\\b`);
/** Whether the statement names one of them. */
export const asksWho = byText((text) => names.test(text));

/** SQL that tells PostgreSQL who asks: until the commit, or until it is told again. */
export function sayWho({ id, type }: Acting, until: 'commit' | 'next'): string {
  const set = until === 'commit' ? 'set local' : 'set';
  return `${set} ivuriro.actor to ${pg.escapeLiteral(id)}; ${set} ivuriro.role to ${pg.escapeLiteral(type)}`;
}
