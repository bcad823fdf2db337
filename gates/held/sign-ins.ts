import { hashPassword } from '../../apps/api/src/modules/identity/passwords.ts';
import { newSecret } from '../../apps/api/src/platform/ids.ts';
import { hashOf } from '../../apps/api/src/platform/session.ts';
import { beginFactor } from '../../apps/api/src/testing/one-time-code.ts';
import { makeAdmin, makePatient, type Person } from '../../apps/api/src/testing/people.ts';
import type { World } from '../world.ts';
import type { Pair, SetUp } from './pairs.ts';

const old = 'tea hills at dawn';
const next = 'the lake at night';
let hash: Promise<string> | undefined;

async function withPassword({ platform }: World, person: Person): Promise<Person> {
  const password_hash = await (hash ??= hashPassword(old));
  await platform.db.updateTable('login').set({ password_hash }).where('id', '=', person.id).execute();
  return person;
}

async function mailedLink({ platform }: World, { id }: Person): Promise<string> {
  const token = newSecret();
  const expires_at = new Date(platform.now().getTime() + 3_600_000);
  await platform.db
    .insertInto('password_link')
    .values({ token_hash: hashOf(token), login_id: id, expires_at })
    .execute();
  return token;
}

/** How many tokens of an account live, when at most so many should. */
const tokens =
  (world: World, { id }: Person, most: number) =>
  async () => {
    const rows = await world.platform.db.selectFrom('session').select('id').where('account_id', '=', id).execute();
    return rows.length > most ? [`${rows.length - most} tokens live on`] : [];
  };

const signIn = ({ call }: World, { email }: Person, door = '/login') =>
  call('POST', door, undefined, { email, password: old });
const reset = ({ call }: World, token: string, password: string) =>
  call('POST', '/reset-password', undefined, { token, password, password_confirmation: password });

/** Each opens a session by what was checked before, or changes what was checked. */
export const signIns: Record<string, Pair> = {
  'a sign-in beside a new password': {
    setUp: async (world) => {
      const patient = await withPassword(world, await makePatient(world));
      const body = { old_password: old, new_password: next, confirm_password: next };
      return {
        change: () => world.call('POST', '/patient/change_password', patient.token, body),
        act: () => signIn(world, patient),
        left: tokens(world, patient, 1),
      };
    },
    refused: '401 wrong_credentials',
  },
  'a sign-in beside a mailed link': {
    setUp: async (world) => {
      const patient = await withPassword(world, await makePatient(world));
      const link = await mailedLink(world, patient);
      return {
        change: () => reset(world, link, next),
        act: () => signIn(world, patient),
        left: tokens(world, patient, 0),
      };
    },
    refused: '401 wrong_credentials',
  },
  'a sign-in beside an account that somebody opens for the unproved address': {
    setUp: async (world) => {
      const patient = await withPassword(world, await makePatient(world, 'Keza', false));
      const admin = await makeAdmin(world);
      return {
        change: () => world.call('POST', '/admin/doctors', admin.token, { name: 'Dr. Keza', email: patient.email }),
        act: () => signIn(world, patient),
        left: tokens(world, patient, 0),
      };
    },
    refused: '401 wrong_credentials',
  },
  'an administrator’s sign-in beside a new password': administrator(async (world, admin) => {
    const body = { old_password: old, new_password: next, confirm_password: next };
    return () => world.call('POST', '/admin/change_password', admin.token, body);
  }, '401 wrong_credentials'),
  'an administrator’s sign-in beside the second factor': administrator(async (world, admin) => {
    const otp = await beginFactor(world, admin.id);
    return () => world.call('PUT', '/admin/second_factor', admin.token, { otp });
  }, '401 second_factor_required'),
  'two mailed links': {
    setUp: async (world) => {
      const patient = await withPassword(world, await makePatient(world));
      const [one, other] = [await mailedLink(world, patient), await mailedLink(world, patient)];
      return {
        change: () => reset(world, one, next),
        act: () => reset(world, other, 'a boat on the river'),
        left: async () => [],
      };
    },
    refused: '422 link_expired',
    waits: '422 link_expired',
  },
  'a mailed link beside another address': {
    setUp: async (world) => {
      const patient = await withPassword(world, await makePatient(world));
      const link = await mailedLink(world, patient);
      const body = { full_name: 'Aline Uwase', email: `moved-${patient.email}`, password: old };
      return {
        change: () => world.call('POST', '/patient/update_profile', patient.token, body),
        act: () => reset(world, link, next),
        left: tokens(world, patient, 1),
      };
    },
    refused: '422 link_expired',
    // the token with which it came ended with the old password
    waits: '401 signed_out',
  },
};

function administrator(changing: (world: World, admin: Person) => Promise<SetUp['change']>, refused: string): Pair {
  return {
    setUp: async (world) => {
      const admin = await withPassword(world, await makeAdmin(world));
      const change = await changing(world, admin);
      return { change, act: () => signIn(world, admin, '/admin/login'), left: tokens(world, admin, 1) };
    },
    refused,
  };
}
