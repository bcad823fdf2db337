import { type Expression, sql } from 'kysely';
import type { ConsultationFile } from '@ivuriro/contract/appointment-shapes';
import type { Db } from '../../../platform/db/pool.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentsBrief } from '../../scheduling/index.ts';
import { present } from '../presenters/present-consultation-file.ts';
import { wholeFiles } from './whole-consultation-files.ts';

/** The consultation files of these appointments, by appointment id; the scheduling module shows them. */
export async function filesOf(
  db: Db,
  platform: Platform,
  appointmentIds: string[],
  viewer: { accountId: string },
): Promise<Map<string, ConsultationFile>> {
  const [files, appointments] = await Promise.all([
    wholeFiles(db, appointmentIds),
    appointmentsBrief(db, appointmentIds),
  ]);
  return new Map(
    files.map((file) => {
      const patientId = appointments.get(file.appointment_id)!.patient_id;
      return [file.appointment_id, present(file, platform, { ...viewer, patientId })];
    }),
  );
}

/** SQL: whether an appointment has a consultation file. */
export const consultationFileExists = (appointmentId: Expression<string>) =>
  sql<boolean>`exists (select from consultation_file where appointment_id = ${appointmentId})`;
