import { eventType } from '../../platform/outbox.ts';

/** A speciality, disease or symptom, by which providers are found, was renamed. */
export const itemRenamed = eventType<{ table: 'speciality' | 'symptom_disease'; id: string }>('catalogue.item_renamed');
