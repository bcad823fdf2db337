import type { appointmentStates } from '@ivuriro/contract/shapes';
import { eventType } from '../../platform/outbox.ts';

type Status = (typeof appointmentStates)[number];

export const appointmentBooked = eventType<{ appointment_id: string }>('appointment.booked');
/** The patient moved the appointment to another time; at a hospital also perhaps to another doctor. */
export const appointmentMoved = eventType<{ appointment_id: string; from_doctor_id: string; from: string; at: string }>(
  'appointment.moved',
);
/** `at` tells two changes to the same status apart. */
export const appointmentStatusChanged = eventType<{ appointment_id: string; from: Status; to: Status; at: string }>(
  'appointment.status_changed',
);
/** A calendar or its claims changed; written by a trigger of the database. */
export const timesChanged = eventType<{ doctor_ids: string[] }>('doctor.times_changed');
/** Hours at a hospital that one side of a team, or an administrator, entered for the other. */
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
/** Such hours are there, and somebody is to be told. */
export const hoursToAnnounce = eventType<Record<string, never>>('hours.untold');
