import { shownPhone } from '@ivuriro/contract/shown-phone';
import type { Api } from '../../../lib/api/contract.ts';

export type Patient = Api['GET /patient/details']['data'];
export type ProfileForm = {
  full_name: string;
  email: string;
  gender: string;
  id_number: string;
  phone: string;
  birth_date: string;
  address: string;
};

export function formOf(patient: Patient): ProfileForm {
  const { full_name, email, gender, id_number, phone, birth_date, address } = patient;
  return {
    full_name,
    email: email ?? '',
    gender: gender ?? '',
    id_number: id_number ?? '',
    phone: shownPhone(phone ?? ''),
    birth_date: birth_date ?? '',
    address: address ?? '',
  };
}

/** A missing birth date is left out, as an empty one would be invalid. */
export function bodyOf({ gender, birth_date, ...form }: ProfileForm): Api['POST /patient/update_profile']['body'] {
  return {
    ...form,
    gender: gender as Api['POST /patient/update_profile']['body']['gender'],
    ...(birth_date && { birth_date }),
  };
}
