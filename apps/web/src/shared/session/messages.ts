import type { Catalogue } from '../i18n/messages.ts';

const en = {
  loginFirst: 'Log in to see this page',
  loginFirstSays: 'What stands here is shown to you alone.',
  login: 'Log in',
  patientsOnly: 'This page belongs to a patient account',
  patientsOnlySays: 'Choose your patient account to see it.',
  chooseAccount: 'Choose an account',
  oops: 'OOPS!!!',
  useComputer: 'Use computer to login into the dashboard',
};

export const messages: Catalogue<typeof en> = { en };
