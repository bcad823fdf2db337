import type { Db } from '../../platform/db/pool.ts';
import { problem } from '../../platform/errors.ts';
import { emit } from '../../platform/outbox.ts';
import { publicationSet } from './events.ts';

/** Shows a provider to the public or takes him away; search, counts and free times follow in the same transaction. */
export async function setPublished(trx: Db, id: string, published: boolean): Promise<void> {
  const provider = await trx
    .selectFrom('provider')
    .select('is_published')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!provider) throw problem('not_found');
  if (provider.is_published === published) return;
  await trx.updateTable('provider').set({ is_published: published }).where('id', '=', id).execute();
  await emit(trx, publicationSet, { provider_id: id, published });
}
