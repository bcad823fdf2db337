/**
 * The key by which a rate limit counts: calls of one account, calls from one IP address, calls with one entered e-mail
 * address, or mails to one e-mail address.
 */
export type CountedBy = 'account' | 'ip' | 'email' | 'recipient';
export interface Count {
  by: CountedBy;
  max: number;
  minutes: number;
}

/**
 * A rate limit. `process` counts in memory, without a query: for generous limits. `database` counts for all processes
 * together and across restarts: for secrets, for actions that reach other people, and for expensive actions.
 */
export interface Budget {
  kept: 'process' | 'database';
  counts: readonly Count[];
}

const per = (by: CountedBy, max: number, minutes: number): Count => ({ by, max, minutes });
const inProcess = (...counts: Count[]): Budget => ({ kept: 'process', counts });
const inDatabase = (...counts: Count[]): Budget => ({ kept: 'database', counts });

/**
 * Every rate limit of the product. Thousands of phones share the IP address of a mobile network, so a limit by IP is
 * generous and short: a person who is refused because of others can continue within minutes.
 */
export const budgets = {
  /** Changes by a signed-in account that affect nobody else. */
  write: inProcess(per('account', 1_200, 10)),
  /** Reads that add an entry to the audit log. */
  audited_read: inProcess(per('account', 1_200, 10)),
  /**
   * Bookings and payments. While a payment is open, the page requests its state every few seconds, and each of these
   * requests counts.
   */
  booking: inProcess(per('account', 240, 60)),
  /** Changes of an appointment or order that send a mail or a notification to the other side. */
  change: inProcess(per('account', 300, 60)),
  /**
   * Steps of the work on orders, counted together for all members of a laboratory or pharmacy. A member may change many
   * orders at once.
   */
  order_work: inProcess(per('account', 1_200, 60)),
  team: inDatabase(per('account', 120, 60)),
  review: inDatabase(per('account', 30, 60)),
  /** Opening accounts for other people, and mailing the links by which they set their first password. */
  member: inDatabase(per('account', 300, 60)),
  /** Adding and removing children by a guardian; each child gets an account. */
  family: inDatabase(per('account', 30, 60)),
  /**
   * Patient records that a place makes at its desk, of which each is an account, and bookings at the desk, which may
   * make a record.
   */
  desk_patient: inDatabase(per('account', 300, 60)),
  /**
   * Mails that invite people to act for an account: counted by account here, and by recipient in `invitation_mailbox`.
   */
  invite: inDatabase(per('account', 60, 60)),
  invitation_mailbox: inDatabase(per('recipient', 5, 60)),
  import: inDatabase(per('account', 30, 60)),
  money: inDatabase(per('account', 120, 60)),
  message: inDatabase(per('account', 30, 60)),
  contact: inDatabase(per('ip', 20, 10)),
  /** Mails of one kind to one e-mail address. Mails beyond the limit are not sent at once, but later as one summary. */
  mailbox: inDatabase(per('recipient', 10, 60)),
  unproved_mailbox: inDatabase(per('recipient', 5, 1_440)),
  socket_event: inProcess(per('account', 1_500, 1)),
  /**
   * Requests for signed URLs of files: a URL can be opened repeatedly, and each opening adds an entry to the audit log.
   */
  open_file: inProcess(per('account', 600, 10)),
  upload: inDatabase(per('account', 300, 60)),
  csv: inDatabase(per('account', 60, 60)),
  own_data: inDatabase(per('account', 20, 60)),
  /**
   * Codes that give access to data of another person. A wrong code counts too, so that nobody can find a code by
   * trying.
   */
  code: inDatabase(per('account', 60, 10)),
  /** Reads by the screens of waiting rooms. Several screens with one IP address read at each change of the queue. */
  waiting_room: inProcess(per('ip', 6_000, 10)),
  /** Searching the best pharmacies for a list of drugs, which is the most expensive search for visitors. */
  basket: inProcess(per('ip', 1_200, 10)),
  public_code: inProcess(per('ip', 600, 10)),
  second_factor: inDatabase(per('account', 10, 15)),
  password: inDatabase(per('account', 20, 60)),
  /**
   * Setting PINs and registering shared computers, by the members of one account; wrong passwords are delayed
   * separately.
   */
  pin: inDatabase(per('account', 120, 60)),
  /** Changes of the person at the shared computers of a place; wrong PINs are also counted for each member. */
  shared_computer: inProcess(per('ip', 1_200, 10)),
  sign_in: inProcess(per('ip', 1_200, 10)),
  /** Sign-ups. They are not counted by e-mail address, because a stranger could use up the attempts of its owner. */
  sign_up: inDatabase(per('ip', 100, 5)),
  /** Sign-ups of providers: an administrator must review each. */
  provider_sign_up: inDatabase(per('ip', 20, 5)),
  /**
   * Sign-ups that are refused because the e-mail address already has an account: each refusal reveals that the account
   * exists.
   */
  taken: inDatabase(per('ip', 5, 60)),
  email_confirmation: inDatabase(per('account', 10, 60)),
  /** Mails that confirm an e-mail address. They are limited because anybody can enter the address of another person. */
  confirmation_mailbox: inDatabase(per('recipient', 5, 60)),
  /**
   * Text messages with a code, counted by IP address because each costs money. In addition, the wait before the next
   * code to a phone number grows with each code.
   */
  phone_code: inDatabase(per('ip', 20, 10)),
  phone_code_day: inDatabase(per('ip', 300, 1_440)),
  password_link: inDatabase(per('email', 5, 60), per('ip', 120, 10)),
  password_reset: inProcess(per('ip', 300, 10)),
  /** Webhooks of a payment gateway, which all come from its own IP address. */
  callback: inProcess(per('ip', 60_000, 10)),
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
export type Budgets = Record<BudgetName, Budget>;
