import type { Role } from '@ivuriro/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';

/** With whom a provider works: a place its team, a doctor the places of his, as a relation of account ids. */
export const colleagues = ({ id, type }: { id: string; type: Role }): RawBuilder<{ id: string }> =>
  type === 'doctor'
    ? sql`select provider_id as id from team_member where doctor_id = ${id}`
    : sql`select doctor_id as id from team_member where provider_id = ${id}`;
