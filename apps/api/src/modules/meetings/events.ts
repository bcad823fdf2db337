import { eventType } from '../../platform/outbox.ts';

/** Patient and doctor are both in the room, so the appointment begins. */
export const meetingBegan = eventType<{ appointment_id: string }>('meeting.began');
/** The doctor has ended a call in which patient and doctor had met. */
export const meetingEndedByDoctor = eventType<{ appointment_id: string }>('meeting.ended_by_doctor');
/**
 * The room was closed, reopened or emptied because its appointment changed; a subscriber sends the new status to the
 * people in it.
 */
export const meetingSet = eventType<{ code: string }>('meeting.set');
