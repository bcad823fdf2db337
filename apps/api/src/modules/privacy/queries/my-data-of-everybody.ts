import { type RawBuilder, sql } from 'kysely';

export type Row = Record<string, unknown>;
export type Sections = Record<string, (accountId: string) => RawBuilder<Row>>;

/** The sections in the data copy of every kind of account. */
export const ofEverybody = {
  consents: (id) =>
    sql<Row>`select key, version, accepted, at from consent where account_id = ${id} order by consent.id`,
  messages: (id) => sql<Row>`
    select case copy.box when 'inbox' then 'received' when 'sent' then 'sent' else 'draft' end as kind,
      coalesce(author.name, message.visitor_name) as "from",
      (select string_agg(coalesce(reader.name, one.visitor_name), ', ' order by one.position) from message_recipient one
        left join account reader on reader.id = one.account_id
        where one.message_id = message.id and (copy.box <> 'inbox' or one.account_id = copy.account_id)) as "to",
      message.subject, message.text, copy.at, copy.read_at,
      array(select jsonb_build_object('name', file.name, 'bytes', file.bytes,
          'attached_at', to_char(file.created_at at time zone 'Africa/Kigali', 'YYYY-MM-DD HH24:MI'))
        from message_file attached join private_file file on file.id = attached.file_id
        where attached.message_id = message.id order by attached.position) as files
    from message_copy copy join message on message.id = copy.message_id
    left join account author on author.id = message.author_id
    where copy.account_id = ${id} and copy.deleted_at is null order by copy.at, copy.id`,
  blocked_senders: (id) => sql<Row>`
    select account.name, account.type as kind, blocked_sender.created_at from blocked_sender
    join account on account.id = blocked_sender.sender_id
    where blocked_sender.account_id = ${id} order by blocked_sender.created_at, blocked_sender.id`,
  data_requests: (id) => sql<Row>`
    select type, status, text, answer, kept, created_at, answered_at from data_request
    where whose = ${id} order by created_at, id`,
  files: (id) => sql<Row>`
    select name, content_type as kind, bytes, created_at from private_file
    where uploaded_by = ${id} order by created_at, id`,
  known_devices: (id) => sql<Row>`
    select known_device.last_used_at from known_device join membership using (login_id)
    where membership.account_id = ${id} and membership.until is null order by last_used_at`,
  invited_people: (id) => sql<Row>`
    select name, email, phone, role, created_at, expires_at, accepted_at, ended_at
    from member_invitation where account_id = ${id} order by created_at, id`,
  people: (id) => sql<Row>`
    select role, relation, name, since, ends_at, until from membership where account_id = ${id} order by since, id`,
  signed_in_devices: (id) => sql<Row>`
    select device, created_at, last_used_at from session where account_id = ${id} order by created_at, id`,
} satisfies Sections;

/**
 * The sections of accounts that handle the records of many patients: their actions are only counted, because the
 * records belong to the patients.
 */
export const ofWorkers = {
  ...ofEverybody,
  what_you_did: (id) => sql<Row>`
    select to_char(at at time zone 'Africa/Kigali', 'YYYY-MM') as month, action, count(*) as times from audit
    where account_id = ${id} and outcome = 'done' group by 1, 2 order by 1, 2`,
} satisfies Sections;

export const account = sql`account.name, account.user_code, login.email, login.phone, account.created_at`;

export const ofAnAdministrator = {
  profile: (id) => sql<Row>`
    select ${account} from account join account_contact login on login.account_id = account.id where account.id = ${id}`,
  ...ofWorkers,
} satisfies Sections;
