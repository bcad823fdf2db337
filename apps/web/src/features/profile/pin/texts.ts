import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  title: 'On the map',
  by: {
    pinned: 'You set this pin. It stays when you change the street, and goes when you change the sector.',
    found: 'We found this point by your address. Set the pin if it is not right.',
    sector: 'Only your sector is known: patients see “approximate”. Set the pin at your door.',
  },
  noSector: 'Choose your sector first; then you can set the pin at your door.',
  failed: 'The point on the map did not arrive',
  set: 'Set the pin',
  dialogTitle: 'Where is your door?',
  says: 'Drag the pin, press the map, or move the pin with the arrow keys.',
  mapOf: 'Map with your pin',
  pin: 'Your pin',
  coordinates: 'Coordinates',
  coordinatesHint: 'Latitude and longitude, such as -1.95423, 30.10922. You can paste them from another map.',
  wrong: 'Write the latitude, a comma and the longitude.',
  locate: 'I am there now: use my location',
  locating: 'Finding where you are…',
  refused: 'Your browser does not share your location. Move the pin, or paste the coordinates.',
  unavailable: 'Your device does not know where it is now. Try again, or move the pin.',
  save: 'Save the pin',
  saving: 'Saving…',
  remove: 'Remove the pin',
  removing: 'Removing…',
};

export const texts: Catalogue<typeof en> = { en };
