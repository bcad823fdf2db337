import { contentKeys } from '@ivuriro/contract/content';
import type { Db } from '../../../platform/db/pool.ts';
import { newId } from '../../../platform/ids.ts';
import { transact } from '../../../platform/db/transact.ts';

const first: Partial<Record<(typeof contentKeys)[number], string>> = {
  appointment_price: '1000',
  home_talks_slider_content: '[]',
};

/**
 * Inserts the texts and settings that the pages need and that are not stored yet. Most of them are empty until an
 * administrator writes them.
 */
export async function loadContents(db: Db): Promise<void> {
  await transact(db, async (trx) => {
    await trx
      .insertInto('static_content')
      .values(contentKeys.map((key) => ({ id: newId(), key, value: first[key] ?? '' })))
      .onConflict((on) => on.column('key').doNothing())
      .execute();
    await trx
      .insertInto('static_content_version')
      .columns(['key', 'version', 'value'])
      .expression(trx.selectFrom('static_content').select(['key', 'version', 'value']))
      .onConflict((on) => on.doNothing())
      .execute();
  });
}
