import type { memberLists } from '@ivuriro/contract/members';
import type { Db } from '../../platform/db/pool.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { openAccount } from '../identity/index.ts';
import { certify } from './certificate.ts';
import { insertProfile } from './new-profile.ts';
import { type PlaceKind, writeDoctor, writePlace } from './profile-update.ts';
import { refreshSearch } from './search-text.ts';

export type NewDoctor = CallOf<typeof memberLists.createDoctor>['body'];
export type NewPlace = CallOf<typeof memberLists.createHospital>['body'];

/** Opens an unpublished doctor and says his id; the link to set a password is mailed. 422 when his e-mail has one. */
export async function createDoctor(trx: Db, form: NewDoctor, now: Date): Promise<string> {
  const id = await addDoctor(trx, form, now);
  await refreshSearch(trx, [id]);
  return id;
}

/** The same of a place; the type is a hospital's alone. */
export async function createPlace(trx: Db, kind: PlaceKind, form: NewPlace, now: Date): Promise<string> {
  const id = await addPlace(trx, kind, form, now);
  await refreshSearch(trx, [id]);
  return id;
}

/** One of many, who are found by their words when all are written. */
export async function addDoctor(trx: Db, form: NewDoctor, now: Date): Promise<string> {
  const opened = { kind: 'doctor', name: form.name, email: form.email, phone: form.phone || null } as const;
  const id = await openAccount(trx, opened, now);
  await insertProfile(trx, { ...opened, id });
  await writeDoctor(trx, id, form);
  await certify(trx, id, form, now);
  return id;
}

export async function addPlace(trx: Db, kind: PlaceKind, { type, ...form }: NewPlace, now: Date): Promise<string> {
  const opened = { kind, name: form.name, email: form.email, phone: form.phone || null };
  const id = await openAccount(trx, opened, now);
  await insertProfile(trx, { ...opened, id, type });
  await writePlace(trx, { id, kind }, form);
  return id;
}
