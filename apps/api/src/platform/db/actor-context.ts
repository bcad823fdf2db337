import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

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

export const isSameActor = (one: Acting | undefined, other: Acting): boolean =>
  one?.id === other.id && one.type === other.type;

/** SQL that tells PostgreSQL who asks: until the commit, or until it is told again. */
export function sayWho({ id, type }: Acting, until: 'commit' | 'next'): string {
  const set = until === 'commit' ? 'set local' : 'set';
  return `${set} ivuriro.actor to ${pg.escapeLiteral(id)}; ${set} ivuriro.role to ${pg.escapeLiteral(type)}`;
}
