import type { ownProfiles } from '@ivuriro/contract/profiles';
import type { Kind } from '@ivuriro/contract/endpoint';
import { readLine } from '@ivuriro/contract/text';
import type { CallOf } from '../../../platform/http/call.ts';
import { problem } from '../../../platform/errors.ts';
import { cleanRichText } from '../../../platform/rich-text.ts';

export type PlaceKind = Exclude<Kind, 'doctor'>;
export type DoctorForm = CallOf<typeof ownProfiles.updateDoctor>['body'];
export type PlaceForm = CallOf<typeof ownProfiles.updateHospital>['body'];
export type Columns = Record<string, unknown>;

const doctorLists = [
  'education_trainings',
  'awards_honors',
  'language_spoken',
  'publication',
  'other_certificates',
] as const;

/**
 * Converts the form of a doctor into columns; a field that was not sent is left out. Throws 422 for a list that cannot
 * be parsed.
 */
export const doctorColumns = (form: DoctorForm): Columns =>
  said({
    gender: form.gender,
    bio: form.bio === undefined ? undefined : cleanRichText(form.bio),
    consultation_fee: form.consultation_fee,
    slot_minutes: form.slot_minutes,
    rmdc_number: form.RMDC_Reg_number === undefined ? undefined : form.RMDC_Reg_number || null,
    ...Object.fromEntries(doctorLists.map((field) => [field, listIn(field, form[field])])),
  });

/** Converts the form of a place into columns, without its location. */
export const placeColumns = (form: PlaceForm): Columns =>
  said({
    about: form.about === undefined ? undefined : cleanRichText(form.about),
    address: form.address === undefined ? undefined : addressMeant(form.address),
    other_services: listIn('otherServicesProvided', form.otherServicesProvided),
  });

/** The columns that doctors and places share. */
export const providerColumns = (form: { name: string; phone?: string | undefined }) => ({
  name: form.name,
  ...(form.phone === undefined ? {} : { phone: form.phone || null }),
});

/** The location columns of a place. A database trigger (`place_located`) sets its point on the map. */
export const locationColumns = (sector: number | null): Columns => ({
  sector_code: sector,
  district_code: sector === null ? null : Math.floor(sector / 100),
});

export const addressMeant = (text: string): string | null =>
  text === '' || text.toLowerCase() === 'none' ? null : text;

const listIn = (field: string, text: string | undefined) =>
  text === undefined ? undefined : readJsonList(field, text);

export const said = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

const mostValues = 50;
const longestValue = 500;

/** Parses `[{value}]` from JSON text, which is how forms send lists; empty values are dropped. */
function readJsonList(field: string, text: string): { value: string }[] {
  const wrong = () => problem('validation_failed', `The list ${field} cannot be read.`);
  let list: unknown;
  try {
    list = JSON.parse(text === '' ? '[]' : text);
  } catch {
    throw wrong();
  }
  if (!Array.isArray(list) || list.length > mostValues) throw wrong();
  return list
    .map((item: unknown) => {
      const value = typeof item === 'object' && item !== null && 'value' in item ? item.value : item;
      if (typeof value !== 'string' || value.length > longestValue) throw wrong();
      return { value: readLine(value) };
    })
    .filter(({ value }) => value !== '');
}
