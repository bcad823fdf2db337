import { expect, it } from 'vitest';
import { contactOf, recipientOf } from './contact.ts';

it.each([
  ['keza@example.rw', 'email'],
  ['keza', 'email'],
  ['', 'email'],
  ['0788 123 456', 'phone'],
  ['+250 (0)788-123-456', 'phone'],
  ['078', 'phone'],
])('the typed contact %j is sent to the server in the field %s, unchanged', (typed, field) => {
  expect(recipientOf(typed)).toEqual({ [field]: typed });
});

it('the contact of a person is the e-mail address, or the phone number if there is no e-mail address', () => {
  expect(contactOf({ email: 'keza@example.rw', phone: '+250788123456' })).toBe('keza@example.rw');
  expect(contactOf({ email: null, phone: '+250788123456' })).toBe('+250 788 123 456');
});
