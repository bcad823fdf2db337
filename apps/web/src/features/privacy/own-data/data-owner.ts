/** The kind of person whose data the page shows; the texts of the page depend on it. */
export type Whose = 'patient' | 'provider' | 'admin';
