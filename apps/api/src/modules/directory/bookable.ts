import { CompiledQuery } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';

export interface BookableDoctor {
  id: string;
  /** null: the appointment price of the static contents. */
  consultation_fee: number | null;
  slot_minutes: number;
  specialityIds: string[];
  hospitalIds: string[];
}

/** SQL: a published doctor as booking needs him, as JSON, else null. The argument is SQL. */
export const bookable = (doctorId: string): string => `(
  select json_build_object('id', d.id, 'consultation_fee', d.consultation_fee, 'slot_minutes', d.slot_minutes,
    'specialityIds', array(select speciality_id from provider_speciality where provider_id = d.id),
    'hospitalIds', array(select h.id from team_member t join provider h on h.id = t.provider_id
      where t.doctor_id = d.id and t.place_kind = 'hospital' and h.is_published and h.deleted_at is null))
  from doctor d join provider p on p.id = d.id
  where d.id = ${doctorId} and p.is_published and p.deleted_at is null)`;

/** A published doctor as booking needs him, else null. */
export async function bookableDoctor(db: Db, doctorId: string): Promise<BookableDoctor | null> {
  const asked = CompiledQuery.raw(`select ${bookable('$1::uuid')} as doctor`, [doctorId]);
  const { rows } = await db.executeQuery<{ doctor: BookableDoctor | null }>(asked);
  return rows[0]!.doctor;
}

export interface HospitalForBooking {
  id: string;
  name: string;
  specialityIds: string[];
  doctorIds: string[];
}

/** A published hospital with its published doctors, else null. */
export async function hospitalForBooking(db: Db, hospitalId: string): Promise<HospitalForBooking | null> {
  const hospital = await db
    .selectFrom('provider')
    .select(['id', 'name'])
    .where('id', '=', hospitalId)
    .where('kind', '=', 'hospital')
    .where('is_published', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!hospital) return null;
  const [specialityIds, doctors] = await Promise.all([
    specialityIdsOf(db, hospitalId),
    db
      .selectFrom('team_member')
      .innerJoin('provider', 'provider.id', 'team_member.doctor_id')
      .select('provider.id')
      .where('team_member.provider_id', '=', hospitalId)
      .where('is_published', '=', true)
      .where('deleted_at', 'is', null)
      .execute(),
  ]);
  return { ...hospital, specialityIds, doctorIds: doctors.map((doctor) => doctor.id) };
}

async function specialityIdsOf(db: Db, providerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_speciality')
    .select('speciality_id')
    .where('provider_id', '=', providerId)
    .execute();
  return rows.map((row) => row.speciality_id);
}
