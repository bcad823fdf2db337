import { wordsOf } from '../../../platform/words.ts';

/** The places that a list of doctors is about. */
export interface PlacesSought {
  /** The hospital on whose page the list is. */
  hospitalId?: string | undefined;
  /** The codes of the districts of the filter. */
  districts?: readonly number[] | undefined;
  /** The codes of the provinces, districts and sectors that the search means. */
  divisions?: readonly number[] | undefined;
  /** The phrases of the search that mean a division, or that may name a hospital. */
  phrases?: readonly PlacePhrase[] | undefined;
}
interface PlacePhrase {
  words: readonly string[];
  divisions: readonly number[];
}

interface Hospital {
  id: string;
  name: string;
  sector_code: number | null;
  district_code: number | null;
}

/**
 * Those of a doctor's hospitals that a list is about: the one of the page, or those in the districts of the filter and of
 * the search, or that the search calls by name. Phrases that are in the doctor's own name do not count.
 */
export function hospitalsSought<Place extends Hospital>(
  doctor: { name: string; hospitals: readonly Place[] },
  { hospitalId, districts, divisions = [], phrases = [] }: PlacesSought,
): Place[] {
  if (hospitalId) return doctor.hospitals.filter(({ id }) => id === hospitalId);
  const within = districts ? doctor.hospitals.filter((one) => isIn(one, districts)) : doctor.hospitals;
  const telling = phrases.filter(({ words }) => !hasWords(doctor.name, words));
  const holds = (hospital: Place, phrase: PlacePhrase) =>
    isIn(hospital, phrase.divisions) || hasWords(hospital.name, phrase.words);
  const meant = within.filter((one) => telling.length > 0 && telling.every((phrase) => holds(one, phrase)));
  if (meant.length > 0) return meant;
  return districts ? [...within] : within.filter((one) => isIn(one, divisions));
}

const hasWords = (name: string, beginnings: readonly string[]): boolean => {
  const words = wordsOf(name);
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
};

const isIn = ({ sector_code: sector, district_code: district }: Hospital, divisions: readonly number[]): boolean =>
  [sector, district, district === null ? null : Math.floor(district / 10)].some(
    (code) => code !== null && divisions.includes(code),
  );
