interface TableRule {
  /** The section of a person's personal data export that shows the table, or the reason why none does. */
  shown: string | { not: string };
  /** How an erasure changes the rows of the table. */
  erased: 'gone' | 'emptied' | { stays: string };
}
const record = { stays: 'the record of a treatment, which health-care law asks for' };
const books = { stays: 'the books of account' };
const proof = { stays: 'the proof of what was done' };
const part = (of: string) => ({ not: `a part of ${of}, which is shown` });

/**
 * Each table with data of patients: which section of their personal data export shows it, and how an erasure changes
 * it.
 */
export const ofAPatient: Record<string, TableRule> = {
  login: { shown: 'profile', erased: 'emptied' },
  account: { shown: 'profile', erased: 'emptied' },
  patient: { shown: 'profile', erased: 'emptied' },
  picture: { shown: 'profile', erased: 'gone' },
  login_factor: { shown: { not: 'a secret, which a copy must not tell' }, erased: 'gone' },
  login_recovery_code: { shown: { not: 'a hash' }, erased: 'gone' },
  desk_record: { shown: 'made_at_a_desk', erased: 'gone' },
  patient_merge: { shown: 'merged_records', erased: 'gone' },
  membership: { shown: 'people', erased: 'emptied' },
  session: { shown: 'signed_in_devices', erased: 'gone' },
  known_device: { shown: 'known_devices', erased: 'gone' },
  password_link: { shown: { not: 'a hash, for a week after its hour' }, erased: { stays: 'closed, for a week' } },
  phone_code: { shown: { not: 'a hash, for ten minutes' }, erased: { stays: 'for ten minutes' } },
  idempotency_key: { shown: { not: 'answers that were shown, for a day' }, erased: 'gone' },
  consent: { shown: 'consents', erased: proof },
  audit: { shown: 'who_opened_my_file', erased: proof },
  data_request: { shown: 'data_requests', erased: proof },
  appointment: { shown: 'visits', erased: record },
  appointment_status_change: { shown: part('the visit and of who_opened_my_file'), erased: record },
  appointment_move: { shown: part('the visit and of who_opened_my_file'), erased: record },
  move_link: { shown: part('the visit and of who_opened_my_file'), erased: record },
  payment_link: { shown: part('the visit'), erased: record },
  appointment_attachment: { shown: 'files', erased: record },
  arrival: { shown: 'visits', erased: { stays: 'for 90 days, with the record of the visit' } },
  slot_claim: { shown: part('the visit'), erased: record },
  meeting: { shown: part('the visit'), erased: record },
  consultation_file: { shown: 'consultation_files', erased: record },
  consultation_file_version: { shown: { not: 'older versions of consultation_files' }, erased: record },
  prescribed_drug: { shown: 'consultation_files', erased: record },
  requested_test: { shown: 'consultation_files', erased: record },
  requested_imaging: { shown: 'consultation_files', erased: record },
  provisional_diagnosis: { shown: 'consultation_files', erased: record },
  medical_order: { shown: 'orders', erased: record },
  medical_order_line: { shown: 'orders', erased: record },
  medical_order_attachment: { shown: 'files', erased: record },
  medical_order_status_change: { shown: part('the order and of who_opened_my_file'), erased: record },
  order_work: { shown: 'orders', erased: record },
  payment: { shown: 'payments', erased: 'emptied' },
  payment_attachment: { shown: 'files', erased: { stays: 'of what was bought only' } },
  private_file: { shown: 'files', erased: { stays: 'with what it is attached to' } },
  receipt: { shown: 'payments', erased: books },
  refund: { shown: part('the payment'), erased: books },
  ledger_transaction: { shown: part('the payment'), erased: books },
  ledger_entry: { shown: part('the payment'), erased: books },
  review: { shown: 'reviews', erased: 'gone' },
  review_reply: { shown: { not: 'what a provider wrote, beside the review' }, erased: 'gone' },
  notification: { shown: 'notifications', erased: 'gone' },
  post_seen: { shown: 'articles_read', erased: 'gone' },
  message: { shown: 'messages', erased: { stays: 'in the boxes of those who received it' } },
  message_recipient: { shown: 'messages', erased: { stays: 'in the boxes of those who received it' } },
  message_copy: { shown: 'messages', erased: 'gone' },
  blocked_sender: { shown: 'blocked_senders', erased: 'gone' },
  message_file: { shown: 'messages', erased: { stays: 'with the message' } },
  gateway_event: { shown: part('the payment'), erased: books },
  sandbox_transaction: { shown: part('the payment'), erased: books },
  sandbox_refund: { shown: part('the payment'), erased: books },
  outbox: { shown: { not: 'for seconds, until it is done' }, erased: { stays: 'for seconds, until it is done' } },
  sms: {
    shown: { not: 'text messages of the demo' },
    erased: { stays: 'text messages of the demo, where nobody is real' },
  },
  demo_mail: { shown: { not: 'mail of the demo' }, erased: { stays: 'mail of the demo, where nobody is real' } },
};

