import { eventType } from '../../platform/outbox.ts';

/** A consultation file was saved for the first time or replaced by a new version. */
export const consultationFileSaved = eventType<{ consultation_file_id: string; appointment_id: string }>(
  'consultation_file.saved',
);
