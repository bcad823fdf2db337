import { type MemberRole, rolesOf } from '@ivuriro/contract/member-roles';
import { isPermitted } from '@ivuriro/contract/role-permissions';
import { joinAccount, memberPassword } from '../../apps/api/src/testing/members.ts';
import { makePatient, setPassword } from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';
import { byMember, type MemberScenario, type MemberWrite } from './member-acts.ts';
import type { Pair, Send } from './pairs.ts';
import { createHeldScenario } from './scenario.ts';

/** A change that ends or reduces the rights of a member, and the entry that the audit log records for the change. */
interface EndOfRight {
  role: MemberRole;
  change: (scenario: MemberScenario) => Promise<Send>;
  /** The action that the audit log records for the change. */
  action: string;
  /** The role after the change, with fewer permissions; absent when the membership ends. */
  next?: MemberRole;
}

/**
 * Reports writes by a member after their right has ended, and sessions that stayed open. Each write adds an entry to
 * the audit log in its own transaction; the ids of entries follow the order of commits when one transaction waits for
 * the other.
 */
export async function leftBy(
  { platform: { reads } }: ApiFixture,
  { membershipId, action, staysSignedIn = false }: { membershipId: string; action: string; staysSignedIn?: boolean },
): Promise<string[]> {
  const { rows } = await reads.query(
    `select (select count(*) from audit where membership_id = $1 and outcome = 'done'
        and id > (select max(id) from audit where action = $2 and outcome = 'done'))::integer as later,
      (select count(*) from session where membership_id = $1)::integer as sessions`,
    [membershipId, action],
  );
  const { later, sessions } = rows[0] as { later: number; sessions: number };
  return [
    ...(later > 0 ? [`${later} writes after the end of the right`] : []),
    ...(sessions > 0 && !staysSignedIn ? [`${sessions} sessions live on`] : []),
  ];
}

const ofMember = ({ place, member }: MemberScenario) => `/${place.kind}/members/${member.membershipId}`;
const removal: EndOfRight = {
  role: 'owner',
  change: async (scenario) => () => scenario.send(scenario.place, 'DELETE', ofMember(scenario)),
  action: 'member.removed',
};
const narrowing = (role: MemberRole, next: MemberRole): EndOfRight => ({
  role,
  change: async (scenario) => () => scenario.send(scenario.place, 'PUT', ofMember(scenario), { role: next }),
  action: 'member.changed',
  next,
});
const deletion: EndOfRight = {
  role: 'owner',
  change: async ({ send, admin, place }) => {
    const list = place.kind === 'hospital' ? 'hospitals' : 'pharmacies';
    return () => send(admin, 'DELETE', `/admin/${list}/${place.id}`);
  },
  action: 'provider.deleted',
};

const places = ['hospital', 'pharmacy'] as const;
type PlaceKind = (typeof places)[number];

export const rights: Record<string, Pair> = {
  ...beside('the removal of the member', removal),
  ...beside('reception becoming nurse', narrowing('reception', 'nurse')),
  ...beside('an owner becoming reception', narrowing('owner', 'reception')),
  ...beside('a manager becoming cashier', narrowing('manager', 'cashier')),
  ...beside('the deletion of the place', deletion),
  'a sign-in of the member beside the removal of the member': signInOfMember(removal),
  'a sign-in of the member beside the deletion of the place': signInOfMember(deletion),
};

/** The pair of a sign-in by a member of a hospital, and the change that ends their right. */
function signInOfMember({ change, action }: EndOfRight): Pair {
  return {
    refused: '401 wrong_credentials',
    setUp: async (fixture) => {
      const scenario = await createMemberScenario(fixture, 'hospital', 'reception');
      const { email } = scenario.member;
      await setPassword(fixture, scenario.member, memberPassword);
      return {
        change: await change(scenario),
        act: () => fixture.call('POST', '/login', undefined, { email, password: memberPassword }),
        left: () => leftBy(fixture, { ...scenario.member, action }),
      };
    },
  };
}

/** Makes a pair for each write that the change forbids: the write and the change. */
function beside(change: string, end: EndOfRight): Record<string, Pair> {
  const having = places.filter((kind) => !end.next || rolesOf[kind].includes(end.next));
  const pairs = having.flatMap((kind) =>
    Object.entries(byMember[kind])
      .filter(
        ([, { needs }]) => isPermitted(kind, end.role, needs) && !(end.next && isPermitted(kind, end.next, needs)),
      )
      .map(([name, write]) => [`${name} by a member of a ${kind} beside ${change}`, pairOf(kind, end, write)] as const),
  );
  return Object.fromEntries(pairs);
}

function pairOf(kind: PlaceKind, end: EndOfRight, { act }: MemberWrite): Pair {
  return {
    refused: end.next ? '403 not_permitted' : '401 signed_out',
    setUp: async (fixture) => {
      const scenario = await createMemberScenario(fixture, kind, end.role);
      const { membershipId } = scenario.member;
      return {
        change: await end.change(scenario),
        act: await act(scenario),
        left: () => leftBy(fixture, { membershipId, action: end.action, staysSignedIn: end.next !== undefined }),
      };
    },
  };
}

async function createMemberScenario(fixture: ApiFixture, kind: PlaceKind, role: MemberRole): Promise<MemberScenario> {
  const scenario = await createHeldScenario(fixture);
  const person = await makePatient(fixture, 'Rose Uwera');
  const place = { ...scenario[kind], kind };
  return { ...scenario, place, member: { ...person, ...(await joinAccount(fixture, place, person, role)) } };
}
