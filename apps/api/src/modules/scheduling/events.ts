import type { appointmentStates } from '@ivuriro/contract/shapes';
import { eventType } from '../../platform/outbox.ts';

type Status = (typeof appointmentStates)[number];

export const appointmentBooked = eventType<{ appointment_id: string }>('appointment.booked');
/** `at` tells two changes to the same status apart. */
export const appointmentStatusChanged = eventType<{ appointment_id: string; from: Status; to: Status; at: string }>(
  'appointment.status_changed',
);
