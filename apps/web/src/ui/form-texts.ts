import type { Catalogue } from '../lib/language/texts.ts';

/** Texts of form controls, apart from texts.ts, so that pages without forms do not load them. */
const en = {
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  stepDone: 'done',
  less: 'One less',
  more: 'One more',
  atLeast: (least: number) => `At least ${least}.`,
  atMost: (most: number) => `At most ${most}.`,
  wholeNumber: 'A whole number, such as 2.',
  addFile: 'Add a file',
  addFiles: 'Add files',
  remove: (name: string) => `Remove ${name}`,
  lineOf: (label: string, n: number) => `${label}, line ${n}`,
  removeLine: (label: string, n: number) => `Remove line ${n} of ${label}`,
  tagsHint: 'Press Enter after each.',
  leaveTitle: 'Leave without saving?',
  leaveSays: 'What you have changed here is not saved yet.',
  leave: 'Leave',
  stay: 'Stay',
  cancelUpload: (name: string) => `Stop sending ${name}`,
  sent: (sent: string, size: string) => `${sent} of ${size}`,
  wrongKind: (name: string) => `${name} is of a kind that is not taken.`,
  tooLarge: (name: string, limit: string) => `${name} is larger than ${limit}.`,
  tooMany: (limit: number) => (limit === 1 ? 'Only one file can be added.' : `Only ${limit} files can be added.`),
  fileLimits: (files: number, size: string) =>
    files === 1 ? `One file, at most ${size}.` : `Up to ${files} files, at most ${size} each.`,
};

export const formTexts: Catalogue<typeof en> = { en };
