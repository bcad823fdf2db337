import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

export interface PublicationFacts {
  kind: string;
  is_published: boolean;
  entered_by_admin: boolean;
  name: boolean;
  phone: boolean;
  registration: boolean;
  speciality: boolean;
  sector: boolean;
}

/**
 * Which of the fields that publication may require are filled in; the provider stays locked until the transaction ends.
 */
export async function publicationFacts(trx: Db, id: string): Promise<PublicationFacts | undefined> {
  const { rows } = await sql<PublicationFacts>`
    select p.kind, p.is_published, p.entered_by_admin, btrim(p.name) <> '' as name, coalesce(p.phone, '') <> '' as phone,
      coalesce(d.rmdc_number, '') <> '' as registration, l.sector_code is not null as sector,
      exists (select from provider_speciality s where s.provider_id = p.id) as speciality
    from provider p left join doctor d on d.id = p.id left join place l on l.id = p.id
    where p.id = ${id} and p.deleted_at is null
    for no key update of p`.execute(trx);
  return rows[0];
}
