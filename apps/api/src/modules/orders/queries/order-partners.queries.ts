import type { Role } from '@ivuriro/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';

type Partners = (id: string) => RawBuilder<{ id: string }>;

const whoOrdered: Partners = (id) => sql`select patient_id as id from medical_order where provider_id = ${id}`;
const partners: Partial<Record<Role, Partners>> = {
  patient: (id) => sql`select provider_id as id from medical_order where patient_id = ${id}`,
  laboratory: whoOrdered,
  pharmacy: whoOrdered,
};

/** SQL: the accounts that share an order with this account; null for roles that have no orders. */
export const orderPartners = ({ id, type }: { id: string; type: Role }): RawBuilder<{ id: string }> | null =>
  partners[type]?.(id) ?? null;
