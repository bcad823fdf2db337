import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { filter, id, instant, many, named, page, paging } from './wire.ts';

export const notification = z.object({
  id,
  notifiable_type: z.string(),
  reference_type: z.string(),
  notifiable_status: z.string(),
  doctor: named.nullable(),
  speciality: named.nullable(),
  date: z.string(),
  time: z.string(),
  blog: z.object({ id, title: z.string() }).nullable(),
  reference_url: z.string(),
  read: z.boolean(),
  created_at: instant,
});
const unread = z.object({ unread: z.int() });
const own = { who: 'patient', object: 'own', audit: 'none' } as const;

export const notifications = {
  list: endpoint('GET /patient/notifications', {
    ...own,
    query: z.object({ reference_type: filter, ...paging }),
    data: page(notification),
    summary: 'Notifications, newest first, together with the posts that are newer than the account.',
  }),
  unreadCount: endpoint('GET /patient/notifications/unread_count', {
    ...own,
    data: unread,
    summary: 'The number of unread notifications.',
  }),
  read: endpoint('POST /patient/notifications/read', {
    ...own,
    budget: 'write',
    body: z.strictObject({ id: many(id).optional() }),
    data: unread,
    summary: 'Marks these notifications as read; without ids all of them.',
  }),
};
