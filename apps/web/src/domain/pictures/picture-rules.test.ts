import { expect, it } from 'vitest';
import { refusalOf } from './picture-rules.ts';

it('takes a picture up to one megabyte, to the byte, and no drawing with a script in it', () => {
  expect(refusalOf({ type: 'image/png', size: 1_048_576 })).toBeNull();
  expect(refusalOf({ type: 'image/png', size: 1_048_577 })).toBe('size');
  expect(refusalOf({ type: 'image/svg+xml', size: 10 })).toBe('kind');
});
