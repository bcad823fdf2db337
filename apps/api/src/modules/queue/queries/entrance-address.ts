import type { Db } from '../../../platform/db/pool.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unseal } from '../../../platform/seal.ts';
import { entranceAddress, entranceSeal } from '../domain/entrance.ts';
import { findSealed } from './place-secrets.queries.ts';

/** The address on the poster at the door of a hospital; null when no code was made yet. */
export async function findEntranceAddress(db: Db, platform: Platform, placeId: string): Promise<string | null> {
  const sealed = await findSealed(db, placeId);
  return sealed && entranceAddress(platform, unseal(platform.config, entranceSeal, sealed).toString());
}
