import { eventType } from '../../platform/outbox.ts';

/** The file of an import is stored and waits for the job that imports it. */
export const importAsked = eventType<{ id: string }>('import.asked');
