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
  /** What happens to the rows. */
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
    what: 'notices to patients',
    days: 365,
    since: 'they were made',
    why: 'the visit, order or payment of which they tell stands in its own list',
  },
  team_invitations: {
    ...daily,
    table: 'team_invitation',
    what: 'invitations to a team that were accepted, declined or withdrawn',
    days: 30,
    since: 'they were answered',
    why: 'whoever declined is not invited again that long, and the invitations of a day are counted',
  },
  deleted_messages: {
    ...daily,
    table: 'message_copy',
    what: 'messages that their owner deleted, with the message when nobody has it any more; not results of a laboratory',
    days: 30,
    since: 'they were deleted',
    why: 'a deletion by mistake can be undone that long by asking us',
  },
  drafts: {
    ...daily,
    table: 'message',
    what: 'drafts of messages',
    days: 365,
    since: 'they were last changed',
    why: 'who has not sent it within a year will not',
  },
  visitors_messages: {
    ...daily,
    table: 'message',
    what: 'messages of the contact form and our answers to them',
    days: 730,
    since: 'they were sent',
    why: 'who writes again about the same thing is understood',
  },
  asked_with_payments: {
    ...daily,
    table: 'payment',
    what: 'what was asked for with a payment: reason, address; the files, when nothing was bought',
    days: 90,
    since: 'the payment was begun',
    why: 'a visit can be booked so far ahead, and late money is matched until then; what was bought has its own record',
    ends: 'emptied, the files deleted',
  },
  gateway_events: {
    ...daily,
    table: 'gateway_event',
    what: 'what the payment company told us, as it told it',
    days: 730,
    since: 'it arrived',
    why: 'a card payment can be disputed for eighteen months; the payment and the ledger are kept on their own',
  },
  given_up_jobs: {
    ...daily,
    table: 'graphile_worker._private_jobs',
    what: 'jobs that failed as often as they may',
    days: 30,
    since: 'they were last tried',
    why: 'an operator may look at them and start them again',
  },
  visitors: {
    ...daily,
    table: 'visit',
    what: 'that somebody visited on a day; the hash leads to nobody once its day is over',
    days: 62,
    since: 'that day',
    why: 'visits are counted for this month and the last thirty days',
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
    table: 'second_factor',
    what: 'second factors that nobody confirmed',
    days: 1,
    since: 'they were begun',
    why: 'setting one up takes minutes',
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
    what: 'sign-ins',
    days: 30,
    since: 'they were last used; those of a provider or an administrator 12 hours',
    why: 'who comes back within that time stays signed in',
  },
  known_devices: {
    ...hourly,
    table: 'known_device',
    what: 'that a device is known to a login',
    days: 180,
    since: 'the last sign-in on it',
    why: 'wrong tries elsewhere do not slow down who signs in on it',
  },
  password_links: {
    ...hourly,
    table: 'password_link',
    what: 'links to set a password, as hashes',
    days: 7,
    since: 'they ran out',
    why: 'questions of people whose link no longer works',
  },
  first_answers: {
    ...hourly,
    table: 'idempotency_key',
    what: 'first answers to requests that may not be done twice',
    days: 1,
    since: 'the request',
    why: 'a browser sends a request again within minutes',
  },
  tries: {
    ...hourly,
    table: 'call_count',
    what: 'counted calls and wrong tries at passwords, by hashes',
    days: 0,
    since: 'their wait is over',
    why: 'guessing is slowed down',
  },
  searches: {
    table: 'search_count',
    what: 'texts that were searched for, counted, without who',
    days: 365,
    since: 'the first day of that month',
    why: 'the administrator sees twelve months',
    ends: 'deleted',
    job: 'forget_searches',
  },
  rare_searches: {
    table: 'search_count',
    what: 'texts that fewer than five searched for',
    days: 30,
    since: 'the last search',
    why: 'too few: such a text could tell of somebody',
    ends: 'deleted',
    job: 'forget_searches',
  },
  imports: {
    table: 'import_run',
    what: 'what came of an import: the numbers, and each bad line',
    days: 90,
    since: 'it was begun',
    why: 'people mend their sheet by it',
    ends: 'deleted',
    job: 'tidy_imports',
  },
  imported_files: {
    table: 'import_run',
    what: 'the file of an import that nobody took',
    days: 1,
    since: 'it was brought',
    why: 'what was tried is what is taken, also after a reload',
    ends: 'emptied',
    job: 'tidy_imports',
  },
  taken_lists: {
    table: 'private_file',
    what: 'lists and copies of their own data that somebody took with them as a file',
    days: 1 / 24,
    since: 'they were made',
    why: 'their address dies after fifteen minutes',
    ends: 'deleted',
    job: 'forget_tables',
  },
} as const satisfies Record<string, RetentionLine>;

