import { expect, it } from 'vitest';
import { bodyOf, formOf, type Patient } from './profile-form.ts';

const patient: Patient = {
  id: '1',
  full_name: 'Aline Uwase',
  user_code: 'PAT2',
  picture: null,
  email: 'aline@example.org',
  gender: null,
  id_number: null,
  phone: '+250788123456',
  birth_date: null,
  address: null,
  account_type: 'patient',
};

it('the form of a patient’s profile sends the loaded fields unchanged, and no empty birth date', () => {
  expect(bodyOf(formOf(patient))).toEqual({
    full_name: 'Aline Uwase',
    email: 'aline@example.org',
    gender: '',
    id_number: '',
    phone: '+250 788 123 456',
    address: '',
  });
  expect(bodyOf({ ...formOf(patient), birth_date: '1990-01-01' })).toHaveProperty('birth_date', '1990-01-01');
});
