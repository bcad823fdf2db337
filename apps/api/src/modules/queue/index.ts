import type { Module } from '../../platform/module.ts';
import { screenOf } from './domain/screen.ts';
import { subscriptions } from './jobs/show-queue.ts';
import { placeOfSecret } from './queries/place-secrets.queries.ts';
import { entranceCodeResource, queueResource, queueRoutes, waitingRoomResource } from './queue.routes.ts';

export { queueChanged } from './events.ts';
export { deleteOldArrivals } from './jobs/retention.ts';
export { arrivedSince } from './queries/arrivals.queries.ts';
export { findEntranceAddress } from './queries/entrance-address.ts';
export { waitingFor } from './queries/place-of-patient.ts';
export { queueStates } from './queries/queue-states.ts';

export const queue: Module = {
  name: 'queue',
  routes: queueRoutes,
  resources: [queueResource, waitingRoomResource, entranceCodeResource],
  guardedTables: ['arrival'],
  subscriptions,
  sockets: {
    screen: async (secret, { db }) => {
      const place = await placeOfSecret(db, 'waiting_room', secret);
      return place && screenOf(place);
    },
  },
};
