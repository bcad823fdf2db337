// Tables that have no line in retention.ts, each with the reason.

/**
 * Tables whose rows are deleted together with other rows, or for another reason than their age; each table with the
 * reason.
 */
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
  desk_record: 'stays with the record of the patient; deleted when the patient’s account is erased',
  entrance_code: 'replaced when the door gets another code; deleted with the hospital',
  waiting_room: 'replaced when the screen gets another address; deleted with the hospital',
  post_seen: 'deleted with the post, and with the patient’s account',
  picture: 'deleted with its account or item, or when another picture replaces it',
  data_request: 'stays with the account, as the proof of request and answer',
};

/** Tables from which no job deletes rows, with the reason. */
export const stays: { why: string; tables: string }[] = [
  {
    why: 'Medical records. Health-care law requires them, and we found no confirmed end: at least ten years from the last entry (decision 033). After that a person decides, not a job.',
    tables: `appointment appointment_attachment appointment_move appointment_status_change consultation_file
      consultation_file_version meeting move_link medical_order medical_order_attachment medical_order_line
      medical_order_status_change order_work payment_link prescribed_drug provisional_diagnosis requested_imaging requested_test
      slot_claim`,
  },
  {
    why: 'Financial records: tax law requires ten years, and a sum is only proved by all of its entries.',
    tables: `ledger_account ledger_entry ledger_transaction money_setting_request payment payout receipt receipt_counter refund sandbox_refund sandbox_transaction
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
      search_synonym search_word speciality static_content symptom_disease test`,
  },
];
