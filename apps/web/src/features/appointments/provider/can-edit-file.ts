import type { ConsultationFile } from '@ivuriro/contract';

/** A saved file can be replaced for so long. */
const OPEN_MS = 24 * 3_600_000;

/** Whether the file of an appointment can still be written or changed; the server refuses the same. */
export const mayWrite = (saved: Pick<ConsultationFile, 'created_at' | 'dispensed'> | null, now: Date): boolean =>
  !saved || (!saved.dispensed && now.getTime() < Date.parse(saved.created_at) + OPEN_MS);
