import { createContext, useContext } from 'react';

export type Locale = 'en' | 'rw' | 'fr';

/** Every catalogue has English, which sets the type. Another language has all texts of a catalogue or none. */
export type Catalogue<M> = { en: M } & Partial<Record<Locale, M>>;

const LocaleContext = createContext<Locale>('en');

export function useTexts<M>(catalogue: Catalogue<M>): M {
  return catalogue[useContext(LocaleContext)] ?? catalogue.en;
}
