import type { Api } from '../../lib/api/contract.ts';
import type { Catalogue } from '../../lib/language/texts.ts';

type Child = Api['POST /patient/dependants']['body'];

const en = {
  home: 'Home',
  title: 'My family',
  says: 'Each child has a medical record of its own. You look after it: you book and pay, and you read what doctors write, until the child is 16.',
  loading: 'Loading your family',
  failed: 'Your family did not arrive',
  none: 'No child here yet',
  noneSays: 'Add a child under 16, and book or order for them in their own name.',
  add: 'Add a child',
  born: (day: string, age: string) => `Born ${day} (${age})`,
  age: (years: number, months: number) =>
    years > 1 ? `${years} years` : years === 1 ? '1 year' : months === 1 ? '1 month' : `${months} months`,
  code: 'Patient code',
  youAre: {
    Mother: 'You are the mother',
    Father: 'You are the father',
    Grandparent: 'You are a grandparent',
    Relative: 'You are a relative',
    Guardian: 'You are the guardian',
  } satisfies Record<Child['relation'], string>,
  actFor: (name: string) => `Act for ${name}`,
  actsNow: 'You act for this child',
  signInAgain: 'Added on another device: sign in again to act for this child.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeSays: 'You no longer act for this child. A record without appointments, orders and payments is deleted.',
  keep: 'Keep',
  removing: 'Removing…',
  inOwnAccount: 'To add or remove a child, go back to your own account.',
  ownAccount: 'My account',
  youActFor: (name: string) => `You act for ${name}.`,
  youActForSays: 'What you book, order and read here belongs to the child.',
  addTitle: 'Add a child',
  addSays: 'The child gets a medical record of its own. You agree to the terms of use and the privacy policy for it.',
  name: 'Full name of the child',
  birthDate: 'Birth date',
  birthDateHint: 'Children under 16. From 16 on, people sign up themselves.',
  relation: 'You are the child’s',
  relations: {
    Mother: 'Mother',
    Father: 'Father',
    Grandparent: 'Grandparent',
    Relative: 'Other relative',
    Guardian: 'Guardian',
  } satisfies Record<Child['relation'], string>,
  gender: 'Gender of the child',
  genders: { Female: 'Female', Male: 'Male', 'Prefer not to say': 'Prefer not to say' } satisfies Record<
    Child['gender'],
    string
  >,
  chooseOne: 'Choose one',
  needName: 'Enter the name of the child.',
  needBirthDate: 'Enter the birth date.',
  needRelation: 'Say what you are to the child.',
  needGender: 'Choose one.',
  saveChild: 'Add the child',
  saving: 'Adding…',
  notAdded: 'The child was not added',
};

export const texts: Catalogue<typeof en> = { en };
