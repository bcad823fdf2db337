import { retention } from '@ivuriro/contract/retention';
import { dayMs, dayOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { deleteDemoMails } from '../../../platform/mail/demo-mailer.ts';
import { deletedRows } from '../../../platform/observe/deleted-rows.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteDeadLetters } from '../../../platform/work/dead-letters.ts';
import { deleteOldVisitors } from '../../analytics/index.ts';
import { deleteEndedInvitations } from '../../providers/index.ts';
import { deleteEndedMemberInvitations, deleteOldMerges, deleteUnfinishedFactors } from '../../identity/index.ts';
import { purgeDeletedMessages, deleteOldDrafts, deleteVisitorMessages } from '../../messaging/index.ts';
import { deleteOldNotifications } from '../../notifications/index.ts';
import { deleteOldGatewayEvents, deleteOldRequests } from '../../payments/index.ts';
import { deleteOldArrivals } from '../../queue/index.ts';
import { deleteDemoMessages } from '../../../platform/sms/log-sms.ts';
import { transact } from '../../../platform/db/transact.ts';

type RetentionTable = typeof retention;
type Daily = {
  [L in keyof RetentionTable]: RetentionTable[L]['job'] extends 'forget_what_ran_out' ? L : never;
}[keyof RetentionTable];

/**
 * Each function deletes rows whose period began at or before `before`, oldest first, at most `most` in one call, and
 * returns their number.
 */
export const daily: Record<Daily, (platform: Platform, before: Date, most: number) => Promise<number>> = {
  notices: deleteOldNotifications,
  arrivals: deleteOldArrivals,
  team_invitations: deleteEndedInvitations,
  member_invitations: deleteEndedMemberInvitations,
  patient_merges: deleteOldMerges,
  deleted_messages: purgeDeletedMessages,
  drafts: deleteOldDrafts,
  visitors_messages: deleteVisitorMessages,
  asked_with_payments: deleteOldRequests,
  gateway_events: deleteOldGatewayEvents,
  given_up_jobs: deleteDeadLetters,
  visitors: deleteOldVisitors,
  begun_second_factors: deleteUnfinishedFactors,
  demo_mails: deleteDemoMails,
  demo_text_messages: deleteDemoMessages,
};

const action = 'retention.done';
/**
 * The largest number of rows that one statement deletes: few, so that other transactions do not wait long for its
 * locks.
 */
const batch = 500;
const batchesInARound = 100;

/**
 * Runs the daily deletion once a day. The job starts every hour and checks whether the deletion of the day is done, so
 * the next run finishes an interrupted one.
 */
export async function deleteExpired(_payload: never, platform: Platform): Promise<void> {
  const { db, log, now } = platform;
  const at = now();
  if (await isDone(db, at)) return;
  const gone: string[] = [];
  let whole = true;
  for (const line of Object.keys(daily) as Daily[])
    try {
      const { rows, more } = await deleteExpiredOf(platform, line, at);
      if (rows > 0) gone.push(`${line} ${rows}`);
      whole &&= !more;
    } catch (error) {
      log.error({ err: error, line }, 'a line of retention failed and is tried again in an hour');
      whole = false;
    }
  if (whole || gone.length > 0) await transact(db, (trx) => writeDown(trx, at, gone, whole));
}

async function deleteExpiredOf(platform: Platform, line: Daily, at: Date): Promise<{ rows: number; more: boolean }> {
  const before = new Date(at.getTime() - retention[line].days * dayMs);
  let rows = 0;
  for (let round = 0; round < batchesInARound; round++) {
    const count = await daily[line](platform, before, batch);
    deletedRows.inc({ line }, count);
    rows += count;
    if (count < batch) return { rows, more: false };
  }
  return { rows, more: true };
}

/** Whether the deletion of this day is done; an unfinished run does not count. */
async function isDone(db: Db, at: Date): Promise<boolean> {
  const last = await db
    .selectFrom('audit')
    .select(['at', 'outcome'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.outcome === 'done' && dayOf(last.at) === dayOf(at);
}

const writeDown = (db: Db, at: Date, gone: string[], whole: boolean) =>
  db
    .insertInto('audit')
    .values({
      at,
      action,
      object: 'retention',
      object_id: gone.join(', ') || 'nothing',
      outcome: whole ? 'done' : 'more',
    })
    .execute();
