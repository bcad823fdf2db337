import { hashPin } from '../../apps/api/src/modules/identity/domain/pins.ts';
import { memberPassword, joinAccount } from '../../apps/api/src/testing/members.ts';
import { makePatient, makePlace, setPassword } from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { Pair, SetUp } from './pairs.ts';

const pin = '271828';
type PinScenario = Awaited<ReturnType<typeof createPinScenario>>;

/** Makes a hospital with a shared computer, at which its nurse has signed in with the password and then set a PIN. */
async function createPinScenario(fixture: ApiFixture) {
  const { db, config, now } = fixture.platform;
  const hospital = await makePlace(fixture, 'hospital');
  const person = await makePatient(fixture, 'Rose Uwera');
  await setPassword(fixture, person, memberPassword);
  const nurse = { ...person, ...(await joinAccount(fixture, hospital, person, 'nurse')) };
  const { data } = await fixture.call('POST', '/devices', hospital.token, { name: 'Ward' });
  const computer = data as { id: string; device_token: string };
  const [at, id] = [{ signed_in_at: now(), last_used_at: now() }, nurse.membershipId];
  await db
    .insertInto('shared_computer_member')
    .values({ computer_id: computer.id, membership_id: id, ...at })
    .execute();
  await db
    .updateTable('membership')
    .set({ pin_hash: await hashPin(config, id, pin) })
    .where('id', '=', id)
    .execute();
  return { hospital, nurse, computer };
}

/** A change after which the member can no longer be chosen by PIN. */
interface EndOfPin {
  change: (fixture: ApiFixture, scenario: PinScenario) => SetUp['change'];
  refused: string;
  /**
   * Whether the command has already checked the PIN when the change begins. Otherwise the command waits for the change
   * before it checks the PIN.
   */
  isChecked?: true;
  /** Whether sessions that were opened by PIN before the change stay valid. */
  keepsSessions?: true;
}
const ends: Record<string, EndOfPin> = {
  'the removal of the computer': {
    change:
      ({ call }, { hospital, computer }) =>
      () =>
        call('DELETE', `/devices/${computer.id}`, hospital.token),
    refused: '404 computer_removed',
  },
  'the removal of the member': {
    change:
      ({ call }, { hospital, nurse }) =>
      () =>
        call('DELETE', `/hospital/members/${nurse.membershipId}`, hospital.token),
    refused: '422 pin_ended',
  },
  'another PIN': {
    change:
      ({ call }, { nurse }) =>
      () =>
        call('POST', '/sessions/pin', nurse.token, { pin: '314159' }),
    refused: '422 pin_ended',
    isChecked: true,
    keepsSessions: true,
  },
  'the removal of the PIN': {
    change:
      ({ call }, { nurse }) =>
      () =>
        call('DELETE', '/sessions/pin', nurse.token),
    refused: '422 pin_ended',
    isChecked: true,
    keepsSessions: true,
  },
  'a new password': {
    change: ({ call }, { nurse }) => {
      const next = 'the lake at night';
      const body = { old_password: memberPassword, new_password: next, confirm_password: next };
      return () => call('POST', '/hospital/change_password', nurse.token, body);
    },
    refused: '422 pin_ended',
  },
};

/** One pair for each change: the change, and a command that switches to the member by PIN. */
export const pins: Record<string, Pair> = Object.fromEntries(
  Object.entries(ends).map(([name, { change, refused, isChecked, keepsSessions }]): [string, Pair] => [
    `a switch by PIN beside ${name}`,
    {
      refused,
      setUp: async (fixture) => {
        const scenario = await createPinScenario(fixture);
        const { nurse, computer } = scenario;
        const body = { device_token: computer.device_token, member_id: nurse.membershipId, pin };
        let opened = 0;
        return {
          change: change(fixture, scenario),
          act: async () => {
            const answer = await fixture.call('POST', '/sessions/switch', undefined, body);
            if (answer.status === 200 && keepsSessions) opened++;
            return answer;
          },
          left: async () => {
            const ofPin = fixture.platform.db.selectFrom('session').select('id');
            const rows = await ofPin.where('shared_computer_id', '=', computer.id).execute();
            return rows.length > opened ? [`${rows.length - opened} sessions of the PIN live on`] : [];
          },
          ...(isChecked && { checked: { table: 'shared_computer', id: computer.id } }),
        };
      },
    },
  ]),
);
