import type { ConsultationFile } from '@ivuriro/contract/appointment-shapes';
import type { queueStates } from '@ivuriro/contract/queue';
import type { Db } from '../../platform/db/pool.ts';
import type { Platform } from '../../platform/platform.ts';
import { port } from '../../platform/port.ts';
import type { Expression, RawBuilder } from 'kysely';

/**
 * The consultation files of appointments, with document URLs signed for the viewer; the consultations module supplies
 * it.
 */
export const consultationFileOf = port<
  (
    db: Db,
    platform: Platform,
    appointmentIds: string[],
    viewer: { accountId: string },
  ) => Promise<Map<string, ConsultationFile>>
>('scheduling.consultationFileOf');

/** SQL: whether an appointment has a consultation file; the consultations module supplies it. */
export const hasConsultationFile = port<(appointmentId: Expression<string>) => RawBuilder<boolean>>(
  'scheduling.hasConsultationFile',
);

/**
 * SQL: whether the patient of an appointment has arrived at the place since this instant; the queue module supplies it.
 */
export const patientArrivedSince = port<(appointmentId: Expression<string>, since: Date) => RawBuilder<boolean>>(
  'scheduling.patientArrivedSince',
);

/** Where the patients of those appointments are who have arrived on this day; the queue module supplies it. */
export const queueStatesOf =
  port<
    (
      db: Db,
      appointments: readonly { id: string; status: string }[],
      day: string,
    ) => Promise<Map<string, (typeof queueStates)[number]>>
  >('scheduling.queueStatesOf');
