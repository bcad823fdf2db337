import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stayOpen } from '../../identity/index.ts';
import { notificationCreated } from '../events.ts';
import type { NotificationKind, AppointmentInfo } from '../domain/notification-kinds.ts';
import { insertNotification, unreadOf } from '../queries/notifications.queries.ts';

interface NewNotification {
  kind: NotificationKind;
  patientId: string;
  /** The id of what the notification is about. */
  referenceId: string | null;
  appointment: AppointmentInfo | undefined;
  /** The order that it is about, if any. */
  orderId?: string | undefined;
  /** The mail to send; by default the one of the status. */
  letter?: string | undefined;
  /** The page to which it links; by default the appointment's. */
  page?: string;
  /** The doctor whom it names; by default the appointment's. */
  doctorId?: string | null;
  /** Identifies the event, so that a job that runs twice notifies once. */
  happening: string;
}

/** Stores the notification together with the event that mails it, then informs the patient's open pages. */
export async function notify(platform: Platform, news: NewNotification) {
  const { kind, patientId, referenceId, appointment, happening, letter: email = kind.notifiable_status } = news;
  const now = platform.now();
  const id = newId();
  await platform.db.transaction().execute(async (trx) => {
    // an erased patient has no address and needs no notification
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
    if (isNew)
      await emit(trx, notificationCreated, {
        notice_id: id,
        appointment_id: appointment?.id ?? null,
        order_id: news.orderId ?? null,
        letter: email,
      });
  });
  await sendUnreadCount(platform, patientId);
}

export async function sendUnreadCount({ db, realtime }: Platform, patientId: string): Promise<{ unread: number }> {
  const unread = await unreadOf(db, patientId);
  realtime.tell(patientId, 'notification', { unread });
  return { unread };
}
