import { boxes } from '@ivuriro/contract/message-shapes';
import { type messaging } from '@ivuriro/contract/messaging';
import { problem } from '../../../platform/errors.ts';
import type { CallOf, DataOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import type { Platform } from '../../../platform/platform.ts';
import { privateFileRefs, signedAddress } from '../../files/index.ts';
import { accountRefs } from '../../identity/index.ts';
import { findBlock } from './blocked-senders.queries.ts';
import {
  copiesIn,
  copyById,
  copyOf,
  type CopyRow,
  filesOf,
  recipientsOf,
  type Correspondent,
} from './copies.queries.ts';
import { presentRow } from '../presenters/present-message.ts';

export async function list(call: CallOf<typeof messaging.list>) {
  const { db, actor, query } = call;
  const box = boxes.find((one) => one === query.box?.toLowerCase()) ?? 'inbox';
  const asked = {
    accountId: actor.id,
    box,
    search: query['text-search'],
    about: query.reference_id,
    partner: query.with,
  };
  const { rows, total } = await copiesIn(db, asked, windowOf(query));
  const to = await recipientsOf(
    db,
    rows.map((row) => row.message_id),
  );
  const people = await accountRefs(
    db,
    rows.flatMap((row) => involved(row, to.get(row.message_id)!)),
  );
  return pageOf(
    call,
    query,
    total,
    rows.map((row) => presentRow(row, to.get(row.message_id)!, people)),
  );
}

/** Returns the account's own copy of a message. The URLs of its attachments are signed for that account. */
export async function ownMessage(platform: Platform, id: string): Promise<DataOf<typeof messaging.read>> {
  const { db } = platform;
  const row = await copyById(db, id);
  if (!row) throw problem('not_found');
  const accountId = row.account_id;
  const [to, fileIds, reply_to, block_id] = await Promise.all([
    recipientsOf(db, [row.message_id]).then((all) => all.get(row.message_id)!),
    filesOf(db, row.message_id),
    row.answers_id ? copyOf(db, accountId, row.answers_id) : null,
    row.box === 'inbox' && row.author_id ? findBlock(db, accountId, row.author_id) : null,
  ]);
  const [people, known] = await Promise.all([accountRefs(db, involved(row, to)), privateFileRefs(db, fileIds)]);
  const reader = {
    accountId,
    object: `message:${id}`,
    ...(row.patient_id ? { patientId: row.patient_id } : {}),
  };
  const files = fileIds.map((file) => ({ id: file, ...known.get(file)!, url: signedAddress(platform, file, reader) }));
  const { reference_type, reference_id } = row;
  return {
    ...presentRow(row, to, people),
    message: row.text,
    attachments: files.map((file) => file.url),
    files,
    reference_type,
    reference_id,
    reply_to,
    block_id,
  };
}

const involved = ({ author_id, account_id }: CopyRow, to: Correspondent[]): string[] => [
  account_id,
  ...(author_id ? [author_id] : []),
  ...to.flatMap((one) => one.account_id ?? []),
];
