import type { patientMerges } from '@ivuriro/contract/patient-merges';
import type { CallOf } from '../../../platform/http/call.ts';
import { mergePatients, readMerge, refuseWithoutPassword, undoMerge } from '../../identity/index.ts';
import { presentMerge } from '../presenters/present-merge.ts';

/**
 * Merges two records of one patient, if the administrator has entered the password recently. Everybody who is signed in
 * to the closed record is signed out.
 */
export async function mergeRecords(call: CallOf<typeof patientMerges.merge>) {
  const { actor, body, transact, platform, now } = call;
  await refuseWithoutPassword(call, body.password);
  const { row, sessions } = await transact(async (trx) => {
    const done = await mergePatients(trx, { fromId: body.from_id, intoId: body.into_id, by: actor, now });
    return { ...done, row: await readMerge(trx, done.mergeId) };
  });
  for (const id of sessions) platform.realtime.disconnect(id);
  return presentMerge(row);
}

/** Undoes a merge, if the administrator has entered the password recently. */
export async function undoMergeOfRecords(call: CallOf<typeof patientMerges.undo>) {
  const { actor, body, params, transact, platform, now } = call;
  await refuseWithoutPassword(call, body.password);
  const { row, sessions } = await transact(async (trx) => {
    const done = await undoMerge(trx, { id: params.id, by: actor, now });
    return { ...done, row: await readMerge(trx, params.id) };
  });
  for (const id of sessions) platform.realtime.disconnect(id);
  return presentMerge(row);
}
