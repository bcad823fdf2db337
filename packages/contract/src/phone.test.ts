import { describe, expect, it } from 'vitest';
import { optionalPhone, phone, wrongPhone } from './contact.ts';
import { phoneBeginnings, readPhone } from './phone.ts';
import { shownPhone } from './shown-phone.ts';

describe('phone numbers of Rwanda', () => {
  it.each([
    '0788123456',
    '788123456',
    '+250788123456',
    '250788123456',
    '2500788123456',
    '0788 123 456',
    '0788-123-456',
    '0788\u00a0123\u00a0456',
    '00250788123456',
    '00 250 788 123 456',
    '(0788) 123 456',
    '0788.123.456',
    '(+250) 788 123 456',
    '+250 (0)788 123 456',
    '+250 (0) 788 123 456',
    '00250 (0)788 123 456',
    '+250 0788 123 456',
    '\u202a+250 788 123 456\u202c',
    '\u2068+250 788 123 456\u2069',
    '+250\u2011788\u2011123\u2011456',
    '0788\u2013123\u2013456',
    '0788\u2212123\u2212456',
    '\u200e0788123456',
    '0788/123456',
    'tel:+250788123456',
    'TEL: 0788 123 456',
    '０７８８１２３４５６',
    '٠٧٨٨١٢٣٤٥٦',
  ])('a phone number is recognised when it is written as %j', (written) =>
    expect(readPhone(written)).toBe('+250788123456'),
  );
  it('a landline or toll-free phone number is recognised', () => {
    expect(readPhone('0252 588 888')).toBe('+250252588888');
    expect(readPhone('+250 252 588 888')).toBe('+250252588888');
    expect(readPhone('0800 123 456')).toBe('+250800123456');
  });
});

it.each([
  ['+32 470 12 34 56', '+32470123456'],
  ['0032 470 12 34 56', '+32470123456'],
  ['+32 (0)470 12 34 56', '+32470123456'],
  ['+254 712 345678', '+254712345678'],
  ['+1 (202) 555-0143', '+12025550143'],
])('a foreign phone number keeps its country code: %s', (written, read) => expect(readPhone(written)).toBe(read));

it.each([
  '12',
  '',
  'ask at the desk',
  '07881234567',
  '0588123456',
  '+999 123 456 789',
  '+250 12',
  '0788 123 456 or 457',
  '1e10',
  '+',
])('refuses the phone number %j', (written) => {
  expect(readPhone(written)).toBe(null);
  expect(phone.safeParse(written).error?.issues[0]?.message).toBe(wrongPhone);
});

it.each(['2.50788E+11', '2,50788E+11', '7.88E+08'])(
  'the phone number %s is refused as damaged by a spreadsheet program',
  (written) => expect(optionalPhone.safeParse(written).error?.issues[0]?.message).toContain('A spreadsheet shortened'),
);

it('an optional phone number that is empty counts as missing', () => expect(optionalPhone.parse(' \u200b')).toBe(''));

it.each([
  ['+250788123456', '+250 788 123 456'],
  ['+250252588888', '+250 252 588 888'],
  ['+32470123456', '+32 470 123 456'],
  ['+12025550143', '+1 202 555 0143'],
  ['0788 12', '0788 12'],
])('the phone number %s is shown as %s', (stored, shown) => expect(shownPhone(stored)).toBe(shown));

it.each([
  ['0788', ['+250788']],
  ['788 555', ['+250788555', '+788555']],
  ['+250 788-5', ['+2507885']],
  ['+250 (0)788', ['+250788']],
  ['00250 0788', ['+250788']],
  ['250788', ['+250250788', '+250788']],
  ['2500788', ['+2502500788', '+250788']],
  ['+254 71', ['+25471']],
  ['07', []],
  ['Aline', []],
  ['68Z7', []],
])('the first digits of a phone number, typed as %s, are the beginnings of these numbers: %j', (typed, beginnings) =>
  expect(phoneBeginnings(typed)).toEqual(beginnings),
);
