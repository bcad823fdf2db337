import type { privacy } from '@ivuriro/contract/privacy';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { insertBreach, lockBreach, updateBreach } from '../queries/breaches.queries.ts';
import { presentBreach } from '../presenters/present-breach.ts';

export async function recordBreach({ body, actor, transact, now, about }: CallOf<typeof privacy.recordBreach>) {
  const found_at = new Date(body.found_at);
  if (found_at > now) throw problem('validation_failed', 'A breach that was found lies behind us.');
  const id = newId();
  about({ objectId: id });
  return presentBreach(
    await transact((trx) => insertBreach(trx, { id, ...body, found_at, created_by: actor.id, created_at: now })),
  );
}

export async function changeBreach({ params, body, transact, now }: CallOf<typeof privacy.changeBreach>) {
  const { what, people, ...told } = body;
  return presentBreach(
    await transact(async (trx: Db) => {
      const { found_at } = await lockBreach(trx, params.id);
      const times = Object.fromEntries(
        Object.entries(told)
          .filter(([, at]) => at !== undefined)
          .map(([name, at]) => [name, at ? new Date(at) : null]),
      );
      for (const at of Object.values(times))
        if (at && (at < found_at || at > now))
          throw problem('validation_failed', 'Nobody can be told before the breach was found, or later than now.');
      return updateBreach(trx, params.id, { what, people, ...times });
    }),
  );
}