const derived = (of: string) => ({ not: `made from ${of}, which is shown` });
const ours = { not: 'what Ivuriro wrote' };

/** Each table with data of providers or staff and without data of patients. */
export const ofProviders: Record<string, TableRule> = {
  accepted_insurance: { shown: 'insurances', erased: 'gone' },
  blog: { shown: ours, erased: { stays: 'what was published' } },
  breach: { shown: ours, erased: proof },
  calendar_row: { shown: 'calendar', erased: 'gone' },
  doctor: { shown: 'about_you', erased: 'emptied' },
  doctor_finding: { shown: derived('the profile'), erased: 'emptied' },
  doctor_free: { shown: derived('the calendar'), erased: 'emptied' },
  import_run: { shown: { not: 'files of lists, for a day, and what came of them' }, erased: { stays: 'for 90 days' } },
  ledger_account: { shown: part('the money'), erased: books },
  member_invitation: { shown: 'invited_people', erased: 'gone' },
  money_setting_request: { shown: ours, erased: books },
  offer: { shown: 'offers', erased: { stays: 'withdrawn: an order names what was bought' } },
  payment_info: { shown: 'payout_account', erased: 'emptied' },
  payout: { shown: 'payouts', erased: books },
  place: { shown: 'about_you', erased: 'emptied' },
  provider: { shown: 'profile', erased: 'emptied' },
  provider_facility: { shown: 'facilities', erased: 'gone' },
  provider_rating: { shown: derived('the reviews'), erased: { stays: 'sums without words, which nobody finds' } },
  provider_speciality: { shown: 'specialities', erased: 'gone' },
  receipt_counter: { shown: part('the money'), erased: books },
  recovery_code: { shown: { not: 'a hash' }, erased: 'gone' },
  shared_computer: { shown: 'shared_computers', erased: 'gone' },
  shared_computer_member: { shown: 'shared_computers', erased: 'gone' },
  second_factor: { shown: { not: 'a secret, which a copy must not tell' }, erased: 'gone' },
  static_content_version: { shown: ours, erased: proof },
  team_invitation: { shown: 'team_invitations', erased: 'gone' },
  team_member: { shown: 'team', erased: 'gone' },
  treated_symptom_disease: { shown: 'treats', erased: 'gone' },
  entrance_code: { shown: { not: 'a secret, which a copy must not tell' }, erased: 'gone' },
  waiting_room: { shown: { not: 'a hash' }, erased: 'gone' },
  wallet: { shown: derived('the money'), erased: books },
  wallet_month: { shown: 'money', erased: books },
  working_hour: { shown: 'working_hours', erased: 'gone' },
};

/** Tables without personal data: catalogues, settings, counts. */
export const ofNobody = [
  'call_count',
  'commission',
  'division',
  'drug',
  'drug_category',
  'drug_class',
  'facility',
  'imaging',
  'insurance',
  'migration',
  'name_word',
  'payout_limit',
  'provider_count',
  'sandbox_transfer',
  'search_count',
  'search_synonym',
  'search_word',
  'socket_io_attachments',
  'speciality',
  'static_content',
  'symptom_disease',
  'test',
  'visit',
  'visit_salt',
  'wallet_count',
];
