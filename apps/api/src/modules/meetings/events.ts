import { eventType } from '../../platform/outbox.ts';

/** Both are in the room. */
export const meetingBegan = eventType<{ appointment_id: string }>('meeting.began');
/** The doctor has ended the call of a visit at which both had been in. */
export const meetingEndedByDoctor = eventType<{ appointment_id: string }>('meeting.ended_by_doctor');
/** Closed or opened again from outside the room: whoever sits there is told. */
export const meetingSet = eventType<{ code: string }>('meeting.set');
