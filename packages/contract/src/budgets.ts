/** Counted are the calls of one account, of one network address or with one e-mail typed, or the mails to one mailbox. */
export type CountedBy = 'account' | 'ip' | 'email' | 'recipient';
export interface Count {
  by: CountedBy;
  max: number;
  minutes: number;
}

/**
 * How often something may be done. `process` counts in memory, without a query: for what is generous anyway. `database`
 * counts for all processes together and across restarts: for secrets, for what reaches other people, for what costs much.
 */
export interface Budget {
  kept: 'process' | 'database';
  counts: readonly Count[];
}

const per = (by: CountedBy, max: number, minutes: number): Count => ({ by, max, minutes });
const inProcess = (...counts: Count[]): Budget => ({ kept: 'process', counts });
const inDatabase = (...counts: Count[]): Budget => ({ kept: 'database', counts });

/**
 * Every budget of the product. Thousands of phones share the address of a carrier, so a count by address is generous and
 * short: whoever meets it because of somebody else goes on within minutes.
 */
export const budgets = {
  /** Changes by a signed-in account that reach nobody else. */
  write: inProcess(per('account', 1_200, 10)),
  /** Reads that leave a line in the audit. */
  audited_read: inProcess(per('account', 1_200, 10)),
  /** A payment under way is asked for again every few seconds, and each of those is a call. */
  booking: inProcess(per('account', 240, 60)),
  /** Changes that cause a mail or a notification for the other side of an appointment or an order. */
  change: inProcess(per('account', 300, 60)),
  team: inDatabase(per('account', 120, 60)),
  review: inDatabase(per('account', 30, 60)),
  /** Opens accounts, or mails links for a first password. */
  member: inDatabase(per('account', 300, 60)),
  import: inDatabase(per('account', 30, 60)),
  money: inDatabase(per('account', 120, 60)),
  message: inDatabase(per('account', 30, 60)),
  contact: inDatabase(per('ip', 20, 10)),
  /** Mails of one kind to one mailbox; the rest of the hour comes in one. */
  mailbox: inDatabase(per('recipient', 10, 60)),
  unproved_mailbox: inDatabase(per('recipient', 5, 1_440)),
  socket_event: inProcess(per('account', 1_500, 1)),
  /** Signed addresses of files: whoever has one may open it again, and each opening is a line in the audit. */
  open_file: inProcess(per('account', 600, 10)),
  upload: inDatabase(per('account', 300, 60)),
  csv: inDatabase(per('account', 60, 60)),
  own_data: inDatabase(per('account', 20, 60)),
  /** A code that opens something of somebody else: wrong ones count too. */
  code: inDatabase(per('account', 60, 10)),
  public_code: inProcess(per('ip', 600, 10)),
  second_factor: inDatabase(per('account', 10, 15)),
  password: inDatabase(per('account', 20, 60)),
  sign_in: inProcess(per('ip', 1_200, 10)),
  /** Not by e-mail: a stranger could use up the tries of its owner. */
  sign_up: inDatabase(per('ip', 100, 5)),
  /** Each of these waits for an administrator. */
  provider_sign_up: inDatabase(per('ip', 20, 5)),
  /** "This is taken" tells who is here. */
  taken: inDatabase(per('ip', 5, 60)),
  email_confirmation: inDatabase(per('account', 10, 60)),
  /** Anybody's address can be typed into an account. */
  confirmation_mailbox: inDatabase(per('recipient', 5, 60)),
  password_link: inDatabase(per('email', 5, 60), per('ip', 120, 10)),
  password_reset: inProcess(per('ip', 300, 10)),
  /** Callbacks of a gateway, all from its own address. */
  callback: inProcess(per('ip', 60_000, 10)),
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
export type Budgets = Record<BudgetName, Budget>;
