import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { beginsWords } from '../../../platform/db/text-search.ts';

/** A sender or recipient: an account, or a visitor with the name and e-mail address that they typed. */
export interface Correspondent {
  account_id: string | null;
  visitor_name?: string | null;
  visitor_email?: string | null;
}

/** One account's copy of a message. */
export interface CopyRow {
  id: string;
  message_id: string;
  account_id: string;
  box: string;
  at: Date;
  read_at: Date | null;
  deleted_at: Date | null;
  author_id: string | null;
  visitor_name: string | null;
  visitor_email: string | null;
  subject: string;
  text: string;
  has_files: boolean;
  answers_id: string | null;
  reference_type: string | null;
  reference_id: string | null;
  patient_id: string | null;
}

const columns = (text: 'whole' | 'beginning') => sql`
  copy.id, copy.message_id, copy.account_id, copy.box, copy.at, copy.read_at, copy.deleted_at, message.author_id, message.visitor_name,
  message.visitor_email, message.subject, ${text === 'whole' ? sql`message.text` : sql`left(message.text, 400) as text`},
  exists (select from message_file where message_file.message_id = message.id) as has_files,
  message.answers_id, message.reference_type, message.reference_id, message.patient_id`;
const tables = sql`message_copy copy join message on message.id = copy.message_id`;

// The names that a search reads: in an inbox the sender, elsewhere the recipients. In an inbox the other recipients are
// not searched, because a search could then reveal their names.
const names = {
  inbox: sql`coalesce(message.visitor_name, (select name from account_name where id = message.author_id))`,
  others: sql`(select string_agg(coalesce(one.visitor_name, account_name.name), ' ')
    from message_recipient one left join account_name on account_name.id = one.account_id
    where one.message_id = message.id)`,
};

// Of a message in the inbox only the sender counts: a reader must not learn who else received it.
const exchangedWith = (partner: string) => sql`(copy.box = 'inbox' and message.author_id = ${partner}
  or copy.box = 'sent' and exists (select from message_recipient one
    where one.message_id = message.id and one.account_id = ${partner}))`;

interface RequestedCopies {
  accountId: string;
  box: string;
  search?: string | undefined;
  about?: string | undefined;
  partner?: string | undefined;
}

/**
 * A page of an inbox, outbox or list of drafts, newest first. With `about`, only messages about the order with that id;
 * with `partner`, those received from that account and sent to it instead of those of the box.
 */
export async function copiesIn(
  db: Db,
  { accountId, box, search, about, partner }: RequestedCopies,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CopyRow[]; total: number }> {
  const searched = sql<string>`concat_ws(' ', message.subject, message.text, ${box === 'inbox' ? names.inbox : names.others})`;
  // without a filter only the copies are counted, which is cheaper than joining their messages
  const whole = about || search || partner;
  const requested = sql`
    where copy.account_id = ${accountId} and copy.deleted_at is null
      and ${partner ? exchangedWith(partner) : sql`copy.box = ${box}`}
      ${about ? sql`and message.reference_id = ${about}` : sql``}
      ${search ? sql`and ${beginsWords(searched, search)}` : sql``}`;
  const [{ rows }, counted] = await Promise.all([
    sql<CopyRow>`select ${columns('beginning')} from ${tables} ${requested}
      order by copy.at desc, copy.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{
      total: number;
    }>`select count(*) as total from ${whole ? tables : sql`message_copy copy`} ${requested}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

export async function findCopy(db: Db, accountId: string, id: string): Promise<CopyRow | undefined> {
  const { rows } = await sql<CopyRow>`select ${columns('whole')} from ${tables}
    where copy.id = ${id} and copy.account_id = ${accountId} and copy.deleted_at is null`.execute(db);
  return rows[0];
}

/** Finds a copy by its id alone, because the grant has already checked that the copy belongs to the caller. */
export async function copyById(db: Db, id: string): Promise<CopyRow | undefined> {
  const { rows } = await sql<CopyRow>`select ${columns('whole')} from ${tables} where copy.id = ${id}`.execute(db);
  return rows[0];
}

export async function recipientsOf(db: Db, messageIds: string[]): Promise<Map<string, Correspondent[]>> {
  const found = new Map<string, Correspondent[]>(messageIds.map((id) => [id, []]));
  if (messageIds.length === 0) return found;
  const rows = await db
    .selectFrom('message_recipient')
    .select(['message_id', 'account_id', 'visitor_name', 'visitor_email'])
    .where('message_id', 'in', messageIds)
    .orderBy('message_id')
    .orderBy('position')
    .execute();
  for (const { message_id, ...somebody } of rows) found.get(message_id)!.push(somebody);
  return found;
}

export async function filesOf(db: Db, messageId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('message_file')
    .select('file_id')
    .where('message_id', '=', messageId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.file_id);
}

/** Returns the id of the account's own copy of a message, or null if the account has no copy any more. */
export async function copyOf(db: Db, accountId: string, messageId: string): Promise<string | null> {
  const row = await db
    .selectFrom('message_copy')
    .select('id')
    .where('account_id', '=', accountId)
    .where('message_id', '=', messageId)
    .where('deleted_at', 'is', null)
    .orderBy('box')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function unreadOf(db: Db, accountId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('message_copy')
    .select(sql<number>`count(*)`.as('unread'))
    .where('account_id', '=', accountId)
    .where('box', '=', 'inbox')
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

export async function setRead(trx: Db, copyId: string, at: Date | null): Promise<void> {
  await trx.updateTable('message_copy').set({ read_at: at }).where('id', '=', copyId).execute();
}

export async function hideCopy(trx: Db, copyId: string, at: Date): Promise<void> {
  await trx.updateTable('message_copy').set({ deleted_at: at }).where('id', '=', copyId).execute();
}
