import type { Appointment } from '@ivuriro/contract';
import type { ReactNode } from 'react';

/** The dialogs that the page opens for an appointment. Other features provide these functions. */
export type AppointmentDialogs = {
  /** The path of the doctor's video calls. */
  callPath: string;
  /** Draws the dialog that writes the consultation file of an appointment. */
  file: (appointment: Appointment, close: () => void) => ReactNode;
  /** Draws the dialog with the patient's earlier consultation files. */
  past: (appointment: Appointment, close: () => void) => ReactNode;
};
