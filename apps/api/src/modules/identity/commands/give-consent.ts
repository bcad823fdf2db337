import type { consents } from '@ivuriro/contract/consents';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { textVersionNow } from '../ports.ts';
import { consentsOf, insertConsent } from '../queries/consents.queries.ts';

/**
 * Records whether the person agrees to the current version of a text. An older version is refused with 409, because
 * nobody can agree to a text that they have not read.
 */
export async function giveConsent({ actor, body, transact, now, db }: CallOf<typeof consents.answer>) {
  await transact(async (trx) => {
    if (body.version !== (await textVersionNow.call(trx, body.key)))
      throw problem('conflict', 'There is a newer version of this text. Read it first.');
    await insertConsent(trx, { account_id: actor.id, membership_id: actor.membershipId, ...body, at: now });
  });
  return consentsOf(db, actor.id);
}
