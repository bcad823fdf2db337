import type { Module } from '../../platform/module.ts';

export { contactOf, patientRefs, type PatientRef } from './people.ts';
export { createProfile, type NewProfile, picturesFor } from './slots.ts';

export const identity: Module = { name: 'identity', routes: [] };
