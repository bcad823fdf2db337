import type { Role } from '@ivuriro/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';

type Partners = (id: string) => RawBuilder<{ id: string }>;

const partners: Partial<Record<Role, Partners>> = {
  patient: (id) => sql`
    select doctor_id as id from appointment where patient_id = ${id}
    union select hospital_id from appointment where patient_id = ${id} and hospital_id is not null`,
  doctor: (id) => sql`select patient_id as id from appointment where doctor_id = ${id}`,
  hospital: (id) => sql`select patient_id as id from appointment where hospital_id = ${id}`,
};

/** SQL: the accounts with whom this one has visits, of any status; null for types that have no visits. */
export const visitPartners = ({ id, type }: { id: string; type: Role }): RawBuilder<{ id: string }> | null =>
  partners[type]?.(id) ?? null;
