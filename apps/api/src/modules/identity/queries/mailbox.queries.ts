import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/** A mail that waits to be summarised with others of its kind. */
export interface HeldMail {
  to: string;
  kind: string;
  subject: string;
}

/** Whether the address belongs to a login that has not confirmed it. */
export async function isUnproved(db: Db, email: string): Promise<boolean> {
  const login = await db
    .selectFrom('login')
    .select('email_proved_at')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return login !== undefined && login.email_proved_at === null;
}

/**
 * Adds a mail to the summary of its e-mail address and kind: to the payload of a summary job that still waits, else to
 * a new one.
 */
export async function addToSummary(db: Db, held: HeldMail, at: Date): Promise<void> {
  await sql`select from graphile_worker.add_job('mail_summary', ${JSON.stringify([held])}::json, run_at := ${at},
    job_key := ${`mail ${held.kind} ${held.to}`}, job_key_mode := 'preserve_run_at')`.execute(db);
}