/** What each process stores on its disk outside of database and files, and deletes itself. */
export const onDisk = {
  sharing_cards: {
    what: 'pictures of links that are shared, with the name and the photo of whom they show',
    days: 3,
    since: 'they were drawn',
    why: 'a link is shared with many within days; its picture is drawn anew in a moment',
    ends: 'deleted',
  },
} as const satisfies Record<string, Line>;

/** Tables that are deleted together with another one. */
export const goesWith: Record<string, string> = {
  outbox: 'deleted as soon as its jobs are made, within seconds',
  socket_io_attachments: 'what one process tells the other: deleted after a minute, by the adapter',
  second_factor: 'stays while it is used; goes when it is removed, and with the account',
  recovery_code: 'goes with its second factor',
  message: 'stays while anybody has it in a box; results of a laboratory stay as medical records',
  message_copy: 'stays until its owner deletes it, and goes with his account',
  message_recipient: 'goes with its message',
  blocked_sender: 'stays until the block is lifted, and goes with the account of either',
  message_file: 'goes with its message, the file with it',
  payment_attachment: 'goes with what was asked for, or stays with what was bought',
  private_file:
    'goes or stays with what it is attached to: a message, a visit, an order, a consultation file, a payment',
  post_seen: 'goes with the article, and with the patient’s account',
  picture: 'goes with its owner’s account or thing, or when another takes its place',
  data_request: 'stays with the account, as the proof of what was asked and answered',
};

/** What no job deletes, and why. */
export const stays: { why: string; tables: string }[] = [
  {
    why: 'Medical records. Health-care law asks for them and names no end that we could find confirmed: ten years from the last entry at least (decision 033). After that a person decides, not a job.',
    tables: `appointment appointment_attachment appointment_move appointment_status_change consultation_file
      consultation_file_version meeting medical_order medical_order_attachment medical_order_line
      medical_order_status_change prescribed_drug provisional_diagnosis requested_imaging requested_test slot_claim`,
  },
  {
    why: 'Books of account: tax law asks for ten years, and a sum is only proved by all of its lines.',
    tables: `ledger_account ledger_entry ledger_transaction money_setting_request payment payout refund sandbox_refund sandbox_transaction
      sandbox_transfer wallet wallet_count wallet_month`,
  },
  {
    why: 'The proof of what was done, agreed to and published. Lines are added; none can be changed.',
    tables: 'audit consent static_content_version',
  },
  {
    why: 'The record of breaches of personal data, for the authority. More is said of one as more is known, and the audit says who changed it and when.',
    tables: 'breach',
  },
  {
    why: 'People, as long as they have an account; emptied when they are erased.',
    tables: 'account login patient payment_info review review_reply',
  },
  {
    why: 'What providers show of themselves, as long as they have an account; emptied when they are erased.',
    tables: `accepted_insurance blog calendar_row doctor doctor_finding doctor_free name_word offer place provider
      provider_count provider_facility provider_rating provider_speciality team_member treated_symptom_disease
      working_hour`,
  },
  {
    why: 'Catalogues and settings. They speak of nobody.',
    tables: `commission division drug drug_category drug_class facility imaging insurance migration payout_limit
      search_word speciality static_content symptom_disease test`,
  },
];
