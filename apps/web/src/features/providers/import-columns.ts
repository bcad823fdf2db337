import type { Kind } from '@ivuriro/contract';
import type { ImportList } from '../../domain/imports/import-run.ts';

const place = ['name', 'email', 'phone', 'sector', 'address', 'about', 'otherServicesProvided'];

const doctor = [
  'name',
  'email',
  'phone',
  'gender',
  'bio',
  'RMDC_Reg_number',
  'licence_expires_on',
  'consultation_fee',
  'slot_minutes',
  'language_spoken',
  'education_trainings',
  'awards_honors',
  'publication',
  'other_certificates',
];

/** For each kind of provider, the name of the import list and its columns. */
export const imports: Record<Kind, { list: ImportList; columns: readonly string[] }> = {
  doctor: { list: 'doctors', columns: doctor },
  hospital: { list: 'hospitals', columns: [...place, 'type'] },
  laboratory: { list: 'laboratories', columns: place },
  pharmacy: { list: 'pharmacies', columns: place },
};
