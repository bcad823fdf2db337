import type { DoctorCard } from '@ivuriro/contract/shapes';
import { dayOf } from '../../../platform/clock.ts';
import { allPictures, firstPicture, type PictureRow } from '../../files/index.ts';
import { doctorCards, type DoctorRow, placeCards, type PlaceRow } from './cards.queries.ts';
import type { HourRow } from '../../providers/index.ts';
import type { Reads } from '../../../platform/db/reads.ts';

/** Fields of a profile page in addition to those of its card. */
interface Details {
  email: string | null;
  phone: string | null;
  is_published: boolean;
  created_at: Date;
}

export interface DoctorDetails extends DoctorRow, Details {
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
  /** The published hospitals at which the doctor works, A–Z. */
  places: PlaceRow[];
}

const ofDoctor = {
  name: 'doctor_details',
  text: `select c.*, p.email, p.phone, p.is_published, p.created_at, d.bio, d.rmdc_number, d.licence_expires_on,
      d.education_trainings, d.awards_honors, d.publication, d.other_certificates, d.slot_minutes,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'type', s.type) order by s.name)
        from treated_symptom_disease t join symptom_disease_name s on s.id = t.symptom_disease_id
        where t.provider_id = $1), '[]') as treated,
      coalesce((select json_agg(to_json(w)) from working_hour w where w.provider_id = $1), '[]') as hours,
      (select coalesce(json_agg(h), '[]') from (${placeCards} join team_member t on t.provider_id = p.id
        where t.doctor_id = $1 and t.place_kind = 'hospital' and p.is_published and p.deleted_at is null
        order by p.sort_name, p.id) h) as places
    from (${doctorCards('$2')} where p.id = $1) c, provider p, doctor d where p.id = $1 and d.id = $1`,
};

/** Reads, in one statement, all that the page of a doctor shows except reviews and free slots. */
export const doctorDetails = async (reads: Reads, id: string, now: Date): Promise<DoctorDetails> =>
  (await reads.query<DoctorDetails>({ ...ofDoctor, values: [id, dayOf(now)] })).rows[0]!;

export interface PlaceDetails extends PlaceRow, Details {
  about: string;
  other_services: { value: string }[];
  pictures: PictureRow[];
  specialities: { id: string; name: string }[];
  insurances: { id: string; name: string; logo: PictureRow | null }[];
  facilities: { id: string; title: string; description: string; image: PictureRow | null }[];
}

const linked = (fields: string, link: string, item: string, key: string, order: string) =>
  `coalesce((select json_agg(json_build_object(${fields}) order by item.${order})
      from ${link} link join ${item} item on item.id = link.${key} where link.provider_id = $1), '[]')`;

const ofPlace = {
  name: 'place_details',
  text: `select c.*, p.email, p.phone, p.is_published, p.created_at, l.about, l.other_services,
      ${allPictures('p.kind', 'p.id')} as pictures,
      ${linked(`'id', item.id, 'name', item.name`, 'provider_speciality', 'speciality_name', 'speciality_id', 'name')} as specialities,
      ${linked(
        `'id', item.id, 'name', item.name, 'logo', ${firstPicture(`'insurance'`, 'item.id')}`,
        'accepted_insurance',
        'insurance_name',
        'insurance_id',
        'name',
      )} as insurances,
      ${linked(
        `'id', item.id, 'title', item.title, 'description', item.description, 'image', ${firstPicture(`'facility'`, 'item.id')}`,
        'provider_facility',
        'facility_name',
        'facility_id',
        'title',
      )} as facilities
    from (${placeCards} where p.id = $1) c, provider p, place l where p.id = $1 and l.id = $1`,
};

/** Reads, in one statement, all that the page of a place shows except its team and reviews. */
export const placeDetails = async (reads: Reads, id: string): Promise<PlaceDetails> =>
  (await reads.query<PlaceDetails>({ ...ofPlace, values: [id] })).rows[0]!;
