import { wordsOf } from '../../../platform/words.ts';

/** The places to which the filters, the search or the page restrict a list of doctors. */
export interface PlacesSought {
  /** The hospital on whose page the list is shown. */
  hospitalId?: string | undefined;
  /** The codes of the districts that the filter names. */
  districts?: readonly number[] | undefined;
  /** The codes of the provinces, districts and sectors that the search text names. */
  divisions?: readonly number[] | undefined;
  /** The phrases of the search text that name a division, or that may be part of a hospital's name. */
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
 * Returns those hospitals of a doctor to which a list is restricted. On the page of a hospital it is that hospital. In
 * other lists they are the hospitals in the districts of the filter, and in the places or with the name that the search
 * text names. Phrases that occur in the doctor's own name are ignored.
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
