import type { identity } from '@ivuriro/contract/identity';
import type { CallOf } from '../../../platform/http/call.ts';
import { findLoginById } from '../queries/accounts.queries.ts';
import { changeLogin } from './change-login.ts';
import { refuseWithoutPassword } from './refuse-without-password.ts';
import { findPatients, renameAccounts, updatePatient } from '../queries/people.queries.ts';
import { presentPatient } from '../presenters/present-account.ts';
import { rationed } from './refuse-duplicate-login.ts';

export async function patientDetails({ db, actor }: CallOf<typeof identity.patientDetails>) {
  const [row] = await findPatients(db, [actor.id]);
  return presentPatient(db, row!);
}

/**
 * A field that is not sent stays unchanged; an empty one is removed. A change of the e-mail address or phone number for
 * signing in needs the password.
 */
export async function saveProfile(call: CallOf<typeof identity.updatePatient>) {
  const { actor, body, db, now } = call;
  const { full_name, email, gender, id_number, birth_date, address } = body;
  const login = await findLoginById(db, actor.loginId);
  const phone = body.phone === undefined ? login.phone : body.phone || null;
  const moves = email !== login.email || phone !== login.phone;
  if (moves) await refuseWithoutPassword(call, body.password, { always: true });
  const save = () =>
    call.transact(async (trx) => {
      if (moves) await changeLogin(trx, login, { email, phone }, full_name, now);
      await renameAccounts(trx, [{ id: actor.id, name: full_name }]);
      await updatePatient(trx, actor.id, {
        gender: emptied(gender),
        id_number: emptied(id_number),
        birth_date,
        address: address?.toLowerCase() === 'none' ? null : emptied(address),
      });
    });
  await (moves ? rationed(call, save) : save());
  const [row] = await findPatients(db, [actor.id]);
  return { ...(await presentPatient(db, row!)), itemType: 'patient' as const };
}

const emptied = <T extends string>(value: T | undefined): T | null | undefined => (value === '' ? null : value);
