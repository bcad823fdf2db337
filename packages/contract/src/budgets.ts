/**
 * The events that a rate limit counts: the calls of one account, of one network address or with one typed e-mail
 * address, or the mails to one address.
 */
export type CountedBy = 'account' | 'ip' | 'email' | 'recipient';
export interface Count {
  by: CountedBy;
  max: number;
  minutes: number;
}

/**
 * How often something may be done. `process` counts in memory, without a query: for generous limits. `database` counts
 * for all processes together and across restarts: for secrets, for what reaches other people, and for what is
 * expensive.
 */
export interface Budget {
  kept: 'process' | 'database';
  counts: readonly Count[];
}

const per = (by: CountedBy, max: number, minutes: number): Count => ({ by, max, minutes });
const inProcess = (...counts: Count[]): Budget => ({ kept: 'process', counts });
const inDatabase = (...counts: Count[]): Budget => ({ kept: 'database', counts });

/**
 * Every rate limit of the product. Thousands of phones share the address of a mobile network, so a limit by address is
 * generous and short: a person who is refused because of somebody else can go on within minutes.
 */
export const budgets = {
  /** Changes by a signed-in account that affect nobody else. */
  write: inProcess(per('account', 1_200, 10)),
  /** Reads that add an entry to the audit log. */
  audited_read: inProcess(per('account', 1_200, 10)),
  /** Payments: while one is open the page asks for its state every few seconds, and each of those calls counts. */
  booking: inProcess(per('account', 240, 60)),
  /** Changes that cause a mail or a notification for the other side of an appointment or an order. */
  change: inProcess(per('account', 300, 60)),
  team: inDatabase(per('account', 120, 60)),
  review: inDatabase(per('account', 30, 60)),
  /** Opening accounts for others, and mailing links for a first password. */
  member: inDatabase(per('account', 300, 60)),
  /** Children whom a guardian adds and removes: each is an account. */
  family: inDatabase(per('account', 30, 60)),
  /** Records of patients that a desk makes: each is an account. */
  desk_patient: inDatabase(per('account', 300, 60)),
  /** Mails that invite people to act for an account, by account and by address. */
  invite: inDatabase(per('account', 60, 60)),
  invitation_mailbox: inDatabase(per('recipient', 5, 60)),
  import: inDatabase(per('account', 30, 60)),
  money: inDatabase(per('account', 120, 60)),
  message: inDatabase(per('account', 30, 60)),
  contact: inDatabase(per('ip', 20, 10)),
  /** Mails of one kind to one address. Mails beyond the limit are held back and sent as one summary later. */
  mailbox: inDatabase(per('recipient', 10, 60)),
  unproved_mailbox: inDatabase(per('recipient', 5, 1_440)),
  socket_event: inProcess(per('account', 1_500, 1)),
  /** Signed addresses of files: they may be opened again, and each opening adds an entry to the audit log. */
  open_file: inProcess(per('account', 600, 10)),
  upload: inDatabase(per('account', 300, 60)),
  csv: inDatabase(per('account', 60, 60)),
  own_data: inDatabase(per('account', 20, 60)),
  /** Codes that open something of another person. A wrong code counts too, so that nobody can guess one. */
  code: inDatabase(per('account', 60, 10)),
  public_code: inProcess(per('ip', 600, 10)),
  second_factor: inDatabase(per('account', 10, 15)),
  password: inDatabase(per('account', 20, 60)),
  /** PINs and shared computers that members of one account set up; a wrong password has a wait of its own. */
  pin: inDatabase(per('account', 120, 60)),
  /** Switching person at the shared computers of a place; wrong PINs are counted for each member besides. */
  shared_computer: inProcess(per('ip', 1_200, 10)),
  sign_in: inProcess(per('ip', 1_200, 10)),
  /** Not counted by e-mail address, because a stranger could use up the attempts of its owner. */
  sign_up: inDatabase(per('ip', 100, 5)),
  /** Providers who sign up: each must be reviewed by an administrator. */
  provider_sign_up: inDatabase(per('ip', 20, 5)),
  /** Answers that an address is taken, because they reveal who has an account. */
  taken: inDatabase(per('ip', 5, 60)),
  email_confirmation: inDatabase(per('account', 10, 60)),
  /** Mails that confirm an address: anybody can enter the address of somebody else. */
  confirmation_mailbox: inDatabase(per('recipient', 5, 60)),
  /** Text messages with a code, which cost money, by address; each number waits longer after each code besides. */
  phone_code: inDatabase(per('ip', 20, 10)),
  phone_code_day: inDatabase(per('ip', 300, 1_440)),
  password_link: inDatabase(per('email', 5, 60), per('ip', 120, 10)),
  password_reset: inProcess(per('ip', 300, 10)),
  /** Webhooks of a gateway, all from its own address. */
  callback: inProcess(per('ip', 60_000, 10)),
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
export type Budgets = Record<BudgetName, Budget>;
