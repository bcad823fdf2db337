import { shownPhone } from '@ivuriro/contract/shown-phone';
import { francsOf } from '../../../lib/language/money.ts';
import type { Whereabouts } from '../../../domain/locations/divisions.ts';
import type { Field, FieldName } from './profile-fields.ts';
import type { Profile } from './profile.ts';
import { proseOf, richTextOf } from './html-to-text.ts';

/** The values of the fields, all of them strings. */
export type Form = Partial<Record<FieldName, string>>;

/** The stored profile as form values; defaults for a provider that is being created. */
export function formOf(profile: Profile | undefined): Form {
  if (!profile) return { slot_minutes: '60', type: 'Hospital' };
  const { name, email, phone } = profile;
  const contact = { name, email: email ?? '', phone: shownPhone(phone ?? '') };
  if ('bio' in profile) {
    return {
      ...contact,
      gender: profile.gender ?? '',
      RMDC_Reg_number: profile.RMDC_Reg_number ?? '',
      licence_expires_on: profile.licence_expires_on ?? '',
      verified: profile.verified ? '1' : '0',
      consultation_fee: profile.consultation_fee === null ? '' : String(profile.consultation_fee),
      slot_minutes: String(profile.slot_minutes),
      language_spoken: profile.language_spoken,
      bio: proseOf(profile.bio),
      education_trainings: profile.education_trainings,
      awards_honors: profile.awards_honors,
      publication: profile.publication,
      other_certificates: profile.other_certificates,
    };
  }
  return {
    ...contact,
    sector: profile.sector_code ? JSON.stringify(whereaboutsOf(profile)) : '',
    address: profile.address ?? '',
    about: proseOf(profile.about),
    otherServicesProvided: listText(profile.otherServicesProvided.map((service) => service.name)),
  };
}

type Place = { sector: string | null; sector_code: string | null; district: string | null };

/**
 * Derives the codes of province and district from the code of the sector, which begins with the code of its district,
 * which begins with the code of its province.
 */
function whereaboutsOf({ sector, sector_code, district }: Place): Whereabouts {
  const code = sector_code ?? '';
  return {
    province: { code: code.slice(0, -3), name: '' },
    district: { code: code.slice(0, -2), name: district ?? '' },
    sector: { code, name: sector ?? '' },
  };
}

/**
 * The request body: every required field, and the optional fields that were changed. Unchanged optional fields are left
 * out, because they could overwrite newer values.
 */
export function bodyOf(fields: Field[], stored: Form, form: Form): Record<string, string> {
  const changed = fields.filter(({ name, required }) => required || form[name] !== stored[name]);
  // a required choice has no empty value in the API, so an empty one is left out
  const sent = changed.filter(({ name, as, unset }) => as !== 'choice' || unset || form[name]);
  return Object.fromEntries(sent.map(({ name, as }) => [name, wireOf(as, form[name] ?? '')]));
}

function wireOf(as: Field['as'], value: string): string {
  if (as === 'rich') return richTextOf(value);
  if (as === 'sector') return value ? (placeIn(value).sector?.code ?? '') : '';
  // text that is not an amount is sent as it was typed, and the server refuses it
  if (as === 'money') return String(francsOf(value) ?? value);
  if (as === 'texts' || as === 'tags') return listText(listIn(value));
  return value.trim();
}

/**
 * The names of required fields that are empty, and of the sector field if a province or district is chosen without a
 * sector.
 */
export const gapsOf = (fields: Field[], form: Form): FieldName[] =>
  fields.filter((field) => lacks(field, form[field.name] ?? '')).map(({ name }) => name);

function lacks({ as, required }: Field, value: string): boolean {
  if (as === 'sector') return value !== '' && !placeIn(value).sector;
  return required === true && value.trim() === '';
}

/** The values of a JSON list `[{value}]`. */
export function listIn(text: string | undefined): string[] {
  if (!text) return [];
  return (JSON.parse(text) as { value: string }[]).map(({ value }) => value);
}

/** The JSON list of these values. Empty values stay in the form during typing; the server drops them. */
export const listText = (values: string[]): string => JSON.stringify(values.map((value) => ({ value })));

export const placeIn = (text: string | undefined): Whereabouts => (text ? (JSON.parse(text) as Whereabouts) : {});
