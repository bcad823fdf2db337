import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  mayBeYours: (place: string) => `A record at ${place} may be yours.`,
  mayBeYoursSays: 'It was made there with your phone number.',
  notNow: 'Not now',
  claim: 'Claim it',
  title: 'Claim a record',
  says: (place: string, day: string) =>
    `${place} made it on ${day} with your phone number. Enter the birth date of the patient: yours, or that of your child.`,
  birthDate: 'Birth date of the patient',
  birthDateHint: 'Three tries. After that, only the desk can help.',
  needBirthDate: 'Enter the birth date.',
  childSays:
    'You become the guardian of this child, and agree to the terms of use and the privacy policy for the child.',
  needRelation: 'Say what you are to the child.',
  claiming: 'Claiming…',
  notClaimed: 'The record was not claimed',
  ended: 'This record cannot be claimed here',
  endedSays: (place: string) =>
    `Nothing was changed. Ask at the desk of ${place}: they see who you are, and help you to get the record.`,
  done: 'The record is yours now',
  doneSays: (place: string) =>
    `Your account has what ${place} booked and wrote for you. Their desk sees that it is yours.`,
  toAppointments: 'Open my appointments',
  childDone: (name: string) => `You look after ${name} now`,
  childDoneSays: (place: string) =>
    `You see what ${place} booked and wrote, and you book and pay for the child until it is 16.`,
  close: 'Close',
};

export const texts: Catalogue<typeof en> = { en };
