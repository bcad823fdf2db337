import type { absences } from '@ivuriro/contract/absences';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { deleteAbsence } from '../queries/absences.queries.ts';

/**
 * Opens the time of an absence again, on all of its days. Appointments that were moved or cancelled because of it do
 * not change back.
 */
export async function removeAbsence({ params, transact }: OwnedCallOf<typeof absences.endpoints.remove>) {
  await transact((trx) => deleteAbsence(trx, params.id));
  return null;
}
