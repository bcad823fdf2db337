import type { directory } from '@ivuriro/contract/directory';
import type { Kind } from '@ivuriro/contract/endpoint';
import { phone as mobile } from '@ivuriro/contract/identity';
import type { Updateable } from 'kysely';
import type { Db } from '../../platform/db/pool.ts';
import type { Doctor, Place } from '../../platform/db/types.ts';
import type { CallOf, Owner } from '../../platform/http/call.ts';
import { cleanRichText } from '../../platform/rich-text.ts';
import { renameAccount } from '../identity/index.ts';
import { readJsonList } from './json-list.ts';
import { refreshSearch, refreshSearchWithTeams } from './search-text.ts';
import { sectorOf } from './sectors.ts';

export type PlaceKind = Exclude<Kind, 'doctor'>;
type DoctorForm = CallOf<typeof directory.updateDoctor>['body'];
type PlaceForm = CallOf<typeof directory.updateHospital>['body'];

const lists = ['education_trainings', 'awards_honors', 'language_spoken', 'publication', 'other_certificates'] as const;

/** Saves a doctor's form; a field that was not sent stays as it is. */
export async function updateDoctor(trx: Db, id: string, form: DoctorForm): Promise<void> {
  await writeDoctor(trx, id, form);
  await refreshSearch(trx, [id]);
}

/** The same of one of many, who are found by their new words when all are written. */
export async function writeDoctor(trx: Db, id: string, form: DoctorForm): Promise<void> {
  const changes: Updateable<Doctor> = Object.fromEntries(
    lists.flatMap((field) =>
      form[field] === undefined ? [] : [[field, JSON.stringify(readJsonList(field, form[field]))]],
    ),
  );
  if (form.gender !== undefined) changes.gender = form.gender;
  if (form.bio !== undefined) changes.bio = cleanRichText(form.bio);
  if (form.consultation_fee !== undefined) changes.consultation_fee = form.consultation_fee;
  if (form.slot_minutes !== undefined) changes.slot_minutes = form.slot_minutes;
  if (form.RMDC_Reg_number !== undefined) await changeRegistration(trx, id, form.RMDC_Reg_number || null);
  if (Object.keys(changes).length > 0) await trx.updateTable('doctor').set(changes).where('id', '=', id).execute();
  await updateProvider(trx, id, form);
}

/** What was checked was the old number. */
async function changeRegistration(trx: Db, id: string, number: string | null): Promise<void> {
  await trx
    .updateTable('doctor')
    .set({ rmdc_number: number, verified: false })
    .where('id', '=', id)
    .where('rmdc_number', 'is distinct from', number)
    .execute();
}

/** Saves a place's form; a field that was not sent stays as it is. */
export async function updatePlace(trx: Db, owner: Owner, form: PlaceForm): Promise<void> {
  await writePlace(trx, owner, form);
  await refreshSearchWithTeams(trx, [owner.id]);
}

/** The same of one of many, as with doctors. */
export async function writePlace(trx: Db, owner: Owner, form: PlaceForm): Promise<void> {
  const changes: Updateable<Place> = {};
  if (form.about !== undefined) changes.about = cleanRichText(form.about);
  if (form.address !== undefined) changes.address = addressMeant(form.address);
  if (form.otherServicesProvided !== undefined)
    changes.other_services = JSON.stringify(readJsonList('otherServicesProvided', form.otherServicesProvided));
  if (form.sector !== undefined) Object.assign(changes, await location(trx, form.sector));
  if (Object.keys(changes).length > 0) await trx.updateTable('place').set(changes).where('id', '=', owner.id).execute();
  await updateProvider(trx, owner.id, form);
}

/** Where a place lies: its sector's point on the map, until it is known better. */
export async function location(db: Db, sector: string) {
  const code = sector === '' ? null : await sectorOf(db, sector);
  return {
    sector_code: code,
    district_code: code === null ? null : Math.floor(code / 100),
    latitude: null,
    longitude: null,
  };
}

export const addressMeant = (text: string): string | null =>
  text === '' || text.toLowerCase() === 'none' ? null : text;

/** A mobile number is kept as it is dialled from everywhere; another one as it was written. */
const phoneMeant = (text: string): string | null => mobile.safeParse(text).data ?? (text || null);

async function updateProvider(
  trx: Db,
  id: string,
  form: { name: string; email: string; phone?: string | undefined },
): Promise<void> {
  await trx
    .updateTable('provider')
    .set({
      name: form.name,
      email: form.email,
      ...(form.phone === undefined ? {} : { phone: phoneMeant(form.phone) }),
    })
    .where('id', '=', id)
    .execute();
  await renameAccount(trx, id, form.name);
}
