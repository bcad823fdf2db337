import { movableHours } from '@ivuriro/contract/scheduling';
import { clockOf, kigaliClock } from '../../platform/clock.ts';
import { francs } from '../../platform/money-text.ts';
import { isOneText } from '../identity/index.ts';

interface Texts {
  subject: string;
  line: string;
  action?: string;
  /**
   * The text message to a patient without an e-mail address. It names nobody, because others may read it on the phone.
   */
  text?: (when: string) => string;
  /** Whether the calendar file of the appointment is attached to the mail. */
  calendar?: true;
  /** Whether the text of the mail ends with a sentence on moving and cancelling the appointment. */
  changes?: true;
}

const byDesk =
  'What you paid counts for it. If the time does not suit you, cancel until it begins: all that you paid comes back.';

/**
 * Texts of mails about notifications. Most keys are the status of a notification. A notification whose status is no key
 * is shown in the app and not mailed.
 */
const emails: Partial<Record<string, Texts>> = {
  PendingAppointment: {
    subject: 'Your appointment is booked',
    line: 'Your appointment is booked.',
    calendar: true,
    changes: true,
  },
  AppointmentBookedByDesk: {
    subject: 'An appointment is booked for you',
    line: 'This appointment was booked for you. You pay at the desk.',
    calendar: true,
    changes: true,
  },
  AppointmentReopened: {
    subject: 'Your appointment takes place again',
    line: 'Your appointment was opened again: it takes place at this time.',
    calendar: true,
    changes: true,
  },
  AppointmentReopenedRefunded: {
    subject: 'Your appointment takes place again, its money went back',
    line: 'Your appointment was opened again: it takes place at this time. What was given back to you of its price stays yours, and is not paid through Ivuriro again.',
    calendar: true,
    changes: true,
  },
  AppointmentMoved: {
    subject: 'Your appointment has a new time',
    line: 'Your appointment was moved to this time. What you paid counts for it.',
    calendar: true,
  },
  AppointmentDoctorChanged: {
    subject: 'Your appointment has a new time',
    line: 'Your appointment was moved to this time, with another doctor of the same speciality. What you paid counts for it.',
    calendar: true,
  },
  AppointmentMovedByDesk: {
    subject: 'Your appointment was moved',
    line: `Your appointment was moved to this time. ${byDesk}`,
    text: (when) => `your visit was moved to ${when}. If that does not suit you, call the place.`,
    calendar: true,
  },
  AppointmentDoctorChangedByDesk: {
    subject: 'Your appointment was moved',
    line: `Your appointment was moved to this time, or to another doctor of the same speciality. ${byDesk}`,
    text: (when) => `your visit on ${when} is with another doctor now. If that does not suit you, call the place.`,
    calendar: true,
  },
  AppointmentCANCELLED: {
    subject: 'Your appointment was cancelled',
    line: 'This appointment will not take place. What is due back to you is returned without your doing anything.',
    action: 'See your appointments',
    text: (when) => `your visit on ${when} was cancelled and will not take place. What you paid comes back.`,
    calendar: true,
  },
  AppointmentCOMPLETED: {
    subject: 'Thank you for your visit',
    line: 'Your visit is completed. What the doctor wrote for you is with your appointment.',
  },
  AppointmentMISSED: {
    subject: 'Your appointment was missed',
    line: 'The doctor or the hospital says that you did not come to this appointment. If that is wrong, write to us.',
  },
  AppointmentUnclosed: {
    subject: 'Did your appointment take place?',
    line: 'This appointment has ended and nobody has said what became of it. If nobody does within two days, what you paid comes back to you by itself.',
  },
  PaymentSuccessful: {
    subject: 'We received your payment',
    line: 'Thank you, your payment has arrived.',
  },
  PaymentRefunded: {
    subject: 'Your money is on its way back',
    line: 'We have given your money back. Until it arrives, banks take a few days, mobile money some minutes.',
    action: 'See your appointments',
  },
  PaymentTwiceRefunded: {
    subject: 'You paid twice: one payment goes back',
    line: 'We received your payment a second time and have given the second one back. Nothing else changes. Until it arrives, banks take a few days, mobile money some minutes.',
  },
  PaymentTooLittleRefunded: {
    subject: 'Your payment was too little and goes back',
    line: 'What we received was not the price, so nothing was booked or ordered. We have given all of it back. Until it arrives, banks take a few days, mobile money some minutes.',
  },
  PaymentLostRefunded: {
    subject: 'What you paid for could not be made: your money goes back',
    line: 'Your payment arrived, but what you chose could not be booked or ordered any more. We have given all of it back. Until it arrives, banks take a few days, mobile money some minutes.',
  },
  OrderRefunded: {
    subject: 'Your money is on its way back',
    line: 'We have given your money back. Until it arrives, banks take a few days, mobile money some minutes.',
    action: 'See your orders',
  },
  OrderCOMPLETED: {
    subject: 'Your order is completed',
    line: 'Your order is completed. If something is missing, call them and say the code.',
  },
  OrderREADY: {
    subject: 'Your order is ready',
    line: 'Your order is ready. A code of six digits stands with it: say it when you get the order.',
  },
  OrderCANCELLED: {
    subject: 'Your order was cancelled',
    line: 'This order was cancelled. What you paid before is returned without your doing anything.',
  },
  DownloadLaboratoryTestFile: {
    subject: 'Your laboratory request is ready',
    line: 'Your doctor has written a request for the laboratory. Sign in to read and download it.',
    action: 'Read it',
  },
  DownloadLabTestResultFile: {
    subject: 'Your laboratory result is there',
    line: 'The laboratory has sent you a result. Sign in to read and download it.',
    action: 'Read it',
  },
  DownloadPrescriptionFile: {
    subject: 'Your prescription is ready',
    line: 'Your doctor has written your prescription. Sign in to read and download it.',
    action: 'Read it',
  },
  DependantOfAge: {
    subject: 'Your child is 16: the record can be handed over',
    line: 'A child whose record you look after is 16 now, and may look after it alone. You hand it over on the page of your family; the child needs a phone number. Until then you go on as before.',
    action: 'See your family',
  },
  ReviewPublished: {
    subject: 'Your review is published',
    line: 'Thank you for your review. It was read and approved: everybody can see it now.',
    action: 'See your review',
  },
  ReviewAnswered: {
    subject: 'Your review was answered',
    line: 'You have an answer to your review.',
    action: 'Read it',
  },
  ReviewRemoved: {
    subject: 'Your review was not published',
    line: 'We have read your review and deleted it, because it does not keep to our terms. You can write a new one.',
    action: 'See your reviews',
  },
};

