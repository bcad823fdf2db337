import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** The account on whose behalf queries run, with its type; or a visitor, or the system. */
export interface Acting {
  id: string;
  type: string;
}
const visitor: Acting = { id: 'visitor', type: 'visitor' };
const system: Acting = { id: 'system', type: 'system' };
const acting = new AsyncLocalStorage<Acting>();

/** Runs all queries within `work` on behalf of this account; null for a visitor, who owns no rows. */
export const actingFor = <T>(account: Acting | null, work: () => T): T =>
  acting.run(account ? { id: account.id, type: account.type } : visitor, work);

/**
 * Runs queries on behalf of the system, for steps of a request such as an access check or an erasure. Jobs always run
 * as the system.
 */
export const asSystem = <T>(work: () => T): T => acting.run(system, work);

export const whoActs = (): Acting => acting.getStore() ?? system;

export const isSameActor = (one: Acting | undefined, other: Acting): boolean =>
  one?.id === other.id && one.type === other.type;

/** SQL that sets the current account for row-level security, until the commit or until another account is set. */
export function sayWho({ id, type }: Acting, until: 'commit' | 'next'): string {
  const set = until === 'commit' ? 'set local' : 'set';
  return `${set} ivuriro.actor to ${pg.escapeLiteral(id)}; ${set} ivuriro.role to ${pg.escapeLiteral(type)}`;
}
