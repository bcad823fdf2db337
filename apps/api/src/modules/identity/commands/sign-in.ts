import type { identity } from '@ivuriro/contract/identity';
import type { Account } from '@ivuriro/contract/account-shapes';
import { problem } from '../../../platform/errors.ts';
import type { Call, CallOf } from '../../../platform/http/call.ts';
import { accountsOf, type LoginRow, type MemberAccount } from '../queries/accounts.queries.ts';
import { tryPassword } from './login-backoff.ts';
import { deviceIn } from './known-devices.ts';
import { findLogins, isPhone, loginsTried } from '../queries/named-logins.queries.ts';
import { isPasswordOf } from '../domain/passwords.ts';
import { entryOf } from '../presenters/present-account.ts';
import { findLoginByPhone } from '../queries/phone-codes.queries.ts';
import { type CheckedPhoneCode, checkPhoneCode, type EnteredPhoneCode } from './check-phone-code.ts';
import { checkFactor, type FactorResult } from './check-second-factor.ts';
import { holdSignIn, openSessions } from './open-session.ts';
import { recordAtComputer } from './shared-computers.ts';

type SignInCall = Call<null, unknown, unknown, { otp?: string | undefined; device_token?: string | undefined }>;
type Credentials = Call<
  null,
  unknown,
  unknown,
  { email: string; password: string; otp?: string | undefined; device_token?: string | undefined }
>;
/** The login of a person who was recognised, with the accounts to which they may sign in at this endpoint. */
interface RecognisedLogin {
  login: LoginRow;
  accounts: MemberAccount[];
  /** The code of a sign-in by phone number, which the transaction uses up. */
  code?: EnteredPhoneCode & CheckedPhoneCode;
}

/** Signs a person in. Returns one entry, with its own token, for each account that the person may choose from. */
export async function signIn(call: CallOf<typeof identity.login>) {
  const { email = '', password = '', phone, phone_code = '' } = call.body;
  const recognised = phone
    ? await recogniseByCode(call, { phone, phone_code })
    : await recognise({ ...call, body: { ...call.body, email, password } }, ({ type }) => type !== 'admin');
  const { login, accounts } = recognised;
  const patient = accounts.find(({ type }) => type === 'patient');
  call.about({ objectId: login.id, patientId: patient?.id ?? null, account: patient ?? accounts[0] });
  return (await openWithFactor(call, recognised)).map(entryOf);
}

/** Signs an administrator in. */
export async function signInAdmin(call: Credentials): Promise<Account> {
  const { login, accounts } = await recognise(call, ({ type }) => type === 'admin');
  const [admin] = accounts;
  call.about({ objectId: login.id, account: admin });
  const [account] = await openWithFactor(call, { login, accounts: [admin!] });
  return account!;
}

/** Opens the sessions, after the second factor is checked when the person has one. */
async function openWithFactor(call: SignInCall, recognised: RecognisedLogin): Promise<Account[]> {
  const factor = await checkFactor(call, recognised.login.id);
  const opened = await openAll(call, recognised, factor);
  await factor.right();
  return opened;
}

/** The code shows that the caller holds the phone, so they may be told that nobody has confirmed its number. */
async function recogniseByCode({ db, platform }: SignInCall, entered: EnteredPhoneCode): Promise<RecognisedLogin> {
  const checked = await checkPhoneCode(platform, entered);
  const login = await findLoginByPhone(db, entered.phone);
  const accounts = login ? (await accountsOf(db, login.id)).filter(({ type }) => type !== 'admin') : [];
  if (!login || accounts.length === 0) throw problem('phone_unknown');
  return { login, accounts, code: { ...entered, ...checked } };
}

const nobody = '00000000-0000-7000-8000-000000000000';

/**
 * Recognises a person by their password. Every failure gives the same error after the same work, even when the password
 * is right but this is the wrong endpoint.
 */
async function recognise(call: Credentials, mayEnter: (account: MemberAccount) => boolean): Promise<RecognisedLogin> {
  const { body } = call;
  const device = deviceIn(call);
  const named = await findLogins(call.db, body.email, device);
  const knownHere = named.filter(({ is_known }) => is_known);
  // if logins with this name are known on the device, only these are tried: attempts on a known device are counted
  // separately, so the owner of the device would otherwise get extra guesses at the password of another person with the
  // same number
  const meant = knownHere.length > 0 ? knownHere : named;
  const attempt = await tryPassword(call, body.email, knownHere.length > 0 ? device : null, meant.length > 1);
  const [found, ...others] = await rightOnes(call, meant, mayEnter);
  if (found && others.length === 0) {
    await attempt.right();
    return found;
  }
  await attempt.wrong();
  throw found ? problem('wrong_credentials', sameTwice) : problem('wrong_credentials');
}

const sameTwice = 'Several accounts have this number and this password. Sign in with your e-mail address.';

/**
 * The logins for which the password is right, each with the accounts that may sign in at this endpoint. For a phone
 * number three passwords are always checked, so that the duration does not tell how many logins have it.
 */
async function rightOnes({ db, body }: Credentials, meant: LoginRow[], mayEnter: (account: MemberAccount) => boolean) {
  const right: LoginRow[] = [];
  for (let n = 0; n < (isPhone(body.email) ? loginsTried : 1); n++)
    if (await isPasswordOf(meant[n], body.password)) right.push(meant[n]!);
  const ids = right.length > 0 ? right.map(({ id }) => id) : [nobody];
  const all = await Promise.all(ids.map((id) => accountsOf(db, id)));
  return right
    .map((login, n) => ({ login, accounts: all[n]!.filter(mayEnter) }))
    .filter(({ accounts }) => accounts.length > 0);
}

/**
 * Opens a session for each account. The transaction locks the login and the accounts, so that the checks made before
 * still hold when it commits.
 */
const openAll = (
  call: SignInCall,
  { login, accounts, code }: RecognisedLogin,
  factor: FactorResult,
): Promise<Account[]> =>
  call.transact(async (trx) => {
    await holdSignIn(trx, login, accounts, code?.phone);
    await code?.use(trx);
    await factor.take(trx);
    await recordAtComputer(trx, call, accounts);
    return openSessions(trx, call, login, accounts, { factor: factor.by, phone: code?.phone });
  });
