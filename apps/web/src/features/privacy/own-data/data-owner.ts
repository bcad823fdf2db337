/** The kind of person whose data the page shows, by which its texts differ. */
export type Whose = 'patient' | 'provider' | 'admin';
