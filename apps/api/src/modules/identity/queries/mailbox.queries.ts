import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/** A mail that waits, to be told with others of its kind in one. */
export interface HeldMail {
  to: string;
  kind: string;
  subject: string;
}

/** Whether somebody signs in by this address without having shown that they read its mail. */
export async function isUnproved(db: Db, email: string): Promise<boolean> {
  const login = await db
    .selectFrom('login')
    .select('email_proved_at')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return login !== undefined && login.email_proved_at === null;
}

/** One job for each mailbox and kind: what comes while it waits is added to its payload. */
export async function addToSummary(db: Db, held: HeldMail, at: Date): Promise<void> {
  await sql`select from graphile_worker.add_job('mail_summary', ${JSON.stringify([held])}::json, run_at := ${at},
    job_key := ${`mail ${held.kind} ${held.to}`}, job_key_mode := 'preserve_run_at')`.execute(db);
}
