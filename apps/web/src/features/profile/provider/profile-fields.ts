import type { Kind } from '@ivuriro/contract';

/**
 * The type of control that edits a field. All form values are strings: `texts` and `tags` are JSON lists in the API,
 * and `flag` is '1' or '0'.
 */
type As = 'text' | 'email' | 'phone' | 'money' | 'day' | 'flag' | 'choice' | 'rich' | 'texts' | 'tags' | 'sector';

export type Field = {
  name: FieldName;
  as: As;
  /** Whether the control takes the full width of the form. */
  wide?: true;
  required?: true;
  /** The options of a field of type `choice`; their labels are in the texts. */
  values?: readonly string[];
  /** Whether the choice is optional, so that it can be cleared. */
  unset?: true;
  /** Present if only administrators see the field: `admin` always, `founder` only while they create the provider. */
  by?: 'admin' | 'founder';
};

export type FieldName =
  | 'name'
  | 'email'
  | 'phone'
  | 'type'
  | 'gender'
  | 'RMDC_Reg_number'
  | 'licence_expires_on'
  | 'verified'
  | 'consultation_fee'
  | 'slot_minutes'
  | 'language_spoken'
  | 'bio'
  | 'education_trainings'
  | 'awards_honors'
  | 'publication'
  | 'other_certificates'
  | 'sector'
  | 'address'
  | 'about'
  | 'otherServicesProvided';

const contact: Field[] = [
  { name: 'name', as: 'text', wide: true, required: true },
  { name: 'email', as: 'email', required: true },
  { name: 'phone', as: 'phone' },
];

const doctor: Field[] = [
  ...contact,
  { name: 'gender', as: 'choice', values: ['Male', 'Female'], unset: true },
  { name: 'RMDC_Reg_number', as: 'text' },
  { name: 'licence_expires_on', as: 'day', by: 'admin' },
  { name: 'verified', as: 'flag', by: 'admin' },
  { name: 'consultation_fee', as: 'money' },
  { name: 'slot_minutes', as: 'choice', values: ['60', '30', '15'] },
  { name: 'bio', as: 'rich', wide: true },
  { name: 'language_spoken', as: 'tags', wide: true },
  { name: 'education_trainings', as: 'texts', wide: true },
  { name: 'awards_honors', as: 'texts', wide: true },
  { name: 'publication', as: 'texts', wide: true },
  { name: 'other_certificates', as: 'texts', wide: true },
];

const place: Field[] = [
  ...contact,
  { name: 'sector', as: 'sector', wide: true },
  { name: 'address', as: 'text', wide: true },
  { name: 'about', as: 'rich', wide: true },
  { name: 'otherServicesProvided', as: 'tags', wide: true },
];

const fields: Record<Kind, Field[]> = {
  doctor,
  hospital: [
    { name: 'type', as: 'choice', values: ['Hospital', 'Clinic'], required: true, wide: true, by: 'founder' },
    ...place,
  ],
  laboratory: place,
  pharmacy: place,
};

/**
 * The fields of a profile form. An administrator sees more fields than the provider, and even more while creating a
 * provider.
 */
export const fieldsOf = (kind: Kind, who: { admin: boolean; isNew: boolean }): Field[] =>
  fields[kind].filter(({ by }) => by === undefined || (who.admin && (by === 'admin' || who.isNew)));
