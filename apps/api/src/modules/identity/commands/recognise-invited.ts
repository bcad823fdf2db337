import type { memberInvitations } from '@ivuriro/contract/account-members';
import { newPassword } from '@ivuriro/contract/passwords';
import type { Db } from '../../../platform/db/pool.ts';
import { fieldProblem, problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { hashPassword, isPasswordOf, passwordFaults } from '../domain/passwords.ts';
import { insertLogin, type LoginRow, markEmailProved, setFirstPassword } from '../queries/accounts.queries.ts';
import { closeLinks } from '../queries/mailed-links.queries.ts';
import { findLoginOf, type NamedLogin } from '../queries/named-logins.queries.ts';
import { storeProvedPhone } from '../queries/phone-codes.queries.ts';
import { checkPhoneCode } from './check-phone-code.ts';
import { refuseTakenPhone } from './confirm-phone.ts';
import { freeAddresses } from './free-addresses.ts';
import { handOver } from './hand-over-login.ts';
import { deviceIn } from './known-devices.ts';
import { resetGuesses, tryPassword } from './login-backoff.ts';
import { refuseDuplicate } from './refuse-duplicate-login.ts';

type Acceptance = CallOf<typeof memberInvitations.accept>;

interface RecognisedPerson {
  /** The login of the person. A new login is not in the database until `store` has run. */
  login: LoginRow;
  /** The phone number of a person who entered a code that was sent to it. */
  phone?: string;
  /** Runs in the transaction that uses the invitation. */
  store: (trx: Db) => Promise<void>;
  /** Runs after that transaction was committed. */
  after: () => Promise<void>;
}

/**
 * Recognises a person by a mailed link, which proves their e-mail address, and by a password. They enter the password
 * of their login, with the backoff of the sign-in; or they choose the first password of a login that is new or has
 * none.
 */
export async function recogniseByMail(call: Acceptance, email: string): Promise<RecognisedPerson> {
  const { platform, now } = call;
  const { password } = call.body;
  if (password === undefined) throw fieldProblem('validation_failed', 'password', 'Enter your password.');
  const known = await findLoginOf(call.db, { email, phone: null }, deviceIn(call));
  if (known?.password_hash) {
    await checkPassword(call, known, password);
    const store = async (trx: Db) => {
      await markEmailProved(trx, known.id, now);
    };
    return { login: known, store, after: async () => {} };
  }
  const login = await withFirstPassword(email, password, known);
  return {
    login,
    store: async (trx) => {
      await storeFirstPassword(trx, login, known, now);
      await markEmailProved(trx, login.id, now);
    },
    after: () => resetGuesses(platform, login),
  };
}

/**
 * Recognises a person by a code that was sent to the invited number, because the link alone does not prove that they
 * hold it. Returns the login that has confirmed the number, or a new one that signs in by codes. `holdSignIn` checks
 * that the number is still theirs.
 */
export async function recogniseByText(call: Acceptance, phone: string): Promise<RecognisedPerson> {
  const { phone_code } = call.body;
  if (phone_code === undefined)
    throw fieldProblem('validation_failed', 'phone_code', 'Enter the code that we sent to your phone.');
  const code = await checkPhoneCode(call.platform, { phone, phone_code });
  const known = await findLoginOf(call.db, { email: null, phone });
  const login = known ?? { id: newId(), email: null, phone, password_hash: null };
  const store = async (trx: Db) => {
    await code.use(trx);
    if (known) return;
    await freeAddresses(trx, [], phone);
    await insertLogin(trx, login, call.now);
    await refuseTakenPhone(storeProvedPhone(trx, login.id, phone, call.now));
  };
  return { login, phone, store, after: async () => {} };
}

async function checkPassword(call: Acceptance, login: NamedLogin, password: string): Promise<void> {
  const attempt = await tryPassword(call, login.email ?? '', login.is_known ? deviceIn(call) : null, false);
  if (await isPasswordOf(login, password)) return attempt.right();
  await attempt.wrong();
  throw problem('wrong_password', 'The password is not right.');
}

async function withFirstPassword(email: string, password: string, login: LoginRow | undefined): Promise<LoginRow> {
  const { error } = newPassword.safeParse(password);
  const faults = error ? error.issues.map(({ message }) => message) : passwordFaults(password, email);
  if (faults.length > 0) throw problem('validation_failed', ...faults);
  const password_hash = await hashPassword(password);
  return { id: newId(), email, phone: null, ...login, password_hash };
}

/** Stores the first password of a known login, or a new login with its password. */
async function storeFirstPassword(trx: Db, login: LoginRow, known: LoginRow | undefined, now: Date): Promise<void> {
  if (known) {
    // a stranger who typed this e-mail address may have confirmed their own phone number for the login
    await handOver(trx, [login.id]);
    if (!(await setFirstPassword(trx, login, now))) throw problem('conflict');
    await closeLinks(trx, login.id, now);
    return;
  }
  await freeAddresses(trx, login.email ? [login.email] : []);
  await refuseDuplicate(insertLogin(trx, login, now));
}
