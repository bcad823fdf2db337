import type { DoctorCard } from '@ivuriro/contract/shapes';
import type pg from 'pg';
import type { Db } from '../../platform/db/pool.ts';
import type { HourRow } from './open-now.ts';

interface DoctorDetails {
  email: string | null;
  phone: string | null;
  is_published: boolean;
  created_at: Date;
  bio: string;
  rmdc_number: string | null;
  licence_expires_on: string | null;
  education_trainings: unknown;
  awards_honors: unknown;
  publication: unknown;
  other_certificates: unknown;
  slot_minutes: number;
  treated: (DoctorCard['doctorSpecialties'][number] & { type: 'Symptom' | 'Disease' })[];
  hours: HourRow[];
  /** The published ones, A–Z. */
  hospital_ids: string[];
}

/** What a doctor's page shows beside his card, in one statement. */
export async function doctorDetails(pool: pg.Pool, id: string): Promise<DoctorDetails> {
  const { rows } = await pool.query<DoctorDetails>({
    name: 'doctor_details',
    text: `select p.email, p.phone, p.is_published, p.created_at, d.bio, d.rmdc_number, d.licence_expires_on,
        d.education_trainings, d.awards_honors, d.publication, d.other_certificates, d.slot_minutes,
        coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'type', s.type) order by s.name)
          from treated_symptom_disease t join symptom_disease_name s on s.id = t.symptom_disease_id
          where t.provider_id = p.id), '[]') as treated,
        coalesce((select json_agg(to_json(w)) from working_hour w where w.provider_id = p.id), '[]') as hours,
        array(select h.id from team_member t join provider h on h.id = t.provider_id
          where t.doctor_id = p.id and t.place_kind = 'hospital' and h.is_published and h.deleted_at is null
          order by h.sort_name, h.id) as hospital_ids
      from provider p join doctor d on d.id = p.id where p.id = $1`,
    values: [id],
  });
  return rows[0]!;
}

export const placeDetails = (db: Db, id: string) =>
  db
    .selectFrom('provider')
    .innerJoin('place', 'place.id', 'provider.id')
    .select([
      'provider.email',
      'provider.phone',
      'provider.is_published',
      'provider.created_at',
      'about',
      'other_services',
    ])
    .where('provider.id', '=', id)
    .executeTakeFirstOrThrow();

/** The published doctors of a place, A–Z. */
export async function doctorIdsOf(db: Db, placeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_member')
    .innerJoin('provider', 'provider.id', 'team_member.doctor_id')
    .select('provider.id')
    .where('team_member.provider_id', '=', placeId)
    .where('is_published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('sort_name')
    .orderBy('provider.id')
    .limit(100)
    .execute();
  return rows.map((row) => row.id);
}