const shortDays = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Africa/Kigali',
});
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Africa/Kigali' });

export const en = {
  hello: (name: string) => `Hello ${name},`,
  letters: emails,
  changes: {
    any: 'You can cancel it, or move it to another time, from your appointments.',
    cancel: `It begins in less than ${movableHours} hours, so it cannot be moved to another time. You can cancel it from your appointments until it begins.`,
    back: (amount: string, paid: string) => `Of the ${paid} that you paid, ${amount} come back to you then.`,
    none: 'It can no longer be cancelled or moved by you.',
  },
  newTime: {
    subject: 'Your appointment needs a new time',
    line: 'The doctor is away at the time of this appointment. Choose a new time: it costs nothing, and what you paid counts for it. If you choose none, the appointment is cancelled, and all that you paid comes back.',
    action: 'Choose a new time',
    // names nobody, because others may read the message on the phone
    text: (when: string, url: string) =>
      `your visit on ${when} cannot take place. Choose a new time at no cost: ${url}`,
  },
  payByLink: {
    subject: 'Pay for your appointment',
    line: 'Your appointment is booked. You can pay for it now with mobile money or a card, or in cash at the desk.',
    action: 'Pay now',
    // names nobody, because others may read the message on the phone
    text: (when: string, url: string) =>
      `your visit on ${when} is booked. Pay now online, or in cash at the desk: ${url}`,
  },
  seeVisit: 'See the appointment',
  seeOrder: 'See the order',
  /** A text message. It names no test and no drug, because others may read it on the phone. */
  orderReady: (code: string, pickupCode: string) =>
    `Your order ${code} is ready. Say this code to get it: ${pickupCode}`,
  /** A text message to a patient in the waiting room. */
  twoBefore: (place: string) => {
    const words = (at: string) => `Two are before you${at}. Please come to the waiting room.`;
    return isOneText(words(` at ${place}`)) ? words(` at ${place}`) : words('');
  },
  orderPlaced: {
    subject: 'Your order was submitted',
    line: 'Your order was submitted. You can cancel it from your orders as long as it waits.',
  },
  dashboard: 'Open the dashboard',
  published: {
    subject: 'Your profile is published',
    line: 'We have checked your profile: people find you at Ivuriro from now on.',
    action: 'See your page',
  },
  unpublished: {
    subject: 'Your profile is not shown',
    line: 'Your profile was taken off the public pages. What is booked and ordered with you stays. You can sign in and change it; write to us when you have a question.',
    action: 'Write to us',
  },
  review: {
    subject: 'A new review',
    line: 'A patient has written a review, and it is published now. You can answer it.',
    action: 'Read the review',
  },
  arrival: {
    booked: { subject: 'A new appointment', line: 'A patient has booked an appointment.' },
    bookedByDesk: { subject: 'A new appointment', line: 'An appointment was booked for a patient at the desk.' },
    cancelled: {
      subject: 'An appointment was cancelled',
      line: 'This appointment will not take place; its time is free again.',
    },
    unclosed: {
      subject: 'An appointment waits for your word',
      line: 'This appointment has ended and nobody has said what became of it. Say within two days that it took place, or that the patient did not come; after that the patient gets the money back.',
    },
    moved: { subject: 'An appointment was moved', line: 'A patient has moved an appointment to this time.' },
    movedByDesk: { subject: 'An appointment was moved', line: 'The desk has moved an appointment to this time.' },
    ordered: { subject: 'A new order', line: 'A patient has placed an order.' },
    orderCancelled: { subject: 'An order was cancelled', line: 'The patient has cancelled this order.' },
    givenAway: {
      subject: 'An appointment was moved to a colleague',
      line: 'A patient has moved this appointment; a colleague sees the patient at the new time. Your time is free again.',
    },
    givenAwayByDesk: {
      subject: 'An appointment was moved to a colleague',
      line: 'The desk has given this appointment to a colleague. Your time is free again.',
    },
  },
  facts: {
    doctor: 'Doctor',
    laboratory: 'Laboratory',
    pharmacy: 'Pharmacy',
    day: 'Day',
    time: 'Time',
    place: 'Place',
    code: 'Code',
    type: 'Visit',
    before: 'Before',
    bookedBy: 'Booked by',
    paid: 'Paid',
  },
  types: { ONLINE: 'Online', PHYSICAL: 'In person' },
  /** For example "Monday 23 November 2026". */
  day: (instant: Date) => days.format(instant).replace(',', ''),
  /** For example "Mon 23 Nov, 08:00", in a text message. */
  shortMoment: (instant: Date) => `${shortDays.format(instant).replace(',', '')}, ${clockOf(instant)}`,
  /** For example "Monday 23 November 2026, 08:00 (Kigali time)". */
  moment: (instant: Date) => `${days.format(instant).replace(',', '')}, ${kigaliClock(instant)}`,
  amount: francs,
};

/** An event about which a provider gets a mail. */
export type Arrival = keyof typeof en.arrival;
