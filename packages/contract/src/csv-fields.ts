/**
 * Fields that are never exported: pictures and files, URLs and codes that give access, and a patient's reason for an
 * appointment.
 */
export const leftOutOfCsv: ReadonlySet<string> = new Set(
  `picture primary_picture other_pictures image images logo attachment attachments meet_code meet_link reason
  consulatation_file refund_rule week reference_url`.split(/\s+/),
);
/**
 * Ids that an export contains, because people use them as codes. Other ids are left out, because they mean nothing to
 * people.
 */
export const codesInCsv: ReadonlySet<string> = new Set(['appointment_id', 'request_id']);
/**
 * Fields that an export leaves out when the object also has the field named here, because both have the same meaning.
 */
export const sameInCsv: Readonly<Record<string, string>> = { category: 'consultation_type' };
/** Fields with an object's name. In an export, the name stands for the whole object. */
export const namesInCsv: readonly string[] = ['name', 'title', 'full_name', 'reviews'];
