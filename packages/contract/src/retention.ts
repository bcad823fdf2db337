/**
 * The retention periods of all data. The jobs, docs/retention.md and the privacy policy use this table, and a test
 * compares it with the tables of the database: each table has a line here, is deleted with another one, or has a reason
 * to stay.
 */
export interface RetentionLine extends Line {
  table: string;
  /** The worker job that deletes the rows. */
  job: string;
}
interface Line {
  what: string;
  /** The period in days, counted from `since`; an hour is 1/24. */
  days: number;
  since: string;
  why: string;
  /** How the rows end: 'deleted', for example. */
  ends: string;
}

/** Run once a day, in batches, with an entry in the audit log. */
const daily = { job: 'forget_what_ran_out', ends: 'deleted' } as const;
/** Run once an hour, together with expired sessions. */
const hourly = { job: 'tidy_identity', ends: 'deleted' } as const;

export const retention = {
  notices: {
    ...daily,
    table: 'notification',
    what: 'notifications of patients',
    days: 365,
    since: 'they were created',
    why: 'the appointment, order or payment that they announce is in a list of its own',
  },
  team_invitations: {
    ...daily,
    table: 'team_invitation',
    what: 'invitations to a team that were accepted, declined or withdrawn',
    days: 30,
    since: 'they were answered',
    why: 'a person who declined is not invited again for that time, and the invitations of a day are limited',
  },
  member_invitations: {
    ...daily,
    table: 'member_invitation',
    what: 'invitations of people to act for a provider',
    days: 30,
    since: 'they were accepted or withdrawn, or their link expired',
    why: 'people may ask why their link no longer works, and an expired invitation can be sent again',
  },
  deleted_messages: {
    ...daily,
    table: 'message_copy',
    what: 'messages that their owner deleted, with the message when nobody has it any more; not results of a laboratory',
    days: 30,
    since: 'they were deleted',
    why: 'a deletion by mistake can be undone for that time on request',
  },
  drafts: {
    ...daily,
    table: 'message',
    what: 'drafts of messages',
    days: 365,
    since: 'they were last changed',
    why: 'a draft that was not sent within a year will not be sent',
  },
  visitors_messages: {
    ...daily,
    table: 'message',
    what: 'messages of the contact form and our answers to them',
    days: 730,
    since: 'they were sent',
    why: 'a person may write again about the same subject',
  },
  asked_with_payments: {
    ...daily,
    table: 'payment',
    what: 'the request of a payment: reason and address; the files, when nothing was bought',
    days: 90,
    since: 'the payment was opened',
    why: 'an appointment can be booked that far ahead, and late money is matched until then; what was bought has its own record',
    ends: 'emptied, the files deleted',
  },
  gateway_events: {
    ...daily,
    table: 'gateway_event',
    what: 'webhooks of the payment gateway, unchanged',
    days: 730,
    since: 'it arrived',
    why: 'a card payment can be disputed for eighteen months; payment and ledger have their own records',
  },
  given_up_jobs: {
    ...daily,
    table: 'graphile_worker._private_jobs',
    what: 'dead letters: jobs that used up their attempts',
    days: 30,
    since: 'they were last tried',
    why: 'an operator may examine and restart them',
  },
  visitors: {
    ...daily,
    table: 'visit',
    what: 'page views of visitors by day, as hashes that identify nobody once the day is over',
    days: 62,
    since: 'that day',
    why: 'page views are counted for this month and the last thirty days',
  },
  visitors_salts: {
    table: 'visit_salt',
    what: 'the random number in the hashes of a day’s visitors; in no backup',
    days: 0,
    since: 'that day ended',
    why: 'a visitor is counted once a day',
    ends: 'deleted',
    job: 'forget_visit_salts',
  },
  begun_second_factors: {
    ...daily,
    table: 'login_factor',
    what: 'second factors that were never confirmed',
    days: 1,
    since: 'they were begun',
    why: 'setting up a second factor takes minutes',
  },
  demo_mails: {
    ...daily,
    table: 'demo_mail',
    what: 'mail of the demo',
    days: 90,
    since: 'it was written',
    why: 'it is read at once or never',
  },
  sessions: {
    ...hourly,
    table: 'session',
    what: 'sessions',
    days: 30,
    since: 'they were last used; those of a provider or an administrator 12 hours',
    why: 'a person who returns within that time stays signed in',
  },
  known_devices: {
    ...hourly,
    table: 'known_device',
    what: 'known devices of a login',
    days: 180,
    since: 'the last sign-in on it',
    why: 'wrong attempts elsewhere do not slow down a sign-in on a known device',
  },
  shared_computers: {
    ...hourly,
    table: 'shared_computer',
    what: 'shared computers of a provider, also those that were removed',
    days: 180,
    since: 'somebody last signed in there',
    why: 'the audit names the computer, and a place that is closed for a season finds it again',
  },
  people_at_computers: {
    ...hourly,
    table: 'shared_computer_member',
    what: 'who has signed in at a shared computer with the password',
    days: 30,
    since: 'that sign-in',
    why: 'for that time a PIN opens a session there',
  },
  password_links: {
    ...hourly,
    table: 'password_link',
    what: 'links to set a password, as hashes',
    days: 7,
    since: 'they expired',
    why: 'people may ask why their link no longer works',
  },
  first_answers: {
    ...hourly,
    table: 'idempotency_key',
    what: 'first answers to requests with an idempotency key',
    days: 1,
    since: 'the request',
    why: 'a browser sends a request again within minutes',
  },
  tries: {
    ...hourly,
    table: 'call_count',
    what: 'counts of requests and wrong attempts at passwords, by hashes',
    days: 0,
    since: 'the wait is over',
    why: 'counts slow down guessing',
  },
  searches: {
    table: 'search_count',
    what: 'counts of search texts, without the people who searched',
    days: 365,
    since: 'the first day of that month',
    why: 'the administrator sees twelve months',
    ends: 'deleted',
    job: 'forget_searches',
  },
  rare_searches: {
    table: 'search_count',
    what: 'search texts that fewer than five people used',
    days: 30,
    since: 'the last search',
    why: 'such a rare text could identify a person',
    ends: 'deleted',
    job: 'forget_searches',
  },
  imports: {
    table: 'import_run',
    what: 'results of imports: the counts, and each invalid line',
    days: 90,
    since: 'it was begun',
    why: 'people correct their spreadsheet with it',
    ends: 'deleted',
    job: 'tidy_imports',
  },
  imported_files: {
    table: 'import_run',
    what: 'files of dry runs that were not imported',
    days: 1,
    since: 'it was uploaded',
    why: 'the import after a dry run uses the same file, also after a reload',
    ends: 'emptied',
    job: 'tidy_imports',
  },
  taken_lists: {
    table: 'private_file',
    what: 'exported lists and copies of one’s own data',
    days: 1 / 24,
    since: 'they were made',
    why: 'their address expires after fifteen minutes',
    ends: 'deleted',
    job: 'forget_tables',
  },
} as const satisfies Record<string, RetentionLine>;

