import type { Db } from '../../../platform/db/pool.ts';
import { updateRows } from '../../../platform/db/rows.ts';
import type { Owner } from '../../../platform/http/call.ts';
import { renameAccounts } from '../../identity/index.ts';
import {
  type Columns,
  type DoctorForm,
  doctorColumns,
  locationColumns,
  type PlaceForm,
  placeColumns,
  providerColumns,
} from '../domain/profile-columns.ts';
import { keepComplete } from './refuse-incomplete-profile.ts';
import { refreshSearch, refreshSearchWithTeams } from './refresh-search.ts';
import { sectorOf } from '../queries/sectors.queries.ts';

/**
 * Saves the form of a doctor; a field that was not sent stays unchanged. When the name or the registration number
 * changes, a database trigger ends the verification.
 */
export async function updateDoctor(trx: Db, id: string, form: DoctorForm): Promise<void> {
  await keepComplete(trx, id, async () => {
    await updateRows(trx, 'doctor', [{ id, ...doctorColumns(form) }]);
    await updateProvider(trx, id, form);
  });
  await refreshSearch(trx, [id]);
}

/** Saves the form of a place; a field that was not sent stays unchanged. */
export async function updatePlace(trx: Db, { id }: Owner, form: PlaceForm): Promise<void> {
  const moved = form.sector === undefined ? {} : await location(trx, form.sector);
  await keepComplete(trx, id, async () => {
    await updateRows(trx, 'place', [{ id, ...placeColumns(form), ...moved }]);
    await updateProvider(trx, id, form);
  });
  await refreshSearchWithTeams(trx, [id]);
}

/** The location columns of a place in this sector; an empty text means no sector. */
export const location = async (db: Db, sector: string): Promise<Columns> =>
  locationColumns(sector === '' ? null : await sectorOf(db, sector));

async function updateProvider(
  trx: Db,
  id: string,
  form: { name: string; email: string; phone?: string | undefined },
): Promise<void> {
  await updateRows(trx, 'provider', [{ id, email: form.email, ...providerColumns(form) }]);
  await renameAccounts(trx, [{ id, name: form.name }]);
}
