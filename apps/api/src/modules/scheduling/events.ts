import type { appointmentStates } from '@ivuriro/contract/shapes';
import { eventType } from '../../platform/outbox.ts';

type Status = (typeof appointmentStates)[number];

export const appointmentBooked = eventType<{ appointment_id: string }>('appointment.booked');
export const appointmentStatusChanged = eventType<{ appointment_id: string; from: Status; to: Status }>(
  'appointment.status_changed',
);
