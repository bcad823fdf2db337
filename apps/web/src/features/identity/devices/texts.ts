import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  devices: 'Signed-in devices',
  devicesSays: 'Where this account is open. End one that you do not know, and change the password.',
  unknown: 'A device that does not name itself',
  here: 'This device',
  lastUsed: (when: string) => `Last used ${when}`,
  since: (when: string) => `Signed in ${when}`,
  end: 'End',
  endOf: (device: string) => `End the session on ${device}`,
  ending: 'Ending…',
  ended: 'The session was ended',
  endOthers: 'End all others',
  endOthersTitle: 'End all other sessions?',
  endOthersSays: 'Every device but this one is signed out of this account.',
  othersEnded: 'All other sessions were ended',
  cancel: 'Cancel',
  only: 'No other device is signed in.',
  loading: 'Loading the devices',
  failed: 'The devices did not arrive',
  password: 'Change password',
};

export const texts: Catalogue<typeof en> = { en };
