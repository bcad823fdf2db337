import type { ConsultationFile } from '@ivuriro/contract';

/** Milliseconds for which a saved file can be changed. */
const OPEN_MS = 24 * 3_600_000;

/** Whether the consultation file can still be written or changed; the server applies the same rule. */
export const mayWrite = (saved: Pick<ConsultationFile, 'created_at' | 'dispensed'> | null, now: Date): boolean =>
  !saved || (!saved.dispensed && now.getTime() < Date.parse(saved.created_at) + OPEN_MS);
