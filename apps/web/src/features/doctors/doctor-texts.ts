// The texts of the page of one doctor. The texts of the list of doctors are in another file, so that each page loads
// only its own.
import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  title: 'Doctors',
  verified: 'RMDC verified',
  languages: 'Languages',
  home: 'Home',
  about: 'About',
  noBio: 'This doctor has not written about the work yet.',
  viewMore: 'View More',
  registration: 'Registration number',
  specialities: 'Specialities',
  noSpeciality: 'No Speciality',
  spoken: 'Languages spoken',
  treated: 'Treated diseases and symptoms',
  training: 'Education and training',
  awards: 'Awards and honors',
  publications: 'Publications',
  nothing: 'Nothing yet',
  where: 'Hospital affiliations',
  noHoursThere: 'No times to book here',
  noPlaces: 'Sees patients online.',
  sees: 'Sees patients',
  online: 'Online',
  inPerson: 'In person',
  both: 'Online and in person',
  makeAppointment: 'Make an appointment',
  cancelRule: 'Free to cancel until 4 hours before',
  chooseTime: 'Choose a time',
  map: 'On the map',
  approximate: 'Approximate: the middle of the sector.',
  approximateFor: (names: string) => `Approximate, the middle of the sector: ${names}.`,
  mapCredit: '© WASAC,Ltd., CC BY 4.0',
  mapOf: (names: string) => `Map of ${names}`,
  crumb: 'Doctors',
  detailTitle: (name: string, speciality: string | undefined) => (speciality ? `${name}, ${speciality}` : name),
  detailSays: (name: string, speciality: string | undefined, next: string | undefined) =>
    [
      `${name}${speciality ? `, ${speciality}` : ''}.`,
      next ? `Next free ${next}.` : '',
      'Times, price, reviews and booking.',
    ]
      .filter(Boolean)
      .join(' '),
};

export const texts: Catalogue<typeof en> = { en };
