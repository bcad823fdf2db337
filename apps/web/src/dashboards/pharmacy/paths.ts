export const HOME = '/dashboard/pharmacy';
export const PRESCRIPTIONS = `${HOME}/prescriptions`;
export const DISPENSING = `${HOME}/dispensing`;
export const DRUGS = `${HOME}/drugs`;
