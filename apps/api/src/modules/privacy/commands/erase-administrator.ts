import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { sql } from 'kysely';
import { administrators } from '../../identity/index.ts';
import type { ErasureResult, ErasureRequest } from '../domain/erasure-result.ts';
import { en } from '../texts.ts';

/**
 * Erases an administrator. When two erase each other at the same time, the second waits for the lock, is then no
 * administrator and is refused, so that one remains.
 */
export async function eraseAdministrator(trx: Db, { id, by }: ErasureRequest): Promise<ErasureResult> {
  const { rows } = await sql<{ id: string }>`${administrators()} order by id for update`.execute(trx);
  if (id === by) throw problem('conflict', 'Another administrator closes your account.');
  if (!rows.some((row) => row.id === by)) throw problem('signed_out');
  return { kept: [en.kept.administrator, en.kept.acts], sessions: [], files: [], known: true };
}
