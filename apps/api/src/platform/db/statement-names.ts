import { createHash } from 'node:crypto';
import type pg from 'pg';
import { codeOf, columnsChanged } from '../errors.ts';

/** The name of the prepared statement for each SQL text; undefined when the statement is not to be prepared. */
const names = new Map<string, string | undefined>();
// limits the memory: PostgreSQL keeps each prepared statement as long as its connection lives, and each length of a
// list of values makes another text
const mostNames = 1_000;
const mostValues = 64;

/** The name under which every connection prepares this SQL text; undefined when the text is not to be prepared. */
export function nameOf(text: string, values: number): string | undefined {
  if (names.has(text)) return names.get(text);
  if (values === 0 || values > mostValues || names.size >= mostNames) return undefined;
  const name = `k_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/**
 * Whether the statement failed because the columns of its table changed. Then it is no longer prepared, so that the
 * caller can repeat it with success.
 */
export function prepareNoMore(error: unknown, { name, text }: pg.QueryConfig): boolean {
  if (!name || codeOf(error) !== columnsChanged) return false;
  names.set(text, undefined);
  return true;
}
