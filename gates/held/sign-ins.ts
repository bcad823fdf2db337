import { hashPassword } from '../../apps/api/src/modules/identity/domain/passwords.ts';
import { newSecret } from '../../apps/api/src/platform/ids.ts';
import { hashOf } from '../../apps/api/src/platform/session.ts';
import { beginSecondFactor } from '../../apps/api/src/testing/one-time-code.ts';
import { makeAdmin, makePatient, type Person, signIn as openSessionOf } from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { Pair, SetUp } from './pairs.ts';
import { confirmNumber, receivedCode } from './phone-codes.ts';

const old = 'tea hills at dawn';
const next = 'the lake at night';
let hash: Promise<string> | undefined;

async function withPassword({ platform }: ApiFixture, person: Person): Promise<Person> {
  const password_hash = await (hash ??= hashPassword(old));
  await platform.db.updateTable('login').set({ password_hash }).where('id', '=', person.id).execute();
  return person;
}

async function mailedLink({ platform }: ApiFixture, { id }: Person): Promise<string> {
  const token = newSecret();
  const expires_at = new Date(platform.now().getTime() + 3_600_000);
  await platform.db
    .insertInto('password_link')
    .values({ token_hash: hashOf(token), login_id: id, expires_at })
    .execute();
  return token;
}

/** Reports when an account has more valid sessions than allowed. */
const tokens =
  (fixture: ApiFixture, { id }: Person, most: number) =>
  async () => {
    const rows = await fixture.platform.db.selectFrom('session').select('id').where('account_id', '=', id).execute();
    return rows.length > most ? [`${rows.length - most} tokens live on`] : [];
  };

const signIn = ({ call }: ApiFixture, { email }: Person, path: string) =>
  call('POST', path, undefined, { email, password: old });
const changePassword = ({ call }: ApiFixture, { token }: Person, kind = '/patient') =>
  call('POST', `${kind}/change_password`, token, { old_password: old, new_password: next, confirm_password: next });
const reset = ({ call }: ApiFixture, token: string, password: string) =>
  call('POST', '/reset-password', undefined, { token, password, password_confirmation: password });

/** Commands that open a session after a check, each paired with a change of the checked rows. */
export const signIns: Record<string, Pair> = {
  'a sign-in beside a new password': besideSignIn(
    makePatient,
    async (fixture, patient) => () => changePassword(fixture, patient),
    { most: 1 },
  ),
  'a sign-in by code beside another number': {
    setUp: async (fixture) => {
      const patient = await withPassword(fixture, await makePatient(fixture));
      const entered = await receivedCode(fixture, await confirmNumber(fixture, patient));
      const body = { ...(await receivedCode(fixture)), password: old };
      return {
        change: () => fixture.call('POST', '/account/phone', patient.token, body),
        act: () => fixture.call('POST', '/login', undefined, entered),
        left: tokens(fixture, patient, 2),
      };
    },
    refused: '401 wrong_credentials',
  },
  'a merge of two own records beside a new password of the other sign-in': {
    setUp: async (fixture) => {
      const own = await makePatient(fixture);
      const other = await withPassword(fixture, await makePatient(fixture));
      const { db, now } = fixture.platform;
      const token = await openSessionOf(db, other.id, now());
      return {
        change: () => changePassword(fixture, other),
        act: () => fixture.call('POST', '/patient/merge', own.token, { token }),
        left: async () => {
          const closed = db.selectFrom('session').innerJoin('account', 'account.id', 'account_id').select('session.id');
          const { length } = await closed
            .where('account_id', '=', other.id)
            .where('deleted_at', 'is not', null)
            .execute();
          return length > 0 ? [`${length} sessions of a merged record live on`] : [];
        },
      };
    },
    refused: '422 other_record',
    waits: '401 signed_out',
  },
  'a sign-in beside a mailed link': besideSignIn(
    makePatient,
    async (fixture, patient) => {
      const link = await mailedLink(fixture, patient);
      return () => reset(fixture, link, next);
    },
    { most: 0 },
  ),
  'a sign-in beside an account that somebody opens for the unproved address': besideSignIn(
    (fixture) => makePatient(fixture, 'Keza', false),
    async (fixture, { email }) => {
      const admin = await makeAdmin(fixture);
      return () => fixture.call('POST', '/admin/doctors', admin.token, { name: 'Dr. Keza', email });
    },
    { most: 0 },
  ),
  'an administrator’s sign-in beside a new password': besideSignIn(
    makeAdmin,
    async (fixture, admin) => () => changePassword(fixture, admin, '/admin'),
    { most: 1, path: '/admin/login' },
  ),
  'an administrator’s sign-in beside the second factor': besideSignIn(
    makeAdmin,
    async (fixture, { id, token }) => {
      const otp = await beginSecondFactor(fixture, id);
      return () => fixture.call('PUT', '/admin/second_factor', token, { otp });
    },
    { most: 1, path: '/admin/login', refused: '401 second_factor_required' },
  ),
  'two mailed links': {
    setUp: async (fixture) => {
      const patient = await withPassword(fixture, await makePatient(fixture));
      const [one, other] = [await mailedLink(fixture, patient), await mailedLink(fixture, patient)];
      return {
        change: () => reset(fixture, one, next),
        act: () => reset(fixture, other, 'a boat on the river'),
        left: async () => [],
      };
    },
    refused: '422 link_expired',
    waits: '422 link_expired',
  },
  'a mailed link beside another address': {
    setUp: async (fixture) => {
      const patient = await withPassword(fixture, await makePatient(fixture));
      const link = await mailedLink(fixture, patient);
      const body = { full_name: 'Aline Uwase', email: `moved-${patient.email}`, password: old };
      return {
        change: () => fixture.call('POST', '/patient/update_profile', patient.token, body),
        act: () => reset(fixture, link, next),
        left: tokens(fixture, patient, 1),
      };
    },
    refused: '422 link_expired',
    // the change of the password has ended the caller's own session
    waits: '401 signed_out',
  },
};

/** A sign-in by password, paired with a change; `most` is how many sessions of the person may be left after both. */
function besideSignIn(
  make: (fixture: ApiFixture) => Promise<Person>,
  prepare: (fixture: ApiFixture, person: Person) => Promise<SetUp['change']>,
  { most, path = '/login', refused = '401 wrong_credentials' }: { most: number; path?: string; refused?: string },
): Pair {
  return {
    setUp: async (fixture) => {
      const person = await withPassword(fixture, await make(fixture));
      const change = await prepare(fixture, person);
      return { change, act: () => signIn(fixture, person, path), left: tokens(fixture, person, most) };
    },
    refused,
  };
}
