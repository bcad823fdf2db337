import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  before: 'The day before',
  after: 'The day after',
  today: 'Today',
  chooseDay: 'Choose a day',

  due: 'To be paid',
  dueLoading: 'Loading what is to be paid',
  dueFailed: 'What is to be paid did not arrive',
  failedSays: 'It is kept safe. Try again in a moment.',
  noneDue: 'Nothing is to be paid in cash',
  noneDueSays: 'Visits in person of this day whose cash was not taken yet stand here.',
  noOrderDueSays: 'Orders that wait to be paid in cash stand here.',
  readyOrder: (code: string) => `${code} · ready`,
  find: 'Find a patient',
  noneFound: 'Nobody who has to pay is called so.',

  close: 'Cash of the day',
  closeLoading: 'Adding up the cash of the day',
  closeFailed: 'The cash of the day did not arrive',
  nobody: 'No cash was taken on this day.',
  owner: 'Owner',
  receipts: (count: number) => (count === 1 ? '1 receipt' : `${count} receipts`),
  cancelled: 'Given back after a cancellation',
  left: 'In the drawer',

  list: 'Receipts',
  listLoading: 'Loading the receipts',
  listFailed: 'The receipts did not arrive',
  none: 'No receipts on this day',
  noneSays: 'Each payment that is taken at the desk has a receipt, and they stand here.',
  takenBy: (name: string, time: string) => `${name}, ${time}`,
  isCancelled: 'Cancelled',
};

export type Messages = typeof en;
export const texts: Catalogue<Messages> = { en };
