import type { Appointment } from '@ivuriro/contract';
import type { ReactNode } from 'react';

/** What the page opens over an appointment; other features draw it. */
export type VisitDialogs = {
  /** Where the doctor's video calls are held. */
  callPath: string;
  /** Writes the consultation file of a visit. */
  file: (visit: Appointment, close: () => void) => ReactNode;
  /** What was written for the patient before. */
  past: (visit: Appointment, close: () => void) => ReactNode;
};
