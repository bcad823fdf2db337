import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  import: 'Import',
  importOf: (what: string) => `Import: ${what}`,
  file: 'CSV file',
  columns: (names: string) => `The first line names the columns: ${names}. Commas or semicolons, at most 10,000 lines.`,
  first: 'The file is checked first. Nothing changes before you say so.',
  checking: 'Checking the file…',
  waiting: 'It begins in a moment…',
  linesDone: (done: string, lines: string) => `${done} of ${lines} lines`,
  goesOnChecking: 'You may close this: the check goes on. Open it again to see what was found.',
  goesOnTaking:
    'You may close this: it goes on, and you are told when it has ended. All good lines are taken, or none.',
  importing: (percent: number) => `Import: ${percent}%`,
  checked: (name: string) => `${name} is checked. Open Import to see what was found.`,
  failed: 'The import came to no end. Nothing was taken. Choose the file again.',
  failedOf: (name: string, when: string) =>
    `The import of ${name}, ${when}, came to no end. Nothing was taken. Choose the file again.`,
  notRead: 'What was found could not be read',
  another: 'Choose another file',
  last: 'The last import',
  by: (name: string, when: string) => `${name}, ${when}`,
  cameOfIt: (added: string, changed: string, bad: string) => `${added} new, ${changed} changed, ${bad} not taken.`,
  close: 'Close',
  counted: (lines: string, added: string, changed: string) => `${lines} lines: ${added} new, ${changed} changed.`,
  allGood: 'Every line can be taken.',
  bad: (lines: string) => `${lines} cannot be taken`,
  line: 'Line',
  why: 'What is wrong',
  more: (count: string) => `and ${count} more`,
  take: 'Take the good lines',
  taking: 'Taking the good lines…',
  taken: (added: string, changed: string) => `Imported: ${added} new, ${changed} changed.`,
  nothing: 'There is nothing new in this file.',
  cancel: 'Cancel',
};

export const texts: Catalogue<typeof en> = { en };
