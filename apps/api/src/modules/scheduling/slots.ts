import type { ConsultationFile } from '@ivuriro/contract/shapes';
import type { Db } from '../../platform/db/pool.ts';
import type { Platform } from '../../platform/platform.ts';
import { slot } from '../../platform/slot.ts';
import type { Expression, RawBuilder } from 'kysely';

/** The consultation files of visits, their documents signed for the viewer; consultations fills it. */
export const consultationFileOf = slot<
  (
    db: Db,
    platform: Platform,
    appointmentIds: string[],
    viewer: { accountId: string },
  ) => Promise<Map<string, ConsultationFile>>
>('scheduling.consultationFileOf');

/** SQL: whether a file was written of a visit; consultations fills it. */
export const isWritten = slot<(appointmentId: Expression<string>) => RawBuilder<boolean>>('scheduling.isWritten');
