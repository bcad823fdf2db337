import type { Kind } from '@ivuriro/contract';
import type { Catalogue } from '../../../lib/language/texts.ts';
import type { FieldName } from './profile-fields.ts';
import type { LinkName } from './links.ts';

type LinkWords = {
  title: string;
  /** The label of the button, and the title of the dialog that it opens. */
  add: string;
  find: string;
  none: string;
  removeSays: (name: string) => string;
};

const en = {
  tabs: 'Customization',
  general: 'General Info',
  payment: 'Payment info',
  security: 'Security',
  data: 'My data',
  failed: 'Your profile did not arrive',
  failedSays: 'It is kept safe. Try again in a moment.',
  loading: 'Loading your profile',

  addNew: {
    doctor: 'Add new doctor',
    hospital: 'Add new hospital',
    laboratory: 'Add new laboratory',
    pharmacy: 'Add new pharmacy',
  } satisfies Record<Kind, string>,
  update: {
    doctor: 'Update doctor',
    hospital: 'Update hospital',
    laboratory: 'Update laboratory',
    pharmacy: 'Update pharmacy',
  } satisfies Record<Kind, string>,
  addSays:
    'A link to set a password is mailed to this address. Patients find the profile once you approve it. Working hours and everything else follow when it is saved.',
  updateSays: 'Pictures and general information are stored together. Everything below them is stored at once.',
  memberLoading: 'Loading the profile',
  memberFailed: 'The profile did not arrive',

  published: 'Published',
  publishedSays: 'Patients find this page.',
  unpublished: 'Waiting for approval',
  unpublishedSays: 'Patients find your page once an administrator has approved it. You can prepare everything here.',
  seePage: 'See the public page',
  verified: 'Registration checked',
  licenceUntil: (day: string) => `Licence valid until ${day}`,

  publish: 'Publish',
  publishing: 'Publishing…',
  discard: 'Discard changes',
  discardTitle: 'Discard your changes?',
  discardSays: 'What you have typed and chosen since the last save is lost. What is published stays.',
  goOn: 'Go on',
  changed: 'Not saved yet. What you typed is kept in this tab.',
  unchanged: 'Everything is saved.',
  missing: 'Missing information',
  savedUnpublished: 'Profile updated successfully',
  needed: (label: string) => `${label} is needed.`,

  generalTitle: 'General information',
  fields: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone number',
    type: 'Type',
    gender: 'Gender',
    RMDC_Reg_number: 'RMDC registration number',
    licence_expires_on: 'Licence valid until',
    verified: 'Registration number checked',
    consultation_fee: 'Consultation fee',
    slot_minutes: 'Length of a visit',
    language_spoken: 'Languages spoken',
    bio: 'Biography',
    education_trainings: 'Education and trainings',
    awards_honors: 'Awards and honors',
    publication: 'Publications',
    other_certificates: 'Other certificates',
    sector: 'Sector',
    address: 'Address',
    about: 'About',
    otherServicesProvided: 'Other services provided',
  } satisfies Record<FieldName, string>,
  hints: {
    RMDC_Reg_number: 'When you change it or your name, an administrator checks it again.',
    consultation_fee: 'Empty: the price that the site sets for everybody.',
    slot_minutes: 'Visits that are booked keep theirs.',
    bio: 'An empty line begins a new paragraph.',
    about: 'An empty line begins a new paragraph.',
    address: 'Street and house, such as KG 7 Ave 12.',
  } as Partial<Record<FieldName, string>>,
  adminHints: {
    RMDC_Reg_number: 'A changed number or name counts as unchecked until you check it below.',
  } as Partial<Record<FieldName, string>>,
  choices: {
    Male: 'Male',
    Female: 'Female',
    '60': '60 minutes',
    '30': '30 minutes',
    '15': '15 minutes',
    Hospital: 'Hospital',
    Clinic: 'Clinic',
  } as Record<string, string>,
  chooseOne: 'Choose one',
  notSaid: 'Prefer not to say',
  phoneExample: '0788 123 456',
  frw: 'Frw',
  addLine: 'Add new',
  change: 'Change',
  changeSector: 'Change the sector',

  pictures: 'Pictures',
  pictureTitles: {
    doctor: 'Profile picture',
    hospital: 'Pictures',
    laboratory: 'Pictures',
    pharmacy: 'Pictures',
  } satisfies Record<Kind, string>,
  pictureHints: {
    doctor: '',
    hospital: 'Upload at least 3 pictures.',
    laboratory: 'Upload at least 3 pictures.',
    pharmacy: 'A good picture helps patients to find you.',
  } satisfies Record<Kind, string>,
  pictureOf: (n: number, count: number) => (count === 1 ? 'Picture' : `Picture ${n} of ${count}`),
  primary: 'Primary',
  notSaved: 'Not saved yet',
  sendingPicture: 'Sending…',
  choosePicture: 'Choose a picture',
  changePicture: 'Change the picture',
  addPictures: 'Add pictures',
  removePicture: 'Remove the picture',
  removeNth: (n: number) => `Remove picture ${n}`,
  earlier: (n: number) => `Move picture ${n} forward`,
  later: (n: number) => `Move picture ${n} back`,
  nowFirst: 'This is the primary picture now.',
  nowAt: (n: number, count: number) => `Now picture ${n} of ${count}.`,
  leaveOut: (name: string) => `Leave ${name} out`,
  tooManyPictures: (most: number) => (most === 1 ? 'There may be one picture.' : `There may be ${most} pictures.`),

  hoursSays: {
    doctor: 'Shown on your page. What can be booked is set in the calendar.',
    hospital: '“Open now” follows them. What can be booked is set in the calendar.',
    laboratory: '“Open now” follows them.',
    pharmacy: '“Open now” follows them.',
  } satisfies Record<Kind, string>,
  setHours: 'Set working hours',
  hoursTitle: 'Set working hours',
  isClosed: 'Is Closed',
  working24: 'Working 24 Hours',
  opensAt: 'Opens at',
  closesAt: 'Close at',
  likeMonday: 'Every day like Monday',

  sectionFailed: 'This part did not arrive',
  remove: (name: string) => `Remove ${name}`,
  sure: 'Are you sure?',
  removing: 'Removing…',
  save: 'Save',
  invite: 'Send invitation',
  inviting: 'Sending…',
  invited: 'Invitation sent. Nothing changes until it is accepted.',
  inviteSays: 'Whoever you choose is asked by e-mail. Nothing changes until they accept.',
  invitations: 'Invitations that wait for you',
  invitationsFailed: 'Whether somebody invites you did not arrive.',
  invitesYou: (name: string) => `${name} invites you to its team`,
  asksToJoin: (name: string) => `${name} asks to join your team`,
  acceptMeans:
    'If you accept, your page shows it, hours can be entered for you there, and you can write messages to each other.',
  acceptMeansHere:
    'If you accept, your page shows the doctor, you can enter hours for them, and you can write messages to each other.',
  accept: 'Accept',
  decline: 'Decline',
  answering: 'Sending…',
  waitsForAnswer: 'Waiting for answer',
  withdraw: (name: string) => `Withdraw the invitation to ${name}`,
  laboratory: 'Laboratory',
  leaveLaboratorySays: (name: string) =>
    `${name} no longer names you in its team, and you can no longer write to each other. ${name} is told.`,
  withdrawSays: (name: string) => `The invitation to ${name} is withdrawn, and they are told.`,
  saving: 'Saving…',
  cancel: 'Cancel',
  links: {
    specialities: {
      title: 'Specialities',
      add: 'Add specialities',
      find: 'Search a speciality',
      none: 'None yet. Patients search by speciality first.',
      removeSays: (name) => `${name} is no longer shown, and nobody finds the page by it.`,
    },
    treated: {
      title: 'Treated diseases and symptoms',
      add: 'Add treated disease and symptoms',
      find: 'Search a disease or symptom',
      none: 'None yet. Patients also search by what they feel.',
      removeSays: (name) => `${name} is no longer shown, and nobody finds the page by it.`,
    },
    affiliations: {
      title: 'Hospital affiliations',
      add: 'Add hospital affiliation',
      find: 'Search a hospital',
      none: 'None yet. Visits in person are held at a hospital.',
      removeSays: (name) =>
        `Hours that can still be booked at ${name} are taken away. Visits that are booked stay as they are. ${name} is told.`,
    },
    insurances: {
      title: 'Accepted insurance',
      add: 'Add insurance',
      find: 'Search an insurance',
      none: 'None yet. Patients see which insurers are accepted.',
      removeSays: (name) => `${name} is no longer shown as accepted.`,
    },
    facilities: {
      title: 'Facilities',
      add: 'Add facilities',
      find: 'Search a facility',
      none: 'None yet.',
      removeSays: (name) => `${name} is no longer shown.`,
    },
    team: {
      title: 'Team members',
      add: 'Add team members',
      find: 'Search a doctor',
      none: 'None yet. Doctors who work here are shown to patients.',
      removeSays: (name) =>
        `Hours of ${name} here that can still be booked are taken away. Visits that are booked stay as they are. ${name} is told.`,
    },
  } satisfies Record<LinkName, LinkWords> as Record<LinkName, LinkWords>,

  payoutTitle: 'Where your money goes',
  payoutSays:
    'Payouts are sent here. Patients never see it. A change asks for your password and is told to you by e-mail, and the first payout to a new account waits for a day.',
  factorNeeded: 'To set or change this account you need a second factor: it protects your money.',
  setUpFactor: 'Set it up',
  payoutNone: 'Nothing is set yet, so nothing can be paid out.',
  method: 'Method',
  methods: { MOBILE_MONEY: 'Mobile money', BANK: 'Bank' },
  provider: 'Provider',
  bank: 'Bank',
  number: 'Phone number of the account',
  account: 'Account number',
  holder: 'Name of the holder',
  holderHint: 'As it stands with the provider; a payout to another name is sent back.',
  payoutLoading: 'Loading where your money goes',
  payoutFailed: 'Where your money goes did not arrive',
};

export type Messages = typeof en;
export const texts: Catalogue<Messages> = { en };
