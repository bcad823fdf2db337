import { createContext, useContext } from 'react';

export type Locale = 'en' | 'rw' | 'fr';

/** English is complete and sets the type; another language may lack a whole catalogue, but no single text of one. */
export type Catalogue<M> = { en: M } & Partial<Record<Locale, M>>;

const LocaleContext = createContext<Locale>('en');

export function useTexts<M>(catalogue: Catalogue<M>): M {
  return catalogue[useContext(LocaleContext)] ?? catalogue.en;
}
