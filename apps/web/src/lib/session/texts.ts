import type { Catalogue } from '../language/texts.ts';

const en = {
  loginFirst: 'Log in to see this page',
  loginFirstSays: 'What stands here is shown to you alone.',
  login: 'Log in',
  patientsOnly: 'This page belongs to a patient account',
  patientsOnlySays: 'Choose your patient account to see it.',
  noPatientSays: 'This login has no patient account. To use one, sign out and sign up as a patient.',
  toDashboard: 'Go to the dashboard',
  chooseAccount: 'Choose an account',
  oops: 'OOPS!!!',
  useComputer: 'Use computer to login into the dashboard',
};

export const texts: Catalogue<typeof en> = { en };
