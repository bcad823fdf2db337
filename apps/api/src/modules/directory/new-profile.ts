import type { Db } from '../../platform/db/pool.ts';
import type { NewProfile } from '../identity/index.ts';
import { addressMeant, location } from './profile-update.ts';
import { refreshSearch } from './search-text.ts';

/** The unpublished profile of an account that was just opened. */
export async function makeProfile(trx: Db, profile: NewProfile): Promise<void> {
  await insertProfile(trx, profile);
  await refreshSearch(trx, [profile.id]);
}

/** The same where more is written before anybody is to be found. */
export async function insertProfile(trx: Db, profile: NewProfile): Promise<void> {
  const { id, kind, name, email, phone } = profile;
  await trx.insertInto('provider').values({ id, kind, name, email, phone }).execute();
  if (kind === 'doctor')
    await trx
      .insertInto('doctor')
      .values({ id, gender: profile.gender ?? null })
      .execute();
  else
    await trx
      .insertInto('place')
      .values({
        id,
        kind,
        type: kind === 'hospital' ? (profile.type ?? 'Hospital') : null,
        address: addressMeant(profile.address?.trim() ?? ''),
        ...(await location(trx, profile.sector?.trim() ?? '')),
      })
      .execute();
}
