import { eventType } from '../../platform/outbox.ts';

/** A file waits for its job. */
export const importAsked = eventType<{ id: string }>('import.asked');
