import type { privacy } from '@ivuriro/contract/privacy';
import type { Selectable } from 'kysely';
import { hourMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Breach } from '../../../platform/db/types.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { newId } from '../../../platform/ids.ts';
import { breachRows, countBreaches, insertBreach, lockBreach, updateBreach } from '../queries/breaches.queries.ts';

const authorityHours = 48;
const reportHours = 72;

export async function listBreaches(call: CallOf<typeof privacy.breaches>) {
  const { db, query } = call;
  const [total, rows] = await Promise.all([countBreaches(db), breachRows(db, windowOf(query))]);
  return pageOf(call, query, total, rows.map(present));
}

export async function recordBreach({ body, actor, transact, now, about }: CallOf<typeof privacy.recordBreach>) {
  const found_at = new Date(body.found_at);
  if (found_at > now) throw problem('validation_failed', 'A breach that was found lies behind us.');
  const id = newId();
  about({ objectId: id });
  return present(
    await transact((trx) => insertBreach(trx, { id, ...body, found_at, created_by: actor.id, created_at: now })),
  );
}

export async function changeBreach({ params, body, transact, now }: CallOf<typeof privacy.changeBreach>) {
  const { what, people, ...told } = body;
  return present(
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

const present = ({ id, what, people, ...times }: Selectable<Breach>) => ({
  id,
  what,
  people,
  found_at: times.found_at.toISOString(),
  authority_told_at: times.authority_told_at?.toISOString() ?? null,
  report_sent_at: times.report_sent_at?.toISOString() ?? null,
  people_told_at: times.people_told_at?.toISOString() ?? null,
  authority_due_at: new Date(times.found_at.getTime() + authorityHours * hourMs).toISOString(),
  report_due_at: new Date(times.found_at.getTime() + reportHours * hourMs).toISOString(),
  created_at: times.created_at.toISOString(),
});
