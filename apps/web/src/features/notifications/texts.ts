import type { Catalogue } from '../../lib/language/texts.ts';

/** The values of which a sentence is made; each may be ''. `order` is set for notifications about an order. */
export type About = { doctor: string; speciality: string; when: string; title: string; order: '' | 'tests' | 'drugs' };

const withDoctor = ({ doctor }: About) => (doctor ? ` with ${doctor}` : '');
const ofOrder = ({ order }: About) => `order of ${order}`;
const on = ({ when }: About) => (when ? ` on ${when}` : '');
const en = {
  home: 'Home',
  title: 'My notifications',
  filter: 'Kind of notification',
  kinds: {
    all: 'All',
    Payment: 'Payments',
    Appointment: 'Appointments',
    Blog: 'Blog posts',
    lab_results: 'Lab results',
    prescription: 'Prescription',
    Review: 'Reviews',
  } as Record<string, string>,
  markAll: 'Mark all as read',
  marking: 'Marking…',
  unread: 'New',
  loading: 'Loading your notifications',
  failed: 'Your notifications did not arrive',
  none: 'Nothing here yet',
  noneSays: 'News of your appointments, orders, payments and papers will stand here.',
  showAll: 'Show all',
  all: (count: string) => (count === '1' ? 'This is the only one' : `These are all ${count} notifications`),
  statuses: {
    PendingAppointment: (a) => `Your appointment${withDoctor(a)}${on(a)} is booked.`,
    AppointmentBookedByDesk: (a) => `An appointment${withDoctor(a)}${on(a)} was booked for you.`,
    AppointmentReopened: (a) => `Your appointment${withDoctor(a)}${on(a)} takes place again.`,
    AppointmentReopenedRefunded: (a) =>
      `Your appointment${withDoctor(a)}${on(a)} takes place again. What was given back to you of its price stays yours.`,
    AppointmentNewTime: (a) =>
      `Your appointment${withDoctor(a)}${on(a)} cannot take place then. Choose a new time by the link that we sent you.`,
    AppointmentTwoBefore: (a) => `Two patients are before you${a.doctor ? ` at ${a.doctor}` : ''}. Please stay near.`,
    AppointmentONGOING: (a) => `Your appointment${withDoctor(a)} has started.`,
    AppointmentCOMPLETED: (a) => `Your appointment${withDoctor(a)}${on(a)} is completed.`,
    AppointmentCANCELLED: (a) => `Your appointment${withDoctor(a)}${on(a)} was cancelled.`,
    AppointmentMISSED: (a) => `Your appointment${withDoctor(a)}${on(a)} was missed.`,
    PaymentSuccessful: (a) =>
      `Your payment for the ${a.order ? ofOrder(a) : `appointment${withDoctor(a)}`} has arrived.`,
    PaymentRefunded: (a) =>
      `The money for your ${a.order ? ofOrder(a) : `appointment${withDoctor(a)}`} goes back to you.`,
    PaymentTwiceRefunded: () => 'You paid twice: the second payment goes back to you, and nothing else changes.',
    PaymentTooLittleRefunded: () =>
      'Your payment was not the price: all of it goes back to you, and nothing was booked.',
    PaymentLostRefunded: () =>
      'Your payment arrived, but what you chose could not be had any more: all of it goes back to you.',
    OrderCOMPLETED: (a) => `Your ${ofOrder(a)} is completed.`,
    OrderREADY: (a) => `Your ${ofOrder(a)} is ready: its pick-up code stands with it.`,
    OrderCANCELLED: (a) => `Your ${ofOrder(a)} was cancelled.`,
    CreateBlogPost: (a) => `New in the blog: ${a.title}`,
    DownloadLaboratoryTestFile: (a) => `Tests that your doctor asks for${withDoctor(a)}: the paper is ready.`,
    DownloadLabTestResultFile: () => 'A laboratory has sent you a result.',
    DependantOfAge: () => 'A child whose record you look after is 16: the record can be handed over.',
    ReviewPublished: (a) => `Your review${a.doctor ? ` of ${a.doctor}` : ''} is published.`,
    ReviewAnswered: (a) => (a.doctor ? `${a.doctor} has answered your review.` : 'Your review has an answer.'),
    ReviewRemoved: (a) => `Your review${a.doctor ? ` of ${a.doctor}` : ''} was not published.`,
    DownloadPrescriptionFile: (a) => `Your prescription${a.doctor ? ` of ${a.doctor}` : ''} is ready.`,
  } as Record<string, (about: About) => string>,
  other: 'There is news for you.',
};

export const texts: Catalogue<typeof en> = { en };
