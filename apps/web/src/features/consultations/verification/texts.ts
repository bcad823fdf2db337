import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  title: 'Check a consultation file',
  says: 'The code printed on a consultation file of Ivuriro says whether it is genuine. It never names the patient.',
  heading: 'Is this consultation file genuine?',
  label: 'Code on the paper',
  hint: 'Twelve letters and figures, beside the square pattern.',
  missing: 'Enter the code: twelve letters and figures, beside the square pattern.',
  check: 'Check',
  genuine: 'This file is genuine',
  genuineSays: 'It was issued through Ivuriro. Compare the doctor and the date with the paper.',
  unknown: 'We do not know this code',
  unknownSays:
    'Look at it again: it has twelve letters and figures, without 0, 1, I, L, O and U. If it is right, the paper is not ours.',
  doctor: 'Doctor',
  registration: 'Registration number',
  issued: 'Issued',
  drugs: 'Drugs on it',
  dispensed: 'Already dispensed',
  none: 'None',
  again: 'Check another code',
};

export const texts: Catalogue<typeof en> = { en };
