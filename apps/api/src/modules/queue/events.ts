import { eventType } from '../../platform/outbox.ts';

/** A patient arrived or was called, or one of both was undone. */
export const queueChanged = eventType<{ appointment_id: string }>('queue.changed');
