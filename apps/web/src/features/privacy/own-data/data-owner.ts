/** Whose data it is, as far as the words differ. */
export type Whose = 'patient' | 'provider' | 'admin';
