import { expect, it } from 'vitest';
import { refusalOf } from './picture-rules.ts';

it('a picture has at most 1,048,576 bytes and is not an SVG, because an SVG may contain a script', () => {
  expect(refusalOf({ type: 'image/png', size: 1_048_576 })).toBeNull();
  expect(refusalOf({ type: 'image/png', size: 1_048_577 })).toBe('size');
  expect(refusalOf({ type: 'image/svg+xml', size: 10 })).toBe('kind');
});