/** Files that each process stores on its disk, outside of database and file storage, and deletes itself. */
export const onDisk = {
  sharing_cards: {
    what: 'sharing cards of links, with name and photo of the provider',
    days: 3,
    since: 'they were drawn',
    why: 'a link is shared with many people within days, and drawing its card again takes a moment',
    ends: 'deleted',
  },
} as const satisfies Record<string, Line>;

/** Tables that are deleted together with another one. */
export const goesWith: Record<string, string> = {
  outbox: 'deleted as soon as its jobs are created, within seconds',
  socket_io_attachments: 'messages between processes, deleted after a minute by the socket adapter',
  login_factor: 'stays while it is used; deleted when it is removed, and with the last account of the person',
  login_recovery_code: 'deleted with its second factor',
  second_factor: 'replaced by login_factor; nothing is written to it any more',
  recovery_code: 'replaced by login_recovery_code; nothing is written to it any more',
  message: 'stays while anybody has a copy; laboratory results stay as medical records',
  message_copy: 'stays until its owner deletes it, or their account is erased',
  message_recipient: 'deleted with its message',
  blocked_sender: 'stays until the block is lifted, or either account is erased',
  message_file: 'deleted with its message and its file',
  payment_attachment: 'deleted with the request of the payment, or stays with what was bought',
  private_file:
    'deleted with the object to which it is attached: a message, an appointment, an order, a consultation file, a payment',
  post_seen: 'deleted with the post, and with the patient’s account',
  picture: 'deleted with its account or item, or when another picture replaces it',
  data_request: 'stays with the account, as the proof of request and answer',
};

/** Tables from which no job deletes, with the reason. */
export const stays: { why: string; tables: string }[] = [
  {
    why: 'Medical records. Health-care law requires them, and we found no confirmed end: at least ten years from the last entry (decision 033). After that a person decides, not a job.',
    tables: `appointment appointment_attachment appointment_move appointment_status_change consultation_file
      consultation_file_version meeting medical_order medical_order_attachment medical_order_line
      medical_order_status_change prescribed_drug provisional_diagnosis requested_imaging requested_test slot_claim`,
  },
  {
    why: 'Financial records: tax law requires ten years, and a sum is only proved by all of its entries.',
    tables: `ledger_account ledger_entry ledger_transaction money_setting_request payment payout refund sandbox_refund sandbox_transaction
      sandbox_transfer wallet wallet_count wallet_month`,
  },
  {
    why: 'The proof of what was done, agreed to and published. Rows are added; none can be changed.',
    tables: 'audit consent static_content_version',
  },
  {
    why: 'Who acted for an account, and in which role: the audit names memberships. An ended one stays; its name is deleted with the account.',
    tables: 'membership',
  },
  {
    why: 'The record of breaches of personal data, for the authority. A breach is completed as more is known, and the audit log says who changed it and when.',
    tables: 'breach',
  },
  {
    why: 'Data of people as long as they have an account; emptied by an erasure.',
    tables: 'account login patient payment_info review review_reply',
  },
  {
    why: 'Public data of providers as long as they have an account; emptied by an erasure.',
    tables: `accepted_insurance blog calendar_row doctor doctor_finding doctor_free name_word offer place provider
      provider_count provider_facility provider_rating provider_speciality team_member treated_symptom_disease
      working_hour`,
  },
  {
    why: 'Catalogue and settings, without personal data.',
    tables: `commission division drug drug_category drug_class facility imaging insurance migration payout_limit
      search_word speciality static_content symptom_disease test`,
  },
];
