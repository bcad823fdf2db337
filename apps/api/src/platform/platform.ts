import type { Budgets } from '@ivuriro/contract/budgets';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Db } from './db/pool.ts';
import type { Reads } from './db/reads.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Storage } from './storage/storage.ts';

/** Services that every module may use. Tests give their own clock, mail, gateway and budgets; nothing else is replaced. */
export interface Platform {
  config: Config;
  /** Connections that may write; a statement on one acts for nobody. */
  pool: pg.Pool;
  /** Answers SQL outside of transactions, which may only read. */
  reads: Reads;
  /** Kysely: outside of transactions it may only read. */
  db: Db;
  now: () => Date;
  mail: Mailer;
  storage: Storage;
  realtime: Realtime;
  /** In place of some of the contract's; only tests and gates give any. */
  budgets?: Partial<Budgets>;
  log: FastifyBaseLogger;
}
