import type pg from 'pg';

interface Dropped {
  name: string;
  table: string;
  restore: string;
}

/**
 * Drops every index except those of primary and unique keys, and drops the constraint against overlapping claims,
 * because building them after the rows are inserted is cheaper. Returns the statements that create them again.
 */
export async function dropIndexes(client: pg.ClientBase): Promise<Dropped[]> {
  const exclusions = await client.query<Dropped>(`
    select conname as name, conrelid::regclass::text as table,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace`);
  for (const { name, table } of exclusions.rows) await client.query(`alter table ${table} drop constraint ${name}`);
  const indexes = await client.query<Dropped>(`
    select indexrelid::regclass::text as name, indrelid::regclass::text as table, pg_get_indexdef(indexrelid) as restore
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not indisunique
    order by 1`);
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  return [...indexes.rows, ...exclusions.rows];
}
