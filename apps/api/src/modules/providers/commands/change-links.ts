import type { Db } from '../../../platform/db/pool.ts';
import { codeOf, problem } from '../../../platform/errors.ts';
import type { Owner } from '../../../platform/http/call.ts';
import { addLinks, removeLink } from '../queries/links.queries.ts';
import { keepComplete } from './refuse-incomplete-profile.ts';
import { refreshSearch } from './refresh-search.ts';

export async function addSpecialities(trx: Db, owner: Owner, ids: string[]): Promise<void> {
  await knowing('speciality', () =>
    addLinks(
      trx,
      'provider_speciality',
      ids.map((id) => ({ provider_id: owner.id, provider_kind: owner.kind, speciality_id: id })),
    ),
  );
  await refreshSearch(trx, [owner.id]);
}

export async function removeSpeciality(trx: Db, owner: Owner, linkId: string): Promise<void> {
  await keepComplete(trx, owner.id, () => removeLink(trx, 'provider_speciality', linkId));
  await refreshSearch(trx, [owner.id]);
}

export async function addInsurances(trx: Db, owner: Owner, ids: string[]): Promise<void> {
  await knowing('insurer', () =>
    addLinks(
      trx,
      'accepted_insurance',
      ids.map((id) => ({ provider_id: owner.id, insurance_id: id })),
    ),
  );
}

export const removeInsurance = (trx: Db, linkId: string): Promise<void> =>
  removeLink(trx, 'accepted_insurance', linkId);

export async function addFacilities(trx: Db, owner: Owner, ids: string[]): Promise<void> {
  await knowing('facility', () =>
    addLinks(
      trx,
      'provider_facility',
      ids.map((id) => ({ provider_id: owner.id, place_kind: owner.kind, facility_id: id })),
    ),
  );
}

export const removeFacility = (trx: Db, linkId: string): Promise<void> => removeLink(trx, 'provider_facility', linkId);

export async function addTreated(trx: Db, owner: Owner, ids: string[]): Promise<void> {
  await knowing('disease or symptom', () =>
    addLinks(
      trx,
      'treated_symptom_disease',
      ids.map((id) => ({ provider_id: owner.id, symptom_disease_id: id })),
    ),
  );
  await refreshSearch(trx, [owner.id]);
}

export async function removeTreated(trx: Db, owner: Owner, linkId: string): Promise<void> {
  await removeLink(trx, 'treated_symptom_disease', linkId);
  await refreshSearch(trx, [owner.id]);
}

/** Adds a link to an item of the catalogue. A violated foreign key means that the item does not exist. */
async function knowing(item: string, add: () => Promise<unknown>): Promise<void> {
  try {
    await add();
  } catch (error) {
    if (codeOf(error) === '23503') throw problem('validation_failed', `Choose a known ${item}.`);
    throw error;
  }
}
