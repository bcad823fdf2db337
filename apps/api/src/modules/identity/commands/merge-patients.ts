import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Actor } from '../../../platform/session.ts';
import { guardianJoined } from '../events.ts';
import { partyColumns } from '../ports.ts';
import { insertMembership } from '../queries/members.queries.ts';
import {
  checkParties,
  deferParties,
  hasRow,
  insertMerge,
  lockRecords,
  moveRows,
  type RecordMember,
  type RecordToMerge,
  setMergedInto,
  setMoved,
} from '../queries/patient-merges.queries.ts';
import { closeAccount } from './close-account.ts';

interface PatientMerge {
  /** The record that is closed. */
  fromId: string;
  /** The record that remains. */
  intoId: string;
  by: Pick<Actor, 'membershipId'>;
  /** Whether one person has signed in to both records, so that nobody loses their record. */
  isOwn?: boolean;
  now: Date;
}

/**
 * Merges two records of one patient: rows that name `fromId` as a party name `intoId` afterwards, and `fromId` is
 * closed with its memberships. History, consents and personal details of `fromId` stay. 422 for an unknown patient, 409
 * for records that cannot be merged. After the commit, the sockets of the ended `sessions` must be closed.
 */
export async function mergePatients(
  trx: Db,
  { fromId, intoId, by, isOwn = false, now }: PatientMerge,
): Promise<{ mergeId: string; sessions: string[] }> {
  if (fromId === intoId) throw problem('conflict', 'This is one record, not two.');
  return asSystem(async () => {
    const [from, into] = await lockRecords(trx, fromId, intoId);
    refuseClosed(from, into);
    if (isOwn) refuseUnproved(from, into);
    else refuseMembers(from.members, into.members);
    const columns = partyColumns.call();
    for (const column of columns)
      if (column.open && (await hasRow(trx, column, fromId, column.open.when)))
        throw problem('conflict', column.open.sentence);
    const mergeId = newId();
    const newMembers = await joinGuardians(trx, from.members, into, now);
    await insertMerge(trx, {
      id: mergeId,
      from_id: fromId,
      into_id: intoId,
      merged_by: by.membershipId,
      merged_at: now,
      ended_members: from.members.map(({ id }) => id),
      new_members: newMembers,
    });
    await deferParties(trx);
    const moved: Record<string, string[][]> = {};
    for (const column of columns) {
      const rows = await moveRows(trx, column, fromId, intoId);
      if (rows.length > 0) moved[`${column.table}.${column.column}`] = rows;
    }
    await checkParties(trx);
    await setMoved(trx, mergeId, moved);
    const sessions = await closeAccount(trx, fromId, now);
    await setMergedInto(trx, fromId, intoId);
    return { mergeId, sessions };
  });
}

/** Refuses closed records. The message tells whether the record was closed by a merge. */
function refuseClosed(...records: RecordToMerge[]): void {
  for (const { name, closed, mergedInto } of records) {
    if (mergedInto) throw problem('conflict', `The record of ${name} was merged into another one already.`);
    if (closed) throw problem('conflict', `The record of ${name} is closed.`);
  }
}

/**
 * Refuses to take a record from somebody who acts for it: a record with members is not merged into one without, and a
 * patient who signs in with a confirmed address or number keeps their record.
 */
function refuseMembers(from: RecordMember[], into: RecordMember[]): void {
  if (from.length > 0 && into.length === 0)
    throw problem('conflict', 'Somebody signs in to the other record. Keep that one.');
  if (from.some(({ role, proved }) => role === 'self' && proved))
    throw problem(
      'conflict',
      into.some(({ role, proved }) => role === 'self' && proved)
        ? 'Both records belong to people who sign in with a confirmed address or number. They cannot be merged.'
        : 'The patient signs in to the other record with a confirmed address or number. Keep that one.',
    );
}

/** Refuses the merge of a person's own records unless the login of each has a confirmed address or number. */
function refuseUnproved(...records: RecordToMerge[]): void {
  for (const { name, members } of records)
    if (!members.some(({ role, proved }) => role === 'self' && proved))
      throw problem('conflict', `Confirm the e-mail address or the phone number of ${name} first.`);
}

/**
 * Makes the guardians of the closed record guardians of the record that remains, if that is a child's record too.
 * Returns the ids of the new memberships.
 */
async function joinGuardians(trx: Db, members: RecordMember[], into: RecordToMerge, now: Date): Promise<string[]> {
  const ofChild = into.members.length > 0 && into.members.every(({ role }) => role === 'guardian');
  const joined: string[] = [];
  if (!ofChild) return joined;
  for (const { login_id: loginId, role, relation, name } of members) {
    if (role !== 'guardian') continue;
    const id = await insertMembership(trx, {
      accountId: into.id,
      loginId,
      role,
      relation,
      ...(name === null ? {} : { name }),
      now,
    });
    if (!id) continue;
    joined.push(id);
    await emit(trx, guardianJoined, { membership_id: id });
  }
  return joined;
}
