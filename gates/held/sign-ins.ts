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

const signIn = ({ call }: ApiFixture, { email }: Person, path = '/login') =>
  call('POST', path, undefined, { email, password: old });
const reset = ({ call }: ApiFixture, token: string, password: string) =>
  call('POST', '/reset-password', undefined, { token, password, password_confirmation: password });

/** Commands that open a session after a check, each paired with a change of the checked rows. */
export const signIns: Record<string, Pair> = {
  'a sign-in beside a new password': {
    setUp: async (fixture) => {
      const patient = await withPassword(fixture, await makePatient(fixture));
      const body = { old_password: old, new_password: next, confirm_password: next };
      return {
        change: () => fixture.call('POST', '/patient/change_password', patient.token, body),
        act: () => signIn(fixture, patient),
        left: tokens(fixture, patient, 1),
      };
    },
    refused: '401 wrong_credentials',
  },
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
      const body = { old_password: old, new_password: next, confirm_password: next };
      return {
        change: () => fixture.call('POST', '/patient/change_password', other.token, body),
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
  'a sign-in beside a mailed link': {
    setUp: async (fixture) => {
      const patient = await withPassword(fixture, await makePatient(fixture));
      const link = await mailedLink(fixture, patient);
      return {
        change: () => reset(fixture, link, next),
        act: () => signIn(fixture, patient),
        left: tokens(fixture, patient, 0),
      };
    },
    refused: '401 wrong_credentials',
  },
  'a sign-in beside an account that somebody opens for the unproved address': {
    setUp: async (fixture) => {
      const patient = await withPassword(fixture, await makePatient(fixture, 'Keza', false));
      const admin = await makeAdmin(fixture);
      return {
        change: () => fixture.call('POST', '/admin/doctors', admin.token, { name: 'Dr. Keza', email: patient.email }),
        act: () => signIn(fixture, patient),
        left: tokens(fixture, patient, 0),
      };
    },
    refused: '401 wrong_credentials',
  },
  'an administrator’s sign-in beside a new password': administrator(async (fixture, admin) => {
    const body = { old_password: old, new_password: next, confirm_password: next };
    return () => fixture.call('POST', '/admin/change_password', admin.token, body);
  }, '401 wrong_credentials'),
  'an administrator’s sign-in beside the second factor': administrator(async (fixture, admin) => {
    const otp = await beginSecondFactor(fixture, admin.id);
    return () => fixture.call('PUT', '/admin/second_factor', admin.token, { otp });
  }, '401 second_factor_required'),
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

function administrator(
  changing: (fixture: ApiFixture, admin: Person) => Promise<SetUp['change']>,
  refused: string,
): Pair {
  return {
    setUp: async (fixture) => {
      const admin = await withPassword(fixture, await makeAdmin(fixture));
      const change = await changing(fixture, admin);
      return { change, act: () => signIn(fixture, admin, '/admin/login'), left: tokens(fixture, admin, 1) };
    },
    refused,
  };
}
