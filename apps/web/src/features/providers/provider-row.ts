import { areaOf } from '../../domain/places/place.ts';
import type { MemberRow } from './providers.ts';

/** What a doctor practises, or where a place lies; '' when nothing is known yet. */
export const aboutRow = (row: MemberRow): string =>
  'doctorSpecialties' in row
    ? row.doctorSpecialties.map(({ name }) => name).join(', ')
    : [row.address, areaOf(row)].filter(Boolean).join(', ');

export const pictureOf = (row: MemberRow) => ('primary_picture' in row ? row.primary_picture : row.picture);
