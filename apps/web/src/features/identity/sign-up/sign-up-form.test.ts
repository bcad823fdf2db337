import { describe, expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { bodyOf, emptyDraft, emptyDraftAt, errorsIn, partsOf, type SignUpDraft } from './sign-up-form.ts';

const secrets = { password: 'p', password_confirmation: 'p', isAgreeTerms: true };
const typed: SignUpDraft = {
  ...emptyDraft,
  name: 'Aline',
  email: 'aline@example.org',
  id_number: '1 1990',
  birth_date: '1990-01-01',
  gender: 'Female',
  type: 'Clinic',
  where: { sector: { code: '1101', name: 'Gitega' } },
};

describe('the sign-up form', () => {
  it('the fields of the sign-up form appear once an account type is ticked', () => {
    expect(partsOf([]).form).toBe(false);
    expect(partsOf(['type_lab']).form).toBe(true);
  });

  it.each([
    ['type_patient', { person: true, place: false }],
    ['type_doctor', { person: true, place: false }],
    ['type_hospital', { person: false, place: true }],
    ['type_lab', { person: false, place: true }],
    ['type_pharmacy', { person: false, place: true }],
  ] as const)('the sign-up form shows for %s only the fields of that account type', (type, parts) =>
    expect(partsOf([type])).toMatchObject(parts),
  );

  it.each([
    ['/doctors/view/7?dialog=sign-up&then=appointment', ['type_patient']],
    ['/laboratories/7/tests?dialog=sign-up&then=order', ['type_patient']],
    ['/profile/appointment?dialog=sign-up', ['type_patient']],
    ['/meet/abc?dialog=sign-up', ['type_patient']],
    ['/?dialog=sign-up', []],
  ])('somebody who signs up at %s finds these account types ticked: %j', (address, types) =>
    expect(emptyDraftAt(new URL(address, 'http://localhost')).types).toEqual(types),
  );

  it('the sign-up form does not send fields that were filled in but are no longer shown', () => {
    const body = bodyOf({ ...typed, types: ['type_hospital'] }, secrets, '');
    expect(body).toMatchObject({ type_hospital: true, type: 'Clinic', sector: '1101', isAgreeTerms: true });
    expect(body).not.toHaveProperty('birth_date');
    expect(body).not.toHaveProperty('type_patient');
  });

  it('the sign-up form sends the fields of a person and of a place when account types of both are ticked, and leaves out an empty optional field', () => {
    const body = bodyOf({ ...typed, gender: '', types: ['type_doctor', 'type_hospital'] }, secrets, '');
    expect(body).toMatchObject({ type_doctor: true, type_hospital: true, id_number: '1 1990', sector: '1101' });
    expect(body).not.toHaveProperty('gender');
  });

  it('the sign-up form reports an error at each missing field, in the order of the fields', () => {
    const nothing = { password: '', password_confirmation: '', isAgreeTerms: false };
    const missing = (types: SignUpDraft['types']) => Object.keys(errorsIn({ ...emptyDraft, types }, nothing, texts.en));
    expect(missing(['type_patient'])).toEqual(['name', 'email', 'birth_date', 'password', 'isAgreeTerms']);
    expect(missing(['type_hospital'])).toEqual(['name', 'email', 'type', 'password', 'isAgreeTerms']);
    expect(missing(['type_lab'])).toEqual(['name', 'email', 'password', 'isAgreeTerms']);
  });

  it('the sign-up form reports two passwords that differ, and reports no error when it is complete', () => {
    const complete: SignUpDraft = { ...typed, types: ['type_patient', 'type_hospital'] };
    const long = { password: 'Umusozi-17', password_confirmation: 'Umusozi-17', isAgreeTerms: true };
    expect(errorsIn(complete, long, texts.en)).toEqual({});
    expect(errorsIn(complete, { ...long, password_confirmation: 'Umusozi-18' }, texts.en)).toEqual({
      password_confirmation: 'The two passwords are not the same.',
    });
  });

  it('a patient who chooses to sign in by a code needs a phone number, but no e-mail address and no password', () => {
    const none = { password: '', password_confirmation: '', isAgreeTerms: true };
    const byCode: SignUpDraft = { ...typed, by: 'code', types: ['type_patient'], phone: '0788 123 456' };
    expect(errorsIn(byCode, none, texts.en)).toEqual({});
    expect(errorsIn({ ...byCode, phone: '' }, none, texts.en)).toEqual({ phone: 'Enter your phone number.' });
    const body = bodyOf(byCode, none, '123456');
    expect(body).toMatchObject({ phone: '0788 123 456', phone_code: '123456', isAgreeTerms: true });
    expect(body).not.toHaveProperty('email');
    expect(body).not.toHaveProperty('password');
    // a doctor always needs both an e-mail address and a password
    expect(
      Object.keys(errorsIn({ ...byCode, email: '', types: ['type_patient', 'type_doctor'] }, none, texts.en)),
    ).toEqual(['email', 'password']);
  });
});
