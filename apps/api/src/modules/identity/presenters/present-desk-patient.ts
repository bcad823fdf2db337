import type { DeskPatient } from '@ivuriro/contract/desk-patients';
import type { DeskPatientRow } from '../queries/desk-records.queries.ts';

/** A patient in a place's list of its patients. */
export function presentDeskPatient(row: DeskPatientRow): DeskPatient {
  const { id, full_name, user_code, phone, birth_date, gender, has_login, made_at } = row;
  return { id, full_name, user_code, phone, birth_date, gender, has_login, made_at: made_at?.toISOString() ?? null };
}
