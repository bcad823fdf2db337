/** Everything that the printed consultation file contains. */
export interface DocumentContent {
  code: string;
  /** The address at which anyone can check the code. */
  verifyUrl: string;
  /** For example `Friday 20 November 2026`. */
  savedOn: string;
  /** From 2 on the document says that an earlier one was replaced. */
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

/** The registration number with the council's name before it, which some doctors enter themselves. */
export function registrationOf(registration: string | null): string | null {
  if (!registration) return null;
  return /^rmdc\b/i.test(registration) ? registration : `RMDC No. ${registration}`;
}
