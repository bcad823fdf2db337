import type { Db } from '../../platform/db/pool.ts';
import { slot } from '../../platform/slot.ts';

/** Which specialities published doctors have; the directory knows. */
export const specialitiesOfDoctors = slot<(db: Db) => Promise<string[]>>('catalogue.specialitiesOfDoctors');
