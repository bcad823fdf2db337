import type { TeamNews } from '../providers/index.ts';

export type TeamNewsTexts = TeamNews | 'hours' | 'hoursTaken';

interface Texts {
  subject: (names: string) => string;
  line: string;
  action: string;
}

const team = 'See your team';
const answer = 'Answer the invitation';
const calendar = 'See your calendar';

/**
 * `doctor`: texts of mails to a doctor about places. `place`: texts of mails to a hospital or laboratory about doctors.
 */
const words: Record<'doctor' | 'place', Record<TeamNewsTexts, Texts>> = {
  doctor: {
    invited: {
      subject: (names) => `Invitation to the team: ${names}`,
      line: 'You are invited to work there. Nothing changes until you accept: your page, your calendar and your messages stay as they are.',
      action: answer,
    },
    accepted: {
      subject: (names) => `You work with ${names} now`,
      line: 'The invitation was accepted. Patients see it on your page, hours can be entered for you there, and you can write messages to each other. You can leave at any time.',
      action: team,
    },
    linked: {
      subject: (names) => `You work with ${names} now`,
      line: 'An administrator of Ivuriro has put you on the team. Patients see it on your page, hours can be entered for you there, and you can write messages to each other. If that is wrong, leave the team or write to us.',
      action: team,
    },
    declined: {
      subject: (names) => `Declined: your request to ${names}`,
      line: 'Your request to join the team was declined. Nothing has changed. You can ask again after 30 days.',
      action: team,
    },
    withdrawn: {
      subject: (names) => `Invitation withdrawn: ${names}`,
      line: 'The invitation was withdrawn. There is nothing left to answer, and nothing has changed.',
      action: team,
    },
    gone: {
      subject: (names) => `Invitation ended: ${names}`,
      line: 'The hospital or laboratory has left Ivuriro, and with it ended the invitation that waited between you. There is nothing left to answer.',
      action: team,
    },
    ended: {
      subject: (names) => `You no longer work with ${names}`,
      line: 'You are no longer on the team. Your hours there that could still be booked are taken away; booked appointments stay as they are.',
      action: team,
    },
    hours: {
      subject: (names) => `Hours for you at ${names}`,
      line: 'These hours were entered for you, and patients can book them. If they are wrong, remove them from your calendar.',
      action: calendar,
    },
    hoursTaken: {
      subject: (names) => `Hours taken away from you at ${names}`,
      line: 'Patients can no longer book you in these hours; booked appointments stay. If that is wrong, change it in your calendar.',
      action: calendar,
    },
  },
  place: {
    invited: {
      subject: (names) => `Request to join your team: ${names}`,
      line: 'The doctor asks to work with you. Nothing changes until you accept: your page and your calendar stay as they are.',
      action: answer,
    },
    accepted: {
      subject: (names) => `You work with ${names} now`,
      line: 'The invitation was accepted. Patients see it on your page, and you can write messages to each other. You can end it at any time.',
      action: team,
    },
    linked: {
      subject: (names) => `You work with ${names} now`,
      line: 'An administrator of Ivuriro has put the doctor on your team. Patients see it on your page, and you can write messages to each other. If that is wrong, remove the doctor from your team or write to us.',
      action: team,
    },
    declined: {
      subject: (names) => `Declined: your invitation to ${names}`,
      line: 'Your invitation was declined. Nothing has changed. You can invite again after 30 days.',
      action: team,
    },
    withdrawn: {
      subject: (names) => `Request withdrawn: ${names}`,
      line: 'The request was withdrawn. There is nothing left to answer, and nothing has changed.',
      action: team,
    },
    gone: {
      subject: (names) => `Invitation ended: ${names}`,
      line: 'The doctor has left Ivuriro, and with it ended the invitation that waited between you. There is nothing left to answer.',
      action: team,
    },
    ended: {
      subject: (names) => `You no longer work with ${names}`,
      line: 'The doctor is no longer on your team. Hours at your place that could still be booked are taken away; booked appointments stay as they are.',
      action: team,
    },
    hours: {
      subject: (names) => `${names}: new hours at your place`,
      line: 'These hours were entered, and patients can book them. If they are wrong, remove them from your calendar.',
      action: calendar,
    },
    hoursTaken: {
      subject: (names) => `${names}: hours taken away at your place`,
      line: 'Patients can no longer book the doctor in these hours; booked appointments stay.',
      action: calendar,
    },
  },
};

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

export const en = {
  hello: (name: string) => `Hello ${name},`,
  team: words,
  name: { doctor: 'Place', place: 'Doctor' },
  more: (count: number) => `and ${count} more`,
  every: (weekday: string) => `Every ${weekday}`,
  /** For example "Tuesday 1 December 2026". */
  date: (date: string) => days.format(new Date(`${date}T00:00:00Z`)).replace(',', ''),
};
