import { pages, patterns } from './every-page.ts';

/** Columns whose words no page shows. */
const nowhere: Record<string, string> = {
  'appointment.refund_rule': 'a rule of the program, as it was when the appointment was booked',
  'appointment_status_change.reason': 'is in the copy of one’s own data',
  'consultation_file_version.content': 'is on the papers',
  'payment.fields': 'is compared with what is sent later',
  'payment.request': 'is compared with what is sent later',
  'private_file.content_type':
    'a word of the program: heads the reply with the bytes, is in the copy of one’s own data',
  'refund.reason': 'a word of the program',
  'test.basic_of_test': 'a field of the dialog in which the administrator changes a test',
};

/** Addresses of the web that are neither opened nor have their reason, and what is opened and is no address any more. */
export const unlisted = (): string[] => [
  ...patterns.filter((pattern) => !(pattern in pages)).map((one) => `${one} is neither opened nor has its reason`),
  ...Object.keys(pages)
    .filter((page) => !patterns.includes(page))
    .map((one) => `${one} is no address of the web`),
];

/** Columns whose words stood on no page that was opened. */
export const unseen = (columns: readonly string[], seen: ReadonlySet<string>): string[] =>
  columns
    .filter((column) => !seen.has(`Zq.${column}`) && !(column in nowhere))
    .map((column) => `${column} holds words that no page showed, and has no reason`);
