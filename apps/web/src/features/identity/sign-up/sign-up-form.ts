import type { Api } from '../../../lib/api/contract.ts';
import type { Whereabouts } from '../../../domain/locations/divisions.ts';
import type { Words } from '../texts.ts';

export const typeNames = ['type_patient', 'type_doctor', 'type_hospital', 'type_lab', 'type_pharmacy'] as const;
export type TypeName = (typeof typeNames)[number];

type Body = Api['POST /register']['body'];
export type Gender = NonNullable<Body['gender']>;
export type PlaceType = NonNullable<Body['type']>;

/** The fields that are stored so that a reload does not lose them: all but the passwords and the consent. */
export type SignUpDraft = {
  /** How the person wants to sign in later; only a patient may do so by a code alone. */
  by: 'password' | 'code';
  types: TypeName[];
  name: string;
  email: string;
  phone: string;
  address: string;
  id_number: string;
  birth_date: string;
  gender: Gender | '';
  type: PlaceType | '';
  where: Whereabouts;
};

export const emptyDraft: SignUpDraft = {
  by: 'password',
  types: [],
  name: '',
  email: '',
  phone: '',
  address: '',
  id_number: '',
  birth_date: '',
  gender: '',
  type: '',
  where: {},
};

/**
 * The empty form. The patient account is ticked already for people who come from a booking, an order or another page of
 * patients.
 */
export function emptyDraftAt({ pathname, search }: { pathname: string; search: string }): SignUpDraft {
  const forPatient = new URLSearchParams(search).has('then') || /^\/(profile|meet)(\/|$)/.test(pathname);
  return forPatient ? { ...emptyDraft, types: ['type_patient'] } : emptyDraft;
}

const isPatientOnly = (types: readonly TypeName[]): boolean => types.length === 1 && types[0] === 'type_patient';

/**
 * Returns the parts of the form that the ticked account types need. `choice`: whether the person may choose to sign in
 * with a code from the phone instead of a password.
 */
export function partsOf(types: readonly TypeName[]) {
  const has = (...oneOf: TypeName[]) => oneOf.some((type) => types.includes(type));
  return {
    form: types.length > 0,
    choice: isPatientOnly(types),
    person: has('type_patient', 'type_doctor'),
    place: has('type_hospital', 'type_lab', 'type_pharmacy'),
  };
}

/** Whether the person signs up with a phone number and a code, without an e-mail address and a password. */
export const isByCode = ({ by, types }: SignUpDraft): boolean => by === 'code' && isPatientOnly(types);

export type Secrets = { password: string; password_confirmation: string; isAgreeTerms: boolean };

/** The error texts by field; only fields with an error are included. */
export type FieldErrors = Partial<
  Record<
    | 'name'
    | 'email'
    | 'phone'
    | 'phone_code'
    | 'birth_date'
    | 'type'
    | 'password'
    | 'password_confirmation'
    | 'isAgreeTerms',
    string
  >
>;

/** Checks the rules that need no server. Only the server knows whether an email is in use or a code is correct. */
export function errorsIn(draft: SignUpDraft, secrets: Secrets, t: Words): FieldErrors {
  const { types } = draft;
  const byCode = isByCode(draft);
  const problems: [keyof FieldErrors, boolean, string][] = [
    ['name', !draft.name.trim(), t.needName],
    ['email', !byCode && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()), t.needEmail],
    ['phone', byCode && !draft.phone.trim(), t.needPhone],
    ['birth_date', types.includes('type_patient') && !draft.birth_date, t.needBirthDate],
    ['type', types.includes('type_hospital') && !draft.type, t.needType],
    ['password', !byCode && secrets.password.length < 8, t.needPassword],
    ['password_confirmation', !byCode && secrets.password !== secrets.password_confirmation, t.needSamePassword],
    ['isAgreeTerms', !secrets.isAgreeTerms, t.needTerms],
  ];
  return Object.fromEntries(problems.filter(([, wrong]) => wrong).map(([field, , sentence]) => [field, sentence]));
}

/** The body of the sign-up request. The fields of parts that the form no longer shows are left out. */
export function bodyOf(draft: SignUpDraft, secrets: Secrets, phone_code: string): Body {
  const { types, name, email, phone, address, id_number, birth_date, gender, type, where } = draft;
  const { person, place } = partsOf(types);
  const { isAgreeTerms } = secrets;
  return {
    ...Object.fromEntries(types.map((ticked) => [ticked, true])),
    name,
    phone,
    address,
    ...(person && { id_number, birth_date, ...(gender && { gender }) }),
    ...(place && { sector: where.sector?.code ?? '', ...(type && { type }) }),
    ...(isByCode(draft) ? { phone_code, isAgreeTerms } : { email, ...secrets }),
  };
}
