import { notifications as contract } from '@ivuriro/contract/notifications';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { listNotifications, readNotifications } from './queries/list-notifications.ts';
import { unreadOf } from './queries/notifications.queries.ts';
import { subscriptions } from './jobs/subscribers.ts';

export { eraseNotifications } from './jobs/erasure.ts';
export { deleteOldNotifications } from './jobs/retention.ts';

export const notifications: Module = {
  name: 'notifications',
  routes: serve(contract, {
    list: listNotifications,
    unreadCount: async ({ db, actor }) => ({ unread: await unreadOf(db, actor.id) }),
    read: readNotifications,
  }),
  partyColumns: [
    { table: 'notification', column: 'patient_id' },
    { table: 'post_seen', column: 'patient_id', key: ['blog_id'], once: ['blog_id'] },
  ],
  subscriptions,
};
