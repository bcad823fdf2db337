import type { Kind } from './endpoint.ts';

/** Fields that a profile needs before it is published: patients look for them, and the administrator checks them. */
export const publicationNeeds = {
  doctor: ['name', 'speciality', 'registration'],
  hospital: ['name', 'phone', 'sector'],
  laboratory: ['name', 'phone', 'sector'],
  pharmacy: ['name', 'phone', 'sector'],
} as const satisfies Record<Kind, readonly string[]>;
/**
 * Fields without which no profile is published. The other fields may follow when an administrator has entered the
 * profile and is responsible for it.
 */
export const indispensable: readonly PublicationField[] = ['name', 'speciality'];
export type PublicationField = (typeof publicationNeeds)[Kind][number];
