import type { Role } from '@ivuriro/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';

/** SQL: the accounts with which a provider works: the team of a place, or the places of a doctor. */
export const colleagues = ({ id, type }: { id: string; type: Role }): RawBuilder<{ id: string }> =>
  type === 'doctor'
    ? sql`select provider_id as id from team_member where doctor_id = ${id}`
    : sql`select doctor_id as id from team_member where provider_id = ${id}`;
