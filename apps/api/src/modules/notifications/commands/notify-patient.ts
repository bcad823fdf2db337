import { newId } from '../../../platform/ids.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stayOpen } from '../../identity/index.ts';
import { notificationCreated } from '../events.ts';
import type { NotificationKind, AppointmentInfo } from '../domain/notification-kinds.ts';
import { insertNotification, unreadOf } from '../queries/notifications.queries.ts';

interface NewNotification {
  kind: NotificationKind;
  patientId: string;
  /** The id of the object that the notification is about, such as an appointment, a payment or an order. */
  referenceId: string | null;
  appointment: AppointmentInfo | undefined;
  /** The id of the order, if the notification is about an order. */
  orderId?: string | undefined;
  /** The key of the mail in texts.ts; by default `kind.notifiable_status`. */
  letter?: string | undefined;
  /**
   * The URL path of the page that the notification opens, if it has no `appointment`. By default it is the patient's
   * list of appointments.
   */
  page?: string;
  /** The id of the doctor whom the notification names, if it has no `appointment`. */
  doctorId?: string | null;
  /** Identifies the event, so that a job that runs twice creates one notification. */
  happening: string;
}

/**
 * Stores a notification and the event that mails it in one transaction, then informs the patient's open pages. `also` is
 * called in that transaction when the notification is new.
 */
export async function notify(
  platform: Platform,
  news: NewNotification,
  also?: (trx: Db) => Promise<void>,
): Promise<void> {
  const { kind, patientId, referenceId, appointment, happening, letter: email = kind.notifiable_status } = news;
  const now = platform.now();
  const id = newId();
  await platform.db.transaction().execute(async (trx) => {
    // a patient whose data were erased needs no notification
    if (!(await stayOpen(trx, [patientId]))) return;
    const isNew = await insertNotification(trx, {
      id,
      patient_id: patientId,
      ...kind,
      reference_id: referenceId,
      reference_url: appointment ? `/profile/appointment?id=${appointment.id}` : (news.page ?? '/profile/appointment'),
      doctor_id: appointment?.doctor_id ?? news.doctorId ?? null,
      speciality_id: appointment?.speciality_id ?? null,
      concerns_at: appointment?.starts_at ?? now,
      created_at: now,
      happening,
    });
    if (!isNew) return;
    await emit(trx, notificationCreated, {
      notice_id: id,
      appointment_id: appointment?.id ?? null,
      order_id: news.orderId ?? null,
      letter: email,
    });
    await also?.(trx);
  });
  await sendUnreadCount(platform, patientId);
}

export async function sendUnreadCount({ db, realtime }: Platform, patientId: string): Promise<{ unread: number }> {
  const unread = await unreadOf(db, patientId);
  realtime.tell(patientId, 'notification', { unread });
  return { unread };
}
