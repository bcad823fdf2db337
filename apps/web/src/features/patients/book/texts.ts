import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  title: 'Book an appointment',
  newPatient: 'For a new patient',
  newPatientSays: 'The name is enough. The patient needs no e-mail address and no password.',
  known: 'Already a patient here',
  somebodyElse: 'Book for somebody else',
  doctor: 'Doctor',
  chooseDoctor: 'Choose a doctor',
  hospital: 'Hospital',
  chooseHospital: 'Choose where',
  speciality: 'Speciality',
  loading: 'Loading who can be booked',
  failed: 'The doctors did not arrive.',
  notPublished: 'Nobody can book here until the profile is published.',
  noDoctors: 'No doctor can be booked here yet. Add doctors to the team, and their hours to the calendar.',
  noPlaces: 'You are in the team of no hospital yet, so there is no place for an appointment in person.',
  chooseFirst: 'Then the free times appear here.',
  nextFree: 'Now / next free',
  now: (end: string) => `Now, until ${end}`,
  today: (time: string) => `Today, ${time}`,
  noneSoon: 'Nothing is free in the next two weeks.',
  taken: 'Somebody has just taken that time. Nothing else was lost: choose one of the next free times.',
  reason: 'Reason (optional)',
  reasonHint: 'Only the doctor and the patient read it.',
  due: (amount: string) => `${amount}, paid at the desk`,
  chooseTime: 'Choose a time',
  timeMissing: 'Choose a time first.',
  book: (when: string) => `Book ${when}`,
  booking: 'Booking…',
};

export type Messages = typeof en;
export const texts: Catalogue<Messages> = { en };
