import type { Appointment } from '@ivuriro/contract';
import type { ReactNode } from 'react';

/** Functions of other features that draw the dialogs for an appointment, and the path of the video calls. */
export type AppointmentDialogs = {
  /** The path of the doctor's video calls. */
  callPath: string;
  /** Draws the dialog that writes the consultation file of an appointment. */
  file: (appointment: Appointment, close: () => void) => ReactNode;
  /** Draws the dialog with the patient's earlier consultation files. */
  past: (appointment: Appointment, close: () => void) => ReactNode;
};
