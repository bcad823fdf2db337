/** Everything that the printed consultation file contains. */
export interface DocumentContent {
  code: string;
  /** The URL at which anyone can check the code. */
  verifyUrl: string;
  /** For example `Friday 20 November 2026`. */
  savedOn: string;
  /** Versions from 2 on are printed on each page, because the document replaced an earlier one. */
  version: number;
  patient: { name: string; code: string; born: string | null };
  doctor: { name: string; registration: string | null; speciality: string };
  appointment: { code: string; day: string; time: string; place: string };
  concern: string;
  assessment: string;
  diagnosis: string[];
  drugs: { name: string; often: string; long: string }[];
  tests: string[];
  imagings: string[];
  comment: string;
}

/** The registration number after the name of the council; the name is added unless the doctor entered it. */
export function registrationOf(registration: string | null): string | null {
  if (!registration) return null;
  return /^rmdc\b/i.test(registration) ? registration : `RMDC No. ${registration}`;
}
