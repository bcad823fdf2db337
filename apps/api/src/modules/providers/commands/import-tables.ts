import { placeForm } from '@ivuriro/contract/profiles';
import { adminDoctorForm, hospitalForm } from '@ivuriro/contract/members';
import * as z from 'zod';
import { listOfCell } from '../../../platform/csv/lists.ts';
import type { Table } from '../../imports/index.ts';
import { memberImporter } from './import-members.ts';
import type { NewDoctor, NewPlace } from './create-member.ts';
import { doctorColumns, locationColumns, type PlaceKind, placeColumns } from '../domain/profile-columns.ts';
import { refreshSearch, refreshSearchWithTeams } from './refresh-search.ts';
import { sectorReader } from '../queries/sectors.queries.ts';

const doctorFields = 'phone gender bio RMDC_Reg_number licence_expires_on consultation_fee slot_minutes'.split(' ');
const doctorLists = ['education_trainings', 'awards_honors', 'language_spoken', 'publication', 'other_certificates'];
const placeLists = ['otherServicesProvided'];

/** Converts a cell with several values, such as 'English; Kinyarwanda', into the list that the API takes. */
const withLists = <T>(names: string[], form: z.ZodType<T>): z.ZodType<T> =>
  z.preprocess((cells) => {
    const row = { ...(cells as Record<string, string>) };
    for (const name of names) if (row[name]) row[name] = listOfCell(row[name]);
    return row;
  }, form);

/**
 * The import table of doctors, who are identified by e-mail address. A new doctor is unpublished and is mailed a link
 * to set a password.
 */
export const doctorTable: Table<NewDoctor> = {
  object: 'provider',
  needed: ['name', 'email'],
  others: [...doctorFields, ...doctorLists],
  cells: { consultation_fee: 'whole', slot_minutes: 'whole', licence_expires_on: 'day' },
  row: withLists(doctorLists, adminDoctorForm.omit({ verified: true })),
  open: (trx, now) =>
    memberImporter(trx, 'doctor', now, {
      reader: async () => (form) => {
        const { licence_expires_on } = form;
        return { ...doctorColumns(form), ...(licence_expires_on === undefined ? {} : { licence_expires_on }) };
      },
      refresh: refreshSearch,
    }),
};

/**
 * The import table of places, which are identified by e-mail address. Only hospitals have a type, which an import does
 * not change.
 */
export const placeTable = (kind: PlaceKind): Table<NewPlace> => ({
  object: 'provider',
  needed: ['name', 'email'],
  others: ['phone', 'sector', 'address', 'about', ...(kind === 'hospital' ? ['type'] : []), ...placeLists],
  cells: {},
  row: withLists(placeLists, kind === 'hospital' ? hospitalForm : placeForm),
  open: (trx, now) =>
    memberImporter(trx, kind, now, {
      reader: async (forms) => {
        const codeOf = await sectorReader(trx, [...new Set(forms.flatMap(({ sector }) => sector ?? []))]);
        return (form, known) => ({
          ...placeColumns(form),
          ...(form.sector === undefined ? {} : locationColumns(codeOf(form.sector))),
          ...(known ? {} : { type: form.type }),
        });
      },
      refresh: refreshSearchWithTeams,
    }),
});
