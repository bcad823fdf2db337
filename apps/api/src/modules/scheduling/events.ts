import type { appointmentStates } from '@ivuriro/contract/shapes';
import { eventType } from '../../platform/outbox.ts';

type Status = (typeof appointmentStates)[number];

export const appointmentBooked = eventType<{ appointment_id: string }>('appointment.booked');
/** The patient moved the visit to another time; at a hospital also perhaps to another doctor. */
export const appointmentMoved = eventType<{ appointment_id: string; from_doctor_id: string; from: string; at: string }>(
  'appointment.moved',
);
/** `at` tells two changes to the same status apart. */
export const appointmentStatusChanged = eventType<{ appointment_id: string; from: Status; to: Status; at: string }>(
  'appointment.status_changed',
);
/** A calendar or its claims changed; written by a trigger (migration 0042). */
export const timesChanged = eventType<{ doctor_ids: string[] }>('doctor.times_changed');
