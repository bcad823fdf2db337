import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { Notification } from '../../../platform/db/types.ts';

export type NotificationRow = Selectable<Notification>;
export interface NotificationListRow {
  id: string;
  notifiable_type: string;
  reference_type: string;
  notifiable_status: string;
  reference_url: string;
  doctor_id: string | null;
  speciality_id: string | null;
  title: string | null;
  concerns_at: Date;
  read: boolean;
  created_at: Date;
}

/** Inserts the notification. Returns false when there is already a notification of the same event. */
export async function insertNotification(trx: Db, notification: Omit<NotificationRow, 'read_at'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('notification')
    .values(notification)
    .onConflict((on) => on.column('happening').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const findNotification = (db: Db, id: string): Promise<NotificationRow | undefined> =>
  db.selectFrom('notification').selectAll().where('id', '=', id).executeTakeFirst();

export async function notificationsOf(
  db: Db,
  patientId: string,
  referenceType: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: NotificationListRow[]; total: number }> {
  const requested = sql`from notice where patient_id = ${patientId}
    and (${referenceType ?? null}::text is null or lower(reference_type) = lower(${referenceType ?? null}))`;
  const [{ rows }, counted] = await Promise.all([
    sql<NotificationListRow>`select id, notifiable_type, reference_type, notifiable_status, reference_url, doctor_id,
      speciality_id, title, concerns_at, read, created_at ${requested}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total ${requested}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

export async function unreadOf(db: Db, patientId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from notice where patient_id = ${patientId} and not read`.execute(db);
  return rows[0]!.unread;
}

/**
 * Marks the patient's notifications with these ids as read; without `ids`, all of them. Notifications of other patients
 * stay unchanged.
 */
export async function markRead(trx: Db, patientId: string, ids: string[] | undefined, now: Date): Promise<void> {
  const among = sql`(${ids ?? null}::uuid[] is null or id = any(${ids ?? null}::uuid[]))`;
  await sql`update notification set read_at = ${now}
    where patient_id = ${patientId} and read_at is null and ${among}`.execute(trx);
  await sql`insert into post_seen (patient_id, blog_id)
    select patient_id, id from notice
    where patient_id = ${patientId} and notifiable_type = 'Blog' and not read and ${among}
    on conflict do nothing`.execute(trx);
}
