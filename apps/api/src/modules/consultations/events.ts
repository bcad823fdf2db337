import { eventType } from '../../platform/outbox.ts';

/** A consultation file was saved or replaced. */
export const consultationFileSaved = eventType<{ consultation_file_id: string; appointment_id: string }>(
  'consultation_file.saved',
);
