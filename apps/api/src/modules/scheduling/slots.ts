import type { ConsultationFile } from '@ivuriro/contract/shapes';
import type { Db } from '../../platform/db/pool.ts';
import type { Platform } from '../../platform/platform.ts';
import { slot } from '../../platform/slot.ts';

/** The consultation files of visits, their documents signed for the viewer; consultations fills it. */
export const consultationFileOf = slot<
  (
    db: Db,
    platform: Platform,
    appointmentIds: string[],
    viewer: { accountId: string },
  ) => Promise<Map<string, ConsultationFile>>
>('scheduling.consultationFileOf');
