import { expect, it } from 'vitest';
import { addressOf, isKeyOf } from './address.ts';

it.each(['//evil.example/x', '/\\evil.example/x', '///evil.example/x', '\\/evil.example/x', 'evil.example/x'])(
  'an address made from %s stays on this site',
  (pathname) => {
    for (const query of ['', 'dialog=login', '?dialog=login', new URLSearchParams({ dialog: 'login' })])
      expect(new URL(addressOf(pathname, query), 'https://ivuriro.test').host).toBe('ivuriro.test');
  },
);

it('an address is joined from a path and its query', () => {
  expect(addressOf('/doctors')).toBe('/doctors');
  expect(addressOf('/doctors', '?page=2')).toBe('/doctors?page=2');
  expect(addressOf('/doctors', new URLSearchParams({ page: '2' }))).toBe('/doctors?page=2');
});

it.each(['__proto__', '__defineGetter__', 'constructor', 'toString', 'b', '', null, undefined])(
  'the name %j is not found in a table without such an entry, even if every object has a property of that name',
  (name) => expect(isKeyOf({ a: 1 }, name)).toBe(false),
);
it('an entry of a table is found by its name', () => expect(isKeyOf({ a: 1 }, 'a')).toBe(true));
