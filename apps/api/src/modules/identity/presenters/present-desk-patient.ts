import type { DeskPatient } from '@ivuriro/contract/desk-patients';
import type { DeskPatientRow } from '../queries/desk-records.queries.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A patient in a place's list of its patients. */
export function presentDeskPatient(row: DeskPatientRow): DeskPatient {
  const { id, full_name, user_code, phone, birth_date, gender, has_login } = row;
  const claim = { claimed_at: instant(row.claimed_at), claim_ended_at: instant(row.claim_ended_at) };
  return { id, full_name, user_code, phone, birth_date, gender, has_login, made_at: instant(row.made_at), ...claim };
}
