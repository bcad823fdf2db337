import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  week: 'Default timetable',
  weekSays:
    'Comes back each week. Choose a day to say who works. Hours that a doctor offers at any of his hospitals come on top: see “What patients see” on a date.',
  nobody: 'Nobody is set',
  doctors: (count: number) => (count === 1 ? '1 doctor' : `${count} doctors`),
  dates: 'Exceptions',
  datesSays: 'Choose a date that differs from its week.',
  legend: 'Filled: free times for patients. Half: one or two left. Hollow: none. Underlined: the date differs.',

  who: (day: string) => `Who is working on ${day}?`,
  everyWeek: 'Every week',
  thisDate: 'This date alone',
  half: 'Half of the day',
  am: 'Before noon',
  pm: 'After noon',
  add: (hour: string) => `Add doctors at ${hour}`,
  change: (name: string, hours: string) => `${name}, ${hours}: change`,
  clearDay: 'Clear the day',
  clearSays: (count: string, day: string) =>
    `${count} will no longer work on ${day}, week after week. Visits that are booked stay as they are.`,
  closeDay: 'Close the day',
  closeTitle: (day: string) => `Close ${day}?`,
  closeSays: (count: string) =>
    `${count} will not be here on this date. What is booked stays: only the doctor or the patient can cancel it.`,
  backToWeek: 'Back to the usual week',
  backSays: (day: string) => `All that differs on ${day} is forgotten, and its usual hours hold again.`,
  sure: 'Are you sure?',
  changing: 'Changing…',

  addTitle: 'Add doctors',
  team: 'Doctors of your team',
  search: 'Search doctor',
  noMatch: 'No doctor of your team has this name.',
  worksHere: 'works in these hours',
  noTeam: 'Your team has no doctors yet',
  noTeamSays: 'Add them to your profile first; here you say when they work.',
  toTeam: 'Add team members',
  chooseDoctor: 'Select doctors of your team',
  onceOnly: 'Who also offers online visits in these hours is still booked once at a time.',
  save: 'Add',
  saving: 'Adding…',

  hours: (name: string, day: string) => `${name} works here on ${day}:`,
  removeHours: 'Remove these hours',
  removeDay: 'Remove the whole day',
  removing: 'Removing…',
  loading: 'Loading the timetable',
};

export const texts: Catalogue<typeof en> = { en };
