import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  home: 'Home',
  title: 'Where are you?',
  says: 'The list then begins with the nearest. Your place is used for this alone.',
  saysHowFar: 'The list then says how far each pharmacy is. Your place is used for this alone.',
  locate: 'Use my location',
  locating: 'Finding where you are…',
  refused: 'Your browser does not share your location. Enter your sector instead.',
  unavailable: 'Your phone does not know where it is now. Try again, or enter your sector.',
  or: 'or',
  sector: 'Your sector',
  hint: 'For example Remera (Gasabo).',
  missing: 'Enter the sector you are in.',
  unknown: (text: string) => `We do not know the sector “${text}”. Choose one of the list.`,
  show: 'Show the nearest',
};

export const texts: Catalogue<typeof en> = { en };
