import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  title: 'Edit profile',
  code: 'Patient code',
  pictureOf: (name: string) => `Picture of ${name}`,
  choosePicture: 'Choose a picture',
  changePicture: 'Change the picture',
  removePicture: 'Remove the picture',
  name: 'Full name',
  email: 'E-mail',
  gender: 'Gender',
  chooseOne: 'Choose one',
  genders: { Male: 'Male', Female: 'Female', 'Prefer not to say': 'Prefer not to say' },
  idNumber: 'ID number',
  phone: 'Phone number',
  contactOfOther: (contact: string) => `News is sent to you, at ${contact}.`,
  phoneExample: '0788 123 456',
  birthDate: 'Birth date',
  address: 'Address',
  save: 'Save',
  saving: 'Saving…',
  failed: 'Something went wrong',
  notArrived: 'Your profile did not arrive',
};

export const texts: Catalogue<typeof en> = { en };
