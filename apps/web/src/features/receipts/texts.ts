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
  find: 'Find a patient',
  noneFound: 'No patient of this day is called so.',

  close: 'Cash of the day',
  closeLoading: 'Adding up the cash of the day',
  closeFailed: 'The cash of the day did not arrive',
  nobody: 'No cash was taken on this day.',
  owner: 'Owner',
  receipts: (count: number) => (count === 1 ? '1 receipt' : `${count} receipts`),
  cancelled: 'Given back for cancelled visits',
  left: 'In the drawer',

  list: 'Receipts',
  listLoading: 'Loading the receipts',
  listFailed: 'The receipts did not arrive',
  none: 'No receipts on this day',
  noneSays: 'Each payment that is taken at the desk has a receipt, and they stand here.',
  takenBy: (name: string, time: string) => `${name}, ${time}`,
  isCancelled: 'Cancelled',
};

export const texts: Catalogue<typeof en> = { en };
