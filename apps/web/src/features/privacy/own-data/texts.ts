import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  home: 'Home',
  title: 'My data',
  says: 'What Ivuriro keeps about you is yours. Here you take a copy, choose what you agree to, and ask for changes. Law 058/2021 gives you these rights.',
  loading: 'Loading your data page',
  failed: 'Your data page did not arrive',
  copy: 'A copy of everything',
  copySays: {
    patient: 'Profile, visits, consultation files, orders, payments, messages, reviews, and who opened your file.',
    provider:
      'Profile, calendar, offers, team, money, payouts, reviews, messages and devices. Visits and orders are counted: the records are your patients’.',
    admin: 'Profile, messages, devices, and how often you did what.',
  },
  onPaper: 'Download as PDF',
  forMachines: 'Download as JSON',
  gathering: 'Gathering…',
  whoOpened: 'Who opened my file',
  consents: 'What you agree to',
  texts: { term: 'Terms of use', policy: 'Privacy policy' },
  pages: { term: '/terms', policy: '/privacy-policy' },
  agreed: (version: number, day: string) => `You agreed to version ${version} on ${day}.`,
  withdrawn: (version: number, day: string) => `You withdrew your consent to version ${version} on ${day}.`,
  never: 'You have not said anything yet.',
  newer: (version: number) => `Version ${version} is shown now.`,
  read: 'Read it',
  readOf: (text: string) => `Read it: ${text}`,
  agree: (version: number) => `Agree to version ${version}`,
  agreeOf: (text: string, version: number) => `Agree to version ${version}: ${text}`,
  withdraw: 'Withdraw',
  withdrawOf: (text: string) => `Withdraw consent: ${text}`,
  withdrawTitle: 'Withdraw your consent?',
  withdrawSays:
    'It is recorded with the day. Visits that are booked stay booked. To leave Ivuriro, ask below that your data is erased.',
  saving: 'Saving…',
  no: 'Keep it',
  requests: 'Ask us',
  requestsSay: {
    patient:
      'Your name, birth date and address you change yourself, in your profile. We answer within 30 days, by mail and here.',
    provider: 'What your profile shows you change yourself. We answer within 30 days, by mail and here.',
    admin: 'Another administrator answers within 30 days, by mail and here.',
  },
  correct: 'Ask for a correction',
  erase: 'Ask to erase my data',
  types: { CORRECTION: 'Correction', ERASURE: 'Erasure' },
  statuses: { PENDING: 'Waiting', DONE: 'Done', REFUSED: 'Refused' },
  askedOn: (day: string) => `Asked on ${day}`,
  answeredOn: (day: string) => `Answered on ${day}`,
  what: 'What is wrong, and what is right?',
  why: 'Anything that we should know (not needed)',
  erases: {
    patient:
      'Your account is closed, and your e-mail, phone, number, address, picture, reviews, drafts and boxes of messages are erased for good. What you wrote to somebody stays in that person’s box. Medical records and payments stay, because the law makes us keep them; our answer names them. Open visits and orders end first.',
    provider:
      'Your account is closed and nobody finds you any more. E-mail, phone, pictures, profile, calendar, team, drafts and boxes of messages are erased for good. What you wrote to somebody stays in that person’s box. Your name stays on medical records and papers, and the books stay, because the law makes us keep them; our answer names them. Open visits and orders end first, and your money is paid out first.',
    admin:
      'Your account is closed, and your e-mail, second factor, drafts and boxes of messages are erased for good. What you wrote to somebody stays in that person’s box, and your name beside what you did.',
  },
  password: 'Your password',
  send: 'Send',
  sending: 'Sending…',
};

export type Messages = typeof en;
export const texts: Catalogue<Messages> = { en };
