import type { appointmentStates } from '@ivuriro/contract/appointment-shapes';
import { eventType } from '../../platform/outbox.ts';

type Status = (typeof appointmentStates)[number];

export const appointmentBooked = eventType<{ appointment_id: string }>('appointment.booked');
/** An appointment was moved to another slot; at a hospital perhaps also to another doctor. */
export const appointmentMoved = eventType<{
  appointment_id: string;
  from_doctor_id: string;
  from: string;
  at: string;
  /** Whether somebody other than the patient moved it, such as a doctor or a hospital. */
  by_desk: boolean;
  /** The account that moved it: the patient's, also by a link, or that of the desk. */
  by_account_id: string;
}>('appointment.moved');
/**
 * The doctor is away, and the patient gets a link by which they choose a new time. `at` distinguishes two such events.
 */
export const newTimeAsked = eventType<{ appointment_id: string; at: string }>('appointment.new_time_asked');
/** The desk asks the patient to pay by a link the amount that is due. `at` distinguishes two such events. */
export const paymentAsked = eventType<{ appointment_id: string; at: string }>('appointment.payment_asked');
/** `at` distinguishes two changes to the same status. */
export const appointmentStatusChanged = eventType<{ appointment_id: string; from: Status; to: Status; at: string }>(
  'appointment.status_changed',
);
/** A calendar or its claims changed; a database trigger writes this event. */
export const slotsChanged = eventType<{ doctor_ids: string[] }>('doctor.times_changed');
/**
 * Working hours at a hospital that the doctor, the hospital or an administrator entered; doctor and hospital get a mail
 * about them, except the one who entered them.
 */
export interface EnteredHours {
  doctor_id: string;
  hospital_id: string;
  entered_by: string;
  day: number | null;
  date: string | null;
  starts_at: number;
  ends_at: number;
  is_available: boolean;
}
export const hoursEntered = eventType<{ rows: EnteredHours[] }>('hours.entered');
/** Entered hours are waiting to be announced. */
export const hoursToAnnounce = eventType<Record<string, never>>('hours.untold');
