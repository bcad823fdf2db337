import type { Kind } from '@ivuriro/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { indexedWordsOf, joinedWordsOf } from '../../../platform/words.ts';

/** How many providers are read and written in one statement. */
const batch = 2_000;

/**
 * Rewrites the words by which these providers are found. Must be called after a change of a name, a location, a
 * speciality, a team or what a doctor treats.
 */
export async function refreshSearch(db: Db, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += batch) await refreshBatch(db, ids.slice(from, from + batch));
}

/** Also refreshes the doctors of these hospitals, who are found by the name of the hospital too. */
export async function refreshSearchWithTeams(db: Db, placeIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ doctor_id: string }>`select distinct doctor_id from team_member
    where provider_id = any(${placeIds}::uuid[]) and place_kind = 'hospital'`.execute(db);
  await refreshSearch(db, [...placeIds, ...rows.map((member) => member.doctor_id)]);
}

async function refreshBatch(db: Db, ids: readonly string[]): Promise<void> {
  // without this lock, a simultaneous change could be missed here and its search words overwritten with older ones
  await sql`select from provider where id = any(${ids}::uuid[]) order by id for no key update`.execute(db);
  const rows = await searchedFields(db, ids);
  const texts = rows.map(({ id, kind, name, fields, marks }) => ({
    id,
    search: [...indexedWordsOf(name, ...fields), ...(kind === 'doctor' ? [] : joinedWordsOf(name)), ...marks].join(' '),
  }));
  await sql`update provider set search = t.search
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) t(id uuid, search text)
    where provider.id = t.id and provider.search <> t.search`.execute(db);
}

interface SearchDocument {
  id: string;
  kind: Kind;
  name: string;
  fields: string[];
  /**
   * Marks of specialities, illnesses and divisions, by which a search that recognises the meaning of its text finds the
   * provider.
   */
  marks: string[];
}

/**
 * The words by which a provider is found. Doctors: name, specialities, hospitals, what they treat. Hospitals: name,
 * specialities, location. Laboratories and pharmacies: name, location. A location is sector, district and province,
 * because most people search for Kigali, not for Gasabo.
 */
async function searchedFields(db: Db, ids: readonly string[]): Promise<SearchDocument[]> {
  const { rows } = await sql<SearchDocument>`
    select p.id, p.kind, p.name, array(select distinct mark from provider_meaning where provider_id = p.id) as marks, array(
      select s.name from provider_speciality ps join speciality_name s on s.id = ps.speciality_id
        where ps.provider_id = p.id and p.kind in ('doctor', 'hospital')
      union all
      select h.name from team_member t join provider h on h.id = t.provider_id
        where t.doctor_id = p.id and t.place_kind = 'hospital' and h.deleted_at is null
      union all
      select d.name from treated_symptom_disease t join symptom_disease_name d on d.id = t.symptom_disease_id
        where t.provider_id = p.id
      union all
      select v.name from place l join division_name v
        on v.code in (l.sector_code, coalesce(l.district_code, l.sector_code / 100),
          coalesce(l.district_code, l.sector_code / 100) / 10)
        where l.id = p.id
    ) as fields
    from provider p where p.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
