import type { Kind } from './endpoint.ts';

/**
 * Fields that a profile must contain before it is published, because patients look for them and the administrator
 * checks them.
 */
export const publicationNeeds = {
  doctor: ['name', 'speciality', 'registration'],
  hospital: ['name', 'phone', 'sector'],
  laboratory: ['name', 'phone', 'sector'],
  pharmacy: ['name', 'phone', 'sector'],
} as const satisfies Record<Kind, readonly string[]>;
/**
 * Fields without which no profile is published. An administrator who entered the profile, and is responsible for it,
 * may publish it without the other required fields.
 */
export const indispensable: readonly PublicationField[] = ['name', 'speciality'];
export type PublicationField = (typeof publicationNeeds)[Kind][number];
