import type { Kind } from '@ivuriro/contract';
import type { ImportKey } from '../../shared/csv/imported.ts';

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

/** Where each kind of member comes in from a file, and by which columns. */
export const imports: Record<Kind, { to: ImportKey; columns: readonly string[] }> = {
  doctor: {
    to: 'POST /admin/doctors/import',
    columns: doctor,
  },
  hospital: { to: 'POST /admin/hospitals/import', columns: [...place, 'type'] },
  laboratory: { to: 'POST /admin/laboratories/import', columns: place },
  pharmacy: { to: 'POST /admin/pharmacies/import', columns: place },
};
