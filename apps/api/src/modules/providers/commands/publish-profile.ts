import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { type OwnedCall, Reply } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { publicationSet } from '../events.ts';
import { lockPractice } from '../queries/practice-lock.queries.ts';
import { refuseIncompleteProfile } from './refuse-incomplete-profile.ts';
import { publicationFacts } from '../queries/publication-needs.queries.ts';

export async function publish(call: OwnedCall<unknown, unknown, { isPublished: boolean }>) {
  const { owner, body, transact, platform, about } = call;
  about({ objectId: owner.id });
  await transact(async (trx) => {
    const before = await setPublished(trx, owner.id, body.isPublished);
    about({ changes: { published: [before, body.isPublished] } });
  });
  platform.realtime.invalidatePages();
  const who = owner.kind === 'doctor' ? 'Doctor' : 'Profile';
  const what = body.isPublished ? 'was approved and published' : 'was unpublished';
  return new Reply({ id: owner.id, isPublished: body.isPublished }, 200, `${who} ${what}`);
}

/**
 * Publishes or hides a provider, and returns whether it was published before. Database triggers update the search index
 * and the counts in the same transaction, and emit the event after which the availability is computed again.
 */
async function setPublished(trx: Db, id: string, published: boolean): Promise<boolean> {
  await lockPractice(trx, id);
  const facts = await publicationFacts(trx, id);
  if (!facts) throw problem('not_found');
  if (facts.is_published === published) return published;
  if (published) refuseIncompleteProfile(facts);
  await trx.updateTable('provider').set({ is_published: published }).where('id', '=', id).execute();
  await emit(trx, publicationSet, { provider_id: id, published });
  return !published;
}
