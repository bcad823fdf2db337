export const HOME = '/dashboard/pharmacy';
export const PRESCRIPTIONS = `${HOME}/prescriptions`;
export const DRUGS = `${HOME}/drugs`;
