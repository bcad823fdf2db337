import { alterDatabase, rewriteStatements } from '../database-faults.ts';
import type { SeededFault } from '../prove.ts';
import type { ApiFixture } from '../api-fixture.ts';

/** The API, and a filter of the pairs to run: with a seeded fault, only the pairs that must detect it. */
export interface HeldFixture extends ApiFixture {
  only?: RegExp;
}
type Inject = SeededFault<HeldFixture>['inject'];

/** A seeded fault. At least one of the pairs whose names match `by` must report a finding that matches `finding`. */
const fault = (name: string, inject: Inject, by: RegExp, finding: RegExp): SeededFault<HeldFixture> => ({
  name,
  inject: (fixture) => {
    fixture.only = by;
    return inject(fixture);
  },
  caughtBy: new RegExp(`${by.source}.*${finding.source}`),
});
const rewrite =
  (from: string, to: string): Inject =>
  ({ platform: { pool } }) =>
    rewriteStatements(pool, from, to);
const redefine =
  (declaration: string, body: string): Inject =>
  ({ platform: { pool } }) =>
    alterDatabase(pool, `create or replace function ${declaration} returns void ${body}`);

const holdAccount = "hold_account(of_account uuid, exclusive boolean, failure text default 'IV404')";
const holdCaller = 'hold_session(of_account uuid, of_session uuid, exclusive boolean)';
const holdMember =
  'hold_session(of_account uuid, of_session uuid, of_membership uuid, of_role text, exclusive boolean)';
const doNothing = "language sql as 'select'";
const holdUnless = (role: string) => `language plpgsql as $$ begin
  if of_role <> '${role}' then perform hold_session(of_account, of_session, exclusive); end if; end $$`;

const withoutLock = (table: string): Inject => {
  const locked = `from "${table}" where "id" = $1 for no key update`;
  return rewrite(locked, locked.replace(' for no key update', ''));
};
const withoutDoctorLock = rewrite('order by id for no key update', 'order by id');

export const faults: SeededFault<HeldFixture>[] = [
  fault(
    'a transaction does not hold the account in whose name it writes',
    redefine(holdCaller, doNothing),
    /beside an erasure/,
    /rows behind an erasure/,
  ),
  fault(
    'an erasure does not wait for what is being written',
    rewrite('select "id" from "account" where "id" = $1 for update', 'select "id" from "account" where "id" = $1'),
    /beside an erasure/,
    /rows behind an erasure/,
  ),
  fault(
    'a merge does not wait for what is being written',
    rewrite(
      'from account where id = any($1::uuid[]) order by id for update',
      'from account where id = any($1::uuid[]) order by id',
    ),
    /beside the record being merged/,
    /rows behind a merge/,
  ),
  fault(
    'a sign-in does not look at the password again',
    rewrite('"password_hash" is not distinct from $2 for share', '$2::text is not null for key share'),
    /a sign-in beside/,
    /tokens live on/,
  ),
  fault(
    'a sign-in does not look at the second factor again',
    rewrite(
      'select "secret", "enrolled_at" from "login_factor" where "login_id" = $1 for update',
      'select "secret", null::timestamptz as "enrolled_at" from "login_factor" where "login_id" = $1 for update',
    ),
    /the second factor/,
    /tokens live on/,
  ),
  fault(
    'an appointment is opened again without a lock on its patient',
    rewrite('"deleted_at" is null order by "id" for key share', '"deleted_at" is null order by "id"'),
    /a cancelled appointment that the doctor opens again beside an erasure/,
    /rows behind an erasure/,
  ),
  fault(
    'a removed member keeps their sessions',
    rewrite('delete from "session" where "membership_id" = $1', 'delete from "session" where $1::uuid is null'),
    /beside the removal of the member/,
    /sessions live on/,
  ),
  fault(
    'the removal of a member does not wait for sign-ins',
    redefine(
      holdAccount,
      `language plpgsql as $$ begin
        perform from account where id = of_account and deleted_at is null for key share;
        if not found then raise exception 'this account was closed' using errcode = failure; end if; end $$`,
    ),
    /a sign-in of the member beside the removal/,
    /sessions live on/,
  ),
  fault(
    'a transaction does not look at the role again',
    redefine(holdMember, holdUnless('nobody')),
    /beside (reception|an owner|a manager) becoming/,
    /writes after the end of the right/,
  ),
  fault(
    'a transaction of a guardian holds neither account nor session',
    redefine(holdMember, holdUnless('guardian')),
    /beside the end of the guardianship/,
    /writes after the end of the right/,
  ),
  fault(
    'a transaction of a guardian holds neither account nor session while the record is handed over',
    redefine(holdMember, holdUnless('guardian')),
    /by a guardian beside the hand-over of the record/,
    /writes after the end of the right/,
  ),
  fault(
    'a guardian keeps the invitations that they sent',
    rewrite(
      'select "id", "role" from "member_invitation" where "invited_by" = $1',
      'select "id", "role" from "member_invitation" where $1::uuid is null',
    ),
    /an invitation of a guardian by a guardian beside/,
    /invitations live on/,
  ),
  fault(
    'a transaction of a member holds neither account nor session while the place is deleted',
    redefine(holdMember, holdUnless('owner')),
    /by a member of a (hospital|pharmacy) beside the deletion of the place/,
    /writes after the end of the right/,
  ),
  fault(
    'the sessions that a PIN opened stay when the computer is removed',
    rewrite(
      'delete from "session" where "shared_computer_id" = $1 returning',
      'delete from "session" where $1::uuid is null returning',
    ),
    /a switch by PIN beside the removal of the computer/,
    /sessions of the PIN live on/,
  ),
  fault(
    'a switch does not look at the PIN again',
    rewrite('where "id" = $2 and "pin_hash" = $3', 'where "id" = $2 and $3::text is not null'),
    /a switch by PIN beside (another PIN|the removal of the PIN)/,
    /the act was answered 200 done/,
  ),
  fault(
    'an arrival or the use of a link does not lock the appointment',
    withoutLock('appointment'),
    /(an arrival|a link for a new time) beside (the cancellation|its second use)/,
    /the act was answered 200 done/,
  ),
  fault(
    'cash is taken without a lock on appointment and payment',
    async (fixture) => {
      await withoutLock('appointment')(fixture);
      await withoutLock('payment')(fixture);
    },
    /cash that is taken beside the cancellation/,
    /receipts or payments of a cancelled visit/,
  ),
  fault(
    'cash for an order is taken without a lock on order and payment',
    async (fixture) => {
      await withoutLock('medical_order')(fixture);
      await withoutLock('payment')(fixture);
    },
    /cash for an order beside its cancellation/,
    /receipts or payments of a cancelled order/,
  ),
  fault(
    'an absence does not wait for who takes a time of the doctor',
    withoutDoctorLock,
    /beside an absence/,
    /visits and holds in an absence/,
  ),
  fault(
    'a time is overbooked without a lock on the doctor',
    withoutDoctorLock,
    /an overbooking beside/,
    /visits without a claim/,
  ),
  fault(
    'an order is handed over without a lock on it',
    withoutLock('medical_order'),
    /a hand-over beside the cancellation/,
    /handed over by half/,
  ),
];
