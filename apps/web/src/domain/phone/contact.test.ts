import { expect, it } from 'vitest';
import { contactOf, recipientOf } from './contact.ts';

it.each([
  ['keza@example.rw', 'email'],
  ['keza', 'email'],
  ['', 'email'],
  ['0788 123 456', 'phone'],
  ['+250 (0)788-123-456', 'phone'],
  ['078', 'phone'],
])('what is typed as %j is sent as %s, and the server says what is wrong with it', (typed, field) => {
  expect(recipientOf(typed)).toEqual({ [field]: typed });
});

it('a person is shown by the e-mail address, and without one by the phone number', () => {
  expect(contactOf({ email: 'keza@example.rw', phone: '+250788123456' })).toBe('keza@example.rw');
  expect(contactOf({ email: null, phone: '+250788123456' })).toBe('+250 788 123 456');
});
