import type { Budgets } from '@ivuriro/contract/budgets';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Db } from './db/pool.ts';
import type { Reads } from './db/reads.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Sms } from './sms/sms.ts';
import type { Storage } from './storage/storage.ts';

/** The services that every module may use. Tests replace only the clock, mail, sockets, rate limits and log. */
export interface Platform {
  config: Config;
  /** Connections that may write. A statement on such a connection runs without a current account. */
  pool: pg.Pool;
  /** Runs SQL that only reads, outside of transactions. */
  reads: Reads;
  /** Kysely; outside of transactions it can only read. */
  db: Db;
  now: () => Date;
  mail: Mailer;
  /** Sends text messages; null when no SMS gateway is configured. */
  sms: Sms | null;
  storage: Storage;
  realtime: Realtime;
  /** Replaces some rate limits of the contract; only tests and gates set it. */
  budgets?: Partial<Budgets>;
  log: FastifyBaseLogger;
}
