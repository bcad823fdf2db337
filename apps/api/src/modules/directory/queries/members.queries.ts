import type { Kind } from '@ivuriro/contract/endpoint';
import { countLimit, type Window } from '../../../platform/db/page.ts';
import { countedUpTo } from './matches.queries.ts';
import type { Reads } from '../../../platform/db/reads.ts';

export interface MemberFilter {
  kind: Kind;
  state?: 'waiting' | 'published' | undefined;
  /** An SQL condition on the provider (`by`), whose parameter `$2` has the value `value`. */
  found?: { by: string; value: string } | undefined;
}

const states = { waiting: 'not is_published', published: 'is_published' };
const fitting = ({ state, found }: MemberFilter): string =>
  ['kind = $1', 'deleted_at is null', state ? states[state] : [], found ? found.by : []].flat().join(' and ');

/**
 * Finds providers of a kind, published or not, newest first, and counts them up to a limit. A search with few matches
 * finds all of them by the word index and sorts them. A search with many matches reads providers from the newest on
 * until the page is full.
 */
export async function findMembers(reads: Reads, filter: MemberFilter, window: Window) {
  const { limit, offset } = window;
  const values = filter.found ? [filter.kind, filter.found.value] : [filter.kind];
  const bound = countLimit(window, filter.found ? countedUpTo : undefined);
  const members = `from provider where ${fitting(filter)}`;
  const page = `order by created_at desc, id desc limit ${limit} offset ${offset}`;
  const read = async <Row>(text: string): Promise<Row[]> => (await reads.query<Row & object>(text, values)).rows;
  const [counted] = await read<{ total: number; ids: string[] | null }>(
    filter.found
      ? `with found as materialized (select id, created_at ${members} limit ${bound})
          select (select count(*)::integer from found) as total, array(select id from found ${page}) as ids`
      : `select count(*)::integer as total, null as ids from (select ${members} limit ${bound}) counted`,
  );
  const { total, ids } = counted!;
  if (ids && total < countedUpTo) return { total, ids };
  const rows = offset < total ? await read<{ id: string }>(`select id ${members} ${page}`) : [];
  return { total, ids: rows.map(({ id }) => id) };
}

export interface MemberColumns {
  id: string;
  email: string | null;
  phone: string | null;
  is_published: boolean;
  created_at: Date;
}

/** Reads the columns that only the administrator's lists show, by provider id. */
export async function memberColumns(reads: Reads, ids: string[]): Promise<Map<string, MemberColumns>> {
  const { rows } = await reads.query<MemberColumns>({
    name: 'member_columns',
    text: 'select id, email, phone, is_published, created_at from provider where id = any($1::uuid[])',
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
