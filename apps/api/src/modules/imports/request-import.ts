import type { imports } from '@ivuriro/contract/import';
import { readSheet } from '../../platform/csv/read-csv.ts';
import type { Db } from '../../platform/db/pool.ts';
import { codeOf, problem } from '../../platform/errors.ts';
import { type Call, type CallOf, Reply } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import { emit } from '../../platform/outbox.ts';
import type { Actor } from '../../platform/session.ts';
import { importAsked } from './events.ts';
import { findRun, insertRun, makeReal, onceAtATime, type Requester } from './imports.queries.ts';
import { tableOf } from './ports.ts';
import { present } from './present.ts';
import type { ImportList } from './table.ts';

/** How long a request waits for the result. After this time it answers with the progress. */
const longestWaitMs = 1_000;
const lookEvery = 40;

type ImportCall = Call<Actor, unknown, unknown, { dry_run?: boolean | undefined }>;

/** Stores a CSV file for the job that imports it. Refuses a file that lacks a required column of the list at once. */
export async function requestImport(call: ImportCall, list: ImportList) {
  const { files, body, now, about } = call;
  const [file] = files;
  if (!file) throw problem('validation_failed', 'Choose a CSV file.');
  const { rows, bad } = readSheet(file.bytes, tableOf(list));
  const id = newId();
  about({ objectId: id });
  await begun(call, id, (trx) =>
    insertRun(trx, {
      id,
      list,
      ...requester(call),
      file_name: file.name,
      file: file.bytes,
      dry_run: body.dry_run ?? true,
      lines: rows.length + bad.length,
      created_at: now,
    }),
  );
  return soon(call.db, id);
}

/** Imports the valid lines of a dry run from its stored file. */
export async function startImport(call: CallOf<typeof imports.take>) {
  const { params } = call;
  await begun(call, params.id, async (trx) => {
    if (!(await makeReal(trx, params.id, requester(call))))
      throw problem('conflict', 'These lines were taken already, or the file is no longer kept. Choose it again.');
  });
  return soon(call.db, params.id);
}

const requester = ({ actor, requestId }: Pick<ImportCall, 'actor' | 'requestId'>): Requester => ({
  account_id: actor.id,
  membership_id: actor.membershipId,
  role: actor.role,
  request_id: requestId,
});

async function begun({ transact }: Pick<ImportCall, 'transact'>, id: string, change: (trx: Db) => Promise<void>) {
  try {
    await transact(async (trx) => {
      await change(trx);
      await emit(trx, importAsked, { id });
    });
  } catch (error) {
    if (codeOf(error) === '23505' && (error as { constraint?: string }).constraint === onceAtATime)
      throw problem('import_running');
    throw error;
  }
}

/**
 * Answers with the result of the import (200), or with its progress when it takes longer than `longestWaitMs` (202).
 */
async function soon(db: Db, id: string) {
  const until = Date.now() + longestWaitMs;
  for (;;) {
    const { status } = await findRun(db, id);
    const ended = status === 'DONE' || status === 'FAILED';
    if (ended || Date.now() > until) return new Reply(await present(db, id), ended ? 200 : 202);
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}
