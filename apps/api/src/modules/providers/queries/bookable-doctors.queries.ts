import { CompiledQuery } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

export interface BookableDoctor {
  id: string;
  /** In RWF; null means the general appointment price of the settings. */
  consultation_fee: number | null;
  slot_minutes: number;
  specialityIds: string[];
  hospitalIds: string[];
}

const isShown = (provider: string) => `${provider}.is_published and ${provider}.deleted_at is null`;

const asJson = `json_build_object('id', d.id, 'consultation_fee', d.consultation_fee, 'slot_minutes', d.slot_minutes,
    'specialityIds', array(select speciality_id from provider_speciality where provider_id = d.id),
    'hospitalIds', array(select h.id from team_member t join provider h on h.id = t.provider_id
      where t.doctor_id = d.id and t.place_kind = 'hospital' and ${isShown('h')}))`;

/**
 * SQL: the data of a published doctor that a booking needs, as JSON; null for any other doctor. The argument is SQL.
 */
export const bookable = (doctorId: string): string => `(
  select ${asJson} from doctor d join provider p on p.id = d.id where d.id = ${doctorId} and ${isShown('p')})`;

/** The data of a published doctor that a booking needs; null for any other doctor. */
export async function bookableDoctor(db: Db, doctorId: string): Promise<BookableDoctor | null> {
  const asked = CompiledQuery.raw(`select ${bookable('$1::uuid')} as doctor`, [doctorId]);
  const { rows } = await db.executeQuery<{ doctor: BookableDoctor | null }>(asked);
  return rows[0]!.doctor;
}

/** The published doctors of a published hospital who practise the speciality. */
export async function practisingAt(db: Db, hospitalId: string, specialityId: string): Promise<BookableDoctor[]> {
  const asked = CompiledQuery.raw(
    `select ${asJson} as doctor
    from provider h join team_member m on m.provider_id = h.id and m.place_kind = 'hospital'
      join provider_speciality s on s.provider_id = m.doctor_id and s.speciality_id = $2::uuid
      join doctor d on d.id = m.doctor_id join provider p on p.id = d.id
    where h.id = $1::uuid and ${isShown('h')} and ${isShown('p')}`,
    [hospitalId, specialityId],
  );
  const { rows } = await db.executeQuery<{ doctor: BookableDoctor }>(asked);
  return rows.map(({ doctor }) => doctor);
}

/** The specialities of a published hospital; null when the hospital is not published. */
export const hospitalSpecialities = (db: Db, hospitalId: string): Promise<string[] | null> =>
  ofHospital(db, hospitalId, 'select speciality_id from provider_speciality where provider_id = h.id');

/** The published doctors of a published hospital; null when the hospital is not published. */
export const hospitalTeam = (db: Db, hospitalId: string): Promise<string[] | null> =>
  ofHospital(
    db,
    hospitalId,
    `select p.id from team_member t join provider p on p.id = t.doctor_id where t.provider_id = h.id and ${isShown('p')}`,
  );

async function ofHospital(db: Db, hospitalId: string, ids: string): Promise<string[] | null> {
  const asked = CompiledQuery.raw(
    `select array(${ids}) as ids from provider h where h.id = $1::uuid and h.kind = 'hospital' and ${isShown('h')}`,
    [hospitalId],
  );
  const { rows } = await db.executeQuery<{ ids: string[] }>(asked);
  return rows[0]?.ids ?? null;
}
