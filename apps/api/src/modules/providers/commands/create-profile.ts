import type { Kind } from '@ivuriro/contract/endpoint';
import type { Db } from '../../../platform/db/pool.ts';
import { insertRows } from '../../../platform/db/rows.ts';
import type { NewProfile } from '../../identity/index.ts';
import { addressMeant, type Columns, said } from '../domain/profile-columns.ts';
import { location } from './update-profile.ts';
import { refreshSearch } from './refresh-search.ts';

/** Creates the unpublished profile of a new account. */
export async function makeProfile(trx: Db, profile: NewProfile): Promise<void> {
  const { kind, id, gender, type, address = '', sector = '' } = profile;
  const columns =
    kind === 'doctor'
      ? { gender: gender ?? null }
      : { type, address: addressMeant(address.trim()), ...(await location(trx, sector.trim())) };
  await insertProfiles(trx, kind, [{ ...profile, columns }]);
  await refreshSearch(trx, [id]);
}

export interface Profile {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  /** The columns of the table `doctor` or `place`. */
  columns: Columns;
}

/** Creates unpublished profiles of new accounts; the caller must refresh the search index. */
export async function insertProfiles(
  trx: Db,
  kind: Kind,
  profiles: readonly Profile[],
  { enteredByAdmin = false } = {},
): Promise<void> {
  const entered_by_admin = enteredByAdmin;
  const providers = profiles.map(({ id, name, email, phone }) => ({ id, kind, name, email, phone, entered_by_admin }));
  await insertRows(trx, 'provider', providers);
  const unsaid = kind === 'doctor' ? unknownDoctor : { ...unknownPlace, type: kind === 'hospital' ? 'Hospital' : null };
  const rows = profiles.map(({ id, columns }) => ({ id, kind, ...unsaid, ...said(columns) }));
  await insertRows(trx, kind === 'doctor' ? 'doctor' : 'place', rows);
}

const unknownDoctor = {
  gender: null,
  bio: '',
  rmdc_number: null,
  licence_expires_on: null,
  education_trainings: [],
  awards_honors: [],
  language_spoken: [],
  publication: [],
  other_certificates: [],
  consultation_fee: null,
  slot_minutes: 60,
};
const unknownPlace = {
  about: '',
  address: null,
  sector_code: null,
  district_code: null,
  latitude: null,
  longitude: null,
  other_services: [],
};
