import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  title: 'Second factor',
  off: 'Off',
  on: 'On',
  offSays: 'Whoever learns your password can sign in. With a second factor a code of your phone is asked for as well.',
  onSays: 'Signing in asks for a code of your authenticator app.',
  left: (n: number) => (n === 1 ? '1 recovery code is left.' : `${n} recovery codes are left.`),
  fewLeft: 'Remove the second factor and set it up again to get new ones.',
  setUp: 'Set up',
  beginning: 'Beginning…',
  setUpTitle: 'Set up the second factor',
  scan: 'Scan this with an authenticator app, like Aegis or Google Authenticator.',
  qr: 'Code for the camera of the authenticator app',
  type: 'Or type this key into the app',
  code: 'Code that the app shows now',
  confirm: 'Turn on',
  confirming: 'Turning on…',
  othersEnd: 'You stay signed in to this account here; everywhere else you sign in again.',
  codesTitle: 'Recovery codes',
  codesSays:
    'If you lose the phone, each of these lets you in once. They are shown only now: print them, or write them down.',
  copy: 'Copy',
  copied: 'The recovery codes were copied.',
  kept: 'I have kept them',
  remove: 'Remove',
  removeTitle: 'Remove the second factor?',
  removeSays: 'Afterwards your password alone is enough to sign in, and your recovery codes are void.',
  password: 'Password',
  removing: 'Removing…',
  loading: 'Loading the second factor',
  failed: 'The second factor did not arrive',
};

export const texts: Catalogue<typeof en> = { en };
