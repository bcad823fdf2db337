import { createHash } from 'node:crypto';
import type pg from 'pg';
import { codeOf, columnsChanged } from '../errors.ts';

/** The name of the prepared statement for each SQL text; undefined when the statement is not to be prepared. */
const names = new Map<string, string | undefined>();
// limits the memory: PostgreSQL keeps each prepared statement as long as its connection, and a text with a list of
// another length is another statement
const mostNames = 1_000;
const mostValues = 64;

/** The name of the prepared statement on each connection; undefined when the statement is not prepared. */
export function nameOf(text: string, values: number): string | undefined {
  if (names.has(text)) return names.get(text);
  if (values === 0 || values > mostValues || names.size >= mostNames) return undefined;
  const name = `k_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/**
 * Whether the statement failed because its columns changed. Then it is no longer prepared, and succeeds when it is
 * repeated.
 */
export function prepareNoMore(error: unknown, { name, text }: pg.QueryConfig): boolean {
  if (!name || codeOf(error) !== columnsChanged) return false;
  names.set(text, undefined);
  return true;
}
