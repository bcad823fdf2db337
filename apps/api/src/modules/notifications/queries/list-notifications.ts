import type { notification, notifications } from '@ivuriro/contract/notifications';
import type * as z from 'zod';
import { clockText, dayOf, minuteOf } from '../../../platform/clock.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { isId } from '../../../platform/ids.ts';
import { specialityNames } from '../../catalogue/index.ts';
import { providerRefs } from '../../providers/index.ts';
import { markRead, type NotificationListRow, notificationsOf } from './notifications.queries.ts';
import { sendUnreadCount } from '../commands/notify-patient.ts';

/** A page of the patient's notifications and of the blog posts written after the patient signed up, newest first. */
export async function listNotifications(call: CallOf<typeof notifications.list>) {
  const { db, actor, query } = call;
  const { rows, total } = await notificationsOf(db, actor.id, query.reference_type, windowOf(query));
  const [doctors, specialities] = await Promise.all([
    providerRefs(db, known(rows.map((row) => row.doctor_id))),
    specialityNames(db, known(rows.map((row) => row.speciality_id))),
  ]);
  const named = (id: string | null, name: string | undefined) => (id && name !== undefined ? { id, name } : null);
  return pageOf(
    call,
    query,
    total,
    rows.map((row) => ({
      ...present(row),
      doctor: named(row.doctor_id, doctors.get(row.doctor_id ?? '')?.name),
      speciality: named(row.speciality_id, specialities.get(row.speciality_id ?? '')),
    })),
  );
}

export async function readNotifications({ transact, actor, body, now, platform }: CallOf<typeof notifications.read>) {
  await transact((trx) => markRead(trx, actor.id, body.id?.filter(isId), now));
  return sendUnreadCount(platform, actor.id);
}

const known = (ids: (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

function present(row: NotificationListRow): Omit<z.input<typeof notification>, 'doctor' | 'speciality'> {
  const { id, notifiable_type, reference_type, notifiable_status, reference_url, read } = row;
  return {
    id,
    notifiable_type,
    reference_type,
    notifiable_status,
    reference_url,
    read,
    date: dayOf(row.concerns_at),
    time: clockText(minuteOf(row.concerns_at)),
    blog: row.title === null ? null : { id, title: row.title },
    created_at: row.created_at.toISOString(),
  };
}
