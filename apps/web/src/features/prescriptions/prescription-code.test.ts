import { expect, it } from 'vitest';
import { readCode } from '@ivuriro/contract/text';
import { codeIn } from './prescription-code.ts';

it('a prescription code may be typed with spaces, hyphens and small letters', () => {
  expect(readCode(' k7qm-2p9x 4tbd')).toBe('K7QM2P9X4TBD');
});

it('a prescription code is found in a scanned verification URL, but not in other texts', () => {
  expect(codeIn('https://ivuriro.example/verify/K7QM2P9X4TBD')).toBe('K7QM2P9X4TBD');
  expect(codeIn('http://localhost:3000/verify/k7qm2p9x4tbd\n')).toBe('K7QM2P9X4TBD');
  expect(codeIn('K7QM2P9X4TBD')).toBe('K7QM2P9X4TBD');
  expect(codeIn('https://other.example/pay?to=K7QM2P9X4TBD')).toBeNull();
  expect(codeIn('WIFI:S:clinic;T:WPA;P:secret;;')).toBeNull();
});
