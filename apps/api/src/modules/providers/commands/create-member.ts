import type { Kind } from '@ivuriro/contract/endpoint';
import type { newMembers } from '@ivuriro/contract/members';
import type { Db } from '../../../platform/db/pool.ts';
import { Problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { openAccounts } from '../../identity/index.ts';
import { certify } from './verify-doctor.ts';
import { insertProfiles, type Profile } from './create-profile.ts';
import { doctorColumns, type PlaceKind, placeColumns, providerColumns } from '../domain/profile-columns.ts';
import { location } from './update-profile.ts';
import { refreshSearch } from './refresh-search.ts';

export type NewDoctor = CallOf<typeof newMembers.createDoctor>['body'];
export type NewPlace = CallOf<typeof newMembers.createHospital>['body'];
export type NewMember = Omit<Profile, 'id'>;

/**
 * Creates an unpublished doctor and returns the id; a link to set a password is mailed. 422 if the e-mail address is
 * taken.
 */
export async function createDoctor(trx: Db, form: NewDoctor, now: Date): Promise<string> {
  const id = await createMember(trx, 'doctor', memberOf(form, doctorColumns(form)), now);
  await certify(trx, id, form, now);
  return id;
}

/** Creates an unpublished place and mails a link to set a password; only hospitals have a type. */
export async function createPlace(trx: Db, kind: PlaceKind, form: NewPlace, now: Date): Promise<string> {
  const { type, sector = '' } = form;
  const columns = { ...placeColumns(form), type, ...(await location(trx, sector)) };
  return createMember(trx, kind, memberOf(form, columns), now);
}

async function createMember(trx: Db, kind: Kind, member: NewMember, now: Date): Promise<string> {
  const [id] = await addMembers(trx, kind, [member], now);
  if (id instanceof Problem) throw id;
  await refreshSearch(trx, [id!]);
  return id!;
}

/** Converts a form into a new member with these columns of the table `doctor` or `place`. */
export const memberOf = (form: NewDoctor | NewPlace, columns: NewMember['columns']): NewMember => ({
  email: form.email,
  phone: null,
  ...providerColumns(form),
  columns,
});

/**
 * Creates unpublished members, whose e-mail addresses must all differ. The caller must refresh the search index.
 * Returns, in the same order, the id of each or the problem that prevented it.
 */
export async function addMembers(
  trx: Db,
  kind: Kind,
  members: readonly NewMember[],
  now: Date,
): Promise<(string | Problem)[]> {
  const opened = await openAccounts(trx, kind, members, now);
  const profiles = members.flatMap((member, at) => {
    const id = opened[at];
    return typeof id === 'string' ? [{ ...member, id }] : [];
  });
  await insertProfiles(trx, kind, profiles, { enteredByAdmin: true });
  return opened;
}
