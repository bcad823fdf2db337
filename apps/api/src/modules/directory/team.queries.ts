import type { Db } from '../../platform/db/pool.ts';

/** Doctors of a place, A–Z, with the unpublished ones: this is the place's own view. */
export const teamRows = (db: Db, placeId: string) =>
  db
    .selectFrom('team_member as link')
    .innerJoin('provider as doctor', 'doctor.id', 'link.doctor_id')
    .select(['link.id', 'doctor.id as doctor_id', 'doctor.name', 'doctor.kind'])
    .where('link.provider_id', '=', placeId)
    .where('doctor.deleted_at', 'is', null)
    .orderBy('doctor.sort_name')
    .orderBy('doctor.id')
    .execute();

/** Links between hospitals and doctors, A–Z: of one doctor, of one hospital, or between the two. */
export function affiliationRows(db: Db, of: { doctorId?: string | undefined; hospitalId?: string | undefined }) {
  let query = db
    .selectFrom('team_member as link')
    .innerJoin('provider as hospital', 'hospital.id', 'link.provider_id')
    .innerJoin('provider as doctor', 'doctor.id', 'link.doctor_id')
    .select([
      'link.id',
      'hospital.id as hospital_id',
      'hospital.name',
      'doctor.id as doctor_id',
      'doctor.name as doctor_name',
    ])
    .where('link.place_kind', '=', 'hospital')
    .where('hospital.deleted_at', 'is', null)
    .where('doctor.deleted_at', 'is', null);
  if (of.doctorId) query = query.where('link.doctor_id', '=', of.doctorId);
  if (of.hospitalId) query = query.where('link.provider_id', '=', of.hospitalId);
  return query
    .orderBy('hospital.sort_name')
    .orderBy('hospital.id')
    .orderBy('doctor.sort_name')
    .orderBy('doctor.id')
    .execute();
}

export const linkRow = (db: Db, id: string) =>
  db.selectFrom('team_member').select(['provider_id', 'doctor_id']).where('id', '=', id).executeTakeFirst();

/** Locks places against renaming and deletion, because whoever joins them will be found by their names. */
export const holdPlaces = (trx: Db, ids: string[]) =>
  trx.selectFrom('provider').where('id', 'in', ids).orderBy('id').forShare().execute();

/** Those of these ids that are existing providers of the kind. */
export async function livingProviders(db: Db, kind: string, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('provider')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}
