import { areaOf } from '../../domain/places/place.ts';
import type { MemberRow } from './providers.ts';

/** The specialities of a doctor or the address of a place; '' while neither is known. */
export const aboutRow = (row: MemberRow): string =>
  'doctorSpecialties' in row
    ? row.doctorSpecialties.map(({ name }) => name).join(', ')
    : [row.address, areaOf(row)].filter(Boolean).join(', ');

export const pictureOf = (row: MemberRow) => ('primary_picture' in row ? row.primary_picture : row.picture);
