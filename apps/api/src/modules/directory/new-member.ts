import type { memberLists } from '@ivuriro/contract/members';
import type { Db } from '../../platform/db/pool.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { openAccount } from '../identity/index.ts';
import { certify } from './certificate.ts';
import { makeProfile } from './new-profile.ts';
import { type PlaceKind, updateDoctor, updatePlace } from './profile-update.ts';

export type NewDoctor = CallOf<typeof memberLists.createDoctor>['body'];
export type NewPlace = CallOf<typeof memberLists.createHospital>['body'];

/** Opens an unpublished doctor and says his id; the link to set a password is mailed. 422 when his e-mail has one. */
export async function createDoctor(trx: Db, form: NewDoctor, now: Date): Promise<string> {
  const opened = { kind: 'doctor', name: form.name, email: form.email, phone: form.phone || null } as const;
  const id = await openAccount(trx, opened, now);
  await makeProfile(trx, { ...opened, id });
  await updateDoctor(trx, id, form);
  await certify(trx, id, form, now);
  return id;
}

/** The same of a place; the type is a hospital's alone. */
export async function createPlace(trx: Db, kind: PlaceKind, { type, ...form }: NewPlace, now: Date): Promise<string> {
  const opened = { kind, name: form.name, email: form.email, phone: form.phone || null };
  const id = await openAccount(trx, opened, now);
  await makeProfile(trx, { ...opened, id, type });
  await updatePlace(trx, { id, kind }, form);
  return id;
}
