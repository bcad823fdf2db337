/** Everything that a printed consultation file says. */
export interface DocumentContent {
  code: string;
  /** Where anyone can check the code. */
  verifyUrl: string;
  /** `Friday 20 November 2026` */
  savedOn: string;
  /** 2 and more say that an earlier paper was replaced. */
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

/** With the council's name before it, which some doctors write themselves. */
export function registrationOf(registration: string | null): string | null {
  if (!registration) return null;
  return /^rmdc\b/i.test(registration) ? registration : `RMDC No. ${registration}`;
}
