/** Everything that the printed consultation file contains. */
export interface DocumentContent {
  code: string;
  /** The URL at which anyone can check the code. */
  verifyUrl: string;
  /** For example `Friday 20 November 2026`. */
  savedOn: string;
  /** The version of the file. From 2 on it is printed on each page, because the document replaces an earlier one. */
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

/** The doctor's registration number with the name of the council before it, unless the doctor has entered that name. */
export function registrationOf(registration: string | null): string | null {
  if (!registration) return null;
  return /^rmdc\b/i.test(registration) ? registration : `RMDC No. ${registration}`;
}
