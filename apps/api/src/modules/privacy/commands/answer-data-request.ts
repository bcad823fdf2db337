import type { requestTypes } from '@ivuriro/contract/data-requests';
import type { privacy } from '@ivuriro/contract/privacy';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { deletePictureFiles, throwAway } from '../../files/index.ts';
import { contactOf, refuseWithoutPassword } from '../../identity/index.ts';
import { type Erasure, erase, nothingErased } from './erase-account.ts';
import { requestAnswered } from '../events.ts';
import { answerRequest, lockRequest, typeOf } from '../queries/data-requests.queries.ts';
import { presentForAdmin } from '../presenters/present-data-request.ts';

/**
 * Answers a request once. To approve an erasure, the administrator enters the password if they have not done so
 * recently; the account is erased in the same transaction. The answer is mailed to the e-mail address that the account
 * had before the erasure.
 */
export async function answer(call: CallOf<typeof privacy.answerRequest>) {
  const { params, actor, transact, now, db, platform } = call;
  const { password, ...said } = call.body;
  const { row, erased } = await transact(async (trx) => {
    const { status, type, whose } = await lockRequest(trx, params.id);
    if (status !== 'PENDING') throw problem('conflict', 'This request was answered already.');
    if (whose === actor.id) throw problem('conflict', 'Another administrator answers what you asked for.');
    const erasing = type === 'ERASURE' && said.status === 'DONE';
    if (erasing) await refuseWithoutPassword(call, password);
    const { email, name } = await contactOf(trx, whose);
    const gone: Erasure = erasing
      ? await erase(trx, await typeOf(trx, whose), { id: whose, by: actor.id }, now)
      : nothingErased;
    const { kept } = gone;
    const answered = { ...said, kept, answered_by: actor.id, answered_at: now };
    if (email)
      await emit(trx, requestAnswered, { email, name, type: type as (typeof requestTypes)[number], ...said, kept });
    return { row: await answerRequest(trx, params.id, answered), erased: gone };
  });
  if (erased !== nothingErased) platform.realtime.invalidatePages();
  for (const session of erased.sessions) platform.realtime.disconnect(session);
  await deletePictureFiles(platform, erased.pictures);
  await throwAway(platform, erased.files);
  const [shown] = await presentForAdmin(db, [row]);
  return shown!;
}
