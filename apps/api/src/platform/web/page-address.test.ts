import { expect, it } from 'vitest';
import { asHeader, isOwnAddress, ownAddress } from './page-address.ts';

it.each([
  ['//evil.example/x?dialog=login', '/evil.example/x?dialog=login'],
  ['///evil.example', '/evil.example'],
  ['/\\evil.example/x', '/evil.example/x'],
  ['/.//evil.example', '/evil.example'],
  ['/%2e/\\/evil.example', '/evil.example'],
  ['/doctors\\view', '/doctors/view'],
])('the page address %s redirects to the page of this site at %s', (url, own) => {
  expect(isOwnAddress(url)).toBe(false);
  expect(ownAddress(url)).toBe(own);
  expect(isOwnAddress(own)).toBe(true);
});

it.each(['/', '/doctors?text-search=//x\\y', '/doctors/view/1', '/verify/a%5Cb', '/?dialog=__proto__'])(
  'the page at %s is shown without a redirect',
  (url) => expect(isOwnAddress(url)).toBe(true),
);

it('a redirect encodes characters that a header cannot contain', () => {
  expect(asHeader('/laboratories/view/\0')).toBe('/laboratories/view/%00');
  expect(asHeader('/laboratories/view/💩 ü\ud800')).toBe('/laboratories/view/%F0%9F%92%A9%20%C3%BC%EF%BF%BD');
  expect(asHeader('/doctors?page=2#top')).toBe('/doctors?page=2#top');
});
