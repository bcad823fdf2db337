import type { ownMerges } from '@ivuriro/contract/own-merges';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { actorOf } from '../../../platform/session.ts';
import { lockAccount } from '../queries/held-accounts.queries.ts';
import { patientRefs } from '../queries/patient-refs.ts';
import { findBirthDate } from '../queries/people.queries.ts';
import { holdOwnSession } from '../queries/sessions.queries.ts';
import { agreeOnBirthDate } from './agree-on-birth-date.ts';
import { mergePatients } from './merge-patients.ts';
import { refuseGuardian } from './refuse-guardian.ts';

type Merge = CallOf<typeof ownMerges.merge>;

const notYours = 'Only the patient merges two records of their own, in their own account.';
const bornTwice =
  'The two records have different birth dates. If both are yours, correct one of them in its profile first.';

/** Merges the record of another sign-in, whose token is in the body, into the caller's own. */
export async function mergeOwnRecords(call: Merge) {
  const { actor, body, db, now, platform } = call;
  refuseGuardian(actor, notYours);
  const other = await actorOf(platform, body.token, now);
  if (other?.type !== 'patient' || other.role !== 'self' || other.loginId === actor.loginId)
    throw problem('other_record');
  call.about({ objectId: other.id, patientId: actor.id });
  // locks both accounts exclusively, and the other account before its session: writes for either record, and a sign-out
  // from the other one, wait for this transaction
  const sessions = await call.transact((trx) => mergeInto(trx, call, other), { exclusive: true });
  for (const id of sessions) platform.realtime.disconnect(id);
  return (await patientRefs(db, [actor.id])).get(actor.id)!;
}

async function mergeInto(trx: Db, { actor, now }: Merge, other: { id: string; sessionId: string }): Promise<string[]> {
  await lockAccount(trx, other.id);
  if (!(await holdOwnSession(trx, other.sessionId))) throw problem('other_record');
  const birthDate = await findBirthDate(trx, other.id);
  if (birthDate !== null && !(await agreeOnBirthDate(trx, actor.id, birthDate)))
    throw problem('birth_date_differs', bornTwice);
  const { sessions } = await mergePatients(trx, { fromId: other.id, intoId: actor.id, by: actor, isOwn: true, now });
  return sessions;
}
