import { joinAsGuardian, makeChild, makePatient, type Person, signIn } from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';
import type { Pair, Send } from './pairs.ts';
import { byPatient } from './patient-acts.ts';
import { receivedCode } from './phone-codes.ts';
import { leftBy } from './rights.ts';
import { createHeldScenario, type HeldScenario } from './scenario.ts';

/** A child with two guardians. `membershipId` is the membership of the mother, who acts for the child here. */
interface Guardianship {
  mother: Person;
  child: Person;
  membershipId: string;
  /** The membership of the other guardian. */
  otherId: string;
}

/** A change that ends the guardianship of the mother. */
interface EndOfGuardianship {
  change: (fixture: ApiFixture, people: Guardianship) => Promise<Send>;
  /** The action that the audit log records for the change. */
  action: string;
}

const end: EndOfGuardianship = {
  change:
    async ({ call }, { mother, child }) =>
    () =>
      call('DELETE', `/patient/dependants/${child.id}`, mother.token),
  action: 'dependant.removed',
};
const endByInviter: EndOfGuardianship = {
  change: async ({ call, platform: { db, now } }, { child, membershipId, otherId }) => {
    await db.updateTable('membership').set({ invited_by: otherId }).where('id', '=', membershipId).execute();
    const token = await signIn(db, child.id, now(), otherId);
    return () => call('DELETE', `/patient/guardians/${membershipId}`, token);
  },
  action: 'guardian.removed',
};
const handOver: EndOfGuardianship = {
  change: async (fixture, { mother, child }) => {
    const body = await receivedCode(fixture);
    const { db } = fixture.platform;
    await db.updateTable('patient').set({ birth_date: '2005-06-07' }).where('id', '=', child.id).execute();
    return () => fixture.call('POST', `/patient/dependants/${child.id}/handover`, mother.token, body);
  },
  action: 'dependant.handed_over',
};

export const guardianships: Record<string, Pair> = {
  ...beside('the end of the guardianship', end),
  ...beside('the end by who invited that guardian', endByInviter),
  ...beside('the hand-over of the record', handOver),
};

/**
 * Makes a pair for each write by the mother for the child: the write, and the change that ends her guardianship.
 * Another guardian remains.
 */
function beside(change: string, { change: prepare, action }: EndOfGuardianship): Record<string, Pair> {
  const names = ['a booking', 'a payment that is opened', 'an order', 'a review', 'a message of the patient'];
  const acts = {
    ...Object.fromEntries(names.map((name) => [name, byPatient[name]!.act])),
    'the profile': profileOfChild,
    'an invitation of a guardian': invitation,
  };
  const pairs = Object.entries(acts).map(([name, act]): [string, Pair] => [
    `${name} by a guardian beside ${change}`,
    {
      refused: '401 signed_out',
      setUp: async (fixture) => {
        const mother = await makePatient(fixture, 'Jeanne Mukamana');
        const child = await makeChild(fixture, mother);
        const otherId = await joinAsGuardian(fixture, await makePatient(fixture, 'Eric Mugisha'), child.id);
        const scenario = { ...(await createHeldScenario(fixture)), patient: child };
        const membershipId = await guardianshipOf(fixture, mother, child);
        return {
          change: await prepare(fixture, { mother, child, membershipId, otherId }),
          act: await act(scenario),
          left: async () => [
            ...(await leftBy(fixture, { membershipId, action })),
            ...(await openInvitations(fixture, membershipId)),
          ],
        };
      },
    },
  ]);
  return Object.fromEntries(pairs);
}

async function profileOfChild({ patient, send }: HeldScenario): Promise<Send> {
  const body = { full_name: 'Keza Mukamana', email: patient.email };
  return () => send(patient, 'POST', '/patient/update_profile', body);
}

async function invitation({ patient, send }: HeldScenario): Promise<Send> {
  const body = { name: 'Rose Uwera', email: `${patient.id}@invited.test`, relation: 'Relative' };
  return () => send(patient, 'POST', '/patient/guardians', body);
}

async function guardianshipOf({ platform: { db } }: ApiFixture, guardian: Person, child: Person): Promise<string> {
  const found = db.selectFrom('membership').select('id').where('account_id', '=', child.id);
  return (await found.where('login_id', '=', guardian.id).executeTakeFirstOrThrow()).id;
}

/** Reports invitations that the former guardian sent and that still work. */
async function openInvitations({ platform: { db } }: ApiFixture, membershipId: string): Promise<string[]> {
  const sent = db.selectFrom('member_invitation').select('id').where('invited_by', '=', membershipId);
  const { length } = await sent.where('ended_at', 'is', null).execute();
  return length > 0 ? [`${length} invitations live on`] : [];
}
