import type { Db } from '../db/pool.ts';
import { readsWithin } from '../db/statement.ts';
import { columnsOf } from '../csv/columns.ts';
import { beginning, linesOf } from '../csv/write-csv.ts';
import { problem } from '../errors.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from '../session.ts';
import { port } from '../port.ts';
import { dayOf } from '../clock.ts';
import { type AuditLine, writeAudit } from './audit.ts';
import type { Call, Route } from './call.ts';
import { spend } from './budget.ts';
import type { ListSchema } from './listed.ts';

/** Stores an exported table for a limited time; returns a signed URL that opens it for this account alone. */
export const keepTable =
  port<(platform: Platform, by: Actor, name: string, chunks: AsyncIterable<Buffer>) => Promise<string>>(
    'platform.keepTable',
  );

const rowsAtATime = 1_000;

/**
 * Exports all rows of a list as a CSV file, and returns `{csv: signed URL}`. The handler of the list is called once for
 * each page, all within one snapshot of the database, so that no row is missed or repeated while others write.
 */
export async function exported(
  route: Route,
  list: ListSchema,
  call: Call<Actor, unknown, Record<string, unknown>>,
  line: AuditLine,
): Promise<{ csv: string }> {
  const { platform, actor } = call;
  await spend(platform, 'csv', { account: actor.id });
  const csv = await platform.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => keepTable.call(platform, actor, nameOf(call), chunks(route, list, call, trx)));
  await writeAudit(platform.db, { ...line, action: 'list.exported', object_id: route.path });
  return { csv };
}

async function* chunks(
  { endpoint, run }: Route,
  list: ListSchema,
  call: Call<Actor, unknown, Record<string, unknown>>,
  trx: Db,
): AsyncGenerator<Buffer> {
  const columns = columnsOf(list.row);
  yield Buffer.from(beginning + linesOf([columns.map(({ title }) => title)]));
  const { withoutPaginate: _, ...filters } = call.query;
  const platform = { ...call.platform, db: trx, reads: readsWithin(trx) };
  for (let page = 1, last = 1; page <= last; page++) {
    const query = { ...filters, page, per_page: rowsAtATime };
    const reply = await run({ ...call, db: trx, platform, query } as never);
    if (call.hasLeft()) throw problem('unavailable');
    // the reply schema removes private fields, as in every reply
    const data = endpoint.data.parse(reply);
    last = list.pagesOf(data);
    yield Buffer.from(linesOf(list.rowsOf(data).map((row) => columns.map(({ of }) => of(row)))));
  }
}

/** The name of the exported file, such as 'own-things-2026-11-22.csv'. */
const nameOf = ({ address, now }: Pick<Call, 'address' | 'now'>) =>
  `${address.path
    .replace(/^\/api\//, '')
    .split('/')
    .filter((part) => !/\d/.test(part))
    .join('-')}-${dayOf(now)}.csv`;
