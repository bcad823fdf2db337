import type { Catalogue } from '../i18n/messages.ts';

const en = {
  download: 'Download CSV',
  preparing: 'Preparing the file…',
  ready: 'The file is ready. It is being downloaded.',
  import: 'Import',
  importOf: (what: string) => `Import: ${what}`,
  file: 'CSV file',
  columns: (names: string) => `The first line names the columns: ${names}. Commas or semicolons, at most 10,000 lines.`,
  first: 'The file is checked first. Nothing changes before you say so.',
  checking: 'Checking the file…',
  counted: (lines: string, added: string, changed: string) => `${lines} lines: ${added} new, ${changed} changed.`,
  allGood: 'Every line can be taken.',
  bad: (lines: string) => `${lines} cannot be taken`,
  line: 'Line',
  why: 'What is wrong',
  more: (count: string) => `and ${count} more`,
  take: 'Take the good lines',
  taking: 'Taking them…',
  taken: (added: string, changed: string) => `Imported: ${added} new, ${changed} changed.`,
  nothing: 'There is nothing new in this file.',
  cancel: 'Cancel',
};

export const messages: Catalogue<typeof en> = { en };
