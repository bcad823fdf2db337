import { eventType } from '../../platform/outbox.ts';

/** A file is stored and waits for its job. */
export const importAsked = eventType<{ id: string }>('import.asked');
