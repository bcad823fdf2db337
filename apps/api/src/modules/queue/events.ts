import { eventType } from '../../platform/outbox.ts';

/** A patient arrived or was called, or their arrival was undone. */
export const queueChanged = eventType<{ appointment_id: string }>('queue.changed');
