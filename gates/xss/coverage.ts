import { pages, patterns } from './every-page.ts';

const ofDrugDialog = 'a field of the dialog in which the administrator changes a drug';
/** Columns whose text no page shows, each with the reason. */
const nowhere: Record<string, string> = {
  'appointment.refund_rule': 'a rule of the program, as it was when the appointment was booked',
  'appointment_status_change.reason': 'is in the copy of one’s own data',
  'medical_order_status_change.reason': 'is in the copy of one’s own data',
  'drug.form': ofDrugDialog,
  'drug.ingredient': ofDrugDialog,
  'drug.strength': ofDrugDialog,
  'consultation_file_version.content': 'is on the papers',
  'payment.fields': 'is compared with what is sent later',
  'payment.request': 'is compared with what is sent later',
  'private_file.content_type':
    'a word of the program: heads the reply with the bytes, is in the copy of one’s own data',
  'refund.reason': 'a word of the program',
  'test.basic_of_test': 'a field of the dialog in which the administrator changes a test',
};

/**
 * Returns routes of the web that are neither opened nor excluded with a reason, and listed pages that match no route.
 */
export const unlisted = (): string[] => [
  ...patterns.filter((pattern) => !(pattern in pages)).map((one) => `${one} is neither opened nor has its reason`),
  ...Object.keys(pages)
    .filter((page) => !patterns.includes(page))
    .map((one) => `${one} is no address of the web`),
];

/** Returns columns whose text was on no opened page. */
export const unseen = (columns: readonly string[], seen: ReadonlySet<string>): string[] =>
  columns
    .filter((column) => !seen.has(`Zq.${column}`) && !(column in nowhere))
    .map((column) => `${column} holds words that no page showed, and has no reason`);
