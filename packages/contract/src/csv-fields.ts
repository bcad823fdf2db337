/** Fields that are never exported: pictures and files, addresses that open something, and what a patient told a doctor. */
export const leftOutOfCsv: ReadonlySet<string> = new Set(
  `picture primary_picture other_pictures image images logo attachment attachments meet_code meet_link reason
  consulatation_file refund_rule week reference_url`.split(/\s+/),
);
/** Codes for people, which are exported; other ids are left out because they mean nothing to people. */
export const codesInCsv: ReadonlySet<string> = new Set(['appointment_id', 'request_id']);
/** Fields that are left out when their object has the other field with the same information. */
export const sameInCsv: Readonly<Record<string, string>> = { category: 'consultation_type' };
/** Fields with the name of an object. */
export const namesInCsv: readonly string[] = ['name', 'title', 'full_name', 'reviews'];
