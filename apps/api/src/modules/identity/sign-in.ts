import type { Account } from '@ivuriro/contract/identity';
import { problem } from '../../platform/errors.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { Call } from '../../platform/http/call.ts';
import { type AccountRow, accountsOf, findLogin, type LoginRow } from './accounts.queries.ts';
import { isPasswordOf } from './passwords.ts';
import { entryOf, signedIn } from './present.ts';
import { admitByFactor } from './second-factor.ts';
import { openSession } from './sessions.ts';

type Credentials = Call<null, unknown, unknown, { email: string; password: string }>;

/** One entry, with a token of its own, for each account that the person may choose from. */
export async function signIn(call: Credentials) {
  const { login, accounts } = await recognise(call);
  const chosen = accounts.filter(({ type }) => type !== 'admin');
  if (chosen.length === 0) throw problem('wrong_credentials');
  const patient = chosen.find(({ type }) => type === 'patient');
  call.about({ objectId: login.id, patientId: patient?.id ?? null });
  return (await openAll(call, login, chosen)).map(entryOf);
}

type AdminCredentials = Call<null, unknown, unknown, { email: string; password: string; otp?: string | undefined }>;

/** With a second factor, where one is enrolled. */
export async function signInAdmin(call: AdminCredentials): Promise<Account> {
  const { login, accounts } = await recognise(call);
  const admin = accounts.find(({ type }) => type === 'admin');
  if (!admin) throw problem('wrong_credentials');
  call.about({ objectId: login.id });
  const admit = await admitByFactor(call.platform, admin.id, call.body.otp);
  const [account] = await openAll(call, login, [admin], admit);
  return account!;
}

/** The same sentence, after the same work, whatever of it was wrong. */
async function recognise({ db, body }: Credentials): Promise<{ login: LoginRow; accounts: AccountRow[] }> {
  const login = await findLogin(db, body.email);
  const right = await isPasswordOf(login, body.password);
  if (!login || !right) throw problem('wrong_credentials');
  return { login, accounts: await accountsOf(db, login.id) };
}

const openAll = (
  call: Credentials,
  login: LoginRow,
  accounts: AccountRow[],
  admit?: (trx: Db) => Promise<void>,
): Promise<Account[]> =>
  call.transact(async (trx) => {
    await admit?.(trx);
    const opened: Account[] = [];
    for (const account of accounts) {
      const token = await openSession(trx, account.id, call.device, call.now);
      opened.push(await signedIn(trx, login, account, token));
    }
    return opened;
  });
