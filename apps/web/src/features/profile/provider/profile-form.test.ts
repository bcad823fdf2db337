import { describe, expect, it } from 'vitest';
import { fieldsOf } from './profile-fields.ts';
import { bodyOf, formOf, gapsOf, listIn, listText } from './profile-form.ts';
import type { DoctorOwn, PlaceOwn } from './profile.ts';
import { proseOf, richTextOf } from './html-to-text.ts';

const own = { admin: false, isNew: false };
const doctor = {
  name: 'Dr. Aline Uwase',
  email: 'aline@example.org',
  phone: null,
  gender: 'Female',
  RMDC_Reg_number: 'RMDC 7',
  verified: true,
  licence_expires_on: '2027-01-31',
  consultation_fee: null,
  slot_minutes: 60,
  bio: '<p>Sees children.</p><p>And <strong>adults</strong>.</p>',
  language_spoken: listText(['Kinyarwanda']),
  education_trainings: '[]',
  awards_honors: '[]',
  publication: '[]',
  other_certificates: '[]',
} as unknown as DoctorOwn;
const place = {
  name: 'Isuzuma',
  email: 'isuzuma@example.org',
  phone: '+250788000010',
  sector: 'Remera',
  sector_code: '1213',
  district: 'Gasabo',
  address: null,
  about: '',
  otherServicesProvided: [{ name: 'Home visits' }],
} as unknown as PlaceOwn;

describe('the request body of a profile', () => {
  it('saving a provider’s profile sends the name, the e-mail address and the changed fields only, so that no other field is overwritten', () => {
    const stored = formOf(doctor);
    const fields = fieldsOf('doctor', own);
    expect(bodyOf(fields, stored, stored)).toEqual({ name: 'Dr. Aline Uwase', email: 'aline@example.org' });
    const changed = { ...stored, consultation_fee: '12,500', slot_minutes: '30', bio: 'A & B\n\nC' };
    expect(bodyOf(fields, stored, changed)).toEqual({
      name: 'Dr. Aline Uwase',
      email: 'aline@example.org',
      consultation_fee: '12500',
      slot_minutes: '30',
      bio: '<p>A &amp; B</p><p>C</p>',
    });
  });

  it('saving a doctor’s profile can clear the optional gender, but not the required minutes of an appointment', () => {
    const stored = formOf(doctor);
    const sent = bodyOf(fieldsOf('doctor', own), stored, { ...stored, gender: '', slot_minutes: '' });
    expect(sent).toEqual({ name: 'Dr. Aline Uwase', email: 'aline@example.org', gender: '' });
  });

  it('saving a provider’s profile sends the code of a sector, and an empty fee if the fee was removed', () => {
    const stored = formOf(place);
    expect(stored.sector).toContain('"district":{"code":"12","name":"Gasabo"}');
    const sector = JSON.stringify({ sector: { code: '1207', name: 'Kacyiru' } });
    expect(bodyOf(fieldsOf('laboratory', own), stored, { ...stored, sector })).toHaveProperty('sector', '1207');
    const paid = formOf({ ...doctor, consultation_fee: 9000 });
    const free = { ...paid, consultation_fee: '' };
    expect(bodyOf(fieldsOf('doctor', own), paid, free)).toHaveProperty('consultation_fee', '');
  });

  it('the form of a provider’s profile reports a missing name, a missing e-mail address and an incomplete sector', () => {
    const fields = fieldsOf('pharmacy', own);
    const form = { name: ' ', email: '', sector: JSON.stringify({ province: { code: '1', name: 'Kigali City' } }) };
    expect(gapsOf(fields, form)).toEqual(['name', 'email', 'sector']);
    expect(gapsOf(fields, formOf(place))).toEqual([]);
  });
});

it('the form of a provider’s profile asks only an administrator for the licence, and for the type of a new hospital', () => {
  const names = (...given: Parameters<typeof fieldsOf>) => fieldsOf(...given).map(({ name }) => name);
  expect(names('doctor', own)).not.toContain('verified');
  expect(names('doctor', { admin: true, isNew: false })).toContain('verified');
  expect(names('hospital', { admin: true, isNew: false })).not.toContain('type');
  expect(names('hospital', { admin: true, isNew: true })).toContain('type');
  expect(names('hospital', { admin: false, isNew: true })).not.toContain('type');
});

it('rich text of a profile is turned into plain paragraphs for editing, and back into rich text', () => {
  expect(proseOf('<p>One<br />two</p>\n<p>a &lt; b</p><ul><li>x</li><li>y</li></ul>')).toBe(
    'One\ntwo\n\na < b\n\n• x\n• y',
  );
  const prose = 'One\ntwo\n\n<script>alert(1)</script> & more';
  expect(richTextOf(prose)).toBe('<p>One<br />two</p><p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>');
  expect(proseOf(richTextOf(prose))).toBe(prose);
  expect(richTextOf(' \n ')).toBe('');
});

it('the profile form reads the JSON lists of the API, and reads a missing list as an empty one', () => {
  expect(listIn(listText(['A', 'B']))).toEqual(['A', 'B']);
  expect(listIn('')).toEqual([]);
  expect(listIn(undefined)).toEqual([]);
});
