import { invitationDays } from '@ivuriro/contract/account-members';
import type { Role } from '@ivuriro/contract/endpoint';
import type { MemberRole } from '@ivuriro/contract/member-roles';

/** Texts of the mails about accounts. */
export const en = {
  hello: (name: string) => `Hello ${name},`,
  helloNobody: 'Hello,',
  somebody: 'somebody',
  phoneCode: (code: string, minutes: number) =>
    `${code} is your code for Ivuriro. It works for ${minutes} minutes. Tell it to nobody: we never ask for it.`,
  summary: {
    subject: (mails: number) => `${mails} more since our last mail`,
    line: 'Much happened at once, so we put it together. Sign in to see each of it.',
    action: 'Sign in',
  },
  forgotten: {
    subject: 'Set a new password',
    line: 'Someone, most likely you, asked for a new password for your Ivuriro account.',
    action: 'Set a new password',
    after: 'The link works once and for one hour. If you did not ask for it, you need not do anything.',
  },
  confirmEmail: {
    subject: 'Confirm your e-mail address',
    line: 'You have an account at Ivuriro with this address. Confirm that you read its mail.',
    action: 'Confirm the address',
    after:
      'The link works once and for a day, where you are signed in. If you have no account at Ivuriro, you need not do anything.',
  },
  invited: {
    subject: (place: string) => `${place} invites you to Ivuriro`,
    line: (place: string, type: Role) =>
      type === 'doctor'
        ? `${place} invites you to help with their work at Ivuriro. You sign in with a password of your own.`
        : `${place} invites you to work there at Ivuriro. You sign in with a password of your own.`,
    role: 'Your role',
    until: 'Until the end of',
    action: 'See the invitation',
    after: (days: number) =>
      `The link works once and for ${days} days. If you do not know who invites you, you need not do anything.`,
  },
  /**
   * Contains no name, because others may read the phone, and because a name can reveal an illness or be too long for
   * one message.
   */
  invitedByText: (url: string) =>
    `You are invited to Ivuriro. See who invites you, and accept within ${invitationDays} days: ${url}`,
  invitedByPatient: {
    subject: (patient: string) => `You are invited to look after the record of ${patient}`,
    line: (patient: string, _type: Role, role: MemberRole) =>
      role === 'guardian'
        ? `You are invited to look after the medical record of ${patient} as a guardian: to book, order and pay, and to read what doctors write.`
        : `${patient} invites you to act for them at Ivuriro: to book, order and pay, and to read what doctors write.`,
  },
  guardianJoined: {
    subject: (patient: string) => `Somebody joined the record of ${patient}`,
    line: (who: string, role: string, patient: string) => `${who} (${role}) now acts for the record of ${patient}.`,
    action: 'See who acts for the record',
    after: 'If you did not expect this, write to us at once.',
  },
  guardianLeft: {
    subject: (patient: string) => `Somebody left the record of ${patient}`,
    line: (who: string, patient: string) => `${who} no longer acts for the record of ${patient}.`,
    own: {
      subject: (patient: string) => `You no longer act for ${patient}`,
      line: (patient: string) =>
        `You no longer act for the record of ${patient}, and were signed out of it. Your own account stays as it is.`,
    },
  },
  handedOver: {
    subject: (patient: string) => `The record of ${patient} was handed over`,
    line: (patient: string) =>
      `${patient} now looks after their own record, and signs in by a phone number of their own. You no longer act for it, and were signed out of it. Your own account stays as it is.`,
  },
  removed: {
    subject: (place: string) => `You no longer act for ${place}`,
    line: (place: string) =>
      `You were removed from the members of ${place}, and signed out there. Your other accounts stay as they are.`,
    after: 'If you think that this is a mistake, ask an owner there.',
  },
  ownerAdded: {
    subject: (place: string) => `${place} has another owner`,
    line: (who: string, place: string) =>
      `${who} is now an owner of ${place}, and may do and see everything there, money and members too.`,
    action: 'See the members',
    after: 'If you did not expect this, write to us at once.',
  },
  ownerGone: {
    subject: (place: string) => `${place} has an owner less`,
    line: (who: string, place: string) => `${who} is no longer an owner of ${place}.`,
    action: 'See the members',
    after: 'If you did not expect this, write to us at once.',
  },
  opened: {
    subject: 'Your Ivuriro account is open',
    line: (type: string) =>
      `We have opened ${type === 'admin' ? 'an administrator' : `a ${type}`} account for you at Ivuriro.`,
    first: 'Set a password, then look at your profile and complete it. We publish it when it is checked.',
    firstOfAdmin: 'Set a password, then set up a second factor in your settings: this account sees everybody’s data.',
    formerPassword:
      'It will be the password of all your accounts at this address; one that you had before no longer works.',
    action: 'Set a password',
    after: 'The link works once and for seven days. After that, ask for a new one with “Forgot password”.',
    beside: 'Sign in with your e-mail and password as before, and choose it there.',
    signIn: 'Sign in',
  },
  changed: {
    subject: 'Your password was changed',
    line: 'The password of your Ivuriro account was just changed, and every other device was signed out.',
    action: 'It was not me',
    after: 'If you did this yourself, all is well.',
  },
  guessed: {
    subject: 'Many wrong passwords were tried',
    line: 'Somebody tried to sign in to your Ivuriro account with ten wrong passwords. Nobody got in, and we have slowed further tries down.',
    action: 'Set a new password',
    after:
      'Where you have signed in before, you still can. If it was you and the password is lost, set a new one. If it was not you, you need not do anything.',
  },
  factorGuessed: {
    subject: 'Somebody knows your password',
    line: 'Somebody entered the right password of your Ivuriro account, and then five wrong codes of the second factor. Nobody got in.',
    action: 'Set a new password',
    after: 'If it was not you, set a new password now.',
  },
  factorEnrolled: {
    subject: 'A second factor was set up',
    line: 'Signing in to your Ivuriro account now asks for a code of your authenticator app. Every other device was signed out.',
    action: 'It was not me',
    after: 'If you did this yourself, all is well. Keep the recovery codes where the app is not.',
  },
  factorRemoved: {
    subject: 'Your second factor was removed',
    line: 'Signing in to your Ivuriro account no longer asks for a code. The password alone is enough.',
    action: 'It was not me',
    after: 'If you did this yourself, all is well.',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    line: (address: string) => `Your Ivuriro account now uses the address ${address}.`,
    after: 'If you did not do this, write to us at once.',
  },
};
