import { notifications as contract } from '@ivuriro/contract/notifications';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { listNotifications, readNotifications } from './list-notifications.ts';
import { unreadOf } from './notifications.queries.ts';
import { subscriptions } from './subscribers.ts';

export { eraseNotifications } from './erasure.ts';
export { deleteOldNotifications } from './retention.ts';

export const notifications: Module = {
  name: 'notifications',
  routes: serve(contract, {
    list: listNotifications,
    unreadCount: async ({ db, actor }) => ({ unread: await unreadOf(db, actor.id) }),
    read: readNotifications,
  }),
  subscriptions,
};
