import type { privacy } from '@ivuriro/contract/privacy';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { refuseWithoutPassword } from '../../identity/index.ts';
import { insertRequest } from '../queries/data-requests.queries.ts';
import { presentRequest } from '../presenters/present-data-request.ts';

/**
 * Requests a correction or an erasure. Requires the password again, so that somebody who finds an unlocked phone cannot
 * have the account of its owner erased.
 */
export async function makeRequest(call: CallOf<typeof privacy.ask>) {
  const { actor, body, transact, now, about } = call;
  if (body.type === 'CORRECTION' && !body.text)
    throw problem('validation_failed', 'Say what is wrong, and what is right.');
  await refuseWithoutPassword(call, body.password, { always: true });
  const id = newId();
  about({ objectId: id });
  const whose = actor.type === 'patient' ? { patient_id: actor.id } : { account_id: actor.id };
  const row = await transact((trx) =>
    insertRequest(trx, { id, ...whose, type: body.type, text: body.text, created_at: now }),
  );
  if (!row) throw problem('conflict', 'You have asked for this already. We are working on it.');
  return presentRequest(row);
}
