import { eventType } from '../../platform/outbox.ts';

/** What providers are found by has another name. */
export const itemRenamed = eventType<{ table: 'speciality' | 'symptom_disease'; id: string }>('catalogue.item_renamed');
