import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../data');
const readFile = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
const read = (name: string) => readFile(`demo-${name}.json`);

interface NamedPlace {
  name: string;
  /** The only specialities of the place; absent when it may have any. */
  only?: string[];
}
interface DemoReviews {
  /**
   * The stars and text of each review of an appointment; the next two lists are for reviews of laboratories and
   * pharmacies.
   */
  texts: [number, string][];
  laboratory: [number, string][];
  pharmacy: [number, string][];
  replies: string[];
}
export interface FictionalPlace extends NamedPlace {
  sector: number;
  address: string;
}
export interface RealHospital extends NamedPlace {
  district_code: number;
  /** The name of a sector in the district; null when it is unknown. */
  sector: string | null;
  lat: number;
  lng: number;
}
interface PricedTest {
  title: string;
  turn_around_time: string;
  price_rwf_demo: number;
}
/** The disease, complaint, findings and prescription of an invented consultation, with catalogue items by name. */
export interface Case {
  disease: string;
  reason: string;
  concern: string;
  assessment: string;
  comment: string;
  drugs: { name: string; form: string; periodicity: string; duration: string }[];
  tests: string[];
  imagings: string[];
}

/** Reads the texts that people wrote for the demo, and the hospitals and tests of the product's own catalogue. */
export function readSource() {
  const { only, ...places } = read('places') as Record<'clinics' | 'laboratories' | 'pharmacies', FictionalPlace[]> & {
    only: Record<string, string[]>;
  };
  const hospitals = (readFile('hospitals.json') as { items: RealHospital[] }).items;
  return {
    names: read('names') as { female: string[]; male: string[]; family: string[]; known: string[] },
    hospitals: hospitals.map((one) => (only[one.name] ? { ...one, only: only[one.name]! } : one)),
    places,
    specialities: read('specialities') as Record<string, { sees: string; treats: string[]; doctors: number }>,
    cases: read('cases') as Case[],
    tests: (readFile('lab-tests.json') as { items: PricedTest[] }).items,
    reviews: read('reviews') as DemoReviews,
    content: read('content') as { texts: Record<string, string>; articles: { title: string; content: string }[] },
  };
}
export type Source = ReturnType<typeof readSource>;
