import type { Appointment } from '@ivuriro/contract';
import type { ReactNode } from 'react';

/** What the page opens over an appointment; other features draw it. */
export type AppointmentDialogs = {
  /** Where the doctor's video calls are held. */
  callPath: string;
  /** Writes the consultation file of an appointment. */
  file: (appointment: Appointment, close: () => void) => ReactNode;
  /** What was written for the patient before. */
  past: (appointment: Appointment, close: () => void) => ReactNode;
};
