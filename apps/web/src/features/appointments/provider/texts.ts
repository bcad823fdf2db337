import { statusNames } from '../../../domain/statuses/texts.ts';
import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  period: 'When',
  periods: { coming: 'Coming', past: 'Past', all: 'All' },
  category: 'Category',
  categories: { all: 'All', ONLINE: 'Online', PHYSICAL: 'In person' },
  status: 'Status',
  allStatuses: 'All',
  statuses: statusNames.en,
  loading: 'Loading the appointments',
  failed: 'The appointments did not arrive',
  failedSays: 'They are kept safe. Try again in a moment.',
  none: 'No appointments yet',
  noneSays: {
    doctor: 'What patients book with you stands here. They can book the hours of your calendar.',
    hospital: 'What patients book with your doctors, at your place, stands here.',
    admin: 'What patients book stands here.',
  },
  toCalendar: 'Set your hours',
  noneComing: 'No appointments to come',
  noneFiltered: 'No appointment fits',
  showAll: 'Show all',
  table: 'Appointments',
  patient: 'Patient',
  patientName: 'Patient name',
  request: 'Request',
  requestId: 'Request ID',
  consultations: { ONLINE: 'Online consultation', PHYSICAL: 'Onsite consultation' },
  doctor: 'Doctor',
  dateAndTime: 'Date and time',
  today: 'Today',
  tomorrow: 'Tomorrow',

  title: 'Appointment',
  loadingOne: 'Loading the appointment',
  oneMissing: 'Appointment details not found',
  oneFailed: 'The appointment did not arrive',
  age: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  when: 'When',
  consultation: 'Consultation',
  online: 'Online',
  physical: 'In person',
  speciality: 'Speciality',
  cashThere: 'Paid in cash at the visit.',
  insurance: 'Insurance',
  reason: 'Reason',
  attachments: 'Attachments',
  start: 'Start meeting',
  startLater: (time: string) => `The meeting can be started from ${time} on.`,
  newFile: 'New file',
  editFile: 'Edit file',
  past: 'Past consultations',
  move: 'Move',
  moveSays:
    'Price and payment stay. The patient is told, and can cancel without cost if the new time does not suit them.',
  changeDoctor: 'Change doctor',
  changingDoctor: 'Changing…',
  changeDoctorSays:
    'Time, price and payment stay. The patient is told, and can cancel without cost if the other doctor does not suit them.',
  freeColleagues: 'Free at this time',
  loadingColleagues: 'Looking up who is free',
  noColleague: 'No colleague is free at this time',
  noColleagueSays: 'Move the visit to another time: there you can choose a colleague, too.',
  colleaguesFailed: 'The other doctors did not arrive. Close this and try again.',
  saidToPatient: 'To the patient',
  toPatient: 'A word to the patient (optional)',
  toPatientHint: 'They read it with their appointment.',

  unclosed: (when: string) =>
    `Nobody has said what became of this visit. Say until ${when} that it was completed, or that the patient did not come; after that what was paid goes back.`,
  didNotCome: 'The patient did not come',
  earliest: (status: string, when: string) => `${status} (from ${when})`,
  changed: 'Appointment status changed',
  ask: {
    PENDING: 'Set back to pending?',
    ONGOING: 'Set to ongoing?',
    COMPLETED: 'Was this visit completed?',
    CANCELLED: 'Cancel this appointment?',
    MISSED: 'Did the patient not come?',
  },
  effects: {
    freed: () => 'The time is free for other patients again.',
    retaken: () => 'The time is taken again, if it is still free.',
    refundStays: () => 'The money stays on its way back to the patient; this visit earns nothing.',
  },
  earnings: {
    own: {
      unearned: (amount: string) => `Your share of ${amount} is no longer earned until the visit is completed.`,
    },
    others: {
      earned: (amount: string) => `The doctor’s share of ${amount} is earned and waits for the next payout.`,
      cashEarned: (amount: string) =>
        `${amount} count as paid to the doctor in cash; the commission is taken from a later payout.`,
      unearned: (amount: string) => `The doctor’s share of ${amount} is no longer earned until the visit is completed.`,
    },
  },
};

export type Messages = typeof en;
export const texts: Catalogue<Messages> = { en };
