import type { MemberInvitation } from '@ivuriro/contract';
import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  meta: 'Invitation',
  loading: 'Opening the invitation',
  failed: 'The invitation did not arrive',
  invites: (place: string) => `${place} invites you`,
  lookAfter: (name: string) => `Look after the record of ${name}`,
  actFor: (name: string) => `Act for ${name}`,
  invitedBy: (name: string) => `${name} invites you.`,
  accepts:
    'You see the whole medical file of this person. Everybody who acts for them is told by mail or text message that you joined.',
  accept: 'Accept',
  asGuardian: {
    Mother: 'Guardian (mother)',
    Father: 'Guardian (father)',
    Grandparent: 'Guardian (grandparent)',
    Relative: 'Guardian (relative)',
    Guardian: 'Guardian',
  } satisfies Record<NonNullable<MemberInvitation['relation']>, string>,
  until: 'Until the end of',
  as: 'Your role there',
  you: 'You',
  choose: 'New password',
  chooseSays: 'Choose a password. With your e-mail address it is your own sign-in; nobody else there knows it.',
  passwordHint: 'At least 8 characters, and not your e-mail.',
  enter: 'Your password',
  enterSays: 'You have a login with this e-mail address already. Enter its password; the account is added to it.',
  codeSays:
    'We send a code to your number, which shows that the phone is yours. Later you sign in by a code, too; there is no password to remember.',
  codeAddsSays: 'You have a login with this number already. We send a code there; the account is added to your login.',
  code: 'Code of your authenticator app',
  codeHint: 'You have a second factor. Without the app: one of your recovery codes.',
  forgot: 'Forgot password?',
  join: (place: string) => `Join ${place}`,
  joining: 'Joining…',
  usedUp: 'This link no longer works',
  usedUpSays: 'It was used or withdrawn, or it has expired. Ask the person who invited you for a new one.',
  joined: 'If you have joined already, log in with your e-mail address or phone number.',
  login: 'Log in',
};

export type Messages = typeof en;
export const texts: Catalogue<Messages> = { en };
