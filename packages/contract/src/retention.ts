/**
 * The retention periods of all data. The jobs, docs/retention.md and the privacy policy use this table. A test checks
 * that each table of the database has a line here, or an entry in retention-exceptions.ts.
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
  /** The change to the rows when the period ends, such as 'deleted'. */
  ends: string;
}

/** Rows that a job deletes once a day, in batches, with an entry in the audit log. */
const daily = { job: 'forget_what_ran_out', ends: 'deleted' } as const;
/** Rows that a job deletes once an hour, together with expired sessions. */
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
  arrivals: {
    ...daily,
    table: 'arrival',
    what: 'arrivals of patients at a visit in person: their token, and the room to which they were called',
    days: 90,
    since: 'the arrival',
    why: 'people ask how long they waited; the visit has its own record',
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
    what: 'invitations of people to act for a provider or a patient',
    days: 30,
    since: 'they were accepted or withdrawn, or their link expired',
    why: 'people may ask why their link no longer works, and an expired invitation can be sent again',
  },
  patient_merges: {
    ...daily,
    table: 'patient_merge',
    what: 'which rows a merge of two records of one patient moved, and who merged them',
    days: 90,
    since: 'the merge',
    why: 'a merge can be undone for 30 days, and people ask about it a while longer; then the account still says into which record it was merged, and the audit log who did it',
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
  demo_text_messages: {
    ...daily,
    table: 'sms',
    what: 'text messages of the demo',
    days: 90,
    since: 'they were written',
    why: 'they are read at once or never',
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
  phone_codes: {
    ...hourly,
    table: 'phone_code',
    what: 'codes that were sent to a phone number, as hashes',
    days: 0,
    since: 'they stopped working',
    why: 'a code works for ten minutes',
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
    what: 'exported lists, papers of selected rows and copies of one’s own data',
    days: 1 / 24,
    since: 'they were made',
    why: 'their address expires after fifteen minutes',
    ends: 'deleted',
    job: 'forget_tables',
  },
} as const satisfies Record<string, RetentionLine>;

/**
 * Files that each process stores on its local disk, outside of the database and the file storage. The process deletes
 * these files itself.
 */
export const onDisk = {
  sharing_cards: {
    what: 'sharing cards of links, with name and photo of the provider',
    days: 3,
    since: 'they were drawn',
    why: 'a link is shared with many people within days, and drawing its card again takes a moment',
    ends: 'deleted',
  },
} as const satisfies Record<string, Line>;
