import type { privacy } from '@ivuriro/contract/privacy';
import type { requestStatuses, requestTypes } from '@ivuriro/contract/data-requests';
import { problem } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { newId } from '../../../platform/ids.ts';
import { mailOf } from '../../../platform/mail/email.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deletePictureFiles, throwAway } from '../../files/index.ts';
import { contactOf, refuseWithoutPassword } from '../../identity/index.ts';
import { type Erasure, erase, nothingErased } from './erase-account.ts';
import { requestAnswered } from '../events.ts';
import { en } from '../texts.ts';
import {
  answerRequest,
  askersOf,
  countRequests,
  insertRequest,
  lockRequest,
  type RequestRow,
  requestRows,
  requestsOf,
  typeOf,
} from '../queries/data-requests.queries.ts';

export const listOwnRequests = async (db: Db, accountId: string) => (await requestsOf(db, accountId)).map(present);

/** Requires the password again, so that somebody who finds an unlocked phone cannot erase its owner. */
export async function makeRequest(call: CallOf<typeof privacy.ask>) {
  const { actor, body, transact, now, about } = call;
  if (body.type === 'CORRECTION' && !body.text)
    throw problem('validation_failed', 'Say what is wrong, and what is right.');
  await refuseWithoutPassword(call, body.password, { always: true });
  const id = newId();
  about({ objectId: id });
  const whose = actor.type === 'patient' ? { patient_id: actor.id } : { account_id: actor.id };
  const row = await transact((trx) =>
    insertRequest(trx, { id, ...whose, type: body.type, text: body.text, created_at: now }),
  );
  if (!row) throw problem('conflict', 'You have asked for this already. We are working on it.');
  return present(row);
}

export async function listRequests(call: CallOf<typeof privacy.adminRequests>) {
  const { db, query } = call;
  const [total, rows] = await Promise.all([
    countRequests(db, query.status),
    requestRows(db, query.status, windowOf(query)),
  ]);
  return pageOf(call, query, total, await presentForAdmin(db, rows));
}

/**
 * Answers a request once. An approved erasure erases in the same transaction, and requires the password when it was not
 * entered recently. The mail goes to the address from before the erasure.
 */
export async function answer(call: CallOf<typeof privacy.answerRequest>) {
  const { params, actor, transact, now, db, platform } = call;
  const { password, ...said } = call.body;
  const { row, erased } = await transact(async (trx) => {
    const { status, type, whose } = await lockRequest(trx, params.id);
    if (status !== 'PENDING') throw problem('conflict', 'This request was answered already.');
    if (whose === actor.id) throw problem('conflict', 'Another administrator answers what you asked for.');
    const erasing = type === 'ERASURE' && said.status === 'DONE';
    if (erasing) await refuseWithoutPassword(call, password);
    const { email, name } = await contactOf(trx, whose);
    const gone: Erasure = erasing
      ? await erase(trx, await typeOf(trx, whose), { id: whose, by: actor.id }, now)
      : nothingErased;
    const { kept } = gone;
    const answered = { ...said, kept, answered_by: actor.id, answered_at: now };
    await emit(trx, requestAnswered, { email, name, type: type as (typeof requestTypes)[number], ...said, kept });
    return { row: await answerRequest(trx, params.id, answered), erased: gone };
  });
  if (erased !== nothingErased) platform.realtime.invalidatePages();
  for (const session of erased.sessions) platform.realtime.disconnect(session);
  await deletePictureFiles(platform, erased.pictures);
  await throwAway(platform, erased.files);
  const [shown] = await presentForAdmin(db, [row]);
  return shown!;
}

export async function mailAnswer(
  { email, name, type, status, answer: words, kept }: NonNullable<(typeof requestAnswered)['payload']>,
  { mail }: Platform,
): Promise<void> {
  const { subject, line, kept: keeps, appeal } = en.answered;
  await mail.send(
    mailOf(email, {
      subject: subject[type],
      greeting: en.hello(name),
      lines: [line[type][status], words, ...(kept.length > 0 ? [keeps, ...kept] : [])],
      after: [appeal],
    }),
  );
}

const present = ({ id, type, status, text, answer: words, kept, created_at, answered_at }: RequestRow) => ({
  id,
  type: type as (typeof requestTypes)[number],
  status: status as (typeof requestStatuses)[number],
  text,
  answer: words,
  kept,
  created_at: created_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
});

async function presentForAdmin(db: Db, rows: RequestRow[]) {
  const accounts = await askersOf(
    db,
    rows.map((row) => row.whose),
  );
  return rows.map((row) => ({ ...present(row), account: accounts.get(row.whose)! }));
}
