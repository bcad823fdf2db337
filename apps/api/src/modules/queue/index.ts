import type { Module } from '../../platform/module.ts';
import { screenOf } from './domain/screen.ts';
import { subscriptions } from './jobs/show-queue.ts';
import { placeOfSecret } from './queries/waiting-rooms.queries.ts';
import { queueResource, queueRoutes, waitingRoomResource } from './queue.routes.ts';

export { queueChanged } from './events.ts';
export { deleteOldArrivals } from './jobs/retention.ts';
export { arrivedSince } from './queries/arrivals.queries.ts';
export { waitingFor } from './queries/place-of-patient.ts';

export const queue: Module = {
  name: 'queue',
  routes: queueRoutes,
  resources: [queueResource, waitingRoomResource],
  guardedTables: ['arrival'],
  subscriptions,
  sockets: {
    screen: async (secret, { db }) => {
      const place = await placeOfSecret(db, secret);
      return place && screenOf(place);
    },
  },
};
