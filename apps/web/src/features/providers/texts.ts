import type { Kind } from '@ivuriro/contract';
import type { PublicationField } from '@ivuriro/contract/publication';
import type { Catalogue } from '../../lib/language/texts.ts';

type KindWords = {
  tab: string;
  /** The heading of the first column of the table. */
  one: string;
  add: string;
  none: string;
  loading: string;
  failed: string;
};

const en = {
  members: 'Members',
  calendar: 'Calendar',
  state: 'State',
  states: { all: 'All', waiting: 'Waiting', published: 'Published' },
  isPublished: 'Published',
  isWaiting: 'Waiting for approval',
  speciality: 'Speciality',
  location: 'Location',
  review: 'Overall review',
  joined: 'Date joined',
  noSpeciality: 'None yet',
  noPlace: 'Not given',
  noneFound: (text: string) => `Nobody found for “${text}”`,
  noneFoundSays: 'Try another word, an e-mail address, a phone number or the user code.',
  noneInState: 'Nobody is in this state',
  showAll: 'Show all',

  opening: 'Loading the profile',
  openFailed: 'The profile did not arrive',
  missing: 'This member is not here',
  missingSays: 'The profile was deleted, or the address is not right.',
  toList: 'Back to the list',
  verified: 'Registration checked',
  code: 'User code',
  email: 'E-mail',
  phone: 'Phone',
  registration: 'Registration number',
  licence: 'Licence valid until',
  fee: 'Consultation fee',
  usualFee: 'As the site sets it',
  languages: 'Languages',
  since: 'Joined',
  address: 'Address',
  sector: 'Sector',
  about: 'About',
  noAbout: 'Nothing has been written here yet.',
  biography: 'Biography',
  affiliations: 'Hospital affiliations',
  noAffiliations: 'No hospital yet.',
  treated: 'Treated diseases and symptoms',
  education: 'Education and trainings',
  awards: 'Awards and honors',
  publications: 'Publications',
  certificates: 'Other certificates',
  specialities: 'Available specialities',
  services: 'Other services provided',
  team: 'Medical team',
  doctors: (n: number, shown: number) =>
    `${n === 1 ? '1 doctor' : `${n} doctors`}${n > shown ? `, the first ${shown} of them here` : ''}`,
  pictures: (name: string) => `Pictures of ${name}`,
  people: 'People with access',
  reviews: 'Reviews',
  seePage: 'See the public page',

  sides: 'This pharmacy',
  aboutSide: 'About',
  drugsSide: 'Drugs',
  findDrug: 'Search a drug',
  noDrugs: 'Drugs not found',
  noDrugsSays: 'This pharmacy offers nothing yet.',
  drugsFailed: 'The drugs did not arrive',
  drugsLoading: 'Loading the drugs',
  inStock: 'In-stock',
  outOfStock: 'Out of stock',

  remove: 'Delete profile',
  edit: 'Edit profile',
  approve: 'Approve profile',
  unpublish: 'Unpublish profile',
  publicationMissing: (fields: string[]) => `Not ready to be published. Missing: ${fields.join(', ')}.`,
  publicationFields: {
    name: 'name',
    phone: 'phone number',
    registration: 'registration number',
    speciality: 'speciality',
    sector: 'sector',
  } satisfies Record<PublicationField, string>,
  noPicture: 'There is no picture yet. The profile can be published without one; patients trust a face more.',
  saving: 'Saving…',
  sure: 'Are you sure?',
  unpublishSays: (name: string) =>
    `Nobody finds ${name} on the public pages any more. What is booked and ordered stays. You can publish the profile again.`,
  removeSays: (name: string) => `${name} can no longer sign in and is found nowhere. This cannot be taken back.`,
  counting: 'Counting what is booked…',
  countFailed: 'What is booked could not be counted',
  countAgain: 'Count again',
  deleting: 'Deleting…',
  appointments: (n: number) =>
    n === 1 ? '1 coming appointment is cancelled.' : `${n} coming appointments are cancelled.`,
  orders: (n: number) => (n === 1 ? '1 open order is cancelled.' : `${n} open orders are cancelled.`),
  nothingOpen: 'No appointment is to come and no order is open.',
  refunded: 'What patients have paid for them goes back in full, and they are told.',
  owed: (amount: string) =>
    `${amount} are still owed to this member; they stay on the account until they are paid out.`,
  owes: (amount: string) => `This member owes ${amount} of what was paid in cash.`,
  nothingOwed: 'Nothing is owed.',
};

const ofKind: Record<Kind, KindWords> = {
  doctor: {
    tab: 'Doctors',
    one: 'Doctor',
    add: 'Add new doctor',
    none: 'No doctor yet',
    loading: 'Loading the doctors',
    failed: 'The doctors did not arrive',
  },
  hospital: {
    tab: 'Hospitals',
    one: 'Hospital',
    add: 'Add new hospital',
    none: 'No hospital yet',
    loading: 'Loading the hospitals',
    failed: 'The hospitals did not arrive',
  },
  laboratory: {
    tab: 'Laboratories',
    one: 'Laboratory',
    add: 'Add new laboratories',
    none: 'No laboratory yet',
    loading: 'Loading the laboratories',
    failed: 'The laboratories did not arrive',
  },
  pharmacy: {
    tab: 'Pharmacies',
    one: 'Pharmacy',
    add: 'Add new pharmacies',
    none: 'No pharmacy yet',
    loading: 'Loading the pharmacies',
    failed: 'The pharmacies did not arrive',
  },
};

const english = { ...en, ofKind };

export const texts: Catalogue<typeof english> = { en: english };
