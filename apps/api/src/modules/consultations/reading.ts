import type { ConsultationFile } from '@ivuriro/contract/shapes';
import type { Db } from '../../platform/db/pool.ts';
import type { Platform } from '../../platform/platform.ts';
import { present } from './present.ts';
import { writtenFiles } from './written.ts';

/** The files of these visits, by visit; scheduling shows them with its appointments. */
export async function filesOf(
  db: Db,
  platform: Platform,
  appointmentIds: string[],
  viewer: { accountId: string },
): Promise<Map<string, ConsultationFile>> {
  const files = await writtenFiles(db, appointmentIds);
  return new Map(files.map((file) => [file.appointment_id, present(file, platform, viewer)]));
}
