import type { Relation } from '@ivuriro/contract/dependants';
import { type guardians, mostGuardians } from '@ivuriro/contract/guardians';
import { longestRepresentation } from '@ivuriro/contract/representation';
import { addDays, dayOf, instantOf } from '../../../platform/clock.ts';
import { fieldProblem, problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { presentGuardian } from '../presenters/present-guardian.ts';
import { guardiansOf } from '../queries/guardians.queries.ts';
import type { Recipient } from '../queries/member-invitations.queries.ts';
import { countRecipient, sendInvitation } from './send-invitation.ts';

type Invitation = CallOf<typeof guardians.invite>;

/** Invites another guardian for a child, or a representative for an adult. */
export async function inviteGuardian(call: Invitation) {
  const { actor, body, now } = call;
  const membership = actor.role === 'guardian' ? asGuardian(body) : asRepresentative(body, now);
  const recipient = await countRecipient(call, body);
  const id = newId();
  call.about({ objectId: id, patientId: actor.id });
  return call.transact(
    async (trx) => {
      const older = (await guardiansOf(trx, actor.id)).filter(
        (one) => one.status === 'ACTIVE' || !isSame(one, recipient),
      );
      // the patient, who needs no invitation, is not counted
      if (older.filter(({ role }) => role !== 'self').length >= mostGuardians)
        throw problem('conflict', `At most ${mostGuardians} people act for one record. Remove one of them first.`);
      await sendInvitation(trx, {
        id,
        account_id: actor.id,
        ...membership,
        name: body.name,
        ...recipient,
        invited_by: actor.membershipId,
        created_at: now,
      });
      const invited = (await guardiansOf(trx, actor.id)).find((one) => one.id === id)!;
      return presentGuardian(invited, actor);
    },
    { exclusive: true },
  );
}

const isSame = (one: Recipient, other: Recipient) => one.email === other.email && one.phone === other.phone;

function asGuardian({ relation, until }: Invitation['body']): { role: 'guardian'; relation: Relation } {
  if (!relation) throw wrongField('relation', 'Say what this person is to the child.');
  if (until) throw wrongField('until', 'A guardian has no end date.');
  return { role: 'guardian', relation };
}

function asRepresentative(
  { relation, until }: Invitation['body'],
  now: Date,
): { role: 'representative'; ends_at: Date } {
  if (relation) throw wrongField('relation', 'A representative has no relation.');
  if (!until) throw wrongField('until', 'Choose the last day on which this person may act for you.');
  const today = dayOf(now);
  if (until < today || until > addDays(today, longestRepresentation))
    throw wrongField('until', 'Choose a day from today on, at most a year ahead.');
  return { role: 'representative', ends_at: instantOf(addDays(until, 1), 0) };
}

const wrongField = (field: string, sentence: string) => fieldProblem('validation_failed', field, sentence);
