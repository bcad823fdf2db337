import type { guardianship } from '@ivuriro/contract/dependants';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { deletePictureFiles, throwAway } from '../../files/index.ts';
import { endRepresentation, guardianshipsOf, lockAccount, refuseGuardian } from '../../identity/index.ts';
import { recordsOf } from '../queries/records.queries.ts';
import { type Erasure, erase, nothingErased } from './erase-account.ts';

const notYours = 'Only the guardian of this child ends that, in their own account.';

/**
 * Ends the guardianship of the caller. The last guardian cannot leave while the child's record has an appointment, an
 * order or a payment. A record without any was added by mistake: it is erased when its last guardian leaves.
 */
export async function endGuardianship(call: CallOf<typeof guardianship.end>): Promise<null> {
  const { actor, params, transact, platform, now } = call;
  refuseGuardian(actor, notYours);
  const { sessions, pictures, files } = await transact(async (trx): Promise<Erasure> => {
    await lockAccount(trx, params.id);
    const guardians = await guardianshipsOf(trx, params.id);
    const own = guardians.find(({ login_id }) => login_id === actor.loginId);
    if (!own) throw problem('not_found');
    if (guardians.length > 1) return { ...nothingErased, sessions: await endRepresentation(trx, own.id, now) };
    if (await hasRecords(trx, params.id)) throw problem('last_guardian');
    return erase(trx, 'patient', { id: params.id, by: actor.id }, now);
  });
  for (const id of sessions) platform.realtime.disconnect(id);
  await deletePictureFiles(platform, pictures);
  await throwAway(platform, files);
  return null;
}

/** Whether the patient's record holds appointments, orders or payments. */
async function hasRecords(trx: Db, id: string): Promise<boolean> {
  // row security would show the guardian only rows of their own account
  const { visits: appointments, orders, payments, open } = await asSystem(() => recordsOf(trx, id));
  return appointments + orders + payments + open > 0;
}
