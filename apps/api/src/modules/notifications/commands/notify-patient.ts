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
  /** What it is about, by id. */
  referenceId: string | null;
  appointment: AppointmentInfo | undefined;
  /** The order that it is about, where it is about one. */
  orderId?: string | undefined;
  /** The mail that tells it; that of its status unless said. */
  letter?: string | undefined;
  /** The page that shows it; the appointment's where there is one. */
  page?: string;
  /** The doctor of whom it speaks; the appointment's where there is one. */
  doctorId?: string | null;
  /** Names what happened, so that a job that runs twice tells it once. */
  happening: string;
}

/** Keeps the notice and, with it, the word that it is there to be mailed; then tells the patient's open pages. */
export async function notify(platform: Platform, news: NewNotification) {
  const { kind, patientId, referenceId, appointment, happening, letter: email = kind.notifiable_status } = news;
  const now = platform.now();
  const id = newId();
  await platform.db.transaction().execute(async (trx) => {
    // who was erased has nothing left to be told, and no address
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
