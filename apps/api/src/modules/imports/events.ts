import { eventType } from '../../platform/outbox.ts';

/** An import was requested. Its file is stored and waits for the job that imports it. */
export const importAsked = eventType<{ id: string }>('import.asked');
