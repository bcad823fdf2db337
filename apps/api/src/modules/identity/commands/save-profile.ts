import { birthDate, childBirthDate } from '@ivuriro/contract/birth-dates';
import { wrongEmail } from '@ivuriro/contract/contact';
import type { identity } from '@ivuriro/contract/identity';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import type { Call, CallOf } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { findLoginById, type LoginRow } from '../queries/accounts.queries.ts';
import { changeLogin } from './change-login.ts';
import { refuseGuardian } from './refuse-guardian.ts';
import { refuseWithoutPassword } from './refuse-without-password.ts';
import { findPatients, renameAccounts, updatePatient } from '../queries/people.queries.ts';
import { presentPatient } from '../presenters/present-account.ts';
import { rationed } from './refuse-duplicate-login.ts';

/**
 * Returns the record with the e-mail address and phone number of the caller's login. In the record of a child these
 * belong to the guardian.
 */
export async function patientDetails({ db, actor }: Pick<Call<Actor>, 'db' | 'actor'>) {
  const [[row], { email, phone }] = await Promise.all([findPatients(db, [actor.id]), findLoginById(db, actor.loginId)]);
  return presentPatient(db, { ...row!, email, phone });
}

const ofGuardian = 'The e-mail address and the phone number are yours. Change them in your own profile.';

/**
 * A field that is not sent stays unchanged; an empty one is removed. A change of the e-mail address or phone number for
 * signing in needs the password, and is refused to somebody who acts for another person.
 */
export async function saveProfile(call: CallOf<typeof identity.updatePatient>) {
  const { actor, body, db, now } = call;
  const { full_name, gender, id_number, birth_date, address } = body;
  const login = await findLoginById(db, actor.loginId);
  const email = body.email === undefined ? login.email : body.email || null;
  const phone = body.phone === undefined ? login.phone : body.phone || null;
  const moves = email !== login.email || phone !== login.phone;
  if (moves) refuseGuardian(actor, ofGuardian);
  refuseNameless(login, { email, phone });
  if (birth_date) await refuseWrongAge(call, birth_date);
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
  return { ...(await patientDetails(call)), itemType: 'patient' as const };
}

/**
 * Refuses to remove the e-mail address. Refuses to change the phone number of a login without an e-mail address,
 * because that login signs in by this number, and only a code can confirm another one.
 */
function refuseNameless(login: LoginRow, next: Pick<LoginRow, 'email' | 'phone'>): void {
  const fields = {
    ...(login.email && !next.email ? { email: wrongEmail } : {}),
    ...(!login.email && next.phone !== login.phone ? { phone: numberSignsIn } : {}),
  };
  const faults = Object.values(fields);
  if (faults.length > 0) throw new Problem('validation_failed', faults, { fields });
}
const numberSignsIn = 'You log in with this number. Change it on your security page, by a code.';

/**
 * Refuses the birth date of a child in an adult's own record, and the birth date of an adult in a child's record. The
 * stored date is always accepted, because a child turns 16.
 */
async function refuseWrongAge({ db, actor }: Pick<Call<Actor>, 'db' | 'actor'>, date: string): Promise<void> {
  const rule = actor.role === 'guardian' ? childBirthDate : birthDate;
  const fault = rule.safeParse(date).error?.issues[0]?.message;
  if (!fault) return;
  const [stored] = await findPatients(db, [actor.id]);
  if (stored?.birth_date !== date) throw fieldProblem('validation_failed', 'birth_date', fault);
}

const emptied = <T extends string>(value: T | undefined): T | null | undefined => (value === '' ? null : value);
