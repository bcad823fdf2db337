import type { Platform } from '../../apps/api/src/platform/platform.ts';

// The tables that a denied call may write: it is recorded in the audit log, and counts for its rate limit.
const apart = ['audit', 'call_count', 'migration'];

/**
 * The number of rows and the newest transaction id of each table. An insert, update or delete changes at least one of
 * the two.
 */
export async function snapshot(reads: Platform['reads']): Promise<Map<string, string>> {
  const tables = await tableNames(reads);
  const { rows } = await reads.query<{ name: string; print: string }>(
    tables
      .map(
        (name) => `select '${name}' as name, concat_ws(' ', count(*), max(xmin::text::bigint)) as print from "${name}"`,
      )
      .join(' union all '),
  );
  return new Map(rows.map(({ name, print }) => [name, print]));
}

export const changedTables = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].filter(([name, print]) => before.get(name) !== print).map(([name]) => name);

let known: string[] | undefined;
async function tableNames(reads: Platform['reads']): Promise<string[]> {
  if (!known) {
    const { rows } = await reads.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    known = rows.map((row) => row.name).filter((name) => !apart.includes(name));
  }
  return known;
}
