import type { Permission } from '@ivuriro/contract/permissions';
import { newId } from '../../apps/api/src/platform/ids.ts';
import { joinAccount, type Member, memberPassword } from '../../apps/api/src/testing/members.ts';
import { writeMessage } from '../../apps/api/src/testing/messages.ts';
import { giveSecondFactor, makePatient, type Person, setPassword } from '../../apps/api/src/testing/people.ts';
import type { Send } from './pairs.ts';
import { bookingBody, drugOrderBody } from './providers.ts';
import type { HeldScenario } from './scenario.ts';

/** A hospital or pharmacy with its owner, and another member who acts for it. */
export interface MemberScenario extends HeldScenario {
  place: Person & { kind: 'hospital' | 'pharmacy' };
  member: Member;
}
type MemberAct = (scenario: MemberScenario) => Promise<Send>;
export interface MemberWrite {
  needs: Permission;
  act: MemberAct;
}

/** A call by the member, at the API path of the member's place: `/hospital…` or `/pharmacy…`. */
const write =
  (method: 'POST' | 'PUT', path: string, body: (scenario: MemberScenario) => object): MemberAct =>
  async (scenario) => {
    const sent = body(scenario);
    return () => scenario.fixture.call(method, `/${scenario.place.kind}${path}`, scenario.member.token, sent);
  };

const computer: MemberAct = async ({ fixture, member }) => {
  return () => fixture.call('POST', '/devices', member.token, { name: 'Counter' });
};
const pin: MemberAct = async ({ fixture, member }) => {
  return () => fixture.call('POST', '/sessions/pin', member.token, { pin: '271828' });
};

const cancellation: MemberAct = async (scenario) => {
  const { fixture, member, patient } = scenario;
  const body = await bookingBody(scenario);
  const { data } = await fixture.call('POST', '/patient/request/appointment', patient.token, body);
  const path = `/hospital/appointment/status/${data.id}`;
  return () => fixture.call('POST', path, member.token, { status: 'CANCELLED' });
};
const reply: MemberAct = async ({ fixture, member, admin, place }) => {
  const received = await writeMessage(fixture, { from: admin, to: place, text: 'A question', file: 'map.txt' });
  const copies = fixture.platform.db.selectFrom('message_copy').select('id').where('message_id', '=', received.id);
  const { id: reply_to } = await copies.where('account_id', '=', place.id).executeTakeFirstOrThrow();
  const body = { to: [admin.id], subject: 'An answer', message: 'At eight', reply_to };
  return () => fixture.call('POST', '/messages', member.token, body);
};
const changeOfMember: MemberAct = async ({ fixture, member, place }) => {
  const colleague = await joinAccount(fixture, place, await makePatient(fixture, 'Rose'), 'reception');
  const path = `/${place.kind}/members/${colleague.membershipId}`;
  return () => fixture.call('PUT', path, member.token, { role: 'cashier' });
};
const orderState: MemberAct = async (scenario) => {
  const { fixture, member, patient } = scenario;
  const body = await drugOrderBody(scenario);
  const { data } = await fixture.call('POST', '/patient/order/pharmacy/prescription', patient.token, body);
  const path = `/pharmacy/prescription/orders/${data.id}`;
  return () => fixture.call('PUT', path, member.token, { status: 'CANCELLED' });
};

const invitation = write('POST', '/members', () => ({
  name: 'Keza Uwera',
  email: `${newId()}@example.test`,
  role: 'cashier',
}));
const profile = write('PUT', '/update', ({ place }) => ({ name: 'Another name', email: place.email }));
const payoutAccount: MemberAct = async ({ fixture, member, place }) => {
  await setPassword(fixture, member, memberPassword);
  await giveSecondFactor(fixture, member);
  const account = { method: 'MOBILE_MONEY', provider: 'MTN', account_number: '0788123456', account_name: 'Keza Uwera' };
  const body = { ...account, password: memberPassword };
  return () => fixture.call('PUT', `/${place.kind}/payment_info`, member.token, body);
};
const workingTime = write('POST', '/default_calendars', ({ doctor }) => ({
  doctor_id: doctor.id,
  day: 'Sunday',
  start_time: '09:00 PM',
  end_time: '10:00 PM',
  type: 'Hospital',
}));
const offering: MemberAct = async ({ fixture, member, drug }) => {
  return () => fixture.call('PUT', `/pharmacy/drug/${drug}`, member.token, { price: 900 });
};

/** Writes by a member of a hospital or a pharmacy, each with the permission that it needs. */
export const byMember: Record<MemberScenario['place']['kind'], Record<string, MemberWrite>> = {
  hospital: {
    'the state of an appointment': { needs: 'agenda.book', act: cancellation },
    'a reply to a message': { needs: 'messages.use', act: reply },
    'an invitation of a member': { needs: 'members.manage', act: invitation },
    'the role of a colleague': { needs: 'members.manage', act: changeOfMember },
    'the profile': { needs: 'profile.edit', act: profile },
    'the payout account': { needs: 'payout.manage', act: payoutAccount },
    'working time in the calendar': { needs: 'calendar.edit', act: workingTime },
    'a shared computer': { needs: 'computers.manage', act: computer },
    'a PIN': { needs: 'computers.use', act: pin },
  },
  pharmacy: {
    'an offering': { needs: 'offerings.manage', act: offering },
    'the state of an order': { needs: 'orders.work', act: orderState },
  },
};
