import type { Role } from '@ivuriro/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';

type Partners = (id: string) => RawBuilder<{ id: string }>;

/**
 * SQL: whether the appointment lets patient, doctor and hospital write to each other; a cancelled appointment does so
 * until 30 days after its cancellation.
 */
const ties = sql`(appointment.status <> 'CANCELLED' or not exists (
  select from appointment_status_change change where change.appointment_id = appointment.id
    and change.to_status = 'CANCELLED' and change.at <= now() - interval '30 days'))`;

const partners: Partial<Record<Role, Partners>> = {
  patient: (id) => sql`
    select doctor_id as id from appointment where patient_id = ${id} and ${ties}
    union select hospital_id from appointment where patient_id = ${id} and hospital_id is not null and ${ties}`,
  doctor: (id) => sql`select patient_id as id from appointment where doctor_id = ${id} and ${ties}`,
  hospital: (id) => sql`select patient_id as id from appointment where hospital_id = ${id} and ${ties}`,
};

/**
 * SQL: the ids of the accounts to which this account may write because of an appointment; null for account types that
 * have no appointments.
 */
export const appointmentPartners = ({ id, type }: { id: string; type: Role }): RawBuilder<{ id: string }> | null =>
  partners[type]?.(id) ?? null;
